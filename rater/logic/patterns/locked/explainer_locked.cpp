// Each house crosses three houses of a suitable other kind, and each crossing is three cells, that
// is three bits of the house's nine. One table lookup gives the crossing to which the places of a
// digit are confined; the results for the nine digits are collected in one word with three fields,
// one bit per digit, so that a house without locked candidates costs nine lookups. As in Sudoku
// Explainer the direct form only places its digit: the excluded candidates stay.
#include "rater/logic/patterns/locked/explainer_locked.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/crossing.h"
#include "board/nine_bits.h"
#include "rater/logic/position/houses.h"

namespace nonet::explainer {

namespace {

// A crossing with the two other houses of the base's kind that cross the cover, and the positions
// of the cells that they share with it.
struct LockedCrossing : Crossing {
  struct Parallel {
    House house;
    HouseMask in_house = 0;
  };
  std::array<Parallel, 2> parallels{};
};

constexpr LockedCrossing locked_crossing_of(House base, House cover) {
  LockedCrossing locked{crossing_of(base, cover)};
  std::size_t at = 0;
  for (int number = 0; number < kSize; ++number) {
    const House other(base.kind(), number);
    const HouseMask shared = crossing_of(other, cover).in_base;
    if (other != base && shared != 0) locked.parallels[at++] = {other, shared};
  }
  return locked;
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
  std::array<std::array<std::array<LockedCrossing, 3>, kSize>, 4> table{};
  for (std::size_t pair = 0; pair < 4; ++pair) {
    for (int i = 0; i < kSize; ++i) {
      const House base(kKindPairs[pair].base, i);
      std::size_t at = 0;
      for (int j = 0; j < kSize; ++j) {
        const House cover(kKindPairs[pair].cover, j);
        if (crossing_of(base, cover).in_base == 0) continue;
        table[pair][static_cast<std::size_t>(i)][at++] = locked_crossing_of(base, cover);
      }
    }
  }
  return table;
}();

// Bit 10 * third for places (two or more) confined to that third of the house.
using ConfinedTable = std::array<std::uint32_t, 512>;
constexpr int kField = 10;

constexpr ConfinedTable confined_to(const std::array<LockedCrossing, 3>& thirds) {
  ConfinedTable table{};
  for (unsigned mask = 0; mask < table.size(); ++mask) {
    if (bit_count(mask) < 2) continue;
    for (std::size_t third = 0; third < 3; ++third) {
      if ((mask & ~unsigned{thirds[third].in_base}) == 0) {
        table[mask] = std::uint32_t{1} << (kField * static_cast<int>(third));
      }
    }
  }
  return table;
}
// The columns of a box cut it in one way, all other crossings cut their house into runs of three.
constexpr ConfinedTable kConfinedToColumn = confined_to(kCrossings[0][0]);
constexpr ConfinedTable kConfinedToRun = confined_to(kCrossings[1][0]);

// The thirds of a line that hold places: bit 0 for positions 0 to 2, and so on.
constexpr std::array<std::uint8_t, 512> kThirdsHeld = [] {
  std::array<std::uint8_t, 512> table{};
  for (unsigned mask = 0; mask < table.size(); ++mask) {
    for (unsigned third = 0; third < 3; ++third) {
      if (((mask >> (3 * third)) & 7) != 0) table[mask] |= static_cast<std::uint8_t>(1U << third);
    }
  }
  return table;
}();

// Three parallel lines of a band (or stack) and its three boxes make a 3 x 3 matrix of bits: the
// thirds that hold places. A locked digit that removes something is a bit alone in its column (box)
// but not in its row (line), or the reverse.
constexpr bool locks_something(unsigned matrix) {
  for (unsigned line = 0; line < 3; ++line) {
    for (unsigned box = 0; box < 3; ++box) {
      if (((matrix >> (3 * line + box)) & 1) == 0) continue;
      const bool alone_in_line = bit_count(matrix & (7U << (3 * line))) == 1;
      const bool alone_in_box = bit_count(matrix & (0b001001001U << box)) == 1;
      if (alone_in_line != alone_in_box) return true;
    }
  }
  return false;
}
constexpr std::array<bool, 512> kLocksSomething = [] {
  std::array<bool, 512> table{};
  for (unsigned matrix = 0; matrix < table.size(); ++matrix) {
    table[matrix] = locks_something(matrix);
  }
  return table;
}();

bool locks_something(const Position& position, Digit digit) {
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int first = 0; first < kSize; first += 3) {
      unsigned matrix = 0;
      for (int line = 0; line < 3; ++line) {
        const HouseMask places = position.places(House(kind, first + line), digit);
        matrix |= static_cast<unsigned>(kThirdsHeld[places]) << (3 * line);
      }
      if (kLocksSomething[matrix]) return true;
    }
  }
  return false;
}

// Calls visit(crossing, digit) for each locked digit among `digits`, in order, until it returns
// kEnough; returns the last result.
template <typename Visit>
Demand visit_locked(const Position& position, DigitSet digits, Visit visit) {
  for (std::size_t pair = 0; pair < kCrossings.size(); ++pair) {
    const ConfinedTable& confined = pair == 0 ? kConfinedToColumn : kConfinedToRun;
    for (const std::array<LockedCrossing, 3>& thirds : kCrossings[pair]) {
      const auto& places = position.places_by_digit(thirds[0].base);
      std::uint32_t found = 0;
      for (const Digit d : digits) {
        found |= confined[places[d]] << d.index();
      }
      for (std::size_t third = 0; found != 0; ++third, found >>= kField) {
        for (const Digit digit : DigitSet::from_bits(found & 0x1FF)) {
          if (visit(thirds[third], digit) == Demand::kEnough) return Demand::kEnough;
        }
      }
    }
  }
  return Demand::kMore;
}

Step locked_step(const Position& position, const LockedCrossing& crossing, Digit digit) {
  Step step;
  step.cells = cells_at(crossing.base, position.places(crossing.base, digit));
  step.digits.insert(digit);
  step.house = crossing.base;
  step.cover = crossing.cover;
  return step;
}

// Searches the digits that have changed since they were last searched in vain, and calls
// offer_steps(crossing, digit) for each locked one. It returns the sink's demand, or nullopt if
// there is no step.
template <typename OfferSteps>
void search_digits(const Search& search, DigitFinder finder, OfferSteps offer_steps) {
  DigitSet& to_search = search.memory.changes.digits_to_search(finder, search.position);
  for (const Digit digit : to_search) {
    if (!locks_something(search.position, digit)) to_search.erase(digit);
  }
  if (to_search.empty()) return;
  DigitSet with_steps;
  const auto visit = [&](const LockedCrossing& crossing, Digit digit) {
    const std::optional<Demand> demand = offer_steps(crossing, digit);
    if (demand) with_steps.insert(digit);
    return demand.value_or(Demand::kMore);
  };
  if (visit_locked(search.position, to_search, visit) == Demand::kMore) to_search &= with_steps;
}

}  // namespace

void find_locked_candidates(const Search& search) {
  const Position& position = search.position;
  search_digits(search, DigitFinder::kLocked,
                [&](const LockedCrossing& crossing, Digit digit) -> std::optional<Demand> {
                  const HouseMask outside =
                      position.places(crossing.cover, digit) & ~HouseMask{crossing.in_cover};
                  if (outside == 0) return std::nullopt;
                  Step step = locked_step(position, crossing, digit);
                  step.technique = crossing.base.kind() == HouseKind::kBox ? TechniqueId::kPointing
                                                                           : TechniqueId::kClaiming;
                  step.eliminations[digit] = cells_at(crossing.cover, outside);
                  return search.sink.offer(step);
                });
}

void find_direct_locked_candidates(const Search& search) {
  const Position& position = search.position;
  search_digits(search, DigitFinder::kDirectLocked,
                [&](const LockedCrossing& crossing, Digit digit) -> std::optional<Demand> {
                  const HouseMask outside =
                      position.places(crossing.cover, digit) & ~HouseMask{crossing.in_cover};
                  if (outside == 0) return std::nullopt;
                  std::optional<Demand> demand;
                  for (const LockedCrossing::Parallel& other : crossing.parallels) {
                    const HouseMask places = position.places(other.house, digit);
                    const HouseMask left = places & ~other.in_house;
                    if (bit_count(places) < 2 || bit_count(left) != 1) continue;
                    Step step = locked_step(position, crossing, digit);
                    step.technique = crossing.base.kind() == HouseKind::kBox
                                         ? TechniqueId::kDirectPointing
                                         : TechniqueId::kDirectClaiming;
                    step.placement = Candidate{cells_at(other.house, left).first(), digit};
                    demand = search.sink.offer(step);
                    if (demand == Demand::kEnough) break;
                  }
                  return demand;
                });
}

}  // namespace nonet::explainer
