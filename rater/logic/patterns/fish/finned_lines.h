// Basic fish with fins, for HoDoKu's order: rows against columns, or the other way round. A choice
// of covers leaves each line some uncovered places, perhaps none; all uncovered places must be in
// one box, because no other cell sees two of them. So the bases are fully covered lines and lines
// with uncovered places in the same box; the eliminations are covered places in that box outside
// the bases.
#pragma once

#include <array>
#include <vector>

#include "rater/logic/patterns/fish/fish_by_covers.h"

namespace nonet {

// The places of a digit in the nine lines of a kind.
using LinePlaces = std::array<unsigned, kSize>;

class FinnedLines {
 public:
  // `lines`: the kind of the bases.
  FinnedLines(const LinePlaces& places, HouseKind lines, int size);

  // Every fish of these lines that removes anything, in the order of FishByCovers. The caller
  // checks the number of fins.
  const std::vector<FishHouses>& search();

 private:
  void add_cover(unsigned first, int left, unsigned covers);
  // Lists the fish with these covers.
  void list_fish(unsigned covers);
  // The lines to choose bases from, at least one of them from `finned`, and the box of the fins.
  struct Pool {
    unsigned lines = 0;
    unsigned finned = 0;
    unsigned band = 0;   // the box's lines
    unsigned third = 0;  // the box's positions in each of them
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
