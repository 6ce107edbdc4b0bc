#include "variants/ladder/chains/single_source_chains.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "rater/logic/chains/forcing/chain_length.h"

namespace nonet::variants {
namespace {

constexpr std::uint32_t kNoTrace = 0xFFFFFFFF;
constexpr int kAnyLength = 1 << 14;

constexpr BoardTechnique cycle_of(BoardLinkKind kind) {
  constexpr std::array kCycles = {BoardTechnique::kXCycle, BoardTechnique::kYCycle,
                                  BoardTechnique::kXyCycle};
  return kCycles[static_cast<std::size_t>(kind)];
}
constexpr BoardTechnique forcing_chain_of(BoardLinkKind kind) {
  return kind == BoardLinkKind::kX ? BoardTechnique::kXForcingChain : BoardTechnique::kForcingChain;
}
// Digits, then cells, then both.
constexpr int tie_break_of(BoardLinkKind kind) { return 2 + static_cast<int>(kind); }

int price_of_length(BoardTechnique technique, int complexity) {
  return board_row(technique).price + chains::length_class(complexity);
}

auto rank_of(const SingleSourceHint& hint) {
  return std::tuple(price_of_length(hint.technique, hint.complexity), hint.complexity,
                    hint.tie_break);
}

}  // namespace

SingleSourceChains::SingleSourceChains(const LadderBoard& board, const BoardMarks& marks)
    : board_(board), marks_(marks), numbers_(board) {
  const auto count = static_cast<std::size_t>(board.cells() * board.digits());
  weak_of_.resize(count);
  strong_of_.resize(count);
  on_seen_.resize(count);
  off_seen_.resize(count);
  for (int i = 0; i < board.cells(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    for (const std::size_t digit : each_bit(marks.of(cell))) link_candidate(cell, digit);
  }
}

void SingleSourceChains::link_candidate(CellIndex cell, std::size_t digit) {
  const CandidateNumber mine = numbers_.number(cell, digit);
  LinkRange& weak = weak_of_[mine];
  LinkRange& strong = strong_of_[mine];
  weak.begin = static_cast<std::uint32_t>(weak_links_.size());
  strong.begin = static_cast<std::uint32_t>(strong_links_.size());
  const Bits others = marks_.of(cell) & ~bit_at(digit);
  for (const std::size_t other : each_bit(others)) {
    weak_links_.push_back({numbers_.number(cell, other), kByCell});
  }
  if (others != 0 && !is_several(others))
    strong_links_.push_back({numbers_.number(cell, lowest(others)), kByCell});
  weak.of_houses = static_cast<std::uint32_t>(weak_links_.size());
  strong.of_houses = static_cast<std::uint32_t>(strong_links_.size());
  CellPlane met;
  for (const HousePlace& place : board_.places_of(cell)) {
    const Bits spots = marks_.spots(place.house, digit) & ~bit_at(place.spot);
    const std::vector<CellIndex>& cells = board_.house(place.house).cells;
    const auto reason = static_cast<LinkReason>(place.house);
    for (const std::size_t spot : each_bit(spots)) {
      if (met.has(cells[spot])) continue;
      met.insert(cells[spot]);
      weak_links_.push_back({numbers_.number(cells[spot], digit), reason});
    }
    if (spots == 0 || is_several(spots)) continue;
    const ChainLink link{numbers_.number(cells[lowest(spots)], digit), reason};
    const auto first = strong_links_.begin() + strong.of_houses;
    if (std::ranges::find(first, strong_links_.end(), link.candidate, &ChainLink::candidate) ==
        strong_links_.end())
      strong_links_.push_back(link);
  }
  for (const BoardCandidate& other : board_.pairs().excluded_by(cell, digit)) {
    if (marks_.has(other.cell, other.digit))
      weak_links_.push_back({numbers_.number(other.cell, other.digit), kByPairOfCells});
  }
  weak.end = static_cast<std::uint32_t>(weak_links_.size());
  strong.end = static_cast<std::uint32_t>(strong_links_.size());
}

std::span<const ChainLink> SingleSourceChains::weak(CandidateNumber candidate) const {
  const LinkRange& range = weak_of_[candidate];
  const std::uint32_t begin = kind_ == BoardLinkKind::kX ? range.of_houses : range.begin;
  return {weak_links_.data() + begin, range.end - begin};
}

std::span<const ChainLink> SingleSourceChains::strong(CandidateNumber candidate) const {
  const LinkRange& range = strong_of_[candidate];
  const std::uint32_t begin = kind_ == BoardLinkKind::kX ? range.of_houses : range.begin;
  const std::uint32_t end = kind_ == BoardLinkKind::kY ? range.of_houses : range.end;
  return {strong_links_.data() + begin, end - begin};
}

std::optional<SingleSourceHint> SingleSourceChains::best(const RunControl& control) {
  keep_all_ = false;
  for (const BoardLinkKind kind : {BoardLinkKind::kX, BoardLinkKind::kY, BoardLinkKind::kXy})
    search(kind, control);
  if (hints_.empty() || control.should_stop()) return std::nullopt;
  return std::move(hints_.front());
}

std::vector<SingleSourceHint> SingleSourceChains::all(const RunControl& control) {
  keep_all_ = true;
  for (const BoardLinkKind kind : {BoardLinkKind::kX, BoardLinkKind::kY, BoardLinkKind::kXy})
    search(kind, control);
  std::ranges::stable_sort(hints_, {}, rank_of);
  return std::move(hints_);
}

void SingleSourceChains::search(BoardLinkKind kind, const RunControl& control) {
  kind_ = kind;
  for (int i = 0; i < board_.cells() && !control.should_stop(); ++i) {
    const auto cell = static_cast<CellIndex>(i);
    const Bits digits = marks_.of(cell);
    if (!is_several(digits) || (kind == BoardLinkKind::kY && !is_pair(digits))) continue;
    for (const std::size_t digit : each_bit(digits)) search_from(numbers_.number(cell, digit));
  }
}

void SingleSourceChains::search_from(CandidateNumber source) {
  cycles_from(source);
  if (kind_ == BoardLinkKind::kY) return;
  chain_from(source, true);
  chain_from(source, false);
}

// The greatest length at which a hint of the technique would be kept; 0: none.
int SingleSourceChains::greatest_length(BoardTechnique technique) const {
  if (keep_all_ || hints_.empty()) return kAnyLength;
  const auto& [price, complexity, tie] = rank_of(hints_.front());
  if (price_of_length(technique, 0) > price) return 0;
  int length = complexity;
  if (price_of_length(technique, length) < price) {
    while (price_of_length(technique, length + 1) < price) ++length;
    return length;
  }
  if (price_of_length(technique, length) == price && tie_break_of(kind_) < tie) return length;
  --length;
  while (length > 0 && price_of_length(technique, length) > price) --length;
  return length;
}

std::uint32_t SingleSourceChains::add_trace(CandidateNumber candidate, LinkReason reason,
                                            std::uint32_t parent) {
  const int depth = parent == kNoTrace ? 0 : traces_[parent].depth + 1;
  traces_.push_back({candidate, reason, parent, static_cast<std::uint16_t>(depth)});
  return static_cast<std::uint32_t>(traces_.size() - 1);
}

// REQUIRES: the trace is of an on-node; its parents are off and on in turn.
bool SingleSourceChains::has_off_ancestor(std::uint32_t trace, CandidateNumber candidate) const {
  for (std::uint32_t off = traces_[trace].parent; off != kNoTrace;
       off = traces_[traces_[off].parent].parent) {
    if (traces_[off].candidate == candidate) return true;
  }
  return false;
}

void SingleSourceChains::cycles_from(CandidateNumber source) {
  const BoardTechnique technique = cycle_of(kind_);
  ++search_;
  traces_.clear();
  on_seen_[source] = search_;
  std::vector<std::uint32_t> on_layer = {add_trace(source, kAssumed, kNoTrace)};
  std::vector<std::uint32_t> off_layer;
  while (!on_layer.empty() && traces_[on_layer[0]].depth + 2 <= greatest_length(technique)) {
    off_layer.clear();
    for (const std::uint32_t on : on_layer) {
      for (const ChainLink& link : weak(traces_[on].candidate)) {
        if (strong(link.candidate).empty()) continue;
        if (off_seen_[link.candidate] == search_ && has_off_ancestor(on, link.candidate)) continue;
        off_seen_[link.candidate] = search_;
        off_layer.push_back(add_trace(link.candidate, link.reason, on));
      }
    }
    on_layer.clear();
    for (const std::uint32_t off : off_layer) {
      for (const ChainLink& link : strong(traces_[off].candidate)) {
        if (link.candidate == source && traces_[off].depth >= 3)
          offer_cycle(source, link.reason, off);
        if (on_seen_[link.candidate] == search_) continue;
        on_seen_[link.candidate] = search_;
        on_layer.push_back(add_trace(link.candidate, link.reason, off));
      }
    }
  }
}

// Whether the one being on turns the other off, by the links of the kind.
bool SingleSourceChains::excludes(CandidateNumber on, CandidateNumber other) const {
  const CellIndex a = numbers_.cell(on);
  const CellIndex b = numbers_.cell(other);
  if (a == b) return kind_ != BoardLinkKind::kX && on != other;
  if (numbers_.digit(on) == numbers_.digit(other)) return board_.see(a, b);
  return board_.pairs().exclude(numbers_.candidate(on), numbers_.candidate(other));
}

// The shortest chain from the source, on or off, to its opposite.
void SingleSourceChains::chain_from(CandidateNumber source, bool on) {
  const int limit = greatest_length(forcing_chain_of(kind_));
  ++search_;
  traces_.clear();
  (on ? on_seen_ : off_seen_)[source] = search_;
  add_trace(source, kAssumed, kNoTrace);
  bool is_on = on;
  std::uint32_t begin = 0;
  // A node at the depth of the layer ends a chain of depth + 2 nodes.
  while (begin < traces_.size() && traces_[begin].depth + 2 <= limit) {
    const auto end = static_cast<std::uint32_t>(traces_.size());
    for (std::uint32_t i = begin; i < end; ++i) {
      const CandidateNumber candidate = traces_[i].candidate;
      if (is_on && on && excludes(candidate, source)) return offer_chain(source, on, kAssumed, i);
      for (const ChainLink& link : is_on ? weak(candidate) : strong(candidate)) {
        if (!is_on && !on && link.candidate == source)
          return offer_chain(source, on, link.reason, i);
        std::uint32_t& seen = (is_on ? off_seen_ : on_seen_)[link.candidate];
        if (seen == search_ || (is_on && strong(link.candidate).empty())) continue;
        seen = search_;
        add_trace(link.candidate, link.reason, i);
      }
    }
    begin = end;
    is_on = !is_on;
  }
}

std::vector<ChainLinkNode> SingleSourceChains::path_from(const ChainLinkNode& last,
                                                         std::uint32_t parent,
                                                         bool with_source) const {
  std::vector<ChainLinkNode> path = {last};
  bool on = last.on;
  for (std::uint32_t i = parent; i != kNoTrace; i = traces_[i].parent) {
    on = !on;
    if (traces_[i].parent == kNoTrace && !with_source) break;
    path.push_back({traces_[i].candidate, on, traces_[i].reason});
  }
  return path;
}

// A candidate outside the cells of the cycle goes if it sees one of its nodes that is on and one
// that is off, both of its own digit.
void SingleSourceChains::offer_cycle(CandidateNumber source, LinkReason reason,
                                     std::uint32_t parent) {
  SingleSourceHint hint;
  hint.technique = cycle_of(kind_);
  hint.complexity = traces_[parent].depth + 1;
  if (hint.complexity > greatest_length(hint.technique)) return;
  hint.path = path_from({source, true, reason}, parent, false);
  std::array<std::array<CellPlane, 2>, kMostLadderDigits> seen{};
  CellPlane cycle;
  Bits digits = 0;
  for (const ChainLinkNode& node : hint.path) {
    const CellIndex cell = numbers_.cell(node.candidate);
    const std::size_t digit = numbers_.digit(node.candidate);
    cycle.insert(cell);
    digits |= bit_at(digit);
    seen[digit][node.on ? 1 : 0] |= board_.peer_plane(cell);
  }
  for (const std::size_t digit : each_bit(digits)) {
    for (CellPlane rest = (seen[digit][0] & seen[digit][1]) - cycle; !rest.empty();
         rest.erase(rest.first())) {
      eliminate_digits(hint.step, marks_, rest.first(), bit_at(digit));
    }
  }
  if (!hint.step.eliminations.empty()) keep(std::move(hint));
}

void SingleSourceChains::offer_chain(CandidateNumber source, bool on, LinkReason reason,
                                     std::uint32_t parent) {
  SingleSourceHint hint;
  hint.technique = forcing_chain_of(kind_);
  hint.complexity = traces_[parent].depth + 2;
  hint.path = path_from({source, !on, reason}, parent, true);
  const BoardCandidate target = numbers_.candidate(source);
  if (on) {
    hint.step.eliminations = {target};
  } else {
    eliminate_digits(hint.step, marks_, target.cell, ~bit_at(target.digit));
    hint.step.placement = target;
  }
  keep(std::move(hint));
}

void SingleSourceChains::keep(SingleSourceHint&& hint) {
  hint.tie_break = tie_break_of(kind_);
  hint.step.technique = hint.technique;
  hint.step.complexity = hint.complexity;
  if (keep_all_ || hints_.empty()) {
    hints_.push_back(std::move(hint));
  } else if (rank_of(hint) < rank_of(hints_.front())) {
    hints_.front() = std::move(hint);
  }
}

}  // namespace nonet::variants
