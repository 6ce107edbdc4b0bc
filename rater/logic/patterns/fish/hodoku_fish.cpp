// Basic fish without fins are sets of n lines with n places in all. Other fish of up to four houses
// are found from their covers (fish_by_covers.h). For larger and for mutant fish the bases are
// enumerated one by one, and covers only for a base that can remove anything: for each place of the
// digit, `reaches` checks whether n covers can hold the place and all base places that do not see
// it. That is at most three choices per cover, and nearly every base fails it.
#include "rater/logic/patterns/fish/hodoku_fish.h"

#include <algorithm>
#include <array>
#include <bit>

#include "board/geometry.h"
#include "rater/logic/patterns/fish/finned_lines.h"
#include "rater/logic/patterns/fish/fish_by_covers.h"
#include "rater/logic/patterns/fish/fish_walk.h"
#include "rater/logic/steps/changed_digits.h"

namespace nonet::hodoku {

namespace {

using enum TechniqueId;

enum class Fins : bool { kNone, kSome };

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;
// Larger fish have so many covers that a walk from the bases, cut short early, is faster.
constexpr int kMostByCovers = 4;

TechniqueId of_size(TechniqueId two, int size) {
  return static_cast<TechniqueId>(static_cast<int>(two) + size - 2);
}

// The fish of one digit, as the Fish parameter of FishWalk.
class FishSearch {
 public:
  FishSearch(const Search& search, FishShape shape, Fins fins, Digit digit)
      : search_(search),
        shape_(shape),
        fins_(fins),
        digit_(digit),
        places_(search.position.places(digit)) {}

  Demand run() {
    if (shape_ == FishShape::kBasic && fins_ == Fins::kNone) {
      const Demand rows = run_by_lines(HouseKind::kRow);
      return rows == Demand::kEnough ? rows : run_by_lines(HouseKind::kColumn);
    }
    const bool by_covers =
        shape_ == FishShape::kBasic || places_.size() <= FishByCovers::kMostPlaces;
    if (shape_ == FishShape::kMutant || search_.size > kMostByCovers || !by_covers) {
      return FishWalk<FishSearch>(shape_, search_.size, places_, *this).run();
    }
    const Demand rows = run_by_covers(HouseKind::kRow);
    return rows == Demand::kEnough ? rows : run_by_covers(HouseKind::kColumn);
  }

  [[nodiscard]] bool may_be_base(const FishUnit& unit) const {
    return fins_ == Fins::kSome || unit.places.size() <= search_.size;
  }

  [[nodiscard]] bool may_join(const FishSide& base, const FishUnit& unit) const {
    const CellSet endo_fins = base.places & unit.places;
    if (base.twice.contains(endo_fins)) return true;
    return fins_ == Fins::kSome && base.twice.size() + endo_fins.size() <= kMostEndoFins;
  }

  [[nodiscard]] bool worth_covering(const FishSide& base, const FishUnits& covers) const {
    if (fins_ == Fins::kNone) return can_cover(base.places, covers, search_.size);
    CellSet targets = places_;
    if (!base.twice.empty()) targets &= common_peers(base.twice);
    for (const Cell target : targets) {
      if (reaches(base, covers, target)) return true;
    }
    return false;
  }

  Demand try_fish(const FishSide& base, const FishSide& cover, const FishUnits& bases) {
    const CellSet fins = (base.places - cover.places) | base.twice;
    if (fins.empty() != (fins_ == Fins::kNone) || fins.size() > kMostFins) return Demand::kMore;
    const CellSet seen = fins.empty() ? CellSet::all() : common_peers(fins);
    const CellSet outside = (cover.places - base.places) & seen;
    const CellSet cannibal = cover.twice & seen;
    if (outside.empty() && cannibal.empty()) return Demand::kMore;
    Step step = fish_step(digit_, base, cover, fins);
    step.technique = technique_of(base, cover, fins, bases);
    for (const Cell cell : outside) add_elimination(step, {cell, digit_});
    for (const Cell cell : cannibal) add_elimination(step, {cell, digit_});
    return search_.sink.offer(step);
  }

 private:
  // Line numbers as bits.
  struct Lines {
    unsigned bases = 0;
    unsigned covers = 0;
  };

  Demand run_by_lines(HouseKind lines) {
    return add_line(lines, line_places(lines), 0, search_.size, {});
  }

  [[nodiscard]] LinePlaces line_places(HouseKind lines) const {
    LinePlaces places{};
    for (unsigned i = 0; i < kSize; ++i) {
      places[i] = search_.position.places(House(lines, static_cast<int>(i)), digit_);
    }
    return places;
  }

  Demand add_line(HouseKind lines, const LinePlaces& masks, unsigned first, int left,
                  Lines chosen) {
    if (left == 0) return try_lines(lines, chosen);
    for (unsigned i = first; i + static_cast<unsigned>(left) <= kSize; ++i) {
      const unsigned covers = chosen.covers | masks[i];
      if (masks[i] == 0 || bit_count(covers) > search_.size) continue;
      const Lines next{chosen.bases | 1U << i, covers};
      if (add_line(lines, masks, i + 1, left - 1, next) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  Demand try_lines(HouseKind lines, Lines chosen) {
    if (bit_count(chosen.covers) != search_.size) return Demand::kMore;
    const bool rows = lines == HouseKind::kRow;
    const HouseSet bases = HouseSet{chosen.bases} << (rows ? 0 : kSize);
    const HouseSet covers = HouseSet{chosen.covers} << (rows ? kSize : 0);
    return try_fish(side_of(bases), side_of(covers), {});
  }

  Demand run_by_covers(HouseKind lines) {
    const FishSides sides = fish_sides(shape_, lines, places_);
    FishUnits bases;
    for (const FishUnit& unit : sides.bases) {
      if (may_be_base(unit)) bases.add(unit);
    }
    if (shape_ == FishShape::kBasic) {
      return try_all(FinnedLines(line_places(lines), lines, search_.size).search(), bases);
    }
    FishByCovers by_covers(search_.size, fins_ == Fins::kNone ? 0 : kMostFins);
    return try_all(by_covers.search(bases, sides.covers), bases);
  }

  Demand try_all(const std::vector<FishHouses>& found, const FishUnits& bases) {
    for (const FishHouses& houses : found) {
      if (!may_all_join(houses.bases)) continue;
      if (try_fish(side_of(houses.bases), side_of(houses.covers), bases) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  // The lowest house, with its places.
  [[nodiscard]] FishUnit first_unit(HouseSet houses) const {
    const House house(std::countr_zero(houses));
    return {house, places_ & cell_set_of(house)};
  }

  [[nodiscard]] FishSide side_of(HouseSet houses) const {
    FishSide side;
    for (; houses != 0; houses &= houses - 1) side = side.with(first_unit(houses));
    return side;
  }

  [[nodiscard]] bool may_all_join(HouseSet bases) const {
    FishSide side;
    for (; bases != 0; bases &= bases - 1) {
      const FishUnit unit = first_unit(bases);
      if (!may_join(side, unit)) return false;
      side = side.with(unit);
    }
    return true;
  }

  [[nodiscard]] bool reaches(const FishSide& base, const FishUnits& covers, Cell target) const {
    if (shape_ == FishShape::kBasic && base.places.contains(target)) return false;
    const CellSet required = base.places - peers_of(target);
    for (const FishUnit& unit : covers) {
      if (!unit.places.contains(target)) continue;
      if (can_cover(required - unit.places, covers, search_.size - 1)) return true;
    }
    return false;
  }

  [[nodiscard]] TechniqueId technique_of(const FishSide& base, const FishSide& cover, CellSet fins,
                                         const FishUnits& bases) const {
    const bool finned = fins_ == Fins::kSome;
    switch (shape_of(base.houses, cover.houses)) {
      case FishShape::kBasic:
        if (!finned) return of_size(kXWing, search_.size);
        return of_size(is_sashimi(base, fins, bases) ? kSashimiXWing : kFinnedXWing, search_.size);
      case FishShape::kFranken:
        return of_size(finned ? kFinnedFrankenXWing : kFrankenXWing, search_.size);
      case FishShape::kMutant:
        break;
    }
    return of_size(finned ? kFinnedMutantXWing : kMutantXWing, search_.size);
  }

  [[nodiscard]] static bool is_sashimi(const FishSide& base, CellSet fins, const FishUnits& bases) {
    return std::ranges::any_of(bases, [&](const FishUnit& unit) {
      return base.has(unit) && (unit.places - fins).size() <= 1;
    });
  }

  const Search& search_;
  FishShape shape_;
  Fins fins_;
  Digit digit_;
  CellSet places_;
};

void find_fish(const Search& search, FishShape shape, Fins fins, DigitFinder two) {
  const auto finder = static_cast<DigitFinder>(static_cast<int>(two) + search.size - 2);
  visit_changed_digits(search, finder, [&](const Search& here, Digit digit) {
    return FishSearch(here, shape, fins, digit).run();
  });
}

}  // namespace

// The remaining lines of a basic fish form a fish in the other direction with the same
// eliminations. So a digit with m lines left and no fish of m - n lines has none of n.
void find_basic_fish(const Search& search) {
  const auto of_size = [&](int size) -> DigitSet& {
    const auto finder =
        static_cast<DigitFinder>(static_cast<int>(DigitFinder::kBasicFish) + size - 2);
    return search.memory.changes.digits_to_search(finder, search.position);
  };
  DigitSet& to_search = of_size(search.size);
  for (const Digit digit : to_search) {
    const int beside = kSize - search.position.filled_count(digit) - search.size;
    const bool known =
        beside < 1 || (beside >= 2 && beside < search.size && !of_size(beside).contains(digit));
    if (known) to_search.erase(digit);
  }
  find_fish(search, FishShape::kBasic, Fins::kNone, DigitFinder::kBasicFish);
}
void find_finned_fish(const Search& search) {
  find_fish(search, FishShape::kBasic, Fins::kSome, DigitFinder::kFinnedFish);
}
void find_franken_fish(const Search& search) {
  find_fish(search, FishShape::kFranken, Fins::kNone, DigitFinder::kFrankenFish);
}
void find_finned_franken_fish(const Search& search) {
  find_fish(search, FishShape::kFranken, Fins::kSome, DigitFinder::kFinnedFrankenFish);
}
void find_mutant_fish(const Search& search) {
  find_fish(search, FishShape::kMutant, Fins::kNone, DigitFinder::kMutantFish);
}
void find_finned_mutant_fish(const Search& search) {
  find_fish(search, FishShape::kMutant, Fins::kSome, DigitFinder::kFinnedMutantFish);
}

}  // namespace nonet::hodoku
