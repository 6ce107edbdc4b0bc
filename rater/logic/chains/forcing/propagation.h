// The consequences of one assumption, as the procedure finds them: nodes (candidate, on or off) in
// the order of their discovery, each with the parents of its first derivation. The order decides
// the parents, the parents decide the lengths, and the lengths decide which step is taken; so this
// part is sequential by nature and everything around it is sets.
//
//   nodes    0: the assumption, 1, 2, ...  in order of discovery
//   count    number of distinct ancestors of a node, itself included: the length of its chain.
//            Every ancestor is an earlier node, so ancestors are bit sets over node numbers.
//   on, off  the same nodes as sets of candidates, for intersections
// A propagation of a higher level begins exactly like that of the level below; so it is kept and
// continued, and marks record where each level ended.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "rater/logic/chains/grid/cause.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/steps/proof.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet::chains {

using NodeIndex = std::uint16_t;

// A chain found among the assumptions and used to remove candidates. Equal identities mean equal
// targets and nodes.
struct NestedChain {
  std::uint64_t identity = 0;
  int complexity = 0;
  std::shared_ptr<const Proof> proof;  // only where explanations are recorded
};

struct Node {
  CandidateId candidate = 0;
  bool on = false;
  Cause cause = Cause::kAssumption;
  TechniqueId technique = TechniqueId::kNakedSingle;  // kTechnique only: the technique that removed
                                                      // it
  std::uint16_t count = 1;
  std::uint16_t parent_count = 0;
  std::uint32_t parents_begin = 0;
  std::int32_t nested = -1;  // index into Propagation::nested_chains
};

struct Propagation {
  std::vector<Node> nodes;
  std::vector<NodeIndex> parents;
  std::vector<NodeIndex> on_order;
  std::vector<NodeIndex> off_order;
  std::vector<NestedChain> nested_chains;
  Places on;
  Places off;
  PerCell<std::uint16_t> on_digits{};
  PerCell<std::uint16_t> off_digits{};
  std::array<NodeIndex, kCandidates> on_index;   // valid where `on` has the candidate
  std::array<NodeIndex, kCandidates> off_index;  // valid where `off` has the candidate

  // Two nodes that cannot both hold; the derivation stopped there. The second is the last node and
  // in no set.
  bool contradiction = false;
  NodeIndex clash_on = 0;
  NodeIndex clash_off = 0;

  int level = -1;               // the level up to which the propagation is finished
  std::size_t level_1_end = 0;  // nodes when level 1 was finished

  [[nodiscard]] NodeIndex index(CandidateId id, bool is_on) const {
    return is_on ? on_index[id] : off_index[id];
  }
  [[nodiscard]] int count(CandidateId id, bool is_on) const {
    return nodes[index(id, is_on)].count;
  }
  void clear();
};

}  // namespace nonet::chains
