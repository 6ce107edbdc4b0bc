// Truths and links: N truths have N true candidates, M links at most M. Where each candidate is in
// as many links as truths, one that is in more than M - N beyond these cannot be true.
#include <algorithm>

#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

// A truth whose digit stands there already has no candidate that is true.
void demand_open(const CheckedGrid& grid, const Constraint& truth) {
  if (truth.cells.size() == 1) {
    demand(grid.values.empty(truth.cells.first()), "a filled cell among the truths");
    return;
  }
  for (const Cell cell : truth.cells) {
    demand(grid.values.value(cell) != truth.digits.first().value(), "a placed digit is no truth");
  }
}

int count_of(const std::vector<Constraint>& constraints, Candidate candidate) {
  return static_cast<int>(std::ranges::count_if(
      constraints, [&](const Constraint& one) { return one.concerns(candidate); }));
}

}  // namespace

void check_counting(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed) {
  const auto truths = constraints_in(pattern.json.at("truths"));
  const auto links = constraints_in(pattern.json.at("links"));
  const int rank = static_cast<int>(links.size()) - static_cast<int>(truths.size());
  demand(rank >= 0 && claimed.placed.empty(), "fewer links than truths");
  for (const Constraint& truth : truths) demand_open(grid, truth);
  for (const Cell cell : all_cells()) {
    for (const Digit digit : grid.at(cell)) {
      const Candidate one{cell, digit};
      demand(count_of(links, one) >= count_of(truths, one), "a candidate that no link takes");
    }
  }
  for (const Candidate target : claimed.removed) {
    demand(count_of(links, target) - count_of(truths, target) > rank, "the links leave the target");
  }
}

}  // namespace nonet::testing
