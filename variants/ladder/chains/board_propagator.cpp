#include "variants/ladder/chains/board_propagator.h"

#include <algorithm>

namespace nonet::variants {

BoardPropagator::BoardPropagator(const BoardSearch& search, const ForcingRow& row,
                                 NestedReasons reasons)
    : search_(search), row_(row), reasons_(reasons), numbers_(search.board), work_(search.marks) {}

void BoardPropagator::run(CandidateNumber source, bool on, BoardPropagation& out) {
  out_ = &out;
  out.clear(static_cast<std::size_t>(search_.board.cells() * search_.board.digits()));
  on_head_ = 0;
  off_head_ = 0;
  record(add_node(source, on, kAssumed, 0));
  do {
    drain();
  } while (!out.contradiction && !row_.stages.empty() && apply_nested());
  restore();
}

void BoardPropagator::drain() {
  for (;;) {
    if (on_head_ < out_->on_order.size()) {
      if (!take_on(out_->on_order[on_head_++])) return;
    } else if (off_head_ < out_->off_order.size()) {
      if (!take_off(out_->off_order[off_head_++])) return;
    } else {
      return;
    }
  }
}

// Puts the deleted candidates back.
void BoardPropagator::restore() {
  if (row_.links == LinkUse::kStatic) return;
  for (std::size_t i = 0; i < off_head_; ++i) {
    const CandidateNumber candidate = out_->nodes[out_->off_order[i]].candidate;
    work_.add(numbers_.cell(candidate), numbers_.digit(candidate));
  }
}

bool BoardPropagator::take_on(NodeNumber node) {
  const CandidateNumber mine = out_->nodes[node].candidate;
  const CellIndex cell = numbers_.cell(mine);
  const std::size_t digit = numbers_.digit(mine);
  if (row_.links != LinkUse::kOneDigit) {
    for (const std::size_t other : each_bit(work_.of(cell) & ~bit_at(digit))) {
      if (!turn_off(numbers_.number(cell, other), node, kByCell)) return false;
    }
  }
  for (const HousePlace& place : search_.board.places_of(cell)) {
    const std::vector<CellIndex>& cells = search_.board.house(place.house).cells;
    for (const std::size_t spot : each_bit(work_.spots(place.house, digit) & ~bit_at(place.spot))) {
      if (!turn_off(numbers_.number(cells[spot], digit), node,
                    static_cast<LinkReason>(place.house)))
        return false;
    }
  }
  for (const BoardCandidate& other : search_.board.pairs().excluded_by(cell, digit)) {
    if (!work_.has(other.cell, other.digit)) continue;
    if (!turn_off(numbers_.number(other.cell, other.digit), node, kByPairOfCells)) return false;
  }
  return true;
}

bool BoardPropagator::turn_off(CandidateNumber candidate, NodeNumber parent, LinkReason reason) {
  const NodeNumber known_on = out_->on_node[candidate];
  if (known_on == kNoNode && out_->off_node[candidate] != kNoNode) return true;
  const std::size_t begin = out_->parents.size();
  out_->parents.push_back(parent);
  const NodeNumber added = add_node(candidate, false, reason, begin);
  if (known_on == kNoNode) {
    record(added);
    return true;
  }
  out_->contradiction = true;
  out_->clash_on = known_on;
  out_->clash_off = added;
  return false;
}

// What is on once the candidate, still in the working copy, is off: the last of its cell and of its
// houses. Parents are read off before the candidate is deleted.
bool BoardPropagator::take_off(NodeNumber node) {
  const CandidateNumber mine = out_->nodes[node].candidate;
  const CellIndex cell = numbers_.cell(mine);
  const std::size_t digit = numbers_.digit(mine);
  bool sound = true;
  if (row_.links != LinkUse::kOneDigit && is_pair(work_.of(cell))) {
    const std::size_t other = lowest(work_.of(cell) & ~bit_at(digit));
    sound = turn_on(numbers_.number(cell, other), node, kByCell);
  }
  for (const HousePlace& place : search_.board.places_of(cell)) {
    const Bits spots = work_.spots(place.house, digit);
    if (!sound) break;
    if (!is_pair(spots)) continue;
    const std::size_t other = lowest(spots & ~bit_at(place.spot));
    sound = turn_on(numbers_.number(search_.board.house(place.house).cells[other], digit), node,
                    static_cast<LinkReason>(place.house));
  }
  if (row_.links != LinkUse::kStatic) work_.remove(cell, digit);
  return sound;
}

bool BoardPropagator::turn_on(CandidateNumber candidate, NodeNumber trigger, LinkReason reason) {
  const NodeNumber known_off = out_->off_node[candidate];
  if (known_off == kNoNode && out_->on_node[candidate] != kNoNode) return true;
  const std::size_t begin = out_->parents.size();
  out_->parents.push_back(trigger);
  if (row_.links != LinkUse::kStatic) {
    if (reason == kByCell) {
      add_deleted_of_cell(numbers_.cell(candidate));
    } else {
      add_deleted_of_house(static_cast<HouseIndex>(reason), numbers_.digit(candidate));
    }
  }
  const NodeNumber added = add_node(candidate, true, reason, begin);
  if (known_off == kNoNode) {
    record(added);
    return true;
  }
  out_->contradiction = true;
  out_->clash_on = added;
  out_->clash_off = known_off;
  return false;
}

void BoardPropagator::add_deleted_of_cell(CellIndex cell) {
  for (const std::size_t digit : each_bit(search_.marks.of(cell) & ~work_.of(cell))) {
    out_->parents.push_back(out_->off_node[numbers_.number(cell, digit)]);
  }
}

void BoardPropagator::add_deleted_of_house(HouseIndex house, std::size_t digit) {
  const std::vector<CellIndex>& cells = search_.board.house(house).cells;
  const Bits deleted = search_.marks.spots(house, digit) & ~work_.spots(house, digit);
  for (const std::size_t spot : each_bit(deleted)) {
    out_->parents.push_back(out_->off_node[numbers_.number(cells[spot], digit)]);
  }
}

NodeNumber BoardPropagator::add_node(CandidateNumber candidate, bool on, LinkReason reason,
                                     std::size_t parents_begin) {
  BoardNode node;
  node.candidate = candidate;
  node.on = on;
  node.reason = reason;
  node.parents_begin = static_cast<std::uint32_t>(parents_begin);
  node.parent_count = static_cast<std::uint16_t>(out_->parents.size() - parents_begin);
  for (std::size_t i = parents_begin; i < out_->parents.size(); ++i) {
    const int depth = out_->nodes[out_->parents[i]].depth + 1;
    node.depth = static_cast<std::uint16_t>(std::max<int>(node.depth, depth));
  }
  out_->nodes.push_back(node);
  return static_cast<NodeNumber>(out_->nodes.size() - 1);
}

void BoardPropagator::record(NodeNumber number) {
  const BoardNode& node = out_->nodes[number];
  (node.on ? out_->on_node : out_->off_node)[node.candidate] = number;
  (node.on ? out_->on_order : out_->off_order).push_back(number);
}

bool BoardPropagator::apply_nested() {
  const NestedRemovals found = nested_removals(search_, work_, row_.stages, reasons_);
  const auto used_before = static_cast<std::int32_t>(out_->used.size());
  out_->used.insert(out_->used.end(), found.used.begin(), found.used.end());
  bool any = false;
  for (const NestedRemoval& removal : found.list) {
    if (out_->off_node[removal.candidate] != kNoNode) continue;
    any = true;
    const std::size_t begin = out_->parents.size();
    for (std::uint32_t i = removal.parents_begin; i < removal.parents_end; ++i) {
      out_->parents.push_back(out_->off_node[found.parents[i]]);
    }
    const NodeNumber added = add_node(removal.candidate, false, kByTechnique, begin);
    if (removal.used >= 0) out_->nodes[added].used = used_before + removal.used;
    if (removal.reason >= 0)
      out_->reasons[added] = found.reasons[static_cast<std::size_t>(removal.reason)];
    record(added);
  }
  return any;
}

}  // namespace nonet::variants
