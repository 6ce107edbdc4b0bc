#include "rater/logic/patterns/fish/fish_by_covers.h"

#include <algorithm>

#include "rater/logic/position/houses.h"

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
  all_bases_ = &bases;
  found_.clear();
  add_cover(covers, 0, size_, {});
  put_in_order(found_);
  return found_;
}

void FishByCovers::add_cover(const FishUnits& covers, std::size_t first, int left,
                             const FishSide& chosen) {
  if (left == 0) {
    list_bases(chosen);
    covers_ = chosen.houses;
    add_base(0, size_, 0, {}, chosen.places);
    return;
  }
  for (std::size_t i = first; i + static_cast<std::size_t>(left) <= covers.count; ++i) {
    cover_stack_[static_cast<std::size_t>(size_ - left)] = covers.unit[i].places;
    add_cover(covers, i + 1, left - 1, chosen.with(covers.unit[i]));
  }
}

void FishByCovers::list_bases(const FishSide& covers) {
  base_count_ = 0;
  for (const FishUnit& unit : *all_bases_) {
    if (covers.has(unit)) continue;
    const CellSet uncovered = unit.places - covers.places;
    // Base places stay, unless two covers contain them.
    CellSet reach = (covers.places - unit.places) | covers.twice;
    if (!uncovered.empty()) {
      if (most_fins_ == 0) continue;
      reach &= seen_beside(unit.house, uncovered) | unit.places;
    }
    if (reach.empty() || (!uncovered.empty() && uncovered.size() > most_fins_)) continue;
    bases_[base_count_++] = {unit.house, unit.places, reach};
  }
}

void FishByCovers::add_base(std::size_t first, int left, HouseSet chosen, CellSet places,
                            CellSet reach) {
  if (left == 0) {
    if (all_covers_needed(places)) found_.push_back({chosen, covers_});
    return;
  }
  for (std::size_t i = first; i + static_cast<std::size_t>(left) <= base_count_; ++i) {
    const Base& base = bases_[i];
    if (!reach.intersects(base.reach)) continue;
    add_base(i + 1, left - 1, chosen | (HouseSet{1} << base.house.index()), places | base.places,
             reach & base.reach);
  }
}

bool FishByCovers::all_covers_needed(CellSet base_places) const {
  return std::all_of(cover_stack_.begin(), cover_stack_.begin() + size_,
                     [&](CellSet cover) { return cover.intersects(base_places); });
}

}  // namespace nonet
