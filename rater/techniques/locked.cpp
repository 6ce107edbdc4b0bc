// Each house crosses three houses of a suitable other kind, and each crossing is three cells, that
// is three bits of the house's nine. One table lookup tells to which of the three crossings the
// places of a digit are confined; the answers of the nine digits are collected in one word with
// three fields, one bit a digit, so that a house without locked candidates costs nine lookups.
// As in Sudoku Explainer the direct form only places its digit: the candidates it excludes stay.
#include "rater/techniques/locked.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/nine_bits.h"
#include "rater/techniques/houses.h"

namespace nonet {

namespace {

// Two houses that share three cells, and these cells as positions in each.
struct Crossing {
  House base;
  House cover;
  HouseMask in_base = 0;
  HouseMask in_cover = 0;
};

constexpr HouseMask shared_positions(House of, House with) {
  HouseMask mask = 0;
  for (unsigned i = 0; i < kSize; ++i) {
    if (cell_set_of(with).contains(cells_of(of)[i])) mask |= 1U << i;
  }
  return mask;
}

struct KindPair {
  HouseKind base;
  HouseKind cover;
};
constexpr std::array<KindPair, 4> kKindPairs = {{{HouseKind::kBox, HouseKind::kColumn},
                                                 {HouseKind::kBox, HouseKind::kRow},
                                                 {HouseKind::kColumn, HouseKind::kBox},
                                                 {HouseKind::kRow, HouseKind::kBox}}};

// For each pair of kinds, each house of the first kind, the three houses it crosses, in order.
constexpr auto kCrossings = [] {
  std::array<std::array<std::array<Crossing, 3>, kSize>, 4> table{};
  for (std::size_t pair = 0; pair < 4; ++pair) {
    for (int i = 0; i < kSize; ++i) {
      const House base(kKindPairs[pair].base, i);
      std::size_t at = 0;
      for (int j = 0; j < kSize; ++j) {
        const House cover(kKindPairs[pair].cover, j);
        const HouseMask shared = shared_positions(base, cover);
        if (shared == 0) continue;
        table[pair][static_cast<std::size_t>(i)][at++] = {base, cover, shared,
                                                          shared_positions(cover, base)};
      }
    }
  }
  return table;
}();

// Bit 10 * third for places (two or more) confined to that third of the house.
using ConfinedTable = std::array<std::uint32_t, 512>;
constexpr int kField = 10;

constexpr ConfinedTable confined_to(const std::array<Crossing, 3>& thirds) {
  ConfinedTable table{};
  for (unsigned mask = 0; mask < table.size(); ++mask) {
    if (bit_count(mask) < 2) continue;
    for (std::size_t third = 0; third < 3; ++third) {
      if ((mask & ~thirds[third].in_base) == 0) {
        table[mask] = std::uint32_t{1} << (kField * static_cast<int>(third));
      }
    }
  }
  return table;
}
// A box is cut by columns in one way, all other crossings cut their house into runs of three.
constexpr ConfinedTable kConfinedToColumn = confined_to(kCrossings[0][0]);
constexpr ConfinedTable kConfinedToRun = confined_to(kCrossings[1][0]);

// Calls visit(crossing, digit) for all locked digits in order, until it returns kEnough.
template <typename Visit>
void visit_locked(const Position& position, Visit visit) {
  for (std::size_t pair = 0; pair < kCrossings.size(); ++pair) {
    const ConfinedTable& confined = pair == 0 ? kConfinedToColumn : kConfinedToRun;
    for (const std::array<Crossing, 3>& thirds : kCrossings[pair]) {
      const auto& places = position.places_by_digit(thirds[0].base);
      std::uint32_t found = 0;
      for (std::size_t d = 0; d < kSize; ++d) found |= confined[places[d]] << d;
      for (std::size_t third = 0; found != 0; ++third, found >>= kField) {
        for (const Digit digit : DigitSet::from_bits(found & 0x1FF)) {
          if (visit(thirds[third], digit) == Demand::kEnough) return;
        }
      }
    }
  }
}

Step locked_step(const Position& position, const Crossing& crossing, Digit digit) {
  Step step;
  step.cells = cells_at(crossing.base, position.places(crossing.base, digit));
  step.digits.insert(digit);
  step.house = crossing.base;
  step.cover = crossing.cover;
  return step;
}

// The houses parallel to the base that the cover crosses too, and where the digit has one place
// outside the cover, of several.
template <typename Visit>
Demand visit_single_places(const Position& position, const Crossing& crossing, Digit digit,
                           Visit visit) {
  for (int number = 0; number < kSize; ++number) {
    const House other(crossing.base.kind(), number);
    if (other == crossing.base || !cell_set_of(other).intersects(cell_set_of(crossing.cover))) {
      continue;
    }
    const HouseMask places = position.places(other, digit);
    if (bit_count(places) < 2) continue;
    const CellSet left = cells_at(other, places) - cell_set_of(crossing.cover);
    if (left.size() == 1 && visit(left.first()) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace

void find_locked_candidates(const Search& search) {
  const Position& position = search.position;
  visit_locked(position, [&](const Crossing& crossing, Digit digit) {
    const HouseMask outside = position.places(crossing.cover, digit) & ~crossing.in_cover;
    if (outside == 0) return Demand::kMore;
    Step step = locked_step(position, crossing, digit);
    step.technique =
        crossing.base.kind() == HouseKind::kBox ? TechniqueId::kPointing : TechniqueId::kClaiming;
    step.eliminations[digit] = cells_at(crossing.cover, outside);
    return search.sink.offer(step);
  });
}

void find_direct_locked_candidates(const Search& search) {
  const Position& position = search.position;
  visit_locked(position, [&](const Crossing& crossing, Digit digit) {
    if ((position.places(crossing.cover, digit) & ~crossing.in_cover) == 0) return Demand::kMore;
    return visit_single_places(position, crossing, digit, [&](Cell cell) {
      Step step = locked_step(position, crossing, digit);
      step.technique = crossing.base.kind() == HouseKind::kBox ? TechniqueId::kDirectPointing
                                                               : TechniqueId::kDirectClaiming;
      step.placement = Candidate{cell, digit};
      return search.sink.offer(step);
    });
  });
}

}  // namespace nonet
