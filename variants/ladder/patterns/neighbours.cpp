// Where the digits of neighbours may not follow one another: what a cell, or the places of a digit
// in a house, leaves the cells beside it. A digit that is next to every candidate of a cell, or one
// of them, is not beside this cell. A digit has neither of those next to it in a cell that is one
// of its places and beside the others, or beside them all.
#include <algorithm>

#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

// The digit and those next to it.
constexpr Bits about(std::size_t digit) {
  return bit_at(digit) << 1U | bit_at(digit) | bit_at(digit) >> 1U;
}

Flow offer_cell(const BoardSearch& search, CellIndex cell) {
  BoardStep step;
  step.technique = BoardTechnique::kNonConsecutiveForcingCell;
  step.cells = {cell};
  step.digits = search.marks.of(cell);
  for (const std::size_t digit : each_bit(search.board.all_digits())) {
    if ((step.digits & ~about(digit)) != 0) continue;
    for (const CellIndex beside : search.board.pairs().beside(cell))
      eliminate_digits(step, search.marks, beside, bit_at(digit));
  }
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

// Whether the cell is each of the places or beside it.
bool is_about(const BoardSearch& search, CellIndex cell, std::span<const CellIndex> places) {
  const std::span<const CellIndex> beside = search.board.pairs().beside(cell);
  return std::ranges::all_of(places, [&](CellIndex place) {
    return place == cell || std::ranges::find(beside, place) != beside.end();
  });
}

Flow offer_house(const BoardSearch& search, HouseIndex house, std::size_t digit) {
  std::vector<CellIndex> places;
  for (const std::size_t spot : each_bit(search.marks.spots(house, digit)))
    places.push_back(search.board.house(house).cells[spot]);
  if (places.size() < 2) return Flow::kContinue;
  BoardStep step;
  step.technique = BoardTechnique::kLockedNonConsecutive;
  step.bases = {house};
  step.digits = bit_at(digit);
  const std::span<const CellIndex> beside = search.board.pairs().beside(places[0]);
  std::vector<CellIndex> cells(beside.begin(), beside.end());
  cells.push_back(places[0]);
  for (const CellIndex cell : cells) {
    if (is_about(search, cell, places))
      eliminate_digits(step, search.marks, cell, about(digit) & ~bit_at(digit));
  }
  return step.eliminations.empty() ? Flow::kContinue : search.sink.offer(std::move(step));
}

}  // namespace

Flow find_forcing_cells(const BoardSearch& search) {
  for (int i = 0; i < search.board.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    if (!is_several(search.marks.of(cell))) continue;
    if (offer_cell(search, cell) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

// By digits; columns before rows before boxes.
Flow find_locked_neighbours(const BoardSearch& search) {
  const std::vector<LayerRange>& layers = search.board.layers();
  for (std::size_t digit = 0; digit < search.digits(); ++digit) {
    for (auto range = layers.rbegin(); range != layers.rend(); ++range) {
      for (HouseIndex i = 0; i < range->count; ++i) {
        const auto house = static_cast<HouseIndex>(range->first + i);
        if (!search.has_changed(house)) continue;
        if (offer_house(search, house, digit) == Flow::kStop) return Flow::kStop;
      }
    }
  }
  return Flow::kContinue;
}

}  // namespace nonet::variants
