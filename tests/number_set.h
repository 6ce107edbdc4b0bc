// Numbers that the environment sets for a test: the size of a long run, its part.
#pragma once

#include <cstddef>
#include <cstdlib>

namespace nonet::testing {

// The number in the environment's `variable`; `otherwise` where it is not set.
inline std::size_t number_set(const char* variable, std::size_t otherwise) {
  const char* const set = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return set == nullptr ? otherwise : static_cast<std::size_t>(std::atoll(set));
}

}  // namespace nonet::testing
