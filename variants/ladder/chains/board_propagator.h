// Derives the consequences of an assumption by links, with the procedure's two queues: while there
// are fresh on-nodes the oldest is taken and turns others off; otherwise the oldest fresh off-node
// is taken and turns on what is then the last of a cell or house. In dynamic mode the off-nodes
// taken are deleted from a working copy, so that "last" counts deletions made so far; the deleted
// ones are then parents too. From level 1 on, patterns and chains are looked for in the working
// copy once the links are exhausted.
//
// Source: Sudoku Explainer 1.2.1 (Nicolas Juillerat) as docs/rating-scales.md describes it; the
// classic board has its own propagator (rater/logic/chains/forcing).
#pragma once

#include <memory>

#include "variants/ladder/chains/chain_nodes.h"
#include "variants/ladder/ladder_facts.h"

namespace nonet::variants {

enum class LinkUse : std::uint8_t {
  kStatic,    // links of the position
  kDynamic,   // deletions count
  kOneDigit,  // deletions count; no links within cells (Nishio)
};

// What rows of the ladder differ in: the links, and what is looked for among assumptions.
struct ForcingRow {
  LinkUse links = LinkUse::kStatic;
  std::span<const NestedStage> stages = {};
};

// A candidate that a pattern or a nested chain removes under the assumption.
struct NestedReason;

struct NestedRemoval {
  CandidateNumber candidate = 0;
  std::uint32_t parents_begin = 0;  // deleted candidates; into NestedRemovals::parents
  std::uint32_t parents_end = 0;
  std::int32_t used = -1;    // into NestedRemovals::used
  std::int32_t reason = -1;  // into NestedRemovals::reasons
};

struct NestedRemovals {
  std::vector<NestedRemoval> list;
  std::vector<CandidateNumber> parents;
  std::vector<UsedChain> used;
  std::vector<std::shared_ptr<const NestedReason>> reasons;  // where they are kept
};

// Whether the patterns and nested chains are kept that remove candidates: proofs show them.
enum class NestedReasons : bool { kForgotten, kKept };

class BoardPropagator {
 public:
  // All borrowed. `search.marks` is the position in which the assumptions are made.
  BoardPropagator(const BoardSearch& search, const ForcingRow& row,
                  NestedReasons reasons = NestedReasons::kForgotten);

  void run(CandidateNumber source, bool on, BoardPropagation& out);

 private:
  void drain();
  bool take_on(NodeNumber node);
  bool take_off(NodeNumber node);
  bool turn_off(CandidateNumber candidate, NodeNumber parent, LinkReason reason);
  bool turn_on(CandidateNumber candidate, NodeNumber trigger, LinkReason reason);
  void add_deleted_of_cell(CellIndex cell);
  void add_deleted_of_house(HouseIndex house, std::size_t digit);
  NodeNumber add_node(CandidateNumber candidate, bool on, LinkReason reason,
                      std::size_t parents_begin);
  void record(NodeNumber node);
  // False: nothing new.
  bool apply_nested();
  void restore();

  const BoardSearch& search_;
  ForcingRow row_;
  NestedReasons reasons_;
  BoardNumbering numbers_;
  BoardMarks work_;
  BoardPropagation* out_ = nullptr;
  std::size_t on_head_ = 0;
  std::size_t off_head_ = 0;
};

// What the stages remove from `work`, the position `search.marks` after the deletions of an
// assumption: the removals of the first stage that has any.
NestedRemovals nested_removals(const BoardSearch& search, const BoardMarks& work,
                               std::span<const NestedStage> stages, NestedReasons reasons);

}  // namespace nonet::variants
