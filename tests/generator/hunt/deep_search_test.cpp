// Puzzles of trial-and-error depth 3: a bare tridagon is not refuted, relatives are minimal puzzles
// of depth 3, and a search without seeds finds one.
#include "generator/hunt/deep_search.h"

#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "generator/full_grid.h"
#include "generator/hunt/bare_tridagon.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "rater/logic/trials/kernel.h"
#include "solvers/exact/certify.h"
#include "tests/generator/hunt/depth_two.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

// Found by this project without seeds.
constexpr const char* kDepthThree =
    "4..1..78.17.8...92.8....1.489......12.7...4.9.14..982....25.9..92.4.7......9362..";

TEST_CASE("All kernels close marks alike, also from marks known to stay", "[evolution]") {
  RandomStream random(1, "deep-test", 0);
  int contradictions = 0;
  for (int i = 0; i < 12; ++i) {
    for (const PlantedPlace& planted : planted_places(random_full_grid(random))) {
      const Puzzle puzzle = minimised(planted.clues, random);
      PencilMarks marks = PencilMarks::of(puzzle.givens());
      for (const Cell cell : planted.place.twelve) marks[cell] &= planted.place.digits;
      const auto first =
          trials::best_kernel().close({.marks = marks, .depth = 1, .staying = nullptr}).marks;
      contradictions += first ? 0 : 1;
      for (const trials::Kernel* kernel : trials::kernels()) {
        if (!kernel->runs_here()) continue;
        INFO(kernel->key);
        CHECK(kernel->close({.marks = marks, .depth = 1, .staying = nullptr}).marks == first);
        if (!first) continue;
        CHECK(kernel->close({.marks = marks, .depth = 1, .staying = &*first}).marks == first);
      }
    }
  }
  CHECK(contradictions > 0);
}

TEST_CASE("The relatives of a puzzle of depth 3 are minimal puzzles of depth 3", "[evolution]") {
  RandomStream random(2, "deep-test", 0);
  const Puzzle deep = minimised(testing::puzzle_of(kDepthThree), random);
  REQUIRE(nearness_of(deep, {})->depth == 3);
  std::set<Grid> different;
  std::set<Grid> solutions;
  for (const Puzzle& relative : deep_relatives(deep, 400, random, {})) {
    const Certificate proof = certify(relative.givens());
    REQUIRE(proof);
    CHECK(proof.puzzle->solution() == relative.solution());
    CHECK(is_minimal(relative));
    CHECK(nearness_of(relative, {})->depth == 3);
    different.insert(relative.givens());
    solutions.insert(relative.solution());
  }
  CHECK(different.size() > 3);
  CHECK(solutions.size() > 1);
}

TEST_CASE("A puzzle of smaller depth has no relatives of depth 3", "[evolution]") {
  RandomStream random(3, "deep-test", 0);
  CHECK(deep_relatives(testing::puzzle_of(testing::kDepthTwo), 20, random, {}).empty());
  for (const PlantedPlace& planted : planted_places(random_full_grid(random))) {
    CHECK(deep_relatives(minimised(planted.clues, random), 5, random, {}).empty());
  }
}

TEST_CASE("Changes around a bare tridagon bring the clues nearer to one solution", "[evolution]") {
  RandomStream random(4, "deep-test", 0);
  int nearer = 0;
  int searched = 0;
  for (int i = 0; i < 30 && searched < 4; ++i) {
    for (const PlantedPlace& planted : planted_places(random_full_grid(random))) {
      Grid clues;
      for (const Cell cell : planted.clues.givens().filled()) {
        const Digit digit = planted.clues.givens().digit(cell);
        if (cells_around(planted.place).contains(cell) || planted.place.digits.contains(digit)) {
          clues.set(cell, digit);
        }
      }
      auto bare = BareTridagon::around(planted.place, clues, planted.clues.solution(), random, {});
      if (!bare || searched == 4) continue;
      ++searched;
      const std::uint64_t before = bare->solutions();
      for (int change = 0; change < 25 && !bare->solved(); ++change) bare->change(random, {});
      nearer += bare->solutions() < before ? 1 : 0;
    }
  }
  REQUIRE(searched == 4);
  CHECK(nearer >= 2);
}

}  // namespace
}  // namespace nonet
