// The solution is found by trial: singles are placed, then each candidate of a cell with the fewest
// is tried. No other finder needs a solver, and this one runs in about one in a thousand of the
// hardest puzzles.
#include "rater/logic/patterns/last_resort/brute_force.h"

#include <optional>

#include "rater/logic/patterns/singles/singles.h"

namespace nonet {

namespace {

void place_singles(Position& position) {
  while (true) {
    std::optional<Single> single = first_naked_single(position);
    if (!single) single = first_hidden_single(position);
    if (!single || !position.has(single->candidate)) return;
    position.place(single->candidate);
  }
}

}  // namespace

std::optional<Position> solution_by_trial(Position position) {
  place_singles(position);
  if (position.solved()) return position;
  Cell fewest = position.empty_cells().first();
  for (const Cell cell : position.empty_cells()) {
    if (position.candidates(cell).size() < position.candidates(fewest).size()) fewest = cell;
  }
  for (const Digit digit : position.candidates(fewest)) {
    Position trial = position;
    trial.place({fewest, digit});
    if (std::optional<Position> solved = solution_by_trial(trial)) return solved;
  }
  return std::nullopt;
}

void find_brute_force(const Search& search) {
  const CellSet empty = search.position.empty_cells();
  if (empty.empty()) return;
  const std::optional<Position> solved = solution_by_trial(search.position);
  if (!solved) return;
  int before = empty.size() / 2;
  Cell middle = empty.first();
  for (const Cell cell : empty) {
    if (before-- == 0) middle = cell;
  }
  Step step;
  step.technique = TechniqueId::kBruteForce;
  step.cells.insert(middle);
  step.placement = Candidate{middle, solved->grid().digit(middle)};
  search.sink.offer(step);
}

}  // namespace nonet
