// Position keeps all singles up to date, so these finders only read them off in order. The order
// is Sudoku Explainer's (its hidden single: a pass over houses with one empty cell, then a pass
// over the others, boxes before columns before rows); scales that do not care take the first too.
#include "rater/techniques/singles.h"

#include <array>
#include <bit>

namespace nonet {

namespace {

constexpr std::array<HouseKind, 3> kBoxColumnRow = {HouseKind::kBox, HouseKind::kColumn,
                                                    HouseKind::kRow};

Step hidden_single(const Position& position, House house, Digit digit, TechniqueId technique) {
  const int at = std::countr_zero(position.places(house, digit));
  const Cell cell = cells_of(house)[static_cast<std::size_t>(at)];
  Step step;
  step.technique = technique;
  step.placement = Candidate{cell, digit};
  step.cells.insert(cell);
  step.digits.insert(digit);
  step.house = house;
  return step;
}

TechniqueId technique_in(HouseKind kind) {
  return kind == HouseKind::kBox ? TechniqueId::kHiddenSingleBox : TechniqueId::kHiddenSingleLine;
}

// The houses of one kind among `houses`, as bits 0..8.
unsigned of_kind(HouseSet houses, HouseKind kind) {
  return (houses >> (static_cast<int>(kind) * kSize)) & 0x1FF;
}

}  // namespace

void find_hidden_singles(const Search& search) {
  const Position& position = search.position;
  for (const bool full : {true, false}) {
    for (const HouseKind kind : kBoxColumnRow) {
      const unsigned nearly_full = of_kind(position.nearly_full_houses(), kind);
      unsigned numbers = of_kind(position.houses_with_single(), kind);
      numbers &= full ? nearly_full : ~nearly_full;
      for (; numbers != 0; numbers &= numbers - 1) {
        const House house(kind, std::countr_zero(numbers));
        const TechniqueId technique = full ? TechniqueId::kFullHouse : technique_in(kind);
        for (const Digit digit : position.hidden_singles(house)) {
          const Step step = hidden_single(position, house, digit, technique);
          if (search.sink.offer(step) == Demand::kEnough) return;
        }
      }
    }
  }
}

void find_naked_singles(const Search& search) {
  for (const Cell cell : search.position.naked_singles()) {
    const Digit digit = search.position.candidates(cell).first();
    Step step;
    step.technique = TechniqueId::kNakedSingle;
    step.placement = Candidate{cell, digit};
    step.cells.insert(cell);
    step.digits.insert(digit);
    if (search.sink.offer(step) == Demand::kEnough) return;
  }
}

}  // namespace nonet
