#include "solvers/exact/certify.h"

#include <cassert>

#include "solvers/exact/count.h"

namespace nonet {

Certificate certify(const Grid& grid) {
  const SolutionCount found = count_solutions(grid, 2);
  Certificate certificate{found.verdict(), std::nullopt};
  if (certificate.verdict == Verdict::kUnique) {
    certificate.puzzle = Puzzle::with_proven_solution(grid, *found.first);
    assert(certificate.puzzle.has_value());
  }
  return certificate;
}

std::vector<Certificate> certify_all(std::span<const Grid> grids) {
  std::vector<Certificate> certificates;
  certificates.reserve(grids.size());
  for (const Grid& grid : grids) certificates.push_back(certify(grid));
  return certificates;
}

}  // namespace nonet
