// A pattern or chain that removes candidates among assumptions, as proofs show it.
#pragma once

#include <memory>
#include <variant>

#include "variants/ladder/chains/board_forcing.h"
#include "variants/ladder/chains/single_source_chains.h"

namespace nonet::variants {

// A chain of several branches, with the row and the name it was found by.
struct NestedForcing {
  ForcingRow row;
  BoardForcingHint hint;
  BoardTechnique technique;
};

struct NestedReason {
  std::shared_ptr<const BoardMarks> work;  // the position that it was found in
  std::variant<BoardStep, SingleSourceHint, NestedForcing> found;
};

// Calls visit(cell, digit) for each candidate of `before` that must be gone for a pattern of
// `work`, a position after deletions: locked candidates, pairs, X-wings.
template <typename Visit>
void for_each_needed(const LadderBoard& board, const BoardMarks& before, const BoardMarks& work,
                     const BoardStep& step, Visit visit) {
  const std::vector<CellIndex>& cells = board.house(step.bases[0]).cells;
  const auto each_of = [&](CellIndex cell, Bits digits) {
    for (const std::size_t digit : each_bit(before.of(cell) & digits)) visit(cell, digit);
  };
  if (step.technique == BoardTechnique::kNakedPair) {
    for (const std::size_t spot : each_bit(step.spots)) each_of(cells[spot], ~step.digits);
    return;
  }
  if (step.technique == BoardTechnique::kHiddenPair) {
    for (std::size_t spot = 0; spot < cells.size(); ++spot) {
      if ((step.spots & bit_at(spot)) == 0) each_of(cells[spot], step.digits);
    }
    return;
  }
  // Locked candidates and fish: places of the digit in the bases, outside of the covers.
  const std::size_t digit = lowest(step.digits);
  CellPlane covered;
  for (const HouseIndex cover : step.covers) covered |= board.house(cover).plane;
  for (const HouseIndex base : step.bases) {
    const std::vector<CellIndex>& places = board.house(base).cells;
    for (const std::size_t spot : each_bit(before.spots(base, digit) & ~work.spots(base, digit))) {
      if (!covered.has(places[spot])) visit(places[spot], digit);
    }
  }
}

}  // namespace nonet::variants
