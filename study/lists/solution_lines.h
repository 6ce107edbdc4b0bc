// Solved puzzles as lines: the puzzle, how many solutions it has ("2+" where there may be more),
// and the first of them. A million of them are solved together, one by one where a solver is slow.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_input.h"
#include "formats/puzzle_text.h"
#include "solvers/catalog.h"

namespace nonet {

struct SolveTask {
  // Whether solve_in_batch() may be asked: it tells one solution from two.
  [[nodiscard]] bool fits_batch() const {
    return solver->counts_in_batches && request.solution_limit > 1;
  }

  const SolverRow* solver = nullptr;  // REQUIRES: not nullptr
  SolveRequest request;
};

// A line for each puzzle; for a sukaku an error where the solver takes none.
std::vector<Result<std::string>> solve_one_by_one(std::span<const PuzzleText> puzzles,
                                                  const SolveTask& task);

// The lines of a chunk, and the errors that stand between them.
struct SolvedChunk {
  struct Interruption {
    std::size_t at;  // in the text
    Error error;
  };
  std::string text;
  std::vector<Interruption> errors;
};

// All at once through the batch solver, plain lines without parsing them. REQUIRES: fits_batch().
SolvedChunk solve_in_batch(const PuzzleChunk& chunk, const SolveTask& task);

}  // namespace nonet
