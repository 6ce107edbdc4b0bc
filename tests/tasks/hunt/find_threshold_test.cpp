#include "tasks/hunt/find_threshold.h"

#include <catch2/catch.hpp>

#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

constexpr const char* kAnyPuzzle =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

ArchivedPuzzle find_of(int er, int depth, int braids) {
  return {.puzzle = puzzle_of(kAnyPuzzle),
          .form = {},
          .rating = {er, er, er},
          .is = {.depth = depth, .braids = braids}};
}

TEST_CASE("A threshold is a word and a number, and says itself again", "[study]") {
  for (const char* text : {"er=11", "er=10.5", "depth=3", "bxb=7", "bxbb=2"}) {
    const auto threshold = parse_threshold(text);
    REQUIRE(threshold.ok());
    CHECK(text_of(*threshold) == text);
  }
  for (const char* text : {"", "er", "er=", "er=x", "clues=17", "=3"}) {
    const auto threshold = parse_threshold(text);
    REQUIRE_FALSE(threshold.ok());
    CHECK(threshold.error().reason ==
          "'" + std::string(text) +
              "' is no threshold: er=11, depth=3, bxb=7 or bxbb=2 is expected");
  }
}

TEST_CASE("A find reaches a threshold by its rating or its class", "[study]") {
  CHECK(reaches(*parse_threshold("er=10.5"), find_of(105, 2, 5)));
  CHECK_FALSE(reaches(*parse_threshold("er=10.6"), find_of(105, 2, 5)));
  CHECK_FALSE(reaches(*parse_threshold("er=0"), find_of(0, 2, 5)));
  CHECK(reaches(*parse_threshold("depth=2"), find_of(0, 3, 2)));
  CHECK(reaches(*parse_threshold("bxb=5"), find_of(0, 2, 5)));
  CHECK_FALSE(reaches(*parse_threshold("bxb=2"), find_of(0, 3, 2)));
  CHECK(reaches(*parse_threshold("bxbb=2"), find_of(0, 3, 2)));
}

}  // namespace
}  // namespace nonet
