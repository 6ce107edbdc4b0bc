// Tables of doubles.
#include "tasks/lists/double_groups.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/grid_of.h"

namespace nonet {
namespace {

using testing::grid_of;

const std::string kListed =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
const std::string kOtherListed =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

std::string turned(std::string line) {
  std::ranges::reverse(line);
  return line;
}

void add_line(DoubleGroups& groups, const std::string& line, Place place) {
  const Grid givens = grid_of(line);
  groups.add(givens, fingerprint(canonical_form(givens)), place);
}

TEST_CASE("Doubles stand together, behind the first of their group", "[study]") {
  DoubleGroups groups;
  add_line(groups, kOtherListed, {"a", 1, 1});
  add_line(groups, kListed, {"a", 2, 1});
  add_line(groups, turned(kOtherListed), {"a", 4, 1});
  add_line(groups, kListed, {"b", 1, 1});
  add_line(groups, kOtherListed, {"b", 2, 1});
  CHECK(groups.size() == 5);
  CHECK(groups.lines() == std::vector<std::string>{
                              "1\ta\t1\t" + kOtherListed + "\tfirst\n",
                              "1\ta\t4\t" + turned(kOtherListed) + "\tisomorphic\n",
                              "1\tb\t2\t" + kOtherListed + "\tequal\n",
                              "2\ta\t2\t" + kListed + "\tfirst\n",
                              "2\tb\t1\t" + kListed + "\tequal\n",
                          });
}

TEST_CASE("Puzzles without doubles are in no group", "[study]") {
  DoubleGroups groups;
  add_line(groups, kListed, {"a", 1, 1});
  add_line(groups, kOtherListed, {"a", 2, 1});
  CHECK(groups.lines().empty());
}

}  // namespace
}  // namespace nonet
