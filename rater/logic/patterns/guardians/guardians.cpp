#include "rater/logic/patterns/guardians/guardians.h"

#include "board/geometry.h"

namespace nonet {

CandidateSet removed_by(const Position& position, Candidate one) {
  CandidateSet removed;
  removed[one.digit] = peers_of(one.cell) & position.places(one.digit);
  removed.insert(one.cell, position.candidates(one.cell) - DigitSet(one.digit));
  return removed;
}

bool may_share_a_target(const CandidateSet& guardians) {
  return guardians.size() <= kMostMixedGuardians || guardians.digits().size() <= 1 ||
         guardians.cells().size() <= 1;
}

CandidateSet removed_by_each(const Position& position, const CandidateSet& guardians) {
  CandidateSet removed;
  bool first = true;
  for (const Digit digit : guardians.digits()) {
    for (const Cell cell : guardians[digit]) {
      const CandidateSet by_this = removed_by(position, {cell, digit});
      for (const Digit d : DigitSet::all()) {
        removed[d] = first ? by_this[d] : removed[d] & by_this[d];
      }
      first = false;
      if (removed.empty()) return removed;
    }
  }
  return removed;
}

CandidateSet guardians_of(const Position& before, const Step& step) {
  CandidateSet guardians;
  if (step.technique == TechniqueId::kBrokenWing) {
    guardians[step.digits.first()] = step.helpers;
    return guardians;
  }
  for (const Cell cell : step.cells) {
    guardians.insert(cell, before.candidates(cell) - step.digits);
  }
  return guardians;
}

}  // namespace nonet
