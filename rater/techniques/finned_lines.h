// Basic fish with fins: rows against columns, or the other way round. Of a choice of covers each
// line by itself says what it leaves uncovered; all of that has to be in one box, for nothing else
// sees two such places. So bases are lines that leave nothing and lines that leave places in the
// same box, and what goes is covered, in that box and in no base.
#pragma once

#include <array>
#include <vector>

#include "rater/techniques/fish_by_covers.h"

namespace nonet {

// The places of a digit in the nine lines of a kind.
using LinePlaces = std::array<unsigned, kSize>;

class FinnedLines {
 public:
  // `lines`: the kind of the bases.
  FinnedLines(const LinePlaces& places, HouseKind lines, int size);

  // Every fish of these lines that removes anything, in the order of FishByCovers. Whether it has
  // too many fins is the caller's to judge.
  const std::vector<FishHouses>& search();

 private:
  void add_cover(unsigned first, int left, unsigned covers);
  // The fish with these covers.
  void list_fish(unsigned covers);
  // All choices of bases among `pool`, with at least one of `finned`; `box` is a band and a third.
  struct Pool {
    unsigned lines = 0;
    unsigned finned = 0;
    unsigned band = 0;   // its lines
    unsigned third = 0;  // its places in each of them
  };
  void add_base(const Pool& pool, unsigned covers, unsigned from, int left, unsigned bases);
  void keep(const Pool& pool, unsigned covers, unsigned bases);

  LinePlaces places_;
  unsigned crossing_ = 0;  // crossing lines with any place
  bool rows_;
  int size_;
  std::vector<FishHouses> found_;
};

}  // namespace nonet
