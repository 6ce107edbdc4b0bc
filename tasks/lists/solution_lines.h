// Solved puzzles as lines: the puzzle, the number of its solutions ("2+" if there may be more), and
// the first of them. Puzzles are solved in large batches, or one by one if the solver is slow.
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
  // Whether solve_in_batch() may be called: it distinguishes one solution from two.
  [[nodiscard]] bool fits_batch() const {
    return solver->counts_in_batches && request.solution_limit > 1;
  }

  const SolverRow* solver = nullptr;  // REQUIRES: not nullptr
  SolveRequest request;
};

// A line for each puzzle; an error for a sukaku if the solver takes none.
std::vector<Result<std::string>> solve_one_by_one(std::span<const PuzzleText> puzzles,
                                                  const SolveTask& task);

// The lines of a chunk, and the errors between them.
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
