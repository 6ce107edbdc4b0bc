#include "rater/logic/patterns/blossoms/petals.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "board/every_key.h"

namespace nonet {

namespace {

struct PetalMemory final : FamilyMemory {
  void load(const Position& position, const std::vector<AlmostLockedSet>& sets) {
    if (loaded && places == position.all_places()) return;
    loaded = true;
    places = position.all_places();
    exclusions = {};
    for (const AlmostLockedSet& set : sets) {
      for (const Digit digit : set.digits) add(set, digit);
    }
  }

  void add(const AlmostLockedSet& set, Digit lost) {
    for (const Cell cell : set.seen[lost]) {
      CandidateSet& excluded = exclusions.excluded[{cell, lost}];
      for (const Digit digit : set.digits - DigitSet(lost)) excluded[digit] |= set.seen[digit];
      ++exclusions.petals[{cell, lost}];
    }
  }

  bool loaded = false;
  PerDigit<CellSet> places;
  PetalExclusions exclusions;
};

int common_size(const CandidateSet& one, const CandidateSet& other) {
  int size = 0;
  for (const Digit digit : all_digits()) size += (one[digit] & other[digit]).size();
  return size;
}

bool exclude_all(const PetalList& petals, Digit lost, CandidateSet candidates) {
  for (const AlmostLockedSet* petal : petals) candidates -= excluded_without(*petal, lost);
  return candidates.empty();
}

}  // namespace

CandidateSet excluded_without(const AlmostLockedSet& petal, Digit lost) {
  CandidateSet excluded;
  for (const Digit digit : petal.digits - DigitSet(lost)) excluded[digit] = petal.seen[digit];
  return excluded;
}

const PetalExclusions& petal_exclusions(const Position& position, WalkMemory& memory) {
  if (memory.petals == nullptr) memory.petals = std::make_unique<PetalMemory>();
  auto& known = static_cast<PetalMemory&>(*memory.petals);
  known.load(position, almost_locked_sets(position, memory));
  return known.exclusions;
}

PetalList petals_of(Candidate candidate, const std::vector<AlmostLockedSet>& sets) {
  PetalList petals;
  for (const AlmostLockedSet& set : sets) {
    if (!set.digits.contains(candidate.digit)) continue;
    if (set.seen[candidate.digit].contains(candidate.cell)) petals.push_back(&set);
  }
  return petals;
}

PetalList choose_petals(const PetalList& petals, Digit lost, const CandidateSet& candidates) {
  PetalList chosen;
  for (CandidateSet left = candidates; !left.empty();) {
    chosen.push_back(*std::ranges::min_element(petals, {}, [&](const AlmostLockedSet* petal) {
      return std::pair(-common_size(excluded_without(*petal, lost), left), petal->cells.size());
    }));
    left -= excluded_without(*chosen.back(), lost);
  }
  for (std::size_t i = chosen.size(); i-- > 0;) {
    PetalList fewer = chosen;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (exclude_all(fewer, lost, candidates)) chosen = std::move(fewer);
  }
  return chosen;
}

}  // namespace nonet
