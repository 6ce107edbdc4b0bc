// One deduction of the ladder, and the shape of the finders that offer them.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "variants/ladder/board_marks.h"
#include "variants/ladder/board_technique.h"

namespace nonet::variants {

struct BoardProof;

struct BoardStep {
  BoardTechnique technique = BoardTechnique::kNakedSingle;
  int cells_of_loop = 0;  // loops
  int partners = 0;       // further cells or digits that a loop or a grave needs
  int complexity = 0;     // chains: nodes of all branches
  std::optional<BoardCandidate> placement;
  std::vector<BoardCandidate> eliminations;

  // What a pattern rests on: its houses (one, or the bases and covers of locked candidates and
  // fish), and the cells and digits of a set.
  std::vector<HouseIndex> bases;
  std::vector<HouseIndex> covers;
  Bits spots = 0;  // positions in the first base
  Bits digits = 0;
  // A wing's cells, the pivot first; those of a loop; aligned cells; those with the surplus
  // candidates of a grave, which are `surplus`.
  std::vector<CellIndex> cells = {};
  std::vector<BoardCandidate> surplus = {};
  // The excluders of aligned cells; the other cells of the set of a loop or grave, and its digits.
  std::vector<CellIndex> helpers = {};
  Bits set_digits = 0;
  bool hidden = false;                           // that set
  std::shared_ptr<const BoardProof> proof = {};  // of chains, where the search wants proofs
};

// In tenths, with all that is added to the technique's own price.
int price_of(const BoardStep& step);

class BoardStepSink {
 public:
  virtual ~BoardStepSink() = default;
  // After kStop the finder returns.
  virtual Flow offer(BoardStep&& step) = 0;
};

struct LadderRules;

// Whether steps of chains have their proofs.
enum class BoardDetail : bool { kRating, kProofs };

struct BoardSearch {
  const LadderBoard& board;
  const BoardMarks& marks;
  const BoardFill& fill;
  const LadderRules& rules;
  const RunControl& control;
  BoardStepSink& sink;
  int size = 0;  // of the row
  BoardDetail detail = BoardDetail::kRating;
  // What has changed since the row found nothing, if that is known. Patterns within a house, and
  // those of a digit, are not looked for elsewhere.
  const BoardChanges* changes = nullptr;

  [[nodiscard]] bool has_changed(HouseIndex house) const {
    return changes == nullptr || changes->houses.has(house);
  }
  [[nodiscard]] Bits changed_digits() const {
    return changes == nullptr ? board.all_digits() : changes->digits;
  }
  [[nodiscard]] std::size_t digits() const { return static_cast<std::size_t>(board.digits()); }
};

// Offers its steps in the order of the procedure until the sink has enough. Changes nothing.
using BoardFinder = Flow (*)(const BoardSearch&);

// Removes the eliminations, then fills the placement.
void apply_step(BoardPosition& position, const BoardStep& step);

// Adds each of the digits in all cells that see every cell of these that may hold it.
void eliminate_seen(BoardStep& step, const BoardSearch& search, std::span<const CellIndex> cells,
                    Bits digits);

// Adds each of the digits that the cell may hold.
void eliminate_digits(BoardStep& step, const BoardMarks& marks, CellIndex cell, Bits digits);

}  // namespace nonet::variants
