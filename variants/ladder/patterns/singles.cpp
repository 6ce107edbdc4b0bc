// Hidden singles by houses, the last empty cell of a house first; naked singles by cells.
#include "variants/ladder/ladder_facts.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

enum class SingleKind : bool { kLastCell, kHidden };

Flow scan_singles(const BoardSearch& search, const LayerRange& range, SingleKind kind) {
  for (HouseIndex i = 0; i < range.count; ++i) {
    const auto house = static_cast<HouseIndex>(range.first + i);
    const bool last = search.fill.empty_cells[house] == 1;
    if (search.fill.empty_cells[house] == 0 || last != (kind == SingleKind::kLastCell)) continue;
    if (!search.has_changed(house) || !search.marks.has_single(house)) continue;
    for (std::size_t digit = 0; digit < search.digits(); ++digit) {
      const Bits spots = search.marks.spots(house, digit);
      if (spots == 0 || is_several(spots)) continue;
      BoardStep step;
      step.technique = last                            ? BoardTechnique::kFullHouse
                       : range.role == HouseRole::kBox ? BoardTechnique::kHiddenSingleBox
                                                       : BoardTechnique::kHiddenSingleLine;
      step.bases = {house};
      step.placement = {search.board.house(house).cells[lowest(spots)],
                        static_cast<std::uint8_t>(digit)};
      if (search.sink.offer(std::move(step)) == Flow::kStop) return Flow::kStop;
    }
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_hidden_singles(const BoardSearch& search) {
  const auto& layers = search.board.scanned_layers();
  const auto comes_last = [&](const LayerRange& range) {
    return search.rules.further_layers_last && range.role == HouseRole::kFurther;
  };
  for (const SingleKind kind : {SingleKind::kLastCell, SingleKind::kHidden}) {
    for (const LayerRange& range : layers) {
      if (comes_last(range)) continue;
      if (scan_singles(search, range, kind) == Flow::kStop) return Flow::kStop;
    }
  }
  const auto is_diagonal = [](const LayerRange& range) {
    return range.layer == Layer::kDiagonal || range.layer == Layer::kAntidiagonal;
  };
  for (std::size_t i = 0; i < layers.size();) {
    // The two diagonals count as one layer.
    std::size_t end = i + 1;
    while (is_diagonal(layers[i]) && end < layers.size() && is_diagonal(layers[end])) ++end;
    for (const SingleKind kind : {SingleKind::kLastCell, SingleKind::kHidden}) {
      for (std::size_t j = i; j < end; ++j) {
        if (!comes_last(layers[j])) continue;
        if (scan_singles(search, layers[j], kind) == Flow::kStop) return Flow::kStop;
      }
    }
    i = end;
  }
  return Flow::kContinue;
}

Flow find_naked_singles(const BoardSearch& search) {
  for (int i = 0; i < search.board.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    const Bits digits = search.marks.of(cell);
    if (digits == 0 || is_several(digits)) continue;
    BoardStep step;
    step.technique = BoardTechnique::kNakedSingle;
    step.placement = {cell, static_cast<std::uint8_t>(lowest(digits))};
    if (search.sink.offer(std::move(step)) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

}  // namespace nonet::variants
