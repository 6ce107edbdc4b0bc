// Aligned exclusion: two or three cells cannot hold digits that leave a cell which all of them see
// none. A digit of a cell that occurs in no combination that remains goes.
#include <algorithm>
#include <array>
#include <span>

#include "board/nine_bits.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

struct AlignedCell {
  CellIndex cell;
  Bits digits;
  CellPlane excluders;  // cells it sees that have few candidates
};

// Cells with an excluder of at most `most` candidates, in reading order.
std::vector<AlignedCell> aligned_cells(const BoardSearch& search, int most) {
  CellPlane excluders;
  for (int i = 0; i < search.board.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    const int count = word_bit_count(search.marks.of(cell));
    if (count >= 2 && count <= most) excluders.insert(cell);
  }
  std::vector<AlignedCell> cells;
  for (int i = 0; i < search.board.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    const Bits digits = search.marks.of(cell);
    const CellPlane seen = excluders & search.board.peer_plane(cell);
    if (is_several(digits) && !seen.empty()) cells.push_back({cell, digits, seen});
  }
  return cells;
}

// The candidates of the cells of a plane.
std::vector<Bits> candidates_of(const BoardSearch& search, CellPlane cells) {
  std::vector<Bits> all;
  for (; !cells.empty(); cells.erase(cells.first())) all.push_back(search.marks.of(cells.first()));
  return all;
}

// Which of the last cell's digits may stand beside the digits `others` of the cells before it.
Bits allowed_beside(Bits others, Bits last, const std::vector<Bits>& excluders) {
  for (const Bits excluder : excluders) {
    const Bits left = excluder & ~others;
    if (left == 0) return 0;
    if (!is_several(left)) last &= ~left;
  }
  return last;
}

Flow offer_excluded(const BoardSearch& search, BoardTechnique technique,
                    std::span<const AlignedCell* const> cells, std::span<const Bits> allowed) {
  BoardStep step;
  step.technique = technique;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    eliminate_digits(step, search.marks, cells[i]->cell, ~allowed[i]);
  }
  if (step.eliminations.empty()) return Flow::kContinue;
  CellPlane excluders = cells[0]->excluders;
  for (const AlignedCell* each : cells) {
    excluders &= each->excluders;
    step.cells.push_back(each->cell);
  }
  for (; !excluders.empty(); excluders.erase(excluders.first()))
    step.helpers.push_back(excluders.first());
  return search.sink.offer(std::move(step));
}

Flow exclude_pair(const BoardSearch& search, const AlignedCell& a, const AlignedCell& b) {
  const CellPlane common = a.excluders & b.excluders;
  if (common.size() < 2) return Flow::kContinue;
  const std::vector<Bits> excluders = candidates_of(search, common);
  const bool differ = search.board.see(a.cell, b.cell);
  std::array<Bits, 2> allowed{};
  for (const std::size_t digit : each_bit(a.digits)) {
    const Bits beside = b.digits & ~(differ ? bit_at(digit) : 0);
    const Bits left = allowed_beside(bit_at(digit), beside, excluders);
    if (left != 0) allowed[0] |= bit_at(digit);
    allowed[1] |= left;
  }
  const std::array cells = {&a, &b};
  return offer_excluded(search, BoardTechnique::kAlignedPairExclusion, cells, allowed);
}

Flow exclude_triplet(const BoardSearch& search, const std::array<const AlignedCell*, 3>& cells) {
  const auto& [a, b, c] = cells;
  const CellPlane common = a->excluders & b->excluders & c->excluders;
  if (common.size() < 2) return Flow::kContinue;
  const std::vector<Bits> excluders = candidates_of(search, common);
  const auto apart = [&](const AlignedCell* x, const AlignedCell* y, std::size_t digit) {
    return search.board.see(x->cell, y->cell) ? bit_at(digit) : 0;
  };
  std::array<Bits, 3> allowed{};
  for (const std::size_t one : each_bit(a->digits)) {
    for (const std::size_t two : each_bit(b->digits & ~apart(a, b, one))) {
      const Bits beside = c->digits & ~apart(a, c, one) & ~apart(b, c, two);
      const Bits left = allowed_beside(bit_at(one) | bit_at(two), beside, excluders);
      if (left == 0) continue;
      allowed[0] |= bit_at(one);
      allowed[1] |= bit_at(two);
      allowed[2] |= left;
    }
  }
  return offer_excluded(search, BoardTechnique::kAlignedTripletExclusion, cells, allowed);
}

// The excluders of either cell that are aligned cells themselves: in the order of the first cell's
// peers, then of the second's.
template <typename Visit>
Flow for_each_third(const BoardSearch& search, const std::vector<const AlignedCell*>& by_cell,
                    const AlignedCell& a, const AlignedCell& b, Visit visit) {
  CellPlane done;
  done.insert(a.cell);
  done.insert(b.cell);
  for (const AlignedCell* base : {&a, &b}) {
    for (const CellIndex peer : search.board.peers(base->cell)) {
      if (done.has(peer) || !base->excluders.has(peer) || by_cell[peer] == nullptr) continue;
      done.insert(peer);
      if (visit(*by_cell[peer]) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_pair_exclusions(const BoardSearch& search) {
  const std::vector<AlignedCell> cells = aligned_cells(search, 2);
  for (std::size_t j = 1; j < cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      if (exclude_pair(search, cells[i], cells[j]) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

Flow find_triplet_exclusions(const BoardSearch& search) {
  const std::vector<AlignedCell> cells = aligned_cells(search, 3);
  std::vector<const AlignedCell*> by_cell(static_cast<std::size_t>(search.board.cells()), nullptr);
  for (const AlignedCell& each : cells) by_cell[each.cell] = &each;
  for (std::size_t j = 1; j < cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const AlignedCell& a = cells[i];
      const AlignedCell& b = cells[j];
      const auto try_third = [&](const AlignedCell& c) {
        return exclude_triplet(search, {&a, &b, &c});
      };
      if (for_each_third(search, by_cell, a, b, try_third) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

}  // namespace nonet::variants
