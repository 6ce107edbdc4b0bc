// Puzzles of trial-and-error depth 3: designs and relatives are of depth 3 and have one solution,
// and a bare tridagon is not refuted.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "board/canonical.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "generator/full_grid.h"
#include "generator/hunt/bare_tridagon.h"
#include "generator/hunt/deep_design.h"
#include "generator/hunt/deep_frame.h"
#include "generator/hunt/deep_relatives.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/logic/trials/kernel.h"
#include "solvers/exact/certify.h"
#include "tests/generator/hunt/depth_two.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

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

TEST_CASE("Designs have one solution and depth 3, most of them on grids of their own",
          "[evolution]") {
  RandomStream random(5, "deep-test", 0);
  std::set<Grid> grids;
  constexpr std::size_t kDesigns = 12;
  for (std::size_t i = 0; i < kDesigns; ++i) {
    const DeepDesign made = design(DesignKind::kDeep, random, {});
    REQUIRE(made.puzzle);
    const Certificate proof = certify(made.puzzle->givens());
    REQUIRE(proof);
    CHECK(proof.puzzle->solution() == made.puzzle->solution());
    CHECK(nearness_of(minimised(*made.puzzle, random), {})->depth == 3);
    grids.insert(canonical_form(made.puzzle->solution()));
  }
  CHECK(grids.size() >= kDesigns / 2);
}

TEST_CASE("Near designs have one solution and depth 2, and take long braids", "[evolution]") {
  RandomStream random(8, "deep-test", 0);
  int long_braids = 0;
  for (int i = 0; i < 6; ++i) {
    const DeepDesign made = design(DesignKind::kNear, random, {});
    REQUIRE(made.puzzle);
    REQUIRE(certify(made.puzzle->givens()));
    const Puzzle puzzle = minimised(*made.puzzle, random);
    CHECK(nearness_of(puzzle, {})->depth == 2);
    long_braids += *bxb_of(puzzle, {}) >= 5 ? 1 : 0;
  }
  CHECK(long_braids >= 3);
}

TEST_CASE("In a frame each house has six cells of the other digits", "[evolution]") {
  RandomStream random(6, "deep-test", 0);
  for (int i = 0; i < 100; ++i) {
    const DeepFrame frame = random_frame(random);
    CHECK((frame.others & frame.twelve).empty());
    CHECK((frame.others & frame.corner.filled()).empty());
    for (const House house : all_houses()) {
      CHECK((frame.others & cell_set_of(house)).size() == 6);
    }
    for (const FrameArm& arm : frame.arms) {
      CHECK(arm.open().size() == 9);
      CHECK((arm.open() & frame.others).size() == 3);
    }
  }
}

// The lines of a side box, from none to three, that may hold the three digits where trials do not
// refute the bare tridagon.
std::string open_lines(const PencilMarks& left, DigitSet three, House box, bool columns) {
  std::array<int, kBoxSize> open{};
  for (const Cell cell : cells_of(box)) {
    const int line = columns ? cell.column() : cell.row();
    if (left[cell].intersects(three)) ++open[static_cast<std::size_t>(line % kBoxSize)];
  }
  std::ranges::sort(open);
  return fmt::format("{}{}{}", open[0], open[1], open[2]);
}

// Whether the puzzle has the frame of deep_frame.h.
bool has_frame(const Puzzle& puzzle) {
  const auto tridagon = tridagon_after_singles(puzzle);
  if (!tridagon) return false;
  PencilMarks marks = PencilMarks::of(expanded_by_singles(puzzle));
  for (const Cell cell : tridagon->cells) marks[cell] &= tridagon->digits;
  const auto left = trials::best_kernel().close({.marks = marks, .depth = 2}).marks;
  if (!left) return false;
  std::set<int> bands = {0, 1, 2};
  std::set<int> stacks = {0, 1, 2};
  for (const Cell cell : tridagon->cells) {
    bands.erase(cell.row() / kBoxSize);
    stacks.erase(cell.column() / kBoxSize);
  }
  std::multiset<std::string> right;
  std::multiset<std::string> below;
  for (int other = 0; other < kBoxSize; ++other) {
    if (other != *bands.begin()) {
      const House box = House::box(other * kBoxSize + *stacks.begin());
      right.insert(open_lines(*left, tridagon->digits, box, true));
    }
    if (other != *stacks.begin()) {
      const House box = House::box(*bands.begin() * kBoxSize + other);
      below.insert(open_lines(*left, tridagon->digits, box, false));
    }
  }
  const std::multiset<std::string> line_and_loose = {"003", "033"};
  return right == line_and_loose && below == line_and_loose;
}

TEST_CASE("Known puzzles of depth 3, and designs, have the frame", "[evolution][reference]") {
  RandomStream random(7, "deep-test", 0);
  for (int i = 0; i < 5; ++i) CHECK(has_frame(*design(DesignKind::kDeep, random, {}).puzzle));
  CHECK_FALSE(has_frame(testing::puzzle_of(testing::kDepthTwo)));

  const auto file = testing::reference_file("te3_minimals.txt");
  if (!file) return;
  std::ifstream lines(*file);
  constexpr int kEvery = 30;
  int known = 0;
  int framed = 0;
  std::string line;
  for (int number = 0; std::getline(lines, line); ++number) {
    if (number % kEvery != 0) continue;
    ++known;
    framed += has_frame(testing::puzzle_of(line.substr(0, kCells))) ? 1 : 0;
  }
  CHECK(known == 71);
  CHECK(framed == 68);
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
