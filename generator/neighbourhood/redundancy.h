// Which clues of many puzzles are needed: puzzles that are to be minimal, or to be made so.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "board/typed_array.h"
#include "generator/neighbourhood/candidate_census.h"
#include "solvers/exact/batch_solver.h"

namespace nonet {

// A clue g of a puzzle is needed as long as a solution without it (with another digit there) keeps
// all other clues. Solutions that are known from a puzzle less one clue answer this for most of its
// neighbours at once: each is a witness against all the neighbours whose added clues it has.
class Witnesses {
 public:
  // From the censuses of the puzzle without each clue, in the order of the cells, which know the
  // puzzle's solution and exclude the clue. `added`: how many clues a neighbour adds at most.
  Witnesses(const Puzzle& puzzle, std::span<const CandidateCensus> censuses, int added);

  // The clues of this neighbour, other than those it adds, that no witness shows to be needed.
  [[nodiscard]] CellSet doubtful_clues(const Grid& neighbour) const;

 private:
  // Of one clue: by candidate, which of the first 64 known solutions have it.
  using Having = PerCandidate<std::uint64_t>;

  [[nodiscard]] bool needed(std::size_t clue, std::span<const Candidate> added) const;

  Grid givens_;
  std::vector<Cell> clues_;
  std::vector<PackedBoard> seen_;  // by clue: the candidates that some solution has
  std::vector<Having> having_;     // by clue, for neighbours with several added clues
};

// A puzzle and the clues of it that may be redundant, in the order in which to look at them.
struct TestedPuzzle {
  Grid givens;
  std::vector<Cell> doubtful;
  // Puzzles of one family differ by few clues: what shows a clue of one to be needed often does so
  // for the others. Families are numbered from 0.
  std::size_t family = 0;
};

enum class Redundant : std::uint8_t {
  kReject,  // one redundant clue is the end of it
  kRemove,  // and go on, till all clues are needed
};

// Looks at all doubtful clues. With kReject says whose clues are all needed; with kRemove changes
// the givens, and all are kept. Empty where the control asked to stop.
std::vector<bool> test_redundancy(BatchSolver& solver, std::span<TestedPuzzle> puzzles,
                                  Redundant then, const RunControl& control = {});

}  // namespace nonet
