#include "variants/ladder/chains/board_forcing.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace nonet::variants {
namespace {

auto length_of(const BoardForcingHint& hint) { return std::tuple(hint.complexity, hint.kind); }

}  // namespace

BoardForcing::BoardForcing(const BoardSearch& search, const ForcingRow& row)
    : search_(search),
      row_(row),
      numbers_(search.board),
      propagator_(search, row),
      on_(static_cast<std::size_t>(search.board.cells() * search.board.digits())) {}

std::optional<BoardForcingHint> BoardForcing::best() {
  keep_all_ = false;
  search_all();
  if (hints_.empty() || search_.control.should_stop()) return std::nullopt;
  return hints_.front();
}

std::vector<BoardForcingHint> BoardForcing::all() {
  keep_all_ = true;
  search_all();
  std::ranges::stable_sort(hints_, {}, length_of);
  return hints_;
}

void BoardForcing::search_all() {
  for (int i = 0; i < search_.board.cells() && !search_.control.should_stop(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    if (is_source(cell)) search_cell(cell);
  }
}

bool BoardForcing::is_source(CellIndex cell) const {
  const Bits digits = search_.marks.of(cell);
  return is_several(digits) && (row_.links != LinkUse::kStatic || !is_pair(digits));
}

const BoardPropagation& BoardForcing::when_on(CandidateNumber source) {
  std::unique_ptr<BoardPropagation>& slot = on_[source];
  if (!slot) {
    slot = std::make_unique<BoardPropagation>();
    propagator_.run(source, true, *slot);
  }
  return *slot;
}

const BoardPropagation& BoardForcing::when_off(CandidateNumber source) {
  if (!off_made_ || off_source_ != source) propagator_.run(source, false, off_);
  off_made_ = true;
  off_source_ = source;
  return off_;
}

void BoardForcing::search_cell(CellIndex cell) {
  const Bits digits = search_.marks.of(cell);
  for (const std::size_t digit : each_bit(digits)) {
    const CandidateNumber source = numbers_.number(cell, digit);
    if (row_.links != LinkUse::kStatic) {
      contradiction(source, true, when_on(source));
      contradiction(source, false, when_off(source));
    }
    if (row_.links == LinkUse::kDynamic && !is_pair(digits)) doubles(source);
    if (row_.links != LinkUse::kOneDigit) houses(source);
  }
  if (row_.links != LinkUse::kOneDigit) cell_reduction(cell);
}

void BoardForcing::contradiction(CandidateNumber source, bool on,
                                 const BoardPropagation& propagation) {
  if (!propagation.contradiction) return;
  BoardForcingHint hint;
  hint.source = source;
  hint.source_on = on;
  hint.target = source;
  hint.target_on = !on;
  const std::array ends = {ChainEnd{&propagation, propagation.clash_on},
                           ChainEnd{&propagation, propagation.clash_off}};
  offer(hint, ends);
}

void BoardForcing::doubles(CandidateNumber source) {
  BoardForcingHint hint;
  hint.kind = BoardHintKind::kDouble;
  hint.source = source;
  const std::array propagations = {&when_on(source), &when_off(source)};
  common_targets(hint, propagations);
}

// Each house is searched once, from the first place of the digit.
void BoardForcing::houses(CandidateNumber source) {
  const std::size_t digit = numbers_.digit(source);
  for (const HousePlace& place : search_.board.places_of(numbers_.cell(source))) {
    const Bits spots = search_.marks.spots(place.house, digit);
    if (!is_several(spots) || lowest(spots) != place.spot) continue;
    BoardForcingHint hint;
    hint.kind = BoardHintKind::kHouse;
    hint.source = source;
    hint.house = place.house;
    std::vector<const BoardPropagation*> propagations;
    for (const CandidateNumber each : assumptions_of(hint)) propagations.push_back(&when_on(each));
    common_targets(hint, propagations);
  }
}

void BoardForcing::cell_reduction(CellIndex cell) {
  BoardForcingHint hint;
  hint.kind = BoardHintKind::kCell;
  hint.source = numbers_.number(cell, lowest(search_.marks.of(cell)));
  std::vector<const BoardPropagation*> propagations;
  for (const CandidateNumber each : assumptions_of(hint)) propagations.push_back(&when_on(each));
  common_targets(hint, propagations);
}

std::vector<CandidateNumber> BoardForcing::assumptions_of(const BoardForcingHint& hint) const {
  std::vector<CandidateNumber> all;
  const CellIndex cell = numbers_.cell(hint.source);
  const std::size_t digit = numbers_.digit(hint.source);
  if (hint.kind == BoardHintKind::kCell) {
    for (const std::size_t each : each_bit(search_.marks.of(cell)))
      all.push_back(numbers_.number(cell, each));
  } else {
    const std::vector<CellIndex>& cells = search_.board.house(hint.house).cells;
    for (const std::size_t spot : each_bit(search_.marks.spots(hint.house, digit)))
      all.push_back(numbers_.number(cells[spot], digit));
  }
  return all;
}

void BoardForcing::common_targets(BoardForcingHint hint,
                                  std::span<const BoardPropagation* const> propagations) {
  const BoardPropagation& first = *propagations.front();
  std::vector<ChainEnd> ends;
  for (const bool on : {true, false}) {
    hint.target_on = on;
    for (const NodeNumber node : on ? first.on_order : first.off_order) {
      hint.target = first.nodes[node].candidate;
      ends.clear();
      int least = 0;
      for (const BoardPropagation* propagation : propagations) {
        const NodeNumber end = propagation->node(hint.target, on);
        if (end == kNoNode) break;
        ends.push_back({propagation, end});
        least += propagation->nodes[end].depth + 1;
      }
      if (ends.size() < propagations.size() || least >= enough(hint.kind)) continue;
      offer(hint, ends);
    }
  }
}

// Chains of this length are not wanted.
int BoardForcing::enough(BoardHintKind kind) const {
  if (keep_all_ || hints_.empty()) return std::numeric_limits<int>::max();
  const BoardForcingHint& best = hints_.front();
  return best.complexity + (kind < best.kind ? 1 : 0);
}

void BoardForcing::offer(const BoardForcingHint& hint, std::span<const ChainEnd> ends) {
  if (hint.target_on && !is_several(search_.marks.of(numbers_.cell(hint.target)))) return;
  const int limit = enough(hint.kind);
  const int complexity = ancestors_.complexity(ends, limit);
  if (complexity >= limit) return;
  if (!keep_all_) hints_.clear();
  hints_.push_back(hint);
  hints_.back().complexity = complexity;
}

void BoardForcing::for_each_end(const BoardForcingHint& hint,
                                const std::function<void(const ChainEnd&)>& visit) {
  switch (hint.kind) {
    case BoardHintKind::kContradiction: {
      const BoardPropagation& all = hint.source_on ? when_on(hint.source) : when_off(hint.source);
      visit({&all, all.clash_on});
      visit({&all, all.clash_off});
      break;
    }
    case BoardHintKind::kDouble:
      for (const BoardPropagation* each : {&when_on(hint.source), &when_off(hint.source)}) {
        visit({each, each->node(hint.target, hint.target_on)});
      }
      break;
    case BoardHintKind::kCell:
    case BoardHintKind::kHouse:
      for (const CandidateNumber each : assumptions_of(hint)) {
        const BoardPropagation& all = when_on(each);
        visit({&all, all.node(hint.target, hint.target_on)});
      }
      break;
  }
}

std::vector<BoardCandidate> BoardForcing::removals(const BoardForcingHint& hint) const {
  const BoardCandidate target = numbers_.candidate(hint.target);
  if (!hint.target_on) return {target};
  BoardStep step;
  eliminate_digits(step, search_.marks, target.cell, ~bit_at(target.digit));
  return step.eliminations;
}

}  // namespace nonet::variants
