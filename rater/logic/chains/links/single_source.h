// Row 21: forcing chains and bidirectional cycles that start from one candidate, by links of the
// grid as it is. The length of a shortest forcing chain needs no order of discovery: it is the
// A cycle's removals depend on the cells it passes, so cycles are searched node by node in the
// procedure's order, but only from sources and up to layers where a set search finds that one
// closes.
// closes.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/chains/links/candidate_board.h"
#include "rater/logic/chains/links/link_matrix.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet::chains {

// One node of a chain without branches.
struct PathNode {
  CandidateId candidate = 0;
  bool on = false;
  Cause cause = Cause::kAssumption;
};

struct SingleHint {
  TechniqueId technique = TechniqueId::kForcingChain;
  int complexity = 0;
  DenseId source = 0;
  // Forcing chains: the source is placed (true) or removed.
  bool places = false;
  // Cycles: what goes, and the path from the closing node back to the source.
  Places removals;
  std::vector<PathNode> path;
};

constexpr TechniqueId chain_technique(LinkKinds kinds) {
  return kinds == LinkKinds::kX ? TechniqueId::kXForcingChain : TechniqueId::kForcingChain;
}

class SingleSourceSearch {
 public:
  // `removable` has all candidates that any chain or cycle of the grid removes (StaticLinks): the
  // search is restricted to conclusions about these. `grid` is borrowed until the next call.
  void load(const ChainGrid& grid, const CandidateBoard& removable);
  [[nodiscard]] const LinkMatrix& links() const { return links_; }

  // The first of the shortest forcing chains with complexity <= limit.
  std::optional<SingleHint> shortest_chain(LinkKinds kinds, int limit);
  // The first of the shortest productive cycles with complexity <= limit; cycles with complexity ==
  // limit count only from sources up to `last_source_at_limit`.
  std::optional<SingleHint> shortest_cycle(LinkKinds kinds, int limit,
                                           DenseId last_source_at_limit);

  // The removable candidates, and those from which a chain may conclude something.
  [[nodiscard]] std::span<const DenseId> removed() const { return removed_; }
  [[nodiscard]] std::span<const DenseId> concluding() const { return concluding_; }
  // Whether the procedure searches from the candidate's cell.
  [[nodiscard]] bool is_source(DenseId x, LinkKinds kinds) const;
  // Whether a chain from `x` on can remove it, or one from `x` off place it.
  [[nodiscard]] bool may_conclude(DenseId x, bool on) const;
  // Complexity of the shortest chain from `x` on (off) to `x` off (on); 0 if there is none up to
  // the limit.
  int chain_length(DenseId x, bool on, LinkKinds kinds, int limit);
  // All productive cycles with complexity <= limit that remove one of the targets, in the order in
  // which the procedure finds them.
  void cycles(LinkKinds kinds, int limit, std::span<const DenseId> targets,
              std::vector<SingleHint>& out);
  // The path of a forcing chain, from its target back to the source.
  std::vector<PathNode> chain_path(const SingleHint& hint);

 private:
  // Computes bounds for cycles of up to `last` layers that remove one of the targets: all their
  // nodes are in near_, and at least one is in witnesses_. REQUIRED before cycles_from.
  void set_targets(LinkKinds kinds, std::span<const DenseId> targets, std::size_t last);
  // The last layer up to `last` in which a productive cycle through `x` may close; 0: none.
  std::size_t last_closing_layer(DenseId x, LinkKinds kinds, std::size_t last);
  // Calls found(hint) for productive cycles of layer <= last, until it returns a smaller layer.
  template <typename Found>
  void cycles_from(DenseId x, LinkKinds kinds, std::size_t last, Found found);
  std::optional<SingleHint> close_cycle(LinkKinds kinds, std::size_t tree_node, Link off, Link on);

  struct TreeNode {
    DenseId on;
    DenseId off;  // the candidate that turned it on
    Cause on_cause;
    Cause off_cause;
    std::uint32_t parent;
    BitRow off_path;  // the off-candidates on the path from the source
  };

  const ChainGrid* grid_ = nullptr;
  CandidateBoard removable_{};
  LinkMatrix links_;
  std::vector<DenseId> removed_;     // the removable candidates
  std::vector<DenseId> concluding_;  // candidates that may_conclude
  BitRow witnesses_{};
  BitRow near_{};
  std::vector<TreeNode> tree_;

  // For chain_path.
  struct PathTreeNode {
    DenseId at;
    std::uint16_t parent;
    bool on;
    Cause cause;
  };
  std::vector<PathTreeNode> path_tree_;
  std::vector<BitRow> path_layers_;
};

}  // namespace nonet::chains
