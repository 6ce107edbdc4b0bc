// Chains from one candidate by the links of the position as it stands: cycles and forcing chains,
// by links of digits (X), of cells (Y), or both.
//
// Breadth-first search from each candidate in reading order, as Sudoku Explainer does it: of the
// shapes that a cycle may have only those are seen that the search meets first, and which it meets
// decides lengths and so ratings.
#pragma once

#include <vector>

#include "variants/ladder/board_step.h"
#include "variants/ladder/chains/chain_nodes.h"

namespace nonet::variants {

enum class BoardLinkKind : std::uint8_t { kX, kY, kXy };

struct ChainLink {
  CandidateNumber candidate;
  LinkReason reason;
};

// A node of a chain, on its way back to the source.
struct ChainLinkNode {
  CandidateNumber candidate;
  bool on;
  LinkReason reason;
};

struct SingleSourceHint {
  BoardTechnique technique = BoardTechnique::kForcingChain;
  int complexity = 0;
  int tie_break = 0;                // between equal price and length
  std::vector<ChainLinkNode> path;  // from the target to the source; without the source for cycles
  BoardStep step;
};

class SingleSourceChains {
 public:
  // Borrows both.
  SingleSourceChains(const LadderBoard& board, const BoardMarks& marks);

  // The first of the least price, then length; nullopt: none, or stopped.
  std::optional<SingleSourceHint> best(const RunControl& control);
  // All, by price, then length, then kind.
  std::vector<SingleSourceHint> all(const RunControl& control);

 private:
  struct Trace {
    CandidateNumber candidate;
    LinkReason reason;
    std::uint32_t parent;
    std::uint16_t depth;
  };

  void link_candidate(CellIndex cell, std::size_t digit);
  void search(BoardLinkKind kind, const RunControl& control);
  void search_from(CandidateNumber source);
  void cycles_from(CandidateNumber source);
  void chain_from(CandidateNumber source, bool on);
  [[nodiscard]] int greatest_length(BoardTechnique technique) const;
  [[nodiscard]] std::span<const ChainLink> weak(CandidateNumber candidate) const;
  [[nodiscard]] std::span<const ChainLink> strong(CandidateNumber candidate) const;
  [[nodiscard]] bool excludes(CandidateNumber on, CandidateNumber other) const;
  [[nodiscard]] bool has_off_ancestor(std::uint32_t trace, CandidateNumber candidate) const;
  std::uint32_t add_trace(CandidateNumber candidate, LinkReason reason, std::uint32_t parent);
  [[nodiscard]] std::vector<ChainLinkNode> path_from(const ChainLinkNode& last,
                                                     std::uint32_t parent, bool with_source) const;
  void offer_cycle(CandidateNumber source, LinkReason reason, std::uint32_t parent);
  void offer_chain(CandidateNumber source, bool on, LinkReason reason, std::uint32_t parent);
  void keep(SingleSourceHint&& hint);

  // The links of one candidate: those of its cell, then those of its houses and pairs.
  struct LinkRange {
    std::uint32_t begin = 0;
    std::uint32_t of_houses = 0;
    std::uint32_t end = 0;
  };

  const LadderBoard& board_;
  const BoardMarks& marks_;
  BoardNumbering numbers_;
  std::vector<ChainLink> weak_links_;
  std::vector<ChainLink> strong_links_;
  std::vector<LinkRange> weak_of_;
  std::vector<LinkRange> strong_of_;

  BoardLinkKind kind_ = BoardLinkKind::kX;
  bool keep_all_ = false;
  std::vector<SingleSourceHint> hints_;
  std::vector<Trace> traces_;
  std::vector<std::uint32_t> on_seen_;  // by candidate: the search that met it last
  std::vector<std::uint32_t> off_seen_;
  std::uint32_t search_ = 0;
};

}  // namespace nonet::variants
