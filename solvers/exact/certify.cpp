#include "solvers/exact/certify.h"

#include <cassert>

#include "solvers/exact/batch_solver.h"
#include "solvers/exact/count.h"

namespace nonet {

namespace {

Certificate certificate_of(const Grid& grid, Verdict verdict, const std::optional<Grid>& solution) {
  Certificate certificate{verdict, std::nullopt};
  if (verdict == Verdict::kUnique) {
    certificate.puzzle = Puzzle::with_proven_solution(grid, *solution);
    assert(certificate.puzzle.has_value());
  }
  return certificate;
}

Verdict count_verdict_of(const Answer& answer) {
  if (answer.count == 0) return Verdict::kNone;
  return answer.count == 1 ? Verdict::kUnique : Verdict::kMultiple;
}

// The batch solver's lanes cost the same whether they hold a puzzle or not. Measured: each of 8
// grids costs three times as much as alone, each of 128 as much.
constexpr std::size_t kFewestForBatch = 128;

std::vector<Certificate> certify_singly(std::span<const Grid> grids) {
  std::vector<Certificate> certificates;
  certificates.reserve(grids.size());
  for (const Grid& grid : grids) certificates.push_back(certify(grid));
  return certificates;
}

}  // namespace

Certificate certify(const Grid& grid) {
  const SolutionCount found = count_solutions(grid, 2);
  return certificate_of(grid, found.verdict(), found.first);
}

Certificate certify(const PencilMarks& candidates) {
  const SolutionCount found = count_solutions(candidates, 2);
  Certificate certificate{found.verdict(), std::nullopt};
  if (certificate.verdict != Verdict::kUnique) return certificate;
  using GivensAlone = Puzzle::GivensAlone;
  const bool decide = static_cast<bool>(certify(givens_of(candidates)));
  certificate.puzzle = Puzzle::with_proven_solution(
      candidates, decide ? GivensAlone::kDecide : GivensAlone::kDoNotDecide, *found.first);
  assert(certificate.puzzle.has_value());
  return certificate;
}

bool has_one_solution(const Puzzle& puzzle) {
  return static_cast<bool>(puzzle.candidates() != nullptr ? certify(*puzzle.candidates())
                                                          : certify(puzzle.givens()));
}

std::vector<Certificate> certify_all(std::span<const Grid> grids) {
  if (grids.size() < kFewestForBatch) return certify_singly(grids);
  const std::vector<Answer> answers = BatchSolver().count(grids);
  std::vector<Certificate> certificates;
  certificates.reserve(grids.size());
  for (std::size_t i = 0; i < grids.size(); ++i) {
    certificates.push_back(
        certificate_of(grids[i], count_verdict_of(answers[i]), answers[i].solution));
  }
  return certificates;
}

}  // namespace nonet
