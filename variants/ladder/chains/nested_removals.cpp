// Patterns and whole chain searches under an assumption: in the working copy, where its
// consequences are deleted. The parents of what they remove are the deletions that made them
// possible; without any they exist without the assumption and are passed over. A nested chain adds
// its own length to every chain that uses it, once for each distinct one.
#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "variants/ladder/chains/nested_reason.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

// A hash that identifies nested chains: the nodes of every branch, targets first.
class UsedChainIdentity {
 public:
  void add(CandidateNumber candidate, bool on) {
    mix(std::uint64_t{candidate} * 2 + (on ? 1 : 0) + 1);
  }
  void end_branch() { mix(0xFFFFFFFF); }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  void mix(std::uint64_t word) {
    hash_ = (hash_ ^ word) * 0x9E3779B97F4A7C15;
    hash_ ^= hash_ >> 29;
  }
  std::uint64_t hash_ = 0x2545F4914F6CDD1D;
};

// The bits of a cell's number that tell its place in a hash table of these cells: sixteen places,
// twice as many as often as three quarters of them would be taken.
CellIndex bits_of_hash(const std::vector<BoardCandidate>& candidates) {
  CellPlane cells;
  for (const BoardCandidate& each : candidates) cells.insert(each.cell);
  int places = 16;
  while (cells.size() * 4 > places * 3) places *= 2;
  return static_cast<CellIndex>(places - 1);
}

// One pattern or chain: first its parents, then its removals.
class RemovalWriter {
 public:
  RemovalWriter(const BoardSearch& search, const BoardMarks& work, NestedRemovals& out)
      : search_(search),
        work_(work),
        numbers_(search.board),
        out_(out),
        begin_(static_cast<std::uint32_t>(out.parents.size())) {}

  void add_parent(CellIndex cell, std::size_t digit) {
    const CandidateNumber candidate = numbers_.number(cell, digit);
    const auto mine = out_.parents.begin() + begin_;
    if (std::find(mine, out_.parents.end(), candidate) == out_.parents.end())
      out_.parents.push_back(candidate);
  }
  // The deleted candidates of a cell, of a digit in a house.
  void add_deleted(CellIndex cell) {
    for (const std::size_t digit : each_bit(search_.marks.of(cell) & ~work_.of(cell)))
      add_parent(cell, digit);
  }
  void add_deleted(HouseIndex house, std::size_t digit, const CellPlane& except = {}) {
    const std::vector<CellIndex>& cells = search_.board.house(house).cells;
    const Bits deleted = search_.marks.spots(house, digit) & ~work_.spots(house, digit);
    for (const std::size_t spot : each_bit(deleted)) {
      if (!except.has(cells[spot])) add_parent(cells[spot], digit);
    }
  }
  // What made an on-node of a nested chain possible. Where a cycle is read backwards, a link by a
  // pair counts as one by the cell.
  void add_reason(CandidateNumber candidate, LinkReason reason) {
    if (reason == kByCell || reason == kByPairOfCells) {
      add_deleted(numbers_.cell(candidate));
    } else if (reason >= 0) {
      add_deleted(static_cast<HouseIndex>(reason), numbers_.digit(candidate));
    }
  }

  [[nodiscard]] bool has_parents() const { return out_.parents.size() > begin_; }

  // Keeps the pattern or chain, if reasons are kept, for the removals that follow.
  template <typename Found>
  void keep_reason(const std::shared_ptr<const BoardMarks>& work, const Found& found) {
    if (!work) return;
    reason_ = static_cast<std::int32_t>(out_.reasons.size());
    out_.reasons.push_back(std::make_shared<const NestedReason>(NestedReason{work, found}));
  }

  void remove(std::vector<BoardCandidate> candidates, std::int32_t used = -1) {
    const CellIndex bits = search_.rules.removals_as_hashed ? bits_of_hash(candidates) : 0xFFFF;
    std::ranges::sort(candidates, {}, [&](const BoardCandidate& each) {
      return std::tuple(each.cell & bits, each.cell, each.digit);
    });
    for (const BoardCandidate& each : candidates) {
      out_.list.push_back({numbers_.number(each.cell, each.digit), begin_,
                           static_cast<std::uint32_t>(out_.parents.size()), used, reason_});
    }
  }
  void remove(std::vector<BoardCandidate> candidates, const UsedChain& chain) {
    out_.used.push_back(chain);
    remove(std::move(candidates), static_cast<std::int32_t>(out_.used.size()) - 1);
  }

 private:
  const BoardSearch& search_;
  const BoardMarks& work_;
  BoardNumbering numbers_;
  NestedRemovals& out_;
  std::uint32_t begin_;
  std::int32_t reason_ = -1;
};

// The working copy as searches among assumptions take it: with a copy to keep, where reasons are.
struct NestedPlace {
  const BoardMarks& work;
  std::shared_ptr<const BoardMarks> kept;
};

// Takes the patterns in the working copy.
class NestedPatternSink final : public BoardStepSink {
 public:
  NestedPatternSink(const BoardSearch& search, const NestedPlace& place, NestedRemovals& out)
      : search_(search), place_(place), out_(out) {}

  Flow offer(BoardStep&& step) override {
    RemovalWriter writer(search_, place_.work, out_);
    for_each_needed(search_.board, search_.marks, place_.work, step,
                    [&](CellIndex cell, std::size_t digit) { writer.add_parent(cell, digit); });
    if (!writer.has_parents()) return Flow::kContinue;
    writer.keep_reason(place_.kept, step);
    writer.remove(std::move(step.eliminations));
    return Flow::kContinue;
  }

 private:
  const BoardSearch& search_;
  const NestedPlace& place_;
  NestedRemovals& out_;
};

void use_patterns(const BoardSearch& search, const NestedPlace& place, NestedRemovals& out) {
  NestedPatternSink sink(search, place, out);
  const BoardSearch inner{search.board, place.work, search.fill, search.rules, search.control,
                          sink,         2};
  for (const BoardFinder find : search.rules.nested_patterns) {
    find(inner);
    if (!out.list.empty()) return;
  }
}

// The removals of nested chains so far. Of chains with equal removals only the first counts, even
// if it has no parents.
class UsedRemovals {
 public:
  explicit UsedRemovals(const LadderBoard& board) : numbers_(board) {}

  [[nodiscard]] bool is_new(const std::vector<BoardCandidate>& removals) {
    std::vector<CandidateNumber> key;
    key.reserve(removals.size());
    for (const BoardCandidate& each : removals)
      key.push_back(numbers_.number(each.cell, each.digit));
    std::ranges::sort(key);
    return met_.insert(std::move(key)).second;
  }

 private:
  BoardNumbering numbers_;
  std::set<std::vector<CandidateNumber>> met_;
};

void use_single_source(const BoardSearch& search, const NestedPlace& place, NestedRemovals& out) {
  UsedRemovals met(search.board);
  for (SingleSourceHint& hint : SingleSourceChains(search.board, place.work).all(search.control)) {
    if (!met.is_new(hint.step.eliminations)) continue;
    const bool is_cycle = !hint.step.placement && hint.path.front().on;
    RemovalWriter writer(search, place.work, out);
    UsedChainIdentity identity;
    for (const ChainLinkNode& node : hint.path) {
      identity.add(node.candidate, node.on);
      if (node.on) writer.add_reason(node.candidate, node.reason);
    }
    // Read backwards, a cycle has the off-nodes on, each with the same reason.
    for (auto node = hint.path.rbegin(); is_cycle && node != hint.path.rend(); ++node) {
      if (!node->on) writer.add_reason(node->candidate, node->reason);
    }
    identity.end_branch();
    if (!writer.has_parents()) continue;
    writer.keep_reason(place.kept, hint);
    writer.remove(std::move(hint.step.eliminations), {identity.value(), hint.complexity});
  }
}

// The assumptions of a hint on a cell or house have it as their reason.
LinkReason reason_of_assumption(const BoardForcingHint& hint) {
  if (hint.kind == BoardHintKind::kCell) return kByCell;
  return hint.kind == BoardHintKind::kHouse ? static_cast<LinkReason>(hint.house) : kAssumed;
}

void use_forcing(const BoardSearch& search, const NestedPlace& place, const ForcingRow& row,
                 BoardTechnique technique, NestedRemovals& out) {
  const BoardSearch inner{search.board, place.work, search.fill, search.rules, search.control,
                          search.sink,  0};
  BoardForcing forcing(inner, row);
  UsedRemovals met(search.board);
  AncestorWalk ancestors;
  for (const BoardForcingHint& hint : forcing.all()) {
    std::vector<BoardCandidate> removals = forcing.removals(hint);
    if (!met.is_new(removals)) continue;
    RemovalWriter writer(search, place.work, out);
    UsedChainIdentity identity;
    forcing.for_each_end(hint, [&](const ChainEnd& end) {
      for (const NodeNumber number : ancestors.of(end)) {
        const BoardNode& node = end.propagation->nodes[number];
        identity.add(node.candidate, node.on);
        const bool assumed = node.reason == kAssumed;
        if (node.on)
          writer.add_reason(node.candidate, assumed ? reason_of_assumption(hint) : node.reason);
      }
      identity.end_branch();
    });
    if (!writer.has_parents()) continue;
    writer.keep_reason(place.kept, NestedForcing{row, hint, technique_of(row, technique, hint)});
    writer.remove(std::move(removals), {identity.value(), hint.complexity});
  }
}

}  // namespace

NestedRemovals nested_removals(const BoardSearch& search, const BoardMarks& work,
                               std::span<const NestedStage> stages, NestedReasons reasons) {
  NestedPlace place{work, {}};
  if (reasons == NestedReasons::kKept) place.kept = std::make_shared<const BoardMarks>(work);
  NestedRemovals out;
  for (const NestedStage& stage : stages) {
    switch (stage.search) {
      case NestedSearch::kPatterns:
        use_patterns(search, place, out);
        break;
      case NestedSearch::kSingleSource:
        use_single_source(search, place, out);
        break;
      case NestedSearch::kMultiple:
        use_forcing(search, place, {LinkUse::kStatic}, BoardTechnique::kCellForcingChains, out);
        break;
      case NestedSearch::kDynamic: {
        const ForcingLevel& level = search.rules.levels[static_cast<std::size_t>(stage.level)];
        use_forcing(search, place, {LinkUse::kDynamic, level.stages}, level.technique, out);
        break;
      }
    }
    if (!out.list.empty()) break;
  }
  return out;
}

}  // namespace nonet::variants
