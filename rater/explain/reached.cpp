#include "rater/explain/reached.h"

#include <fmt/format.h>

#include "base/request_error.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

Origin::Origin(const Puzzle& puzzle)
    : givens(puzzle.givens()),
      candidates(puzzle.candidates() != nullptr ? *puzzle.candidates() : PencilMarks()),
      solution(puzzle.solution()),
      without(techniques_unfit_for(puzzle)) {}

Status givens_stand(const Origin& origin, const Reached& reached) {
  for (const Cell cell : origin.givens.filled()) {
    const int given = origin.givens.value(cell);
    const int placed = reached.placed.value(cell);
    if (placed == 0 || placed == given) continue;
    return request_error(
        fmt::format("{} is given as {}, the position has {}", name_of(cell), given, placed));
  }
  return {};
}

namespace {

CellSet open_cells(const Origin& origin, const Reached& reached) {
  return all_cells() - origin.givens.filled() - reached.placed.filled();
}

bool most_have_marks(const PencilMarks& marks, CellSet cells) {
  int marked = 0;
  for (const Cell cell : cells) marked += marks[cell].empty() ? 0 : 1;
  return 2 * marked > cells.size();
}

}  // namespace

std::vector<Assertion> wrong_claims(const Origin& origin, const Reached& reached) {
  std::vector<Assertion> claims;
  const CellSet open = open_cells(origin, reached);
  const bool all_marked = reached.marks && most_have_marks(*reached.marks, open);
  for (const Cell cell : all_cells() - origin.givens.filled()) {
    const Digit right = origin.solution.digit(cell);
    if (!open.contains(cell)) {
      const Digit digit = reached.placed.digit(cell);
      if (digit != right) claims.push_back({{cell, digit}, true});
      continue;
    }
    const DigitSet marks = reached.marks ? (*reached.marks)[cell] : DigitSet();
    if (marks.contains(right) || (marks.empty() && !all_marked)) continue;
    const bool lone = marks.size() == 1;
    claims.push_back({{cell, lone ? marks.first() : right}, lone});
  }
  return claims;
}

Position sound_position(const Origin& origin, const Reached& reached, WithMarks with_marks) {
  Grid grid = origin.givens;
  for (const Cell cell : reached.placed.filled()) {
    const Digit digit = reached.placed.digit(cell);
    if (grid.empty(cell) && origin.solution.digit(cell) == digit) grid.set(cell, digit);
  }
  PencilMarks marks = origin.candidates;
  if (with_marks == WithMarks::kNo || !reached.marks) return {grid, marks};
  for (const Cell cell : all_cells()) {
    const DigitSet noted = (*reached.marks)[cell];
    if (noted.contains(origin.solution.digit(cell))) marks[cell] &= noted;
  }
  return {grid, marks};
}

}  // namespace nonet
