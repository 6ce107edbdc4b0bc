#include "tasks/lessons/smallest_fish.h"

#include <array>
#include <cstddef>

#include "board/every_key.h"
#include "board/geometry.h"

namespace nonet {

namespace {

class TooManyBases {
 public:
  // The target's own houses are no bases, and no covers: nothing else is left in them.
  TooManyBases(CellSet places, Cell target) {
    const CellSet left = places - peers_of(target) - CellSet(target);
    for (const House house : all_houses()) {
      if (!cell_set_of(house).contains(target)) houses_[count_++] = left & cell_set_of(house);
    }
  }

  // Whether `covers` houses hold all places of more others.
  bool within(int covers) { return add_cover(0, covers, covers + 1, {}); }

 private:
  bool add_cover(std::size_t first, int left, int bases, CellSet covered) {
    if (left == 0) return has_bases(0, bases, covered);
    for (std::size_t i = first; i < count_; ++i) {
      is_cover_[i] = true;
      const bool found = add_cover(i + 1, left - 1, bases, covered | houses_[i]);
      is_cover_[i] = false;
      if (found) return true;
    }
    return false;
  }

  // Whether this many houses lie among the free cells, no two with a place in common.
  [[nodiscard]] bool has_bases(std::size_t first, int bases, CellSet free) const {
    if (bases == 0) return true;
    for (std::size_t i = first; i < count_; ++i) {
      if (is_cover_[i] || !free.contains(houses_[i])) continue;
      if (has_bases(i + 1, bases - 1, free - houses_[i])) return true;
    }
    return false;
  }

  std::array<CellSet, kHouses> houses_;  // their places
  std::array<bool, kHouses> is_cover_{};
  std::size_t count_ = 0;
};

}  // namespace

bool is_removed_by_fish(CellSet places, Cell target, int size) {
  TooManyBases bases(places, target);
  for (int covers = 0; covers < size; ++covers) {
    if (bases.within(covers)) return true;
  }
  return false;
}

}  // namespace nonet
