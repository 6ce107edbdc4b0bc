#include "tasks/lists/expansions.h"

#include <algorithm>

#include "generator/hunt/planting.h"

namespace nonet {
namespace {

bool lies_in(CellSet inner, CellSet outer) { return inner != outer && (inner - outer).empty(); }

}  // namespace

ExpandedForm expanded_form(const Puzzle& puzzle) {
  Canonicalizer canonicalizer;
  const CanonicalForm solution = canonicalizer.form_of(puzzle.solution());
  const Grid expanded = expanded_by_singles(puzzle);
  return {.givens = expanded,
          .form = fingerprint(canonicalizer.grid_of(expanded)),
          .solution = fingerprint(solution.grid),
          .filled = solution.from_original(expanded).filled()};
}

bool Expansions::add(const ExpandedForm& expanded) {
  if (!forms_.insert(expanded.form)) return false;
  of_solution_[expanded.solution].push_back(all_.size());
  all_.push_back(expanded);
  return true;
}

bool Expansions::is_wanted(const ExpandedForm& expanded, Expands which) const {
  if (which == Expands::kAll) return true;
  return std::ranges::none_of(of_solution_.at(expanded.solution), [&](std::size_t other) {
    const CellSet filled = all_[other].filled;
    return which == Expands::kMin ? lies_in(filled, expanded.filled)
                                  : lies_in(expanded.filled, filled);
  });
}

std::vector<Grid> Expansions::chosen(Expands which) const {
  std::vector<Grid> grids;
  for (const ExpandedForm& expanded : all_) {
    if (is_wanted(expanded, which)) grids.push_back(expanded.givens);
  }
  return grids;
}

}  // namespace nonet
