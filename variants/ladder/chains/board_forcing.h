// Conclusions shared by assumptions: consequences of each state of a candidate, of every digit of a
// cell, of every place of a digit in a house.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "variants/ladder/chains/board_propagator.h"

namespace nonet::variants {

// The number is the procedure's tie-break between hints of equal rating and length.
enum class BoardHintKind : std::uint8_t { kDouble = 1, kCell = 5, kHouse = 6, kContradiction = 7 };

struct BoardForcingHint {
  BoardHintKind kind = BoardHintKind::kContradiction;
  int complexity = 0;
  CandidateNumber source = 0;  // a candidate of the cell or house; the assumption
  bool source_on = true;       // contradictions
  HouseIndex house = 0;        // kHouse
  CandidateNumber target = 0;  // placed or removed
  bool target_on = false;
};

// The name of a chain found by a row; the row's name is that of its other chains.
inline BoardTechnique technique_of(const ForcingRow& row, BoardTechnique name,
                                   const BoardForcingHint& hint) {
  const bool of_house = row.links == LinkUse::kStatic && hint.kind == BoardHintKind::kHouse;
  return of_house ? BoardTechnique::kRegionForcingChains : name;
}

class BoardForcing {
 public:
  // The search is borrowed.
  BoardForcing(const BoardSearch& search, const ForcingRow& row);

  // The first of the least length; nullopt: none, or stopped.
  std::optional<BoardForcingHint> best();
  // All, by length, then kind.
  std::vector<BoardForcingHint> all();

  // Calls visit(end) for each branch of a hint, in order.
  void for_each_end(const BoardForcingHint& hint,
                    const std::function<void(const ChainEnd&)>& visit);
  // The candidates of a cell or the places of a digit in a house, each of them on.
  // REQUIRES: the hint is of such a kind.
  [[nodiscard]] std::vector<CandidateNumber> assumptions_of(const BoardForcingHint& hint) const;
  // The candidates that it removes or, for a placement, the others of its cell.
  [[nodiscard]] std::vector<BoardCandidate> removals(const BoardForcingHint& hint) const;

 private:
  void search_all();
  void search_cell(CellIndex cell);
  void contradiction(CandidateNumber source, bool on, const BoardPropagation& propagation);
  void doubles(CandidateNumber source);
  void houses(CandidateNumber source);
  void cell_reduction(CellIndex cell);
  void common_targets(BoardForcingHint hint, std::span<const BoardPropagation* const> propagations);
  void offer(const BoardForcingHint& hint, std::span<const ChainEnd> ends);
  [[nodiscard]] int enough(BoardHintKind kind) const;
  [[nodiscard]] bool is_source(CellIndex cell) const;
  const BoardPropagation& when_on(CandidateNumber source);
  const BoardPropagation& when_off(CandidateNumber source);

  const BoardSearch& search_;
  ForcingRow row_;
  BoardNumbering numbers_;
  BoardPropagator propagator_;
  AncestorWalk ancestors_;
  std::vector<std::unique_ptr<BoardPropagation>> on_;  // by candidate
  BoardPropagation off_;
  CandidateNumber off_source_ = 0;
  bool off_made_ = false;
  bool keep_all_ = false;
  std::vector<BoardForcingHint> hints_;
};

}  // namespace nonet::variants
