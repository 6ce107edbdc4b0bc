#include "rater/logic/patterns/rank_zero/house_covers.h"

#include <bit>

namespace nonet {

namespace {

class CoverSearch {
 public:
  CoverSearch(CellSet all_places, CellSet places, HouseSet among)
      : others_(all_places - places), among_(among), places_(places) {}

  // The best cover of exactly this size; 0: none.
  HouseSet of_size(int size) {
    best_ = 0;
    most_removed_ = -1;
    choose(places_, 0, size);
    return best_;
  }

 private:
  void choose(CellSet open, HouseSet chosen, int left) {
    if (open.empty()) {
      rate(chosen);
      return;
    }
    if (left == 0) return;
    for (const House house : houses_of(open.first())) {
      if ((among_ & bit_of(house)) == 0) continue;
      choose(open - cell_set_of(house), chosen | bit_of(house), left - 1);
    }
  }

  void rate(HouseSet chosen) {
    CellSet cleared;
    for (HouseSet left = chosen; left != 0; left &= left - 1) {
      cleared |= others_ & cell_set_of(House(std::countr_zero(left)));
    }
    if (cleared.size() <= most_removed_) return;
    most_removed_ = cleared.size();
    best_ = chosen;
  }

  CellSet others_;
  HouseSet among_;
  CellSet places_;
  HouseSet best_ = 0;
  int most_removed_ = -1;
};

}  // namespace

HouseSet smallest_cover(const Position& position, Digit digit, CellSet places, int most,
                        HouseSet among) {
  CoverSearch search(position.places(digit), places, among);
  for (int size = 1; size <= most; ++size) {
    const HouseSet cover = search.of_size(size);
    if (cover != 0) return cover;
  }
  return 0;
}

std::optional<RankSet> locked_cells(const Position& position, CellSet cells, HouseSet among) {
  RankSet set;
  set.truths.cells = cells;
  int left = cells.size();
  for (const Digit digit : DigitSet::all()) {
    const CellSet places = position.places(digit) & cells;
    if (places.empty()) continue;
    const HouseSet cover = smallest_cover(position, digit, places, left, among);
    if (cover == 0) return std::nullopt;
    set.links.houses[digit] = cover;
    left -= std::popcount(cover);
  }
  if (left != 0) return std::nullopt;
  return set;
}

}  // namespace nonet
