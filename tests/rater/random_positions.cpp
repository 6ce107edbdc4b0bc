#include "tests/rater/random_positions.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rater/orders/scale/finder_catalog.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/technique_cases.h"
#include "tests/reference_data.h"

namespace nonet::testing {

namespace {

// A finder's first steps.
class FirstSteps final : public StepSink {
 public:
  FirstSteps(std::size_t enough, Detail detail) : enough_(enough), detail_(detail) {}
  Demand offer(const Step& step) override {
    steps.push_back(step);
    return steps.size() < enough_ ? Demand::kMore : Demand::kEnough;
  }
  [[nodiscard]] Detail detail() const override { return detail_; }
  std::vector<Step> steps;

 private:
  std::size_t enough_;
  Detail detail_;
};

// In every how many positions the finder is called.
int stride_of(const TechniqueRow& technique) {
  const FinderRow& finder = finder_row(technique.id);
  if (finder.pace == Pace::kSlow) return 1500;
  if (technique.id == TechniqueId::kAlsChain) return 500;
  if (technique.family == "fish" && finder.size > 2) return 100;
  const bool long_lists = technique.family == "tables" ||
                          technique.family == "almost_locked_sets" ||
                          technique.family == "templates";
  if (long_lists) return 50;
  // Patterns of many digits are rare, and cost as much to rule out as to find.
  constexpr std::array<std::string_view, 5> kManyDigits = {"rank_zero", "exocet", "deadly_patterns",
                                                           "bent_sets", "wide_blossoms"};
  return std::ranges::find(kManyDigits, technique.family) != kManyDigits.end() ? 10 : 1;
}

}  // namespace

Position random_position(const Puzzle& puzzle, RandomStream& random) {
  Grid grid = puzzle.givens();
  const double filled = random.unit() * 0.8;
  for (const Cell cell : all_cells()) {
    if (random.chance(filled)) grid.set(cell, puzzle.solution().digit(cell));
  }
  Position position(grid);
  const double removed = random.unit() * 0.8;
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) {
      if (digit != puzzle.solution().digit(cell) && random.chance(removed)) {
        position.eliminate({cell, digit});
      }
    }
  }
  return position;
}

std::vector<TechniqueRow> techniques_called_in(int position) {
  std::vector<TechniqueRow> called;
  for (const TechniqueRow& technique : technique_catalog()) {
    if (technique.family == "chains" || technique.family == "classification") continue;
    if (position % stride_of(technique) == 0) called.push_back(technique);
  }
  return called;
}

std::vector<Step> first_steps(const Position& position, const TechniqueRow& technique,
                              CellSet givens, std::size_t enough, Detail detail) {
  FirstSteps sink(enough, detail);
  WalkMemory memory;
  const FinderRow& finder = finder_row(technique.id);
  finder.find(Search{position, sink, memory, finder.size, givens});
  return std::move(sink.steps);
}

std::vector<Puzzle> puzzles_of_all_levels() {
  std::vector<Puzzle> puzzles = puzzles_with_many_techniques();
  for (const char* name : {"random_minimal.txt", "forum_hardest.txt", "te3_minimals.txt"}) {
    const auto file = reference_file(name);
    if (!file) continue;
    for (const Puzzle& puzzle : puzzles_in(*file, 60)) puzzles.push_back(puzzle);
  }
  return puzzles;
}

}  // namespace nonet::testing
