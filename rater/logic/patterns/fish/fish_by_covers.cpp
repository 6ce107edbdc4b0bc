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
  if (most_fins_ > 0) list_reaches();
  if (most_fins_ > 0) list_outside();
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

// For each choice of places of a base that may stay uncovered: where a fish with them as fins may
// remove something.
void FishByCovers::list_reaches() {
  reaches_.clear();
  for (std::size_t b = 0; b < all_bases_.size(); ++b) {
    const Places own = all_bases_[b].places;
    first_reach_[b] = reaches_.size();
    uncovered_[0][b] = static_cast<std::uint16_t>((1U << word_bit_count(own)) - 1);
    reaches_.push_back(~Places{0});
    for (Places rest = own; rest != 0; rest &= rest - 1) {
      const Places seen = seen_[lowest(rest)];
      const std::size_t count = reaches_.size();
      for (std::size_t i = first_reach_[b]; i < count; ++i) reaches_.push_back(reaches_[i] & seen);
    }
    for (std::size_t fins = 1; first_reach_[b] + fins < reaches_.size(); ++fins) {
      Places& reach = reaches_[first_reach_[b] + fins];
      reach = bit_count(static_cast<unsigned>(fins)) > most_fins_ ? 0 : reach | own;
    }
  }
}

// By cover and base: the places of the base, numbered within it, that the cover does not have.
void FishByCovers::list_outside() {
  outside_.resize(all_covers_.size());
  for (std::size_t c = 0; c < all_covers_.size(); ++c) {
    for (std::size_t b = 0; b < all_bases_.size(); ++b) {
      unsigned outside = 0;
      unsigned bit = 1;
      for (Places rest = all_bases_[b].places; rest != 0; rest &= rest - 1, bit <<= 1) {
        if ((all_covers_[c].places >> lowest(rest) & 1) == 0) outside |= bit;
      }
      outside_[c][b] = static_cast<std::uint16_t>(outside);
    }
  }
}

void FishByCovers::add_cover(std::size_t first, int left, const Covers& chosen) {
  const auto depth = static_cast<std::size_t>(size_ - left);
  if (left == 0) {
    most_fins_ > 0 ? list_bases(chosen, uncovered_[depth]) : list_covered_bases(chosen);
    if (base_count_ < static_cast<std::size_t>(size_)) return;
    covers_ = chosen.houses;
    add_base(0, size_, 0, 0, chosen.places);
    return;
  }
  for (std::size_t i = first; i + static_cast<std::size_t>(left) <= all_covers_.size(); ++i) {
    const Unit& unit = all_covers_[i];
    cover_stack_[depth] = unit.places;
    for (std::size_t b = 0; most_fins_ > 0 && b < kMostUnits; ++b) {
      uncovered_[depth + 1][b] = uncovered_[depth][b] & outside_[i][b];
    }
    add_cover(i + 1, left - 1,
              {chosen.houses | unit.house, chosen.places | unit.places,
               chosen.twice | (chosen.places & unit.places)});
  }
}

void FishByCovers::list_bases(const Covers& covers, const PerBase& uncovered) {
  base_count_ = 0;
  for (std::size_t b = 0; b < all_bases_.size(); ++b) {
    add_to_bases(all_bases_[b], covers, reaches_[first_reach_[b] + uncovered[b]]);
  }
}

void FishByCovers::list_covered_bases(const Covers& covers) {
  base_count_ = 0;
  for (const Unit& unit : all_bases_) {
    if ((unit.places & ~covers.places) == 0) add_to_bases(unit, covers, ~Places{0});
  }
}

// Base places stay, unless two covers contain them.
void FishByCovers::add_to_bases(const Unit& unit, const Covers& covers, Places seen_by_fins) {
  const Places reach = ((covers.places & ~unit.places) | covers.twice) & seen_by_fins;
  if (reach == 0 || (covers.houses & unit.house) != 0) return;
  bases_[base_count_++] = {unit.house, unit.places, reach};
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
