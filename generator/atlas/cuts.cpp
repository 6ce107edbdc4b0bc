#include "generator/atlas/cuts.h"

#include <algorithm>

#include "base/bits.h"

namespace nonet {

void Cuts::note(Spare cut) {
  if ((cut & needed_) != 0) return;
  if (at_most_one_bit(cut)) {
    need(cut);
    return;
  }
  const auto is_within = [&](Spare other) { return (other & ~cut) == 0; };
  if (std::ranges::none_of(cuts_, is_within)) cuts_.push_back(cut);
}

void Cuts::leave_out(Spare clue) {
  Spare alone = 0;
  for (Spare& cut : cuts_) {
    cut &= ~clue;
    if (at_most_one_bit(cut)) alone |= cut;
  }
  if (alone != 0) need(alone);
}

// A cut with a needed clue says nothing more: that clue is never left out.
void Cuts::need(Spare clues) {
  needed_ |= clues;
  std::erase_if(cuts_, [&](Spare cut) { return (cut & clues) != 0; });
}

}  // namespace nonet
