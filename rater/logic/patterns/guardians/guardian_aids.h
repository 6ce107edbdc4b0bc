// More conclusions from guardians than the candidates that contradict each of them. If a candidate
// is true, an aid makes others true, and these contradict the guardians that the candidate itself
// leaves.
//
//   locked set    n cells of a house with n + 1 digits. Without one of the digits they hold all
//                 others, so that guardians of these which see them are false (type 3: the
//                 guardians together with the cells make a naked set of their house)
//   locked digit  a digit with two places in a house. A candidate that contradicts one of them
//                 makes the other true (type 4: the digit is locked to the two cells that have the
//                 guardians)
//
// Source: the types 3 and 4 of unique rectangles (players' forum, 2005), for guardians of any
// pattern.
#pragma once

#include <optional>
#include <vector>

#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

// Whether something may follow from the guardians by sight or with an aid: there are few of them,
// or they are in few cells of one house. Adding guardians never changes false to true.
bool may_conclude(const CandidateSet& guardians);

// The same, for guardians that are added cell by cell.
class GuardianCount {
 public:
  // REQUIRES: the cell was not added before.
  void add(Cell cell, DigitSet guardians);

  [[nodiscard]] bool may_conclude() const;
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] DigitSet digits() const { return digits_; }

  // So many new digits may be among the guardians of one more cell of `near`; negative: there may
  // be no such cell. Where guardians are few or of one digit, other cells have room, too.
  struct Room {
    CellSet near;
    int more = -1;
  };
  [[nodiscard]] Room room() const;

 private:
  int size_ = 0;
  int cells_ = 0;
  DigitSet digits_;
  HouseSet houses_ = ~HouseSet{0};  // that have all of the cells
};

// The aids of a position; listed when they are first needed.
class GuardianAids {
 public:
  explicit GuardianAids(const Search& search)
      : position_(search.position), memory_(search.memory) {}

  // Offers the step with the candidates that contradict each guardian, then for each aid with those
  // that follow with it and were not offered before. The step passed in has all but its
  // conclusions; the proof has its cells, digits, houses and helpers, the guardians as surplus, and
  // the aid as its part: a locked set, or two cells with the digit. Of steps with an aid `variant`
  // is the type, 3 or 4.
  Demand offer(const Search& search, Step step, const CandidateSet& guardians);

  // Whether offer() was called, even if nothing followed.
  [[nodiscard]] bool was_offered_pattern() const { return was_offered_pattern_; }

 private:
  // A digit with two places in a house.
  struct LockedDigit {
    Digit digit;
    Cell one;
    Cell other;
  };

  void list_aids();
  [[nodiscard]] CandidateSet removed_with(const AlmostLockedSet& set,
                                          const CandidateSet& guardians) const;
  [[nodiscard]] CandidateSet removed_with(const LockedDigit& locked,
                                          const CandidateSet& guardians) const;

  const Position& position_;
  WalkMemory& memory_;
  bool was_offered_pattern_ = false;
  bool listed_ = false;
  std::vector<LockedDigit> locked_digits_;
  std::vector<const AlmostLockedSet*> sets_;  // the smallest first
};

// As find_in_changed_cells, for find(search, cells, aids), which offers all steps by the aids. A
// pattern without a conclusion may have one when an aid appears elsewhere, so a search is in vain
// only if there is no pattern.
template <typename Find>
void find_guarded_in_changed_cells(const Search& search, CellFinder finder, Find find) {
  ChangeMemory& changes = search.memory.changes;
  const CellSet cells = changes.cells_of_new_patterns(finder, search.position, search.givens);
  if (cells.empty()) return;
  GuardianAids aids(search);
  find(search, cells, aids);
  if (!aids.was_offered_pattern()) changes.searched(finder, search.position, search.givens);
}

}  // namespace nonet
