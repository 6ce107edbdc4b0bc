// Continuing with the value of a Result, or passing its error on.
#pragma once

#include <type_traits>
#include <utility>

#include "base/result.h"

namespace nonet {

// f(value), as a Result.
template <typename AnyResult, typename F>
[[nodiscard]] auto map(AnyResult&& result, F f)
    -> Result<std::invoke_result_t<F&, decltype(*std::forward<AnyResult>(result))>> {
  if (!result.ok()) return std::forward<AnyResult>(result).error();
  return f(*std::forward<AnyResult>(result));
}

// As map(), for an f that returns a Result itself.
template <typename AnyResult, typename F>
[[nodiscard]] auto and_then(AnyResult&& result, F f)
    -> std::invoke_result_t<F&, decltype(*std::forward<AnyResult>(result))> {
  if (!result.ok()) return std::forward<AnyResult>(result).error();
  return f(*std::forward<AnyResult>(result));
}

}  // namespace nonet
