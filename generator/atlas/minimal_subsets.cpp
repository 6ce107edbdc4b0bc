#include "generator/atlas/minimal_subsets.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nonet {

namespace {

// A set of the clues that are not needed among all: bit i stands for the i-th of them.
using Spare = std::uint64_t;

class MinimalSubsets {
 public:
  MinimalSubsets(UnavoidableSets& sets, CellSet clues, const std::function<void(CellSet)>& visit)
      : sets_(sets), visit_(visit) {
    for (const Cell cell : clues) {
      if (needed_among(clues, cell)) {
        needed_.insert(cell);
      } else {
        spare_.push_back(cell);
      }
    }
    for (const CellSet set : sets.known()) {
      if (!set.intersects(needed_)) note(set);
    }
  }

  void run() { extend(0, (Spare{1} << spare_.size()) - 1); }

 private:
  bool needed_among(CellSet clues, Cell cell) {
    const CellSet others = clues - CellSet(cell);
    if (sets_.misses_one(others)) return true;
    return sets_.missed_by(others, cell).has_value();
  }

  // Visits the minimal sets that contain `chosen` and else only clues of `open`.
  // REQUIRES: each of `chosen` is needed.
  void extend(Spare chosen, Spare open) {
    const std::optional<Spare> missed = missed_by(chosen, open);
    if (!missed) {
      visit_(clues_of(chosen));
      return;
    }
    Spare choices = *missed & open;
    open &= ~choices;
    for (; choices != 0; choices &= choices - 1) {
      const Spare choice = choices & -choices;
      if (!all_needed(chosen | choice)) continue;
      extend(chosen | choice, open);
      open |= choice;
    }
  }

  // Of the known sets that have none of the chosen clues, the open clues of the one that leaves the
  // fewest choices; none if there is no such set.
  std::optional<Spare> missed_by(Spare chosen, Spare open) {
    std::optional<Spare> best;
    int fewest = kCells;
    for (const Spare set : noted_) {
      if ((set & chosen) != 0) continue;
      const int choices = std::popcount(set & open);
      if (choices >= fewest) continue;
      fewest = choices;
      best = set;
    }
    if (best) return best;
    const auto found = sets_.missed_by(clues_of(chosen));
    if (!found) return std::nullopt;
    return note(*found);
  }

  // Whether each of the chosen clues is needed beside the others.
  bool all_needed(Spare chosen) {
    for (Spare rest = chosen; rest != 0; rest &= rest - 1) {
      if (!is_needed(rest & -rest, chosen)) return false;
    }
    return true;
  }

  bool is_needed(Spare one, Spare chosen) {
    for (const Spare set : noted_) {
      if ((set & chosen) == one) return true;
    }
    const Cell cell = spare_[static_cast<std::size_t>(std::countr_zero(one))];
    const auto found = sets_.missed_by(clues_of(chosen & ~one), cell);
    if (found) note(*found);
    return found.has_value();
  }

  Spare note(CellSet set) {
    Spare here = 0;
    for (std::size_t i = 0; i < spare_.size(); ++i) {
      if (set.contains(spare_[i])) here |= Spare{1} << i;
    }
    const auto within = [&](Spare known) { return (known & ~here) == 0; };
    if (std::ranges::any_of(noted_, within)) return here;
    std::erase_if(noted_, [&](Spare known) { return (here & ~known) == 0; });
    noted_.push_back(here);
    return here;
  }

  [[nodiscard]] CellSet clues_of(Spare chosen) const {
    CellSet clues = needed_;
    for (; chosen != 0; chosen &= chosen - 1)
      clues.insert(spare_[static_cast<std::size_t>(std::countr_zero(chosen))]);
    return clues;
  }

  UnavoidableSets& sets_;
  const std::function<void(CellSet)>& visit_;
  CellSet needed_;            // in each subset
  std::vector<Cell> spare_;   // may be missing
  std::vector<Spare> noted_;  // of these, the parts of known unavoidable sets without needed clues
};

}  // namespace

void for_each_minimal_subset(UnavoidableSets& sets, CellSet clues,
                             const std::function<void(CellSet)>& visit) {
  MinimalSubsets(sets, clues, visit).run();
}

}  // namespace nonet
