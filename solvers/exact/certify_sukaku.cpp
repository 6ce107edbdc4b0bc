#include "solvers/exact/certify_sukaku.h"

#include <cassert>

#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {

SukakuCertificate certify_sukaku(const PencilMarks& candidates) {
  const SolutionCount found = count_solutions(candidates, 2);
  SukakuCertificate certificate{found.verdict(), std::nullopt};
  if (certificate.verdict != Verdict::kUnique) return certificate;
  using GivensAlone = Sukaku::GivensAlone;
  const bool decide = static_cast<bool>(certify(givens_of(candidates)));
  certificate.sukaku = Sukaku::with_proven_solution(
      candidates, decide ? GivensAlone::kDecide : GivensAlone::kDoNotDecide, *found.first);
  assert(certificate.sukaku.has_value());
  return certificate;
}

}  // namespace nonet
