#include "rater/logic/chains/explainer_chains.h"

#include <limits>
#include <optional>

#include "rater/logic/chains/forcing/forcing_search.h"
#include "rater/logic/chains/forcing/proof_record.h"
#include "rater/logic/chains/links/removable.h"
#include "rater/logic/chains/links/single_source.h"
#include "rater/logic/chains/proofs/proof_shortening.h"

namespace nonet::explainer {

namespace {

using namespace chains;

// The data that the chain finders keep between calls: storage, and the propagations of the last
// position, which rows of rising level continue.
class ChainMemory final : public FamilyMemory {
 public:
  static ChainMemory& of(WalkMemory& memory) {
    if (!memory.chains) memory.chains = std::make_unique<ChainMemory>();
    return static_cast<ChainMemory&>(*memory.chains);
  }

  SingleSourceSearch& single_source(const Position& position, const CandidateBoard& removable) {
    grid_ = ChainGrid(position);
    forcing_loaded_ = false;
    single_source_.load(grid_, removable);
    return single_source_;
  }

  ForcingSearch& forcing(const Position& position) {
    const ChainGrid grid(position);
    const FilledCounts filled(position);
    if (!forcing_loaded_ || grid != grid_ || filled != filled_) {
      grid_ = grid;
      filled_ = filled;
      forcing_.load(grid_, filled_);
      forcing_loaded_ = true;
    }
    return forcing_;
  }

  [[nodiscard]] const ChainGrid& grid() const { return grid_; }

 private:
  ChainGrid grid_;
  FilledCounts filled_;
  SingleSourceSearch single_source_;
  ForcingSearch forcing_;
  bool forcing_loaded_ = false;
};

// The greatest complexity for which `holds` is true; 0: none. REQUIRES: `holds` is true up to some
// value and false above it.
template <typename Holds>
int greatest_complexity(Holds holds) {
  constexpr int kEndless = 1 << 14;
  if (holds(kEndless)) return kEndless;
  int true_at = 0;
  int false_at = kEndless;
  while (false_at - true_at > 1) {
    const int middle = (true_at + false_at) / 2;
    (holds(middle) ? true_at : false_at) = middle;
  }
  return true_at;
}

// Breaks ties of price and complexity: links of digits first, then of cells, then of both. A cycle
// that ties with a forcing chain is only offered where the procedure finds it earlier.
std::uint8_t tie_break(TechniqueId technique) {
  switch (technique) {
    case TechniqueId::kXCycle:
    case TechniqueId::kXForcingChain:
      return 2;
    case TechniqueId::kYCycle:
      return 3;
    case TechniqueId::kXyCycle:
      return 4;
    default:
      return 5;
  }
}

void conclude(Step& step, CandidateId target, bool on) {
  const Candidate candidate = candidate_of(target);
  step.cells.insert(candidate.cell);
  step.digits.insert(candidate.digit);
  if (on) {
    step.placement = candidate;
  } else {
    step.eliminations.insert(candidate);
  }
}

Demand offer_single(const Search& search, SingleSourceSearch& engine, const SingleHint& hint) {
  Step step;
  step.technique = hint.technique;
  step.complexity = hint.complexity;
  step.variant = tie_break(hint.technique);
  const bool is_cycle = !hint.path.empty();
  if (is_cycle) {
    for (const Digit d : all_digits()) {
      step.eliminations[d] = hint.removals[d];
    }
  } else {
    conclude(step, engine.links().id(hint.source), hint.places);
  }
  if (search.sink.detail() == Detail::kExplanation) {
    std::vector<PathNode> path = is_cycle ? hint.path : engine.chain_path(hint);
    if (is_cycle) {
      path.push_back({engine.links().id(hint.source), true, Cause::kAssumption});
      for (const PathNode& node : path) {
        step.cells.insert(candidate_of(node.candidate).cell);
        step.digits.insert(candidate_of(node.candidate).digit);
      }
    }
    const ChainGrid grid(search.position);
    step.proof = proof_of({grid, grid}, hint, path);
  }
  return search.sink.offer(step);
}

void search_row(const Search& search, const ForcingRules& rules) {
  ChainMemory& memory = ChainMemory::of(search.memory);
  ForcingSearch& engine = memory.forcing(search.position);
  // All techniques of a row cost the same.
  const TechniqueId technique = technique_of({}, rules);
  const int limit =
      greatest_complexity([&](int length) { return !search.sink.too_dear(technique, length); });
  HintCollector collector;
  collector.start(HintCollector::Scope::kBest, memory.grid(), limit);
  engine.search(rules, collector);
  const std::optional<ForcingHint> best = collector.best();
  if (!best) return;
  Step step;
  step.technique = technique_of(*best, rules);
  step.complexity = best->complexity;
  step.variant = static_cast<std::uint8_t>(best->kind);
  conclude(step, best->target, best->target_on);
  if (best->kind == HintKind::kRegion) step.house = House(best->house);
  if (search.sink.detail() == Detail::kExplanation) {
    const ChainGrid& grid = memory.grid();
    step.proof = shortened(
        grid, proof_of({grid, grid}, *best, step.technique, engine.recorded_branches(*best, grid)));
  }
  search.sink.offer(step);
}

}  // namespace

void find_single_source_chains(const Search& search) {
  ChainMemory& memory = ChainMemory::of(search.memory);
  const CandidateBoard& removable = removed_by_chains(search.position, search.memory);
  if (same(removable, CandidateBoard{})) return;
  SingleSourceSearch& engine = memory.single_source(search.position, removable);
  constexpr auto kAnySource = std::numeric_limits<DenseId>::max();
  const auto limit = [&](TechniqueId technique) {
    return greatest_complexity([&](int length) { return search.sink.wants(technique, length); });
  };

  // Chains first: they are cheap to find and bound the search for cycles.
  std::optional<SingleHint> chain;
  for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kXy}) {
    const TechniqueId technique =
        kinds == LinkKinds::kX ? TechniqueId::kXForcingChain : TechniqueId::kForcingChain;
    chain = engine.shortest_chain(kinds, limit(technique));
    if (chain && offer_single(search, engine, *chain) == Demand::kEnough) return;
  }
  for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kY}) {
    const TechniqueId technique =
        kinds == LinkKinds::kX ? TechniqueId::kXCycle : TechniqueId::kYCycle;
    const auto cycle = engine.shortest_cycle(kinds, limit(technique), kAnySource);
    if (cycle && offer_single(search, engine, *cycle) == Demand::kEnough) return;
  }
  // A general cycle ties with a forcing chain of its length; the earlier source decides.
  const int wanted = limit(TechniqueId::kXyCycle);
  const bool may_tie = chain && chain->complexity == wanted;
  const auto cycle =
      engine.shortest_cycle(LinkKinds::kXy, wanted, may_tie ? chain->source : kAnySource);
  if (cycle) offer_single(search, engine, *cycle);
}

void find_nishio(const Search& search) { search_row(search, {LinkMode::kOneDigit, 0}); }

void find_multiple_chains(const Search& search) { search_row(search, {LinkMode::kStatic, 0}); }

void find_dynamic_chains(const Search& search) {
  search_row(search, {LinkMode::kDynamic, search.size});
}

}  // namespace nonet::explainer
