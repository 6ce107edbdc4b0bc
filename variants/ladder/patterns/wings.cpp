// A pivot of two or three digits and two cells of two that it sees: whatever the pivot holds, one
// of the three holds the digit that the wings share.
#include "board/nine_bits.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

Flow offer_wing(const BoardSearch& search, CellIndex pivot, CellIndex first, CellIndex second) {
  const Bits shared = search.marks.of(first) & search.marks.of(second);
  CellPlane seen = search.board.peer_plane(first) & search.board.peer_plane(second);
  if (search.size == 3) seen &= search.board.peer_plane(pivot);
  for (const CellIndex cell : {pivot, first, second}) seen.erase(cell);
  BoardStep step;
  step.technique = search.size == 2 ? BoardTechnique::kXyWing : BoardTechnique::kXyzWing;
  step.cells = {pivot, first, second};
  step.digits = search.marks.of(pivot) | search.marks.of(first) | search.marks.of(second);
  while (!seen.empty()) {
    const CellIndex cell = seen.first();
    seen.erase(cell);
    eliminate_digits(step, search.marks, cell, bit_at(lowest(shared)));
  }
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

Flow scan_wings(const BoardSearch& search, CellIndex pivot) {
  const Bits mine = search.marks.of(pivot);
  for (const CellIndex first : search.board.peers(pivot)) {
    const Bits one = search.marks.of(first);
    if (!is_pair(one) || word_bit_count(mine & ~one) != 1) continue;
    for (const CellIndex second : search.board.peers(pivot)) {
      const Bits two = search.marks.of(second);
      if (!is_pair(two) || word_bit_count(mine | one | two) != 3) continue;
      if (word_bit_count(mine & one & two) != search.size - 2) continue;
      if (offer_wing(search, pivot, first, second) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_board_wings(const BoardSearch& search) {
  for (int i = 0; i < search.board.cells(); ++i) {
    const auto pivot = static_cast<CellIndex>(i);
    if (word_bit_count(search.marks.of(pivot)) != search.size) continue;
    if (scan_wings(search, pivot) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

}  // namespace nonet::variants
