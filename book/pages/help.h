// Help with the puzzles of a book: the key steps of their paths in Sudoku Explainer's order, and
// the techniques of these steps.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "book/spec/book_spec.h"
#include "rater/explain/hint.h"
#include "rater/explain/path_text.h"

namespace nonet {

inline constexpr std::size_t kMostKeySteps = 8;

// The help for one puzzle.
struct PuzzleHelp {
  int puzzle = 0;            // index
  std::vector<Scene> steps;  // beyond singles, in the order of the path; at most kMostKeySteps
  std::size_t left_out = 0;  // further steps beyond singles, no more expensive than the shown ones
  Hint hint;                 // of the first step
};

// A technique that this section needs first.
struct BookLesson {
  TechniqueId technique = TechniqueId::kNakedSingle;
  int section = 0;
  struct Position {
    std::optional<int> puzzle;  // index; nullopt if it is not from a puzzle of the book
    Grid givens;
    Scene scene;
  };
  std::vector<Position> positions;  // the example, then practice
};

struct BookHelp {
  std::vector<PuzzleHelp> puzzles;  // puzzles with help, in order
  std::vector<BookLesson> lessons;  // by section, and within it from easy to hard

  [[nodiscard]] const PuzzleHelp* of(int puzzle) const;
};

// The help that the spec requests; empty if it requests none.
BookHelp help_of(const BookSpec& spec);

// The techniques that the lessons of the spec teach, in their order.
std::vector<TechniqueId> taught_in(const BookSpec& spec);

}  // namespace nonet
