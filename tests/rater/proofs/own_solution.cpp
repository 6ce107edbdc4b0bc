#include "tests/rater/proofs/own_solution.h"

namespace nonet::testing {

namespace {

// The smallest set of candidates of which one must be true: the candidates of a cell or the places
// of a digit.
std::vector<Candidate> fewest_cases(const CheckedGrid& grid) {
  std::vector<Candidate> best;
  bool any = false;
  const auto offer = [&](const std::vector<Candidate>& cases) {
    if (any && cases.size() >= best.size()) return;
    best = cases;
    any = true;
  };
  for (const Cell cell : all_cells()) {
    if (!grid.values.empty(cell)) continue;
    std::vector<Candidate> cases;
    for (const Digit digit : grid.at(cell)) cases.push_back({cell, digit});
    offer(cases);
  }
  if (best.size() < 2) return best;
  for (int house = 0; house < kHouses; ++house) {
    for (const Digit digit : DigitSet::all()) {
      if (grid.is_placed(House(house), digit)) continue;
      std::vector<Candidate> cases;
      for (const Cell cell : grid.places(House(house), digit)) cases.push_back({cell, digit});
      offer(cases);
    }
  }
  return best;
}

}  // namespace

std::optional<Grid> own_solution(const CheckedGrid& start) {
  if (start.values.filled().size() == kCells) return start.values;
  for (const Candidate one : fewest_cases(start)) {
    CheckedGrid next = start;
    next.place(one);
    if (const auto solution = own_solution(next)) return solution;
  }
  return std::nullopt;
}

}  // namespace nonet::testing
