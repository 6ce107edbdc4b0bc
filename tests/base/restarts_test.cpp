#include "base/restarts.h"

#include <catch2/catch.hpp>
#include <vector>

namespace nonet {
namespace {

TEST_CASE("Searches of each length come half as often as those of half the length", "[base]") {
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t number = 0; number < 16; ++number) lengths.push_back(restart_length(number));
  CHECK(lengths == std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1});
  CHECK(restart_length((std::uint64_t{1} << 40) - 2) == std::uint64_t{1} << 39);
}

}  // namespace
}  // namespace nonet
