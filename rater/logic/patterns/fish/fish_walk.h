// All ways to choose n base and n cover houses of a digit: the bases one by one, and covers only
// for bases worth covering. The caller's Fish decides:
//
//   bool may_be_base(const FishUnit&) const         before a house joins the bases
//   bool may_join(const FishSide& bases, const FishUnit&) const
//   bool worth_covering(const FishSide& bases, const FishUnits& covers) const
//   Demand try_fish(const FishSide& bases, const FishSide& covers, const FishUnits& all_bases)
//
// Order: rows as bases before columns (mutants: any houses at once); base houses, then cover
// houses, in lexicographic order of House (rows, columns, boxes).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/geometry.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

enum class FishShape : std::uint8_t {
  kBasic,    // lines against crossing lines
  kFranken,  // the same, with boxes on either side
  kMutant    // any houses
};

// The narrowest shape that allows these houses.
inline FishShape shape_of(HouseSet bases, HouseSet covers) {
  constexpr HouseSet kLine = (1U << kSize) - 1;
  const auto has_rows = [](HouseSet houses) { return (houses & kLine) != 0; };
  const auto has_columns = [](HouseSet houses) { return ((houses >> kSize) & kLine) != 0; };
  const bool crossing = has_rows(bases) != has_columns(bases) &&
                        has_rows(covers) != has_columns(covers) &&
                        has_rows(bases) != has_rows(covers);
  if (!crossing) return FishShape::kMutant;
  return (bases | covers) >> (2 * kSize) != 0 ? FishShape::kFranken : FishShape::kBasic;
}

// A house and the digit's places in it, at least one.
struct FishUnit {
  House house;
  CellSet places;
};

struct FishUnits {
  std::array<FishUnit, kHouses> unit;
  std::size_t count = 0;

  void add(FishUnit u) { unit[count++] = u; }
  [[nodiscard]] const FishUnit* begin() const { return unit.data(); }
  [[nodiscard]] const FishUnit* end() const { return unit.data() + count; }
};

// One side of a fish under construction.
struct FishSide {
  CellSet places;
  CellSet twice;  // places in two of the houses
  HouseSet houses = 0;

  [[nodiscard]] FishSide with(const FishUnit& unit) const {
    return {places | unit.places, twice | (places & unit.places),
            houses | (HouseSet{1} << unit.house.index())};
  }
  [[nodiscard]] bool has(const FishUnit& unit) const {
    return ((houses >> unit.house.index()) & 1) != 0;
  }
};

// The step of a fish, without its technique and its conclusions.
inline Step fish_step(Digit digit, const FishSide& base, const FishSide& cover, CellSet fins) {
  Step step;
  step.size = static_cast<std::uint8_t>(std::popcount(base.houses));
  step.digits.insert(digit);
  step.cells = base.places - fins;
  step.helpers = fins;
  step.house = House(std::countr_zero(base.houses));
  step.cover = House(std::countr_zero(cover.houses));
  step.bases = base.houses;
  step.covers = cover.houses;
  return step;
}

// Whether `count` covers can hold all required places except `spared` of them.
inline bool can_cover(CellSet required, const FishUnits& covers, int count, int spared = 0) {
  if (required.size() <= spared) return true;
  if (count == 0) return false;
  const Cell first = required.first();
  for (const FishUnit& unit : covers) {
    if (unit.places.contains(first) &&
        can_cover(required - unit.places, covers, count - 1, spared)) {
      return true;
    }
  }
  return spared > 0 && can_cover(required - CellSet(first), covers, count, spared - 1);
}

// The houses that may be bases and covers of a digit with these places.
struct FishSides {
  FishUnits bases;
  FishUnits covers;
};

// `base`: the kind of lines that are bases; mutants take any houses.
inline FishSides fish_sides(FishShape shape, HouseKind base, CellSet places) {
  FishSides sides;
  for (int index = 0; index < kHouses; ++index) {
    const House house(index);
    const FishUnit unit{house, places & cell_set_of(house)};
    if (unit.places.empty()) continue;
    const bool box = house.kind() == HouseKind::kBox;
    if (box && shape == FishShape::kBasic) continue;
    const bool either = box || shape == FishShape::kMutant;
    if (either || house.kind() == base) sides.bases.add(unit);
    if (either || house.kind() != base) sides.covers.add(unit);
  }
  return sides;
}

template <typename Fish>
class FishWalk {
 public:
  // The fish of the digit with these places, with `size` houses on either side.
  FishWalk(FishShape shape, int size, CellSet places, Fish& fish)
      : shape_(shape), size_(size), places_(places), fish_(fish) {}

  Demand run() {
    const Demand rows = run_from(HouseKind::kRow);
    if (rows == Demand::kEnough || shape_ == FishShape::kMutant) return rows;
    return run_from(HouseKind::kColumn);
  }

 private:
  Demand run_from(HouseKind base) {
    const FishSides sides = fish_sides(shape_, base, places_);
    covers_ = sides.covers;
    bases_ = {};
    for (const FishUnit& unit : sides.bases) {
      if (fish_.may_be_base(unit)) bases_.add(unit);
    }
    return add_base(0, size_, {});
  }

  Demand add_base(std::size_t first, int left, const FishSide& base) {
    if (left == 0) return search_covers(base);
    for (std::size_t i = first; i < bases_.count; ++i) {
      if (!fish_.may_join(base, bases_.unit[i])) continue;
      if (add_base(i + 1, left - 1, base.with(bases_.unit[i])) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  Demand search_covers(const FishSide& base) {
    usable_ = {};
    for (const FishUnit& unit : covers_) {
      if (!base.has(unit) && base.places.intersects(unit.places)) usable_.add(unit);
    }
    if (!fish_.worth_covering(base, usable_)) return Demand::kMore;
    return add_cover(base, 0, size_, {});
  }

  Demand add_cover(const FishSide& base, std::size_t first, int left, const FishSide& cover) {
    if (left == 0) return fish_.try_fish(base, cover, bases_);
    for (std::size_t i = first; i + static_cast<std::size_t>(left) <= usable_.count; ++i) {
      if (add_cover(base, i + 1, left - 1, cover.with(usable_.unit[i])) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  FishShape shape_;
  int size_;
  CellSet places_;
  Fish& fish_;
  FishUnits bases_;
  FishUnits covers_;
  FishUnits usable_;  // covers of the current base
};

}  // namespace nonet
