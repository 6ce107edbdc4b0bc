// Uniqueness techniques while singles are pending. They rely on the single solution of the givens,
// so they must hold in every position on the way to it, not only in positions where a path, which
// takes singles first, would use them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <iostream>
#include <map>

#include "base/bits.h"
#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "solvers/exact/certify.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

struct UniquenessFinder {
  Finder find;
  int size;
};

// The finders of the catalog, and the scales' own finders.
std::vector<UniquenessFinder> uniqueness_finders() {
  std::vector<UniquenessFinder> finders;
  const auto add = [&](TechniqueId technique, Finder find, int size) {
    if (technique_row(technique).premise != Premise::kGivensDecide) return;
    const bool known = std::ranges::any_of(
        finders, [&](const UniquenessFinder& one) { return one.find == find && one.size == size; });
    if (!known) finders.push_back({find, size});
  };
  for (const FinderRow& row : finder_catalog()) add(row.technique, row.find, row.size);
  for (const ScaleRow& scale : scale_catalog()) {
    for (const Producer& one : scale.producers()) add(one.technique, one.find, one.size);
  }
  return finders;
}

// Some cells are filled; each other cell keeps its digit and, mostly, one or two wrong ones. A cell
// that keeps no wrong digit is a single, and so is a digit with one place left.
Position nearly_decided(const Puzzle& puzzle, RandomStream& random) {
  Grid grid = puzzle.givens();
  const double few = random.unit() * random.unit();
  const double filled = random.chance(0.5) ? 0.95 * random.unit() : 1 - few;
  for (const Cell cell : all_cells()) {
    if (random.chance(filled)) grid.set(cell, puzzle.solution().digit(cell));
  }
  Position position(grid);
  const double lone = random.unit() * 0.3;
  const double three = random.unit() * 0.2;
  for (const Cell cell : position.empty_cells()) {
    const Digit right = puzzle.solution().digit(cell);
    int wrong = random.chance(lone) ? 0 : random.chance(three) ? 2 : 1;
    const auto first = random.below(kSize);
    for (int i = 0; i < kSize; ++i) {
      const Digit digit(static_cast<int>((first + static_cast<std::uint32_t>(i)) % kSize) + 1);
      if (digit == right || !position.has({cell, digit})) continue;
      if (wrong-- <= 0) position.eliminate({cell, digit});
    }
  }
  return position;
}

// Positions that counting alone takes for a bivalue universal grave plus one: one cell with three
// candidates, no cell with more, and only one digit with three places in the houses of that cell.
bool looks_like_grave(const Position& position) {
  CellSet three;
  for (const Cell cell : position.empty_cells()) {
    if (position.candidates(cell).size() > 3) return false;
    if (position.candidates(cell).size() == 3) three.insert(cell);
  }
  if (three.size() != 1) return false;
  DigitSet digits;
  int houses = 0;
  for (int house = 0; house < kHouses; ++house) {
    for (const Digit digit : DigitSet::all()) {
      const int places = bit_count(position.places(House(house), digit));
      if (places < 3) continue;
      if (places > 3 || !cell_set_of(House(house)).contains(three)) return false;
      digits.insert(digit);
      ++houses;
    }
  }
  return houses == 3 && digits.size() == 1;
}

class AgainstSolution final : public StepSink {
 public:
  explicit AgainstSolution(const Grid& solution) : solution_(solution) {}

  Demand offer(const Step& step) override {
    ++steps[step.technique];
    for (const Cell cell : step.eliminations.cells()) {
      if (step.eliminations.contains({cell, solution_.digit(cell)})) false_step = step;
    }
    if (step.placement && solution_.digit(step.placement->cell) != step.placement->digit) {
      false_step = step;
    }
    return Demand::kMore;
  }

  std::map<TechniqueId, std::size_t> steps;
  std::optional<Step> false_step;

 private:
  const Grid& solution_;
};

struct Answers {
  std::map<TechniqueId, std::size_t> steps;
  int look_like_graves = 0;
};

// Calls all these finders in some positions that have a single.
Answers ask_uniqueness(int positions, std::uint64_t seed) {
  RandomStream random(seed, "uniqueness-with-singles");
  const auto finders = uniqueness_finders();
  const auto listed = testing::puzzles_with_many_techniques();
  Answers answers;
  while (positions > 0) {
    const Grid& some = listed[random.below(static_cast<std::uint32_t>(listed.size()))].givens();
    const Puzzle puzzle = certify(Transform::random(random)(some)).puzzle.value();
    for (int i = 0; i < 100 && positions > 0; ++i) {
      const Position position = nearly_decided(puzzle, random);
      if (!has_single(position)) continue;
      --positions;
      answers.look_like_graves += looks_like_grave(position) ? 1 : 0;
      for (const UniquenessFinder& finder : finders) {
        AgainstSolution sink(puzzle.solution());
        WalkMemory memory;
        finder.find(Search{position, sink, memory, finder.size, puzzle.givens().filled()});
        for (const auto& [technique, count] : sink.steps) answers.steps[technique] += count;
        if (!sink.false_step) continue;
        FAIL(technique_row(sink.false_step->technique).key
             << " in " << position.grid().line() << ": "
             << testing::conclusion_text(*sink.false_step));
      }
    }
  }
  return answers;
}

void report(const Answers& answers, int positions) {
  std::cerr << "uniqueness in " << positions << " positions with singles, "
            << answers.look_like_graves << " that look like graves:";
  for (const auto& [technique, count] : answers.steps) {
    std::cerr << ' ' << technique_row(technique).key << ' ' << count;
  }
  std::cerr << "\n";
}

TEST_CASE("No uniqueness technique contradicts the solution where singles are pending",
          "[rater][technique]") {
  constexpr int kPositions = 20'000;
  const Answers answers = ask_uniqueness(kPositions, 1);
  report(answers, kPositions);
  CHECK(answers.steps.size() >= 10);
  CHECK(answers.look_like_graves > 0);
}

TEST_CASE("No uniqueness technique contradicts a solution in a million positions with singles",
          "[.nightly][soundness]") {
  constexpr int kPositions = 1'000'000;
  report(ask_uniqueness(kPositions, 2), kPositions);
}

// One cell has three candidates, and one digit has three places only in the houses of that cell.
// But cells with one candidate are pending, so the rest is no grave: r4c1 is the 6 that the
// technique would remove.
TEST_CASE("There is no bivalue universal grave while singles are pending", "[rater][technique]") {
  const Grid grid =
      Grid::from_line(
          "963472518781596.425.2.83.76.3..45.91.15967234.94.316..358614.2947.3281651267594"
          "83")
          .value();
  for (const Producer& one : find_scale("hodoku")->producers()) {
    if (one.technique != TechniqueId::kBug1) continue;
    const Grid solution = certify(grid).puzzle.value().solution();
    AgainstSolution sink(solution);
    WalkMemory memory;
    one.find(Search{Position(grid), sink, memory, one.size, {}});
    CHECK(sink.steps.empty());
    CHECK(solution.value(Cell(3, 0)) == 6);
  }
}

}  // namespace
}  // namespace nonet
