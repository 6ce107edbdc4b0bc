#include "generator/thinning.h"

#include <catch2/catch.hpp>
#include <map>

#include "generator/full_grid.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Thinning by its definition, one grid and one clue at a time.
Puzzle thinned_by_definition(const ThinningRange& range, std::uint64_t index) {
  QuickStream random(range.seed, "thinning", index);
  const Grid solution = FullGrids().random(random);
  std::vector<CellSet> orbits;
  CellSet seen;
  for (const Cell c : CellSet::all()) {
    if (seen.contains(c)) continue;
    orbits.push_back(orbit_of(c, range.style.symmetry));
    seen |= orbits.back();
  }
  random.shuffle(std::span<CellSet>(orbits));
  Grid givens = solution;
  for (const CellSet orbit : orbits) {
    if (givens.clue_count() - orbit.size() < range.style.fewest_clues) continue;
    Grid without = givens;
    for (const Cell c : orbit) without.clear(c);
    if (certify(without).verdict == Verdict::kUnique) givens = without;
  }
  return *Puzzle::with_proven_solution(givens, solution);
}

TEST_CASE("Thinning in bulk is thinning clue by clue, on every kernel", "[generator]") {
  const FullGrids grids;
  for (const Symmetry symmetry : {Symmetry::kNone, Symmetry::kRotational, Symmetry::kFull}) {
    for (const int fewest : {0, 28}) {
      const ThinningRange range{7, 5, 12, {.symmetry = symmetry, .fewest_clues = fewest}};
      for (const slices::Kernel* kernel : slices::kernels()) {
        if (!kernel->runs_here()) continue;
        const auto puzzles = thinned(range, grids, {}, *kernel);
        REQUIRE(puzzles.size() == range.count);
        for (std::uint64_t i = 0; i < range.count; ++i) {
          CHECK(puzzles[i] == thinned_by_definition(range, range.first + i));
        }
      }
    }
  }
}

TEST_CASE("Thinning leaves minimal puzzles", "[generator]") {
  for (const Puzzle& puzzle : thinned({1, 0, 50, {}}, FullGrids())) {
    CHECK(certify(puzzle.givens()).puzzle == puzzle);
    for (const Cell clue : puzzle.givens().filled()) {
      Grid without = puzzle.givens();
      without.clear(clue);
      CHECK(certify(without).verdict == Verdict::kMultiple);
    }
    CHECK(is_minimal(puzzle));
    Grid more = puzzle.givens();
    const Cell extra = (~more.filled()).first();
    more.set(extra, puzzle.solution().digit(extra));
    CHECK_FALSE(is_minimal(*Puzzle::with_proven_solution(more, puzzle.solution())));
  }
}

TEST_CASE("Thinning by orbits keeps every kind of symmetry and needs each orbit", "[generator]") {
  const FullGrids grids;
  for (const SymmetryRow& row : kSymmetries) {
    CAPTURE(row.key);
    for (const Puzzle& puzzle : thinned({2, 0, 6, {.symmetry = row.id}}, grids)) {
      CHECK(has_symmetry(puzzle.givens().filled(), row.id));
      CHECK(certify(puzzle.givens()).puzzle == puzzle);
      for (const Cell clue : puzzle.givens().filled()) {
        Grid without = puzzle.givens();
        for (const Cell c : orbit_of(clue, row.id)) without.clear(c);
        CHECK(certify(without).verdict == Verdict::kMultiple);
      }
    }
  }
}

TEST_CASE("Clues put back make a puzzle near a minimal one", "[generator]") {
  const FullGrids grids;
  const auto minimal = thinned({3, 0, 20, {}}, grids);
  const auto near = thinned({3, 0, 20, {.put_back = 3}}, grids);
  for (std::size_t i = 0; i < minimal.size(); ++i) {
    CHECK(near[i].givens().clue_count() == minimal[i].givens().clue_count() + 3);
    CHECK(minimal[i].givens().extended_by(near[i].givens()));
  }
}

TEST_CASE("The clue counts agree with top-down generation", "[generator]") {
  std::map<int, int> puzzles_with;
  double sum = 0;
  constexpr int kPuzzles = 20'000;
  for (const Puzzle& puzzle : thinned({4, 0, kPuzzles, {}}, FullGrids())) {
    ++puzzles_with[puzzle.givens().clue_count()];
    sum += puzzle.givens().clue_count();
  }
  // D. Berthier, 2009: 24.38 on average, with a standard deviation of 1.1.
  CHECK(sum / kPuzzles == Approx(24.38).margin(0.04));
  CHECK(puzzles_with[24] > kPuzzles / 3);
  CHECK(puzzles_with[20] < kPuzzles / 500);
}

TEST_CASE("A stopped thinning gives only finished puzzles", "[generator]") {
  std::stop_source stop;
  stop.request_stop();
  CHECK(thinned({1, 0, 100, {}}, FullGrids(), RunControl(stop.get_token())).empty());
}

}  // namespace
}  // namespace nonet
