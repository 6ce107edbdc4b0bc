// Going on with the value of a Result, where there is one, and passing its error on where not.
#pragma once

#include <type_traits>
#include <utility>

#include "base/result.h"

namespace nonet {

// What f(value) gives, as a Result.
template <typename AnyResult, typename F>
[[nodiscard]] auto map(AnyResult&& result, F f)
    -> Result<std::invoke_result_t<F&, decltype(*std::forward<AnyResult>(result))>> {
  if (!result.ok()) return std::forward<AnyResult>(result).error();
  return f(*std::forward<AnyResult>(result));
}

// The same where f(value) may fail: it gives a Result itself.
template <typename AnyResult, typename F>
[[nodiscard]] auto and_then(AnyResult&& result, F f)
    -> std::invoke_result_t<F&, decltype(*std::forward<AnyResult>(result))> {
  if (!result.ok()) return std::forward<AnyResult>(result).error();
  return f(*std::forward<AnyResult>(result));
}

}  // namespace nonet
