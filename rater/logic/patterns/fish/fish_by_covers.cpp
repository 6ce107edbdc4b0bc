#include "rater/logic/patterns/fish/fish_by_covers.h"

#include <algorithm>
#include <cassert>

#include "base/bits.h"
#include "board/geometry.h"
#include "board/nine_bits.h"

namespace nonet {

namespace {

// Whether `a` has the lowest house in which the two sets differ.
bool before(HouseSet a, HouseSet b) {
  const HouseSet different = a ^ b;
  return (a & different & (~different + 1)) != 0;
}

}  // namespace

void put_in_order(std::vector<FishHouses>& fish) {
  std::ranges::sort(fish, [](const FishHouses& a, const FishHouses& b) {
    return a.bases != b.bases ? before(a.bases, b.bases) : before(a.covers, b.covers);
  });
}

const std::vector<FishHouses>& FishByCovers::search(const FishUnits& bases,
                                                    const FishUnits& covers) {
  number_places(bases, covers);
  all_bases_ = numbered(bases);
  all_covers_ = numbered(covers);
  found_.clear();
  add_cover(0, size_, {});
  put_in_order(found_);
  return found_;
}

void FishByCovers::number_places(const FishUnits& bases, const FishUnits& covers) {
  CellSet cells;
  for (const FishUnits& units : {bases, covers}) {
    for (const FishUnit& unit : units) cells |= unit.places;
  }
  assert(cells.size() <= kMostPlaces);
  std::uint8_t count = 0;
  for (const Cell cell : cells) number_[cell] = count++;
  for (const Cell cell : cells) {
    Places seen = 0;
    for (const Cell peer : cells& peers_of(cell)) seen |= Places{1} << number_[peer];
    seen_[number_[cell]] = seen;
  }
}

FishByCovers::Units FishByCovers::numbered(const FishUnits& units) const {
  Units result;
  for (const FishUnit& unit : units) {
    Places places = 0;
    for (const Cell cell : unit.places) places |= Places{1} << number_[cell];
    result.push_back({bit_of(unit.house), places});
  }
  return result;
}

void FishByCovers::add_cover(std::size_t first, int left, const Covers& chosen) {
  if (left == 0) {
    list_bases(chosen);
    if (base_count_ < static_cast<std::size_t>(size_)) return;
    covers_ = chosen.houses;
    add_base(0, size_, 0, 0, chosen.places);
    return;
  }
  for (std::size_t i = first; i + static_cast<std::size_t>(left) <= all_covers_.size(); ++i) {
    const Unit& unit = all_covers_[i];
    cover_stack_[static_cast<std::size_t>(size_ - left)] = unit.places;
    add_cover(i + 1, left - 1,
              {chosen.houses | unit.house, chosen.places | unit.places,
               chosen.twice | (chosen.places & unit.places)});
  }
}

FishByCovers::Places FishByCovers::seen_by_all(Places places) const {
  Places seen = ~Places{0};
  for (; places != 0; places &= places - 1) seen &= seen_[lowest(places)];
  return seen;
}

void FishByCovers::list_bases(const Covers& covers) {
  base_count_ = 0;
  for (const Unit& unit : all_bases_) {
    if ((covers.houses & unit.house) != 0) continue;
    const Places uncovered = unit.places & ~covers.places;
    // Base places stay, unless two covers contain them.
    Places reach = (covers.places & ~unit.places) | covers.twice;
    if (uncovered != 0) {
      if (most_fins_ == 0) continue;
      reach &= seen_by_all(uncovered) | unit.places;
    }
    if (reach == 0 || word_bit_count(uncovered) > most_fins_) continue;
    bases_[base_count_++] = {unit.house, unit.places, reach};
  }
}

void FishByCovers::add_base(std::size_t first, int left, HouseSet chosen, Places places,
                            Places reach) {
  if (left == 0) {
    if (all_covers_needed(places)) found_.push_back({chosen, covers_});
    return;
  }
  for (std::size_t i = first; i + static_cast<std::size_t>(left) <= base_count_; ++i) {
    const Base& base = bases_[i];
    if ((reach & base.reach) == 0) continue;
    add_base(i + 1, left - 1, chosen | base.house, places | base.places, reach & base.reach);
  }
}

bool FishByCovers::all_covers_needed(Places base_places) const {
  return std::all_of(cover_stack_.begin(), cover_stack_.begin() + size_,
                     [&](Places cover) { return (cover & base_places) != 0; });
}

}  // namespace nonet
