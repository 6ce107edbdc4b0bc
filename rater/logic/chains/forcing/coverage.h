// The removals that the hints of a nested search have made so far.
#pragma once

#include <algorithm>
#include <vector>

#include "rater/logic/chains/grid/chain_grid.h"

namespace nonet::chains {

// Collects the removals while walking a sorted list of hints. A hint that removes nothing new is
// skipped, and so is one with the same removals as an earlier hint without parents.
class Coverage {
 public:
  [[nodiscard]] bool adds_to(const Places& removals) const {
    if (std::ranges::find(fruitless_, removals) != fruitless_.end()) return false;
    for (const Digit d : all_digits()) {
      if (!covered_[d].contains(removals[d])) return true;
    }
    return false;
  }
  void cover(const Places& removals) {
    for (const Digit d : all_digits()) covered_[d] |= removals[d];
  }
  void set_fruitless(const Places& removals) { fruitless_.push_back(removals); }

 private:
  Places covered_;
  std::vector<Places> fruitless_;
};

}  // namespace nonet::chains
