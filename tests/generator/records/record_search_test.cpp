#include "generator/records/record_search.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "base/quick_stream.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "rater/orders/catalog.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

std::vector<std::string> lines_of_map(const RecordMap& map) {
  std::vector<std::string> lines;
  for (const auto& [niche, holder] : map.holders()) {
    lines.push_back(std::string(kRecordKinds[niche.kind].key) + " " + std::to_string(niche.clues) +
                    " " + std::string(row_of(niche.symmetry).key) + " " +
                    holder.puzzle.givens().line());
  }
  return lines;
}

struct Searched {
  RecordMap map;
  std::vector<Find> finds;
};

Searched searched(RecordSearchPlan plan, RecordMap map = {}) {
  Searched result{std::move(map), {}};
  search_records(plan, result.map, RunControl(),
                 {.found =
                      [&](const Find& find) {
                        result.finds.push_back(find);
                        return Flow::kContinue;
                      },
                  .unit_done = [](std::uint64_t) { return Flow::kContinue; }});
  return result;
}

TEST_CASE("Records are minimal puzzles of their niche, with the ratings they hold",
          "[generator][records]") {
  const Searched result = searched({.seed = 1, .threads = 2, .units = 48});
  CHECK(result.map.holders().size() > 20);
  for (const auto& [niche, holder] : result.map.holders()) {
    INFO(holder.puzzle.givens().line());
    CHECK(niche_of(holder.puzzle.givens(), niche.kind) == niche);
    CHECK(is_minimal(holder.puzzle));
    auto ratings = *class_ratings(holder.puzzle, RunControl());
    ratings.push_back(find_scale("explainer")->rate(holder.puzzle, {}));
    CHECK(record_score(kRecordKinds[niche.kind], ratings) == holder.score);
  }
  for (const Find& find : result.finds) CHECK_FALSE(find.ratings.empty());
}

TEST_CASE("Designs bring trial-and-error depth 3 to the map", "[generator][records]") {
  const Searched result = searched({.seed = 5, .first_unit = 24, .units = 1});
  int deepest = 0;
  for (const Find& find : result.finds) {
    deepest = std::max(deepest, class_by(find.puzzle, find.ratings).depth);
  }
  CHECK(deepest == 3);
}

TEST_CASE("A map is the same for any number of threads", "[generator][records]") {
  const auto expected = lines_of_map(searched({.seed = 2, .threads = 1, .units = 40}).map);
  CHECK(lines_of_map(searched({.seed = 2, .threads = 3, .units = 40}).map) == expected);
  CHECK(lines_of_map(searched({.seed = 3, .threads = 1, .units = 40}).map) != expected);
}

TEST_CASE("A search that goes on is as one without an end", "[generator][records]") {
  const auto whole = lines_of_map(searched({.seed = 2, .units = 48}).map);
  const Searched first = searched({.seed = 2, .units = 32});
  CHECK(lines_of_map(searched({.seed = 2, .first_unit = 32, .units = 16}, first.map).map) == whole);
}

TEST_CASE("The map grows: a search raises what it holds", "[generator][records]") {
  const RecordMap before = searched({.seed = 4, .units = 10}).map;
  const RecordMap after = searched({.seed = 4, .first_unit = 10, .units = 60}, before).map;
  int raised = 0;
  for (const auto& [niche, holder] : before.holders()) {
    const RecordScore now = after.holders().at(niche).score;
    CHECK(now >= holder.score);
    raised += now > holder.score ? 1 : 0;
  }
  CHECK(raised > 0);
  CHECK(after.holders().size() > before.holders().size());
}

TEST_CASE("Mirrors that a turn changes into each other share a niche", "[generator][records]") {
  const auto niche_with = [](Symmetry symmetry) {
    QuickStream random(1, "pattern", 0);
    Grid givens;
    while (givens.filled().size() < 20) {
      const Cell drawn(static_cast<int>(random.below(kCells)));
      for (const Cell cell : orbit_of(drawn, symmetry)) givens.set(cell, Digit(1));
    }
    return niche_of(givens, 0);
  };
  for (const auto& [one, other] : {std::pair(Symmetry::kHorizontal, Symmetry::kVertical),
                                   std::pair(Symmetry::kDiagonal, Symmetry::kAntidiagonal)}) {
    CHECK(up_to_turns(other) == one);
    CHECK(up_to_turns(one) == one);
    for (const Symmetry symmetry : {one, other}) {
      const auto niche = niche_with(symmetry);
      REQUIRE(niche);
      CHECK(niche->symmetry == one);
    }
  }
}

TEST_CASE("Only a greater value replaces a record", "[generator][records]") {
  const Puzzle puzzle = testing::puzzle_of(
      ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
  const RecordNiche niche = *niche_of(puzzle.givens(), 0);
  CHECK(niche.clues == 17);
  RecordMap map;
  CHECK(map.offer(niche, {puzzle, {2.0, 1.2, 1.2}, 1}));
  CHECK_FALSE(map.offer(niche, {puzzle, {2.0, 1.2, 1.2}, 2}));
  CHECK_FALSE(map.offer(niche, {puzzle, {1.9, 1.5, 1.2}, 3}));
  CHECK(map.offer(niche, {puzzle, {2.0, 1.5, 1.2}, 4}));
  CHECK(map.holders().at(niche).mark == 4);
}

}  // namespace
}  // namespace nonet
