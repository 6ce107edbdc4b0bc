#include "tasks/lists/reference_list.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>

#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::grid_of;
using testing::puzzle_of;

const std::string kInList =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
const std::string kNotInList =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

LikenessKeys line_keys(const std::string& line, Likeness farthest = Likeness::kSameGrid) {
  PuzzleText text;
  text.givens = grid_of(line);
  return likeness_keys({&text, 1}, {Likeness::kEqual, farthest}).front();
}

// Disguised: with digits exchanged, and turned.
std::string disguised(std::string line) {
  for (char& c : line) {
    if (c != '.') c = c == '9' ? '1' : static_cast<char>(c + 1);
  }
  std::ranges::reverse(line);
  return line;
}

// With one more clue of the same solution.
std::string with_clue(std::string line) {
  const std::size_t empty = line.find('.');
  line[empty] = puzzle_of(line).solution().line()[empty];
  return line;
}

ReferenceList reference_of(Likeness farthest = Likeness::kSameGrid) {
  ReferenceList list;
  list.add(line_keys(kInList, farthest), {"a", 3, 1});
  list.add(line_keys(kInList, farthest), {"a", 4, 1});
  list.add(line_keys(disguised(kInList), farthest), {"b", 1, 1});
  return list;
}

TEST_CASE("The closest likeness counts, and the first puzzle of the list that has it", "[study]") {
  const ReferenceList list = reference_of();
  CHECK(list.size() == 3);
  const auto equal = list.find(line_keys(disguised(kInList)));
  REQUIRE(equal);
  CHECK(equal->likeness == Likeness::kEqual);
  CHECK(equal->source == "b");
  CHECK(equal->line == 1);
  const auto isomorphic = list.find(line_keys(disguised(disguised(kInList))));
  REQUIRE(isomorphic);
  CHECK(isomorphic->likeness == Likeness::kIsomorphic);
  CHECK(isomorphic->source == "a");
  CHECK(isomorphic->line == 3);
  const auto grid = list.find(line_keys(disguised(with_clue(kInList))));
  REQUIRE(grid);
  CHECK(grid->likeness == Likeness::kSameGrid);
  CHECK(grid->line == 3);
  CHECK_FALSE(list.find(line_keys(kNotInList)));
}

TEST_CASE("Only the kinds of likeness that both sides have are compared", "[study]") {
  CHECK_FALSE(reference_of().find(line_keys(disguised(disguised(kInList)), Likeness::kEqual)));
  CHECK_FALSE(reference_of(Likeness::kIsomorphic).find(line_keys(with_clue(kInList))));
  CHECK_FALSE(ReferenceList().find(line_keys(kInList)));
}

TEST_CASE("A grid with several solutions is compared by its givens alone", "[study]") {
  const std::string empty(81, '.');
  CHECK_FALSE(line_keys(empty).of(Likeness::kSameGrid));
  ReferenceList list = reference_of();
  CHECK_FALSE(list.find(line_keys(empty)));
  list.add(line_keys(empty), {"b", 2, 1});
  REQUIRE(list.find(line_keys(empty)));
  CHECK(list.find(line_keys(empty))->likeness == Likeness::kEqual);
}

}  // namespace
}  // namespace nonet
