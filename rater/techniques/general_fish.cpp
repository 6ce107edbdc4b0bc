// Bases are enumerated one by one, covers only where a base can remove anything at all: for each
// place of the digit outside the reach of too few covers, `reaches` asks whether n covers can hold
// the place and all base places that do not see it. That is at most three choices a cover, and
// nearly every base fails it.
#include "rater/techniques/general_fish.h"

#include <array>

#include "board/geometry.h"
#include "rater/techniques/changed_digits.h"

namespace nonet {

namespace {

using enum TechniqueId;

enum class Shape : std::uint8_t { kBasic, kFranken, kMutant };
enum class Fins : bool { kNone, kSome };

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;

struct Unit {
  House house;
  CellSet places;
};

struct Units {
  std::array<Unit, kHouses> unit;
  std::size_t count = 0;

  void add(Unit u) { unit[count++] = u; }
  [[nodiscard]] const Unit* begin() const { return unit.data(); }
  [[nodiscard]] const Unit* end() const { return unit.data() + count; }
};

// One side of a fish while it grows.
struct Side {
  CellSet places;
  CellSet twice;  // places in two of its houses
  HouseSet houses = 0;

  [[nodiscard]] Side with(const Unit& unit) const {
    return {places | unit.places, twice | (places & unit.places),
            houses | (HouseSet{1} << unit.house.index())};
  }
};

unsigned kinds_of(HouseSet houses) {
  constexpr HouseSet kLine = (1U << kSize) - 1;
  return ((houses & kLine) != 0 ? 1U : 0U) | (((houses >> kSize) & kLine) != 0 ? 2U : 0U) |
         ((houses >> (2 * kSize)) != 0 ? 4U : 0U);
}

TechniqueId of_size(TechniqueId two, int size) {
  return static_cast<TechniqueId>(static_cast<int>(two) + size - 2);
}

class FishSearch {
 public:
  FishSearch(const Search& search, Shape shape, Fins fins, Digit digit)
      : search_(search),
        shape_(shape),
        fins_(fins),
        digit_(digit),
        places_(search.position.places(digit)) {}

  Demand run() {
    const Demand rows = run_from(HouseKind::kRow);
    if (rows == Demand::kEnough || shape_ == Shape::kMutant) return rows;
    return run_from(HouseKind::kColumn);
  }

 private:
  Demand run_from(HouseKind base) {
    bases_ = {};
    covers_ = {};
    for (int index = 0; index < kHouses; ++index) {
      const House house(index);
      const Unit unit{house, places_ & cell_set_of(house)};
      if (unit.places.empty()) continue;
      const bool box = house.kind() == HouseKind::kBox;
      if (box && shape_ == Shape::kBasic) continue;
      const bool either = box || shape_ == Shape::kMutant;
      const bool small = fins_ == Fins::kSome || unit.places.size() <= search_.size;
      if ((either || house.kind() == base) && small) bases_.add(unit);
      if (either || house.kind() != base) covers_.add(unit);
    }
    return add_base(0, search_.size, {});
  }

  Demand add_base(std::size_t first, int left, const Side& base) {
    if (left == 0) return search_covers(base);
    for (std::size_t i = first; i < bases_.count; ++i) {
      const Side next = base.with(bases_.unit[i]);
      if (next.twice != base.twice && !endo_fins_allowed(base, bases_.unit[i])) continue;
      if (add_base(i + 1, left - 1, next) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  [[nodiscard]] bool endo_fins_allowed(const Side& base, const Unit& unit) const {
    return fins_ == Fins::kSome &&
           base.twice.size() + (base.places & unit.places).size() <= kMostEndoFins;
  }

  Demand search_covers(const Side& base) {
    usable_ = {};
    for (const Unit& unit : covers_) {
      if (((base.houses >> unit.house.index()) & 1) != 0) continue;
      if (base.places.intersects(unit.places)) usable_.add(unit);
    }
    if (!may_remove(base)) return Demand::kMore;
    return add_cover(base, 0, search_.size, {});
  }

  [[nodiscard]] bool may_remove(const Side& base) const {
    if (fins_ == Fins::kNone) return can_cover(base.places, search_.size);
    CellSet targets = places_;
    if (!base.twice.empty()) targets &= common_peers(base.twice);
    for (const Cell target : targets) {
      if (reaches(base, target)) return true;
    }
    return false;
  }

  [[nodiscard]] bool reaches(const Side& base, Cell target) const {
    if (shape_ == Shape::kBasic && base.places.contains(target)) return false;
    const CellSet required = base.places - peers_of(target);
    for (const Unit& unit : usable_) {
      if (!unit.places.contains(target)) continue;
      if (can_cover(required - unit.places, search_.size - 1)) return true;
    }
    return false;
  }

  [[nodiscard]] bool can_cover(CellSet required, int covers) const {
    if (required.empty()) return true;
    if (covers == 0) return false;
    const Cell first = required.first();
    for (const Unit& unit : usable_) {
      if (unit.places.contains(first) && can_cover(required - unit.places, covers - 1)) return true;
    }
    return false;
  }

  Demand add_cover(const Side& base, std::size_t first, int left, const Side& cover) {
    if (left == 0) return try_fish(base, cover);
    for (std::size_t i = first; i + static_cast<std::size_t>(left) <= usable_.count; ++i) {
      if (add_cover(base, i + 1, left - 1, cover.with(usable_.unit[i])) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  Demand try_fish(const Side& base, const Side& cover) {
    const CellSet fins = (base.places - cover.places) | base.twice;
    if (fins.empty() != (fins_ == Fins::kNone) || fins.size() > kMostFins) return Demand::kMore;
    const CellSet seen = fins.empty() ? CellSet::all() : common_peers(fins);
    const CellSet outside = (cover.places - base.places) & seen;
    const CellSet cannibal = cover.twice & seen;
    if (outside.empty() && cannibal.empty()) return Demand::kMore;
    Step step;
    step.technique = technique_of(base, cover, fins);
    step.size = static_cast<std::uint8_t>(search_.size);
    step.digits.insert(digit_);
    step.cells = base.places - fins;
    step.helpers = fins;
    step.house = House(std::countr_zero(base.houses));
    step.cover = House(std::countr_zero(cover.houses));
    for (const Cell cell : outside) add_elimination(step, {cell, digit_});
    for (const Cell cell : cannibal) add_elimination(step, {cell, digit_});
    return search_.sink.offer(step);
  }

  [[nodiscard]] TechniqueId technique_of(const Side& base, const Side& cover, CellSet fins) const {
    const unsigned below = kinds_of(base.houses);
    const unsigned above = kinds_of(cover.houses);
    const bool finned = fins_ == Fins::kSome;
    if (below + above == 3 && below != 0 && above != 0 && below != above && below < 4) {
      if (!finned) return of_size(kXWing, search_.size);
      return of_size(is_sashimi(base, fins) ? kSashimiXWing : kFinnedXWing, search_.size);
    }
    // With boxes: rows on one side only and columns on the other only.
    const unsigned lines_below = below & 3;
    const unsigned lines_above = above & 3;
    if (lines_below + lines_above == 3 && lines_below != 0 && lines_above != 0) {
      return of_size(finned ? kFinnedFrankenXWing : kFrankenXWing, search_.size);
    }
    return of_size(finned ? kFinnedMutantXWing : kMutantXWing, search_.size);
  }

  [[nodiscard]] bool is_sashimi(const Side& base, CellSet fins) const {
    for (const Unit& unit : bases_) {
      if (((base.houses >> unit.house.index()) & 1) == 0) continue;
      if ((unit.places - fins).size() <= 1) return true;
    }
    return false;
  }

  const Search& search_;
  Shape shape_;
  Fins fins_;
  Digit digit_;
  CellSet places_;
  Units bases_;
  Units covers_;
  Units usable_;  // covers of the present base
};

void find_fish(const Search& search, Shape shape, Fins fins, DigitFinder two) {
  const auto finder = static_cast<DigitFinder>(static_cast<int>(two) + search.size - 2);
  visit_changed_digits(search, finder, [&](const Search& here, Digit digit) {
    return FishSearch(here, shape, fins, digit).run();
  });
}

}  // namespace

void find_basic_fish(const Search& search) {
  find_fish(search, Shape::kBasic, Fins::kNone, DigitFinder::kBasicFish);
}
void find_finned_fish(const Search& search) {
  find_fish(search, Shape::kBasic, Fins::kSome, DigitFinder::kFinnedFish);
}
void find_franken_fish(const Search& search) {
  find_fish(search, Shape::kFranken, Fins::kNone, DigitFinder::kFrankenFish);
}
void find_finned_franken_fish(const Search& search) {
  find_fish(search, Shape::kFranken, Fins::kSome, DigitFinder::kFinnedFrankenFish);
}
void find_mutant_fish(const Search& search) {
  find_fish(search, Shape::kMutant, Fins::kNone, DigitFinder::kMutantFish);
}
void find_finned_mutant_fish(const Search& search) {
  find_fish(search, Shape::kMutant, Fins::kSome, DigitFinder::kFinnedMutantFish);
}

}  // namespace nonet
