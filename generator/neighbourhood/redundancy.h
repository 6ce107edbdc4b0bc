// Which clues of many puzzles are needed: for puzzles that must be minimal, or are to be minimised.
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

// A clue of a puzzle is needed if some solution with another digit in its cell keeps all other
// clues. Known solutions of a puzzle less one clue answer this for most of its neighbours at once:
// each is a witness against all the neighbours whose added clues it has.
class Witnesses {
 public:
  // From the censuses of the puzzle without each clue, in the order of the cells; they know the
  // puzzle's solution and exclude the clue. `added`: the most clues that a neighbour adds.
  Witnesses(const Puzzle& puzzle, std::span<const CandidateCensus> censuses, int added);

  // The clues of this neighbour, except the added ones, that no witness shows to be needed.
  [[nodiscard]] CellSet doubtful_clues(const Grid& neighbour) const;

 private:
  // For one clue: by candidate, which of the first 64 known solutions have it.
  using Having = PerCandidate<std::uint64_t>;

  [[nodiscard]] bool needed(std::size_t clue, std::span<const Candidate> added) const;

  Grid givens_;
  std::vector<Cell> clues_;
  std::vector<PackedBoard> seen_;  // by clue: the candidates of some solution
  std::vector<Having> having_;     // by clue, for neighbours with several added clues
};

// A puzzle and its possibly redundant clues, in the order of their tests.
struct TestedPuzzle {
  Grid givens;
  std::vector<Cell> doubtful;
  // Puzzles of one family differ by few clues: a witness for a clue of one often serves the others.
  // Families are numbered from 0.
  std::size_t family = 0;
};

enum class Redundant : std::uint8_t {
  kReject,  // reject a puzzle at its first redundant clue
  kRemove,  // remove it and continue until all clues are needed
};

// Tests all doubtful clues. With kReject returns whose clues are all needed; with kRemove changes
// the givens, and all puzzles are kept. Empty after a stop.
std::vector<bool> test_redundancy(BatchSolver& solver, std::span<TestedPuzzle> puzzles,
                                  Redundant then, const RunControl& control = {});

}  // namespace nonet
