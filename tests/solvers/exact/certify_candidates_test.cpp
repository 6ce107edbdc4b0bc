#include <catch2/catch.hpp>

#include "solvers/exact/certify.h"
#include "tests/solvers/exact/grids.h"

namespace nonet {
namespace {

using namespace testing;

// The candidates that the givens leave; of the digits `less` only those of the solution.
PencilMarks marks_without(const Grid& givens, const Grid& solution, DigitSet less) {
  PencilMarks marks = PencilMarks::of(givens);
  for (const Cell cell : all_cells()) {
    if (givens.empty(cell)) marks[cell] &= ~less | DigitSet(solution.digit(cell));
  }
  return marks;
}

TEST_CASE("Candidates with one solution become a sukaku", "[solvers]") {
  const Grid grid = grid_of(kUniqueLine);
  const Grid solution = certify(grid).puzzle->solution();
  const Certificate position = certify(marks_without(grid, solution, DigitSet(Digit(1))));
  REQUIRE(position);
  CHECK(position.verdict == Verdict::kUnique);
  CHECK(position.puzzle->givens_decide());

  Grid fewer;  // the givens alone leave many solutions
  for (const Cell cell : grid.filled()) {
    if (cell.row() < 3) fewer.set(cell, grid.digit(cell));
  }
  REQUIRE(certify(fewer).verdict == Verdict::kMultiple);
  const PencilMarks candidates = marks_without(fewer, solution, ~DigitSet(Digit(9)));
  const Certificate sukaku = certify(candidates);
  REQUIRE(sukaku);
  CHECK_FALSE(sukaku.puzzle->givens_decide());
  CHECK(*sukaku.puzzle->candidates() == candidates);
  CHECK(sukaku.puzzle->solution() == solution);
}

TEST_CASE("A cell's only candidate is a given if no peer has it", "[solvers]") {
  PencilMarks marks = PencilMarks::of(Grid());
  const Cell cell = *CellSet::all().begin();
  marks[cell] = DigitSet(Digit(5));
  CHECK(givens_of(marks).empty(cell));
  for (const Cell peer : peers_of(cell)) marks[peer].erase(Digit(5));
  CHECK(givens_of(marks).value(cell) == 5);
  CHECK(givens_of(marks).clue_count() == 1);
}

TEST_CASE("Candidates without a solution, or with several, are no sukaku", "[solvers]") {
  CHECK(certify(PencilMarks::of(Grid())).verdict == Verdict::kMultiple);
  const Grid grid = grid_of(kUniqueLine);
  const Grid solution = certify(grid).puzzle->solution();
  PencilMarks none = PencilMarks::of(grid);
  const Cell open = *(~grid.filled()).begin();
  none[open].erase(solution.digit(open));
  CHECK(certify(none).verdict == Verdict::kNone);
  none[open] = {};
  CHECK(certify(none).verdict == Verdict::kNone);
}

}  // namespace
}  // namespace nonet
