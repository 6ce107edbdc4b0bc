#include "variants/ladder/board_step.h"

#include "rater/logic/chains/forcing/chain_length.h"
#include "rater/orders/explainer/loop_surcharge.h"

namespace nonet::variants {

int price_of(const BoardStep& step) {
  int price = board_row(step.technique).price + step.partners;
  if (step.cells_of_loop > 0) price += loop_surcharge(step.cells_of_loop);
  if (step.complexity > 0) price += chains::length_class(step.complexity);
  return price;
}

void eliminate_digits(BoardStep& step, const BoardMarks& marks, CellIndex cell, Bits digits) {
  for (const std::size_t digit : each_bit(digits & marks.of(cell))) {
    step.eliminations.push_back({cell, static_cast<std::uint8_t>(digit)});
  }
}

void eliminate_seen(BoardStep& step, const BoardSearch& search, std::span<const CellIndex> cells,
                    Bits digits) {
  for (const std::size_t digit : each_bit(digits)) {
    std::optional<CellPlane> seen;
    for (const CellIndex cell : cells) {
      if (!search.marks.has(cell, digit)) continue;
      const CellPlane& mine = search.board.peer_plane(cell);
      seen = seen ? *seen & mine : mine;
    }
    for (; seen && !seen->empty(); seen->erase(seen->first()))
      eliminate_digits(step, search.marks, seen->first(), bit_at(digit));
  }
}

void apply_step(BoardPosition& position, const BoardStep& step) {
  for (const BoardCandidate& each : step.eliminations) position.eliminate(each);
  if (step.placement) position.place(*step.placement);
}

}  // namespace nonet::variants
