// Derives the consequences of an assumption by links, with the procedure's two queues. While there
// are fresh on-nodes the oldest is taken and turns its peers off; otherwise the oldest fresh
// off-node is taken and turns on every candidate that is now the last in a cell or house. In
// dynamic mode the off-nodes taken are deleted from a working grid, so that "last" counts deletions
// made so far (a net, not a chain); the deleted ones are then parents too.
//
// Source: Sudoku Explainer 1.2.1 (Nicolas Juillerat), as described in docs/rating-scales.md; the
// sets and the incremental ancestor counts are this program's own.
#pragma once

#include <span>
#include <vector>

#include "rater/logic/chains/forcing/propagation.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/chains/grid/forcing_rules.h"

namespace nonet::chains {

// An off-node that a pattern or a nested chain found in the working grid.
struct Removal {
  CandidateId candidate = 0;
  std::uint32_t parents_begin = 0;  // candidates, all of them off; into RemovalList::parents
  std::uint32_t parents_end = 0;
  TechniqueId technique = TechniqueId::kNakedSingle;
  std::int32_t nested = -1;  // into RemovalList::nested
};

struct RemovalList {
  std::vector<Removal> removals;
  std::vector<CandidateId> parents;
  std::vector<NestedChain> nested;

  [[nodiscard]] bool empty() const { return removals.empty(); }
  void clear();
};

class Propagator {
 public:
  // `ground` is borrowed until the next call.
  void load(const ChainGrid& ground, LinkMode mode);

  // Derives everything that links give from the assumption. The working grid keeps its final state.
  // Chains longer than `limit` are useless: since a node's chain contains its parents', the work
  // ends, with false, when only such nodes wait.
  [[nodiscard]] bool begin(CandidateId source, bool on, int limit, Propagation& out);
  // Rebuilds the working grid of a finished propagation, to continue it.
  void resume(Propagation& finished);
  // Adds the candidates not known to be off yet and derives the consequences.
  void apply(const RemovalList& list);

  [[nodiscard]] const ChainGrid& ground() const { return *ground_; }
  [[nodiscard]] const ChainGrid& work() const { return work_; }

 private:
  void drain();
  [[nodiscard]] bool take_on(NodeIndex node);
  [[nodiscard]] bool take_off(NodeIndex node);
  [[nodiscard]] bool turn_off(CandidateId id, NodeIndex parent, Cause cause);
  void turn_off_all(CellSet cells, Digit digit, NodeIndex parent, Cause cause);
  [[nodiscard]] bool turn_off_slowly(CellSet cells, Digit digit, NodeIndex parent, Cause cause);

  struct Forced {
    CandidateId candidate;
    Cause cause;
  };
  // The candidates that are on once `id`, still in the working grid, is off.
  int forced_by(CandidateId id, std::array<Forced, 4>& out) const;
  NodeIndex add_forced(const Forced& forced, NodeIndex trigger);
  void add_deleted_of_cell(Cell cell);
  void add_deleted_of_house(House house, Digit digit);

  NodeIndex add_child(CandidateId id, bool on, NodeIndex parent, Cause cause);
  // The parents are the entries of out_->parents since `parents_begin`.
  NodeIndex add_with_parents(CandidateId id, bool on, Cause cause, std::size_t parents_begin);
  [[nodiscard]] bool has_row(const Node& node) const;
  void add_ancestors(NodeIndex parent, std::uint64_t* to);
  void count_ancestors(NodeIndex node);
  void record(NodeIndex node);

  std::uint64_t* ancestors(NodeIndex node) { return ancestors_.data() + node * stride_; }

  const ChainGrid* ground_ = nullptr;
  LinkMode mode_ = LinkMode::kStatic;
  ChainGrid work_;
  Propagation* out_ = nullptr;
  std::size_t on_head_ = 0;
  std::size_t off_head_ = 0;
  int limit_ = 0;
  int useful_ = 0;  // waiting nodes whose chains are within the limit
  std::vector<std::uint64_t> ancestors_;
  std::size_t stride_ = 0;
};

}  // namespace nonet::chains
