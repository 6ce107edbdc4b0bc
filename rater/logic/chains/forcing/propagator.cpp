#include "rater/logic/chains/forcing/propagator.h"

#include <algorithm>

namespace nonet::chains {

namespace {

constexpr std::size_t kWordBits = 64;
// Both states of every candidate, and the second node of a contradiction.
constexpr int kMostNodes = 2 * kCandidates + 1;

}  // namespace

void Propagation::clear() {
  nodes.clear();
  parents.clear();
  on_order.clear();
  off_order.clear();
  nested_chains.clear();
  on.fill(CellSet());
  off.fill(CellSet());
  on_digits.fill(0);
  off_digits.fill(0);
  contradiction = false;
  level = -1;
  level_1_end = 0;
}

void RemovalList::clear() {
  removals.clear();
  parents.clear();
  nested.clear();
}

void Propagator::load(const ChainGrid& ground, LinkMode mode) {
  ground_ = &ground;
  mode_ = mode;
  stride_ = (kMostNodes + kWordBits - 1) / kWordBits;
  ancestors_.resize(stride_ * kMostNodes);
}

bool Propagator::begin(CandidateId source, bool on, int limit, Propagation& out) {
  out.clear();
  out_ = &out;
  work_ = *ground_;
  on_head_ = 0;
  off_head_ = 0;
  limit_ = limit;
  useful_ = 0;
  record(add_with_parents(source, on, Cause::kAssumption, 0));
  drain();
  return out.contradiction ||
         (on_head_ == out.on_order.size() && off_head_ == out.off_order.size());
}

void Propagator::resume(Propagation& finished) {
  out_ = &finished;
  work_ = *ground_;
  if (mode_ != LinkMode::kStatic) {
    for (const NodeIndex i : finished.off_order) {
      const CandidateId id = finished.nodes[i].candidate;
      if (work_.has(id)) work_.remove(id);
    }
  }
  limit_ = kMostNodes;
  useful_ = 0;
  on_head_ = finished.on_order.size();
  off_head_ = finished.off_order.size();
  for (std::size_t i = 0; i < finished.nodes.size(); ++i) {
    count_ancestors(static_cast<NodeIndex>(i));
  }
}

void Propagator::apply(const RemovalList& list) {
  const auto first_nested = static_cast<std::int32_t>(out_->nested_chains.size());
  out_->nested_chains.insert(out_->nested_chains.end(), list.nested.begin(), list.nested.end());
  for (const Removal& removal : list.removals) {
    if (contains(out_->off, removal.candidate)) continue;
    const std::size_t begin = out_->parents.size();
    for (std::uint32_t p = removal.parents_begin; p < removal.parents_end; ++p) {
      out_->parents.push_back(out_->off_index[list.parents[p]]);
    }
    const NodeIndex node = add_with_parents(removal.candidate, false, Cause::kTechnique, begin);
    out_->nodes[node].technique = removal.technique;
    if (removal.nested >= 0) out_->nodes[node].nested = first_nested + removal.nested;
    record(node);
  }
  drain();
}

void Propagator::drain() {
  while (useful_ > 0) {
    const bool on = on_head_ < out_->on_order.size();
    const NodeIndex node = on ? out_->on_order[on_head_++] : out_->off_order[off_head_++];
    if (out_->nodes[node].count <= limit_) --useful_;
    if (on ? take_on(node) : take_off(node)) continue;
    out_->contradiction = true;
    return;
  }
}

bool Propagator::take_on(NodeIndex node) {
  const CandidateId id = out_->nodes[node].candidate;
  const Cell cell = cell_of(id);
  const Digit digit = digit_of(id);
  if (mode_ != LinkMode::kOneDigit) {
    unsigned others = work_.digits[cell] & ~bit_of(digit);
    // Candidates already off that do not clash need no node.
    others &= ~(static_cast<unsigned>(out_->off_digits[cell]) & ~out_->on_digits[cell]);
    for (; others != 0; others &= others - 1) {
      if (!turn_off(id_of(cell, lowest_digit(others)), node, Cause::kCell)) return false;
    }
  }
  const CellPlace& place = kCellPlaces[cell];
  const CellSet peers = work_.places[digit] & place.all_peers;
  const bool clash = peers.intersects(out_->on[digit]);
  const CellSet fresh = peers - out_->off[digit];
  if (!clash && fresh.empty()) return true;
  for (std::size_t k = 0; k < place.peers.size(); ++k) {
    const auto cause = static_cast<Cause>(k);
    if (!clash) {
      turn_off_all(fresh & place.peers[k], digit, node, cause);
    } else if (!turn_off_slowly(peers & place.peers[k], digit, node, cause)) {
      return false;
    }
  }
  return true;
}

void Propagator::turn_off_all(CellSet cells, Digit digit, NodeIndex parent, Cause cause) {
  for (const Cell c : cells) {
    const CandidateId id = id_of(c, digit);
    record(add_child(id, false, parent, cause));
  }
}

bool Propagator::turn_off_slowly(CellSet cells, Digit digit, NodeIndex parent, Cause cause) {
  for (const Cell c : cells) {
    if (!turn_off(id_of(c, digit), parent, cause)) return false;
  }
  return true;
}

bool Propagator::turn_off(CandidateId id, NodeIndex parent, Cause cause) {
  if (contains(out_->on, id)) {
    out_->clash_on = out_->on_index[id];
    out_->clash_off = add_child(id, false, parent, cause);
    return false;
  }
  if (!contains(out_->off, id)) record(add_child(id, false, parent, cause));
  return true;
}

bool Propagator::take_off(NodeIndex node) {
  const CandidateId id = out_->nodes[node].candidate;
  std::array<Forced, 4> forced{};
  const int count = forced_by(id, forced);
  // Parents are read off the working grid while the candidate itself is still in it. A place that
  // follows from two houses keeps the first reason.
  for (int i = 0; i < count; ++i) {
    const Forced& f = forced[static_cast<std::size_t>(i)];
    if (contains(out_->off, f.candidate)) {
      out_->clash_off = out_->off_index[f.candidate];
      out_->clash_on = add_forced(f, node);
      return false;
    }
    if (!contains(out_->on, f.candidate)) record(add_forced(f, node));
  }
  if (mode_ != LinkMode::kStatic && work_.has(id)) work_.remove(id);
  return true;
}

int Propagator::forced_by(CandidateId id, std::array<Forced, 4>& out) const {
  const Cell cell = cell_of(id);
  const Digit digit = digit_of(id);
  int count = 0;
  const unsigned in_cell = work_.digits[cell];
  if (mode_ != LinkMode::kOneDigit && exactly_two(in_cell)) {
    const unsigned others = in_cell & ~bit_of(digit);
    out[0] = {id_of(cell, lowest_digit(others)), Cause::kCell};
    count = 1;
  }
  const CellPlace& place = kCellPlaces[cell];
  for (std::size_t k = 0; k < 3; ++k) {
    const unsigned in_house = work_.spots[place.house[k]][digit];
    if (!exactly_two(in_house)) continue;
    const unsigned others = in_house & ~(1U << place.spot[k]);
    const CandidateId other = id_of(cell_at(place.house[k], lowest(others)), digit);
    out[static_cast<std::size_t>(count++)] = {other, static_cast<Cause>(k)};
  }
  return count;
}

NodeIndex Propagator::add_forced(const Forced& forced, NodeIndex trigger) {
  if (mode_ == LinkMode::kStatic) return add_child(forced.candidate, true, trigger, forced.cause);
  const std::size_t begin = out_->parents.size();
  out_->parents.push_back(trigger);
  const Cell cell = cell_of(forced.candidate);
  if (forced.cause == Cause::kCell) {
    add_deleted_of_cell(cell);
  } else {
    const auto k = static_cast<std::size_t>(forced.cause);
    add_deleted_of_house(kCellPlaces[cell].house[k], digit_of(forced.candidate));
  }
  return add_with_parents(forced.candidate, true, forced.cause, begin);
}

void Propagator::add_deleted_of_cell(Cell cell) {
  unsigned deleted = ground_->digits[cell] & ~static_cast<unsigned>(work_.digits[cell]);
  for (; deleted != 0; deleted &= deleted - 1) {
    out_->parents.push_back(out_->off_index[id_of(cell, lowest_digit(deleted))]);
  }
}

void Propagator::add_deleted_of_house(House house, Digit digit) {
  unsigned deleted =
      ground_->spots[house][digit] & ~static_cast<unsigned>(work_.spots[house][digit]);
  for (; deleted != 0; deleted &= deleted - 1) {
    out_->parents.push_back(out_->off_index[id_of(cell_at(house, lowest(deleted)), digit)]);
  }
}

NodeIndex Propagator::add_child(CandidateId id, bool on, NodeIndex parent, Cause cause) {
  const std::size_t begin = out_->parents.size();
  out_->parents.push_back(parent);
  return add_with_parents(id, on, cause, begin);
}

NodeIndex Propagator::add_with_parents(CandidateId id, bool on, Cause cause,
                                       std::size_t parents_begin) {
  const auto index = static_cast<NodeIndex>(out_->nodes.size());
  Node node;
  node.candidate = id;
  node.on = on;
  node.cause = cause;
  node.parents_begin = static_cast<std::uint32_t>(parents_begin);
  node.parent_count = static_cast<std::uint16_t>(out_->parents.size() - parents_begin);
  out_->nodes.push_back(node);
  count_ancestors(index);
  return index;
}

// An off-node derived by a link has its on-parent's ancestors and itself: it needs no row of its
// own. Without deletions every node has one parent and no rows are needed at all.
bool Propagator::has_row(const Node& node) const {
  return node.on || node.cause == Cause::kAssumption || node.cause == Cause::kTechnique;
}

void Propagator::add_ancestors(NodeIndex parent, std::uint64_t* to) {
  const Node& node = out_->nodes[parent];
  NodeIndex row = parent;
  if (!has_row(node)) {
    to[parent / kWordBits] |= std::uint64_t{1} << (parent % kWordBits);
    row = out_->parents[node.parents_begin];
  }
  const std::uint64_t* from = ancestors(row);
  for (std::size_t w = 0; w <= row / kWordBits; ++w) to[w] |= from[w];
}

// Ancestors of node i are among 0..i, so only words up to i / 64 are kept up to date.
void Propagator::count_ancestors(NodeIndex index) {
  Node& node = out_->nodes[index];
  const bool single = node.parent_count == 1;
  if (single) {
    const NodeIndex parent = out_->parents[node.parents_begin];
    node.count = static_cast<std::uint16_t>(out_->nodes[parent].count + 1);
  }
  if (!has_row(node) || mode_ == LinkMode::kStatic) return;
  std::uint64_t* mine = ancestors(index);
  const std::size_t words = index / kWordBits + 1;
  std::fill(mine, mine + words, 0);
  for (std::size_t p = 0; p < node.parent_count; ++p) {
    add_ancestors(out_->parents[node.parents_begin + p], mine);
  }
  mine[index / kWordBits] |= std::uint64_t{1} << (index % kWordBits);
  if (single) return;
  int count = 0;
  for (std::size_t w = 0; w < words; ++w) count += word_bit_count(mine[w]);
  node.count = static_cast<std::uint16_t>(count);
}

void Propagator::record(NodeIndex index) {
  const Node& node = out_->nodes[index];
  if (node.count <= limit_) ++useful_;
  const Cell cell = cell_of(node.candidate);
  const auto bit = static_cast<std::uint16_t>(bit_of(digit_of(node.candidate)));
  if (node.on) {
    insert(out_->on, node.candidate);
    out_->on_digits[cell] = static_cast<std::uint16_t>(out_->on_digits[cell] | bit);
    out_->on_index[node.candidate] = index;
    out_->on_order.push_back(index);
  } else {
    insert(out_->off, node.candidate);
    out_->off_digits[cell] = static_cast<std::uint16_t>(out_->off_digits[cell] | bit);
    out_->off_index[node.candidate] = index;
    out_->off_order.push_back(index);
  }
}

}  // namespace nonet::chains
