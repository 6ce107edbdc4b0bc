// Levels 1 to 5: when links are exhausted, patterns and then whole chain searches run on the
// working grid, that is under the assumption, and their removals go back into the queues. The
// parents of a removed candidate are the deletions that made the pattern or nested chain possible;
// without any it exists without the assumption and is skipped. A nested chain adds its own length
// to every chain that uses it, once for each distinct one.
#include <algorithm>
#include <span>
#include <tuple>

#include "rater/logic/chains/forcing/ancestry.h"
#include "rater/logic/chains/forcing/forcing_search.h"
#include "rater/logic/chains/forcing/patterns.h"
#include "rater/logic/chains/forcing/proof_record.h"
#include "rater/logic/chains/forcing/single_hints.h"

namespace nonet::chains {

namespace {

// The first level that nests dynamic chains; levels 2 and 3 nest static ones, so that a propagation
// of those levels must go back to its level 1 before it continues here.
constexpr int kNestsDynamic = 4;

// A hash that identifies nested chains: the targets, then the nodes of every branch.
class ChainIdentity {
 public:
  void add(CandidateId id, bool on) {
    hash_ = (hash_ ^ (std::uint64_t{id} * 2 + (on ? 1 : 0) + 1)) * 0x9E3779B97F4A7C15;
    hash_ ^= hash_ >> 29;
  }
  void end_list() { hash_ = (hash_ ^ 0xFFFF) * 0xBF58476D1CE4E5B9; }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0x2545F4914F6CDD1D;
};

Cause cause_of(HouseKind kind) {
  switch (kind) {
    case HouseKind::kRow:
      return Cause::kRow;
    case HouseKind::kColumn:
      return Cause::kColumn;
    case HouseKind::kBox:
      break;
  }
  return Cause::kBox;
}

// The deletions that made the on-nodes of a nested chain possible, in order, once each.
class RuleParents {
 public:
  RuleParents(const ChainGrid& ground, const ChainGrid& work, RemovalList& out)
      : ground_(ground), work_(work), out_(out), begin_(out.parents.size()) {}

  void add_on_node(CandidateId id, Cause cause) {
    const Cell cell = cell_of(id);
    const Digit digit = digit_of(id);
    if (cause == Cause::kCell) {
      unsigned gone = ground_.digits[cell] & ~static_cast<unsigned>(work_.digits[cell]);
      for (; gone != 0; gone &= gone - 1) add(id_of(cell, lowest_digit(gone)));
    } else if (cause <= Cause::kColumn) {
      const House house = kCellPlaces[cell].house[static_cast<std::size_t>(cause)];
      unsigned gone =
          ground_.spots[house][digit] & ~static_cast<unsigned>(work_.spots[house][digit]);
      for (; gone != 0; gone &= gone - 1) add(id_of(cell_at(house, lowest(gone)), digit));
    }
  }
  [[nodiscard]] bool empty() const { return out_.parents.size() == begin_; }

  void remove(const Places& removals, TechniqueId technique, NestedChain chain) {
    const auto nested = static_cast<std::int32_t>(out_.nested.size());
    out_.nested.push_back(std::move(chain));
    CellSet cells;
    for (const CellSet set : removals) cells |= set;
    for (const Cell c : cells) {
      for (const Digit d : all_digits()) {
        if (!removals[d].contains(c)) continue;
        out_.removals.push_back({id_of(c, d), static_cast<std::uint32_t>(begin_),
                                 static_cast<std::uint32_t>(out_.parents.size()), technique,
                                 nested});
      }
    }
  }

 private:
  void add(CandidateId id) {
    if (contains(seen_, id)) return;
    insert(seen_, id);
    out_.parents.push_back(id);
  }

  const ChainGrid& ground_;
  const ChainGrid& work_;
  RemovalList& out_;
  std::size_t begin_;
  Places seen_;
};

Places removals_of(const ChainGrid& grid, CandidateId target, bool placed) {
  Places removals;
  if (!placed) {
    insert(removals, target);
    return removals;
  }
  const Cell cell = cell_of(target);
  unsigned others = grid.digits[cell] & ~bit_of(digit_of(target));
  for (; others != 0; others &= others - 1) insert(removals, id_of(cell, lowest_digit(others)));
  return removals;
}

void truncate(Propagation& p, std::size_t nodes) {
  while (p.nodes.size() > nodes) {
    const Node& last = p.nodes.back();
    const Digit digit = digit_of(last.candidate);
    const Cell cell = cell_of(last.candidate);
    (last.on ? p.on : p.off)[digit].erase(cell);
    std::uint16_t& digits = (last.on ? p.on_digits : p.off_digits)[cell];
    digits = static_cast<std::uint16_t>(digits & ~bit_of(digit));
    (last.on ? p.on_order : p.off_order).pop_back();
    p.parents.resize(last.parents_begin);
    p.nodes.pop_back();
  }
  p.nested_chains.clear();
  p.level = 1;
}

}  // namespace

void ForcingSearch::extend(Propagation& p, int level) {
  if (p.contradiction) {
    p.level = level;
    return;
  }
  if (level >= kNestsDynamic && p.level > 1 && p.level < kNestsDynamic) {
    truncate(p, p.level_1_end);
    live_ = nullptr;
  }
  if (live_ != &p) propagator_.resume(p);
  live_ = &p;
  // Rules up to this level find nothing until the links find something new.
  int barren = p.level;
  while (!p.contradiction) {
    removals_.clear();
    if (barren < 1 && ahead_.may_have_patterns(propagator_.work())) {
      find_patterns({*ground_, propagator_.work(), *filled_}, removals_);
    }
    const bool exhausted = removals_.empty() && nested_removals(level, barren, removals_);
    if (removals_.empty()) break;
    const std::size_t first = p.nodes.size();
    propagator_.apply(removals_);
    barren = 0;
    if (exhausted && all_too_long(p, first)) {
      truncated_ = true;
      break;
    }
  }
  p.level = level;
  if (level == 1) p.level_1_end = p.nodes.size();
}

// Everything that the level found earlier is used, so every later consequence depends on one of
// these removals and is longer. At level 5 that does not hold: the patterns inside a nested chain
// are not among its parents.
bool ForcingSearch::all_too_long(const Propagation& p, std::size_t first) const {
  const int greatest = out_->greatest_complexity();
  if (greatest == kNoBound || rules_.level > kNestsDynamic || p.contradiction) return false;
  for (std::size_t i = first; i < p.nodes.size() && p.nodes[i].cause == Cause::kTechnique; ++i) {
    const Branch branch{&p, static_cast<NodeIndex>(i)};
    const int length = p.nodes[i].count;
    if (length < greatest && length + nested_complexity({&branch, 1}) < greatest) return false;
  }
  return true;
}

bool ForcingSearch::nested_removals(int level, int barren, RemovalList& out) {
  if (level < 2) return false;
  nested_ground_ = propagator_.work();
  if (level < kNestsDynamic) {
    if (barren < 2) use_single_source(out);
    if (level < 3) return true;
    if (!out.empty()) return false;
  }
  if (!nested_) nested_ = std::make_unique<ForcingSearch>();
  nested_->load(nested_ground_, *filled_);
  nested_->ahead_.expect_subsets_of(ahead_);
  if (level < kNestsDynamic) {
    use_forcing({LinkMode::kStatic, 0}, out);
    return true;
  }
  if (barren < kNestsDynamic) use_forcing({LinkMode::kDynamic, 0}, out);
  if (level > kNestsDynamic && out.empty()) use_forcing({LinkMode::kDynamic, level - 3}, out);
  return true;
}

void ForcingSearch::use_single_source(RemovalList& out) {
  const CandidateBoard removed = ahead_.removed_by_chains(nested_ground_);
  if (same(removed, CandidateBoard{})) return;
  // A chain without parents would have existed before the assumption.
  const EachHint each =
      ahead_.is_quiet_for_chains() ? EachHint::kRemoves : EachHint::kMayBePassedOver;
  if (!single_source_) single_source_ = std::make_unique<SingleSourceSearch>();
  single_source_->load(nested_ground_, removed);
  Coverage coverage;
  for (const SingleHint& hint : sorted_hints(*single_source_, each)) use_hint(hint, coverage, out);
}

void ForcingSearch::use_hint(const SingleHint& hint, Coverage& coverage, RemovalList& out) {
  const CandidateId source = single_source_->links().id(hint.source);
  const Places removals =
      is_cycle(hint) ? hint.removals : removals_of(nested_ground_, source, hint.places);
  if (!coverage.adds_to(removals)) return;
  std::vector<PathNode> path = is_cycle(hint) ? hint.path : single_source_->chain_path(hint);
  RuleParents parents(*ground_, nested_ground_, out);
  ChainIdentity identity;
  for (const PathNode& node : path) {
    if (node.on) parents.add_on_node(node.candidate, node.cause);
    identity.add(node.candidate, node.on);
  }
  if (is_cycle(hint)) {
    // Read backwards, the cycle has the off-nodes on, each with the same reason.
    for (auto node = path.rbegin(); node != path.rend(); ++node) {
      if (!node->on) parents.add_on_node(node->candidate, node->cause);
    }
    identity.end_list();
  }
  if (parents.empty()) {
    coverage.set_fruitless(removals);
    return;
  }
  NestedChain chain{identity.value(), hint.complexity, nullptr};
  if (record_for_ != nullptr) {
    if (is_cycle(hint)) path.push_back({source, true, Cause::kAssumption});
    chain.proof = proof_of({*record_for_, nested_ground_}, hint, path);
  }
  parents.remove(removals, hint.technique, std::move(chain));
  coverage.cover(removals);
}

void ForcingSearch::use_forcing(const ForcingRules& rules, RemovalList& out) {
  HintCollector collector;
  collector.start(HintCollector::Scope::kAll, nested_ground_);
  nested_->search(rules, collector);
  Coverage coverage;
  for (const ForcingHint& hint : collector.sorted()) {
    const Places removals = removals_of(nested_ground_, hint.target, hint.target_on);
    if (!coverage.adds_to(removals)) continue;
    RuleParents parents(*ground_, nested_ground_, out);
    ChainIdentity identity;
    // The assumptions of a cell or region hint have the cell or region as their cause.
    Cause start = Cause::kAssumption;
    if (hint.kind == HintKind::kCell) start = Cause::kCell;
    if (hint.kind == HintKind::kRegion) {
      start = cause_of(hint.house.kind());
    }
    for (const Branch& branch : nested_->branches(hint)) {
      walk_ancestors(*branch.propagation, branch.target, [&](NodeIndex index) {
        const Node& node = branch.propagation->nodes[index];
        identity.add(node.candidate, node.on);
        if (!node.on) return;
        const Cause cause = node.cause == Cause::kAssumption ? start : node.cause;
        parents.add_on_node(node.candidate, cause);
      });
      identity.end_list();
    }
    if (parents.empty()) {
      coverage.set_fruitless(removals);
      continue;
    }
    NestedChain chain{identity.value(), hint.complexity, nullptr};
    const TechniqueId technique = technique_of(hint, rules);
    if (record_for_ != nullptr) {
      chain.proof = proof_of({*record_for_, nested_ground_}, hint, technique,
                             nested_->recorded_branches(hint, *record_for_));
    }
    parents.remove(removals, technique, std::move(chain));
    coverage.cover(removals);
  }
}

int ForcingSearch::nested_complexity(std::span<const Branch> branches) {
  std::vector<std::uint64_t> counted;
  int sum = 0;
  for (const Branch& branch : branches) {
    const Propagation& p = *branch.propagation;
    if (p.nested_chains.empty()) continue;
    walk_ancestors(p, branch.target, [&](NodeIndex index) {
      if (p.nodes[index].nested < 0) return;
      const NestedChain& chain = p.nested_chains[static_cast<std::size_t>(p.nodes[index].nested)];
      if (std::ranges::find(counted, chain.identity) != counted.end()) return;
      counted.push_back(chain.identity);
      sum += chain.complexity;
    });
  }
  return sum;
}

}  // namespace nonet::chains
