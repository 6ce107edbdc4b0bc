#include "rater/logic/patterns/guardians/guardian_aids.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Aids beyond these are hard to see, and take long.
constexpr int kMostSetCells = 5;
constexpr int kMostGuardianCells = 3;
constexpr int kMostGuardianDigits = 4;

template <typename Visit>
void visit_candidates(const CandidateSet& set, Visit visit) {
  for (const Digit digit : set.digits()) {
    for (const Cell cell : set[digit]) visit(Candidate{cell, digit});
  }
}

std::shared_ptr<const Proof> guarded_proof(const Step& step, const CandidateSet& guardians) {
  Pattern pattern;
  pattern.cells = step.cells;
  pattern.digits = step.digits;
  pattern.base = house_list(step.bases);
  if (step.cover) pattern.cover = {*step.cover};
  pattern.partners = step.helpers;
  pattern.surplus = guardians;
  pattern.parts = step.parts;
  return pattern_proof(step, std::move(pattern));
}

}  // namespace

bool may_conclude(const CandidateSet& guardians) {
  if (may_share_a_target(guardians)) return true;
  const CellSet cells = guardians.cells();
  return cells.size() <= kMostGuardianCells && guardians.digits().size() <= kMostGuardianDigits &&
         house_with(cells).has_value();
}

void GuardianCount::add(Cell cell, DigitSet guardians) {
  size_ += guardians.size();
  ++cells_;
  digits_ |= guardians;
  houses_ &= house_set_of(cell);
}

bool GuardianCount::may_conclude() const {
  if (size_ <= kMostMixedGuardians || digits_.size() <= 1 || cells_ <= 1) return true;
  return cells_ <= kMostGuardianCells && digits_.size() <= kMostGuardianDigits && houses_ != 0;
}

GuardianCount::Room GuardianCount::room() const {
  if (cells_ == 0) return {CellSet::all(), kSize};
  Room room;
  if (cells_ == kMostGuardianCells) return room;
  room.more = kMostGuardianDigits - digits_.size();
  room.near = cells_in(houses_);
  return room;
}

void GuardianAids::list_aids() {
  listed_ = true;
  for (const House house : all_houses()) {
    for (const Digit digit : DigitSet::all()) {
      const HouseMask places = position_.places(house, digit);
      if (bit_count(places) != 2) continue;
      const CellSet two = cells_at(house, places);
      const Cell first = two.first();
      const Cell second = (two - CellSet(first)).first();
      locked_digits_.push_back({digit, first, second});
      locked_digits_.push_back({digit, second, first});
    }
  }
  const std::vector<AlmostLockedSet>& sets = almost_locked_sets(position_, memory_);
  for (int size = 1; size <= kMostSetCells; ++size) {
    for (const AlmostLockedSet& set : sets) {
      if (set.digits.size() == size + 1) sets_.push_back(&set);
    }
  }
}

CandidateSet GuardianAids::removed_with(const LockedDigit& locked,
                                        const CandidateSet& guardians) const {
  const Candidate follows{locked.other, locked.digit};
  const CellSet clashing = guardians[locked.digit] & peers_of(locked.other);
  if (clashing.empty() && !guardians.cells().contains(locked.other)) return {};
  const CandidateSet excluded = removed_by(position_, follows);
  CandidateSet removed = removed_by(position_, {locked.one, locked.digit});
  removed.erase(follows);
  removed -= excluded;  // what contradicts both places goes without guardians
  bool aids = false;
  visit_candidates(guardians, [&](Candidate guardian) {
    if (excluded.contains(guardian)) {
      aids = true;
    } else {
      removed &= removed_by(position_, guardian);
    }
  });
  return aids ? removed : CandidateSet();
}

CandidateSet GuardianAids::removed_with(const AlmostLockedSet& set,
                                        const CandidateSet& guardians) const {
  CandidateSet removed;
  if (!set.sees.intersects(guardians.cells())) return removed;
  CandidateSet seeing;  // guardians that the set excludes if it holds their digit
  visit_candidates(guardians, [&](Candidate guardian) {
    if (set.seen[guardian.digit].contains(guardian.cell)) seeing.insert(guardian);
  });
  if (seeing.empty()) return removed;
  for (const Digit digit : set.digits) removed[digit] = set.seen[digit];
  visit_candidates(guardians, [&](Candidate guardian) {
    const CandidateSet by_this = removed_by(position_, guardian);
    for (const Digit digit : set.digits) {
      const bool excluded = digit != guardian.digit && seeing.contains(guardian);
      if (!excluded) removed[digit] &= by_this[digit];
    }
  });
  return removed;
}

Demand GuardianAids::offer(const Search& search, Step step, const CandidateSet& guardians) {
  was_offered_pattern_ = true;
  CandidateSet known;
  const auto offer_with = [&](CandidateSet removed, int type, const PatternPart& aid) {
    removed -= known;
    known |= removed;
    if (removed.empty()) return Demand::kMore;
    step.eliminations = removed;
    step.variant = static_cast<std::uint8_t>(type);
    if (explains(search)) {
      step.parts.clear();
      if (type != 0) step.parts.push_back(aid);
      step.proof = guarded_proof(step, guardians);
    }
    return search.sink.offer(step);
  };
  if (offer_with(removed_by_each(position_, guardians), 0, {}) == Demand::kEnough) {
    return Demand::kEnough;
  }
  if (!listed_) list_aids();
  for (const LockedDigit& locked : locked_digits_) {
    const PatternPart aid{{locked.one, locked.other}, DigitSet(locked.digit)};
    if (offer_with(removed_with(locked, guardians), 4, aid) == Demand::kEnough) {
      return Demand::kEnough;
    }
  }
  for (const AlmostLockedSet* set : sets_) {
    const PatternPart aid{set->cells, set->digits};
    if (offer_with(removed_with(*set, guardians), 3, aid) == Demand::kEnough) {
      return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

}  // namespace nonet
