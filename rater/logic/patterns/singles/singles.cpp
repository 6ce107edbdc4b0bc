// Position keeps all singles up to date, so these finders only read them off in order. The order is
// Sudoku Explainer's (its hidden single: a pass over houses with one empty cell, then a pass over
// the others, boxes before columns before rows); scales without an order of their own take the
// first too.
#include "rater/logic/patterns/singles/singles.h"

#include <bit>

#include "base/bits.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// The houses of one kind, as bits 0..8.
unsigned of_kind(HouseSet houses, HouseKind kind) {
  return (houses >> (static_cast<int>(kind) * kSize)) & 0x1FF;
}

// Calls visit(Single) in order until it returns kEnough.
template <typename Visit>
void visit_hidden_singles(const Position& position, Visit visit) {
  using enum TechniqueId;
  for (const bool full : {true, false}) {
    const HouseSet houses = full ? position.houses_with_single() & position.nearly_full_houses()
                                 : position.houses_with_single() & ~position.nearly_full_houses();
    if (houses == 0) continue;
    for (const HouseKind kind : kBoxColumnRow) {
      const TechniqueId technique =
          full ? kFullHouse : (kind == HouseKind::kBox ? kHiddenSingleBox : kHiddenSingleLine);
      for (unsigned numbers = of_kind(houses, kind); numbers != 0; numbers &= numbers - 1) {
        const House house(kind, std::countr_zero(numbers));
        for (const Digit digit : position.hidden_singles(house)) {
          const std::size_t at = lowest(position.places(house, digit));
          const Single single{technique, {cells_of(house)[at], digit}, house};
          if (visit(single) == Demand::kEnough) return;
        }
      }
    }
  }
}

}  // namespace

void find_hidden_singles(const Search& search) {
  visit_hidden_singles(search.position,
                       [&](const Single& single) { return search.sink.offer(step_of(single)); });
}

void find_naked_singles(const Search& search) {
  for (const Cell cell : search.position.naked_singles()) {
    const Digit digit = search.position.candidates(cell).first();
    const Step step = step_of({TechniqueId::kNakedSingle, {cell, digit}, {}});
    if (search.sink.offer(step) == Demand::kEnough) return;
  }
}

std::optional<Single> first_hidden_single(const Position& position) {
  std::optional<Single> first;
  if (position.houses_with_single() == 0) return first;
  visit_hidden_singles(position, [&](const Single& single) {
    first = single;
    return Demand::kEnough;
  });
  return first;
}

std::optional<Single> first_naked_single(const Position& position) {
  const CellSet cells = position.naked_singles();
  if (cells.empty()) return std::nullopt;
  const Cell cell = cells.first();
  return Single{TechniqueId::kNakedSingle, {cell, position.candidates(cell).first()}, {}};
}

Step step_of(const Single& single) {
  Step step;
  step.technique = single.technique;
  step.placement = single.candidate;
  step.cells.insert(single.candidate.cell);
  step.digits.insert(single.candidate.digit);
  step.house = single.house;
  return step;
}

}  // namespace nonet
