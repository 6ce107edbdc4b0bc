// Help with the puzzles of a book, whatever their board: the key steps of their paths in Sudoku
// Explainer's order, and the techniques of these steps on the classic board.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.h"
#include "book/drawings/board_picture.h"
#include "book/spec/book_spec.h"
#include "rater/explain/hint.h"
#include "rater/explain/lesson_text.h"
#include "rater/explain/named_proof.h"
#include "rater/explain/path_text.h"
#include "variants/ladder/board_technique.h"

namespace nonet {

inline constexpr std::size_t kMostKeySteps = 8;

// A step on another board than the classic one, as its pages show it.
struct BoardHelpStep {
  BoardPicture picture;             // borrows the geometry of the section
  StepText text;                    // in the words of the book
  std::optional<NamedProof> chain;  // of a chain
  variants::BoardTechnique technique = variants::BoardTechnique::kNakedSingle;
};
using HelpStep = std::variant<Scene, BoardHelpStep>;

// The help for one puzzle.
struct PuzzleHelp {
  int puzzle = 0;               // index
  std::vector<HelpStep> steps;  // beyond singles, in the order of the path; at most kMostKeySteps
  std::size_t left_out = 0;   // further steps beyond singles, no more expensive than the shown ones
  Hint hint;                  // of the first step
  bool singles_only = false;  // the steps are singles, because the puzzle needs nothing else
};

// A technique that this section is the first of its board to need.
struct BookLesson {
  std::string key;                                       // of the technique
  std::shared_ptr<const variants::Geometry> board = {};  // null: the classic one
  int section = 0;
  std::string title = {};  // with the name of its board if the book has several
  LessonText text = {};
  double price = 0;  // the least that a step of it costs
  struct Position {
    std::optional<int> puzzle;  // index; nullopt if it is not from a puzzle of the book
    Grid givens;                // of the classic board
    HelpStep step;
  };
  std::vector<Position> positions = {};  // the example, then practice
};

struct BookHelp {
  std::vector<PuzzleHelp> puzzles;  // puzzles with help, in order
  std::vector<BookLesson> lessons;  // by section, and within it from easy to hard

  [[nodiscard]] const PuzzleHelp* of(int puzzle) const;
  // Whether some puzzle needs singles only.
  [[nodiscard]] bool has_singles_only() const;
};

// The help that the spec requests; empty if it requests none. Puzzles that singles solve have none,
// but on boards for children from Medium on: there the dearest singles are the key steps.
BookHelp help_of(const BookSpec& spec);

// An error if the spec requests hints or explanations and has no board whose steps are known.
Status check_help(const BookSpec& spec);

// The techniques that the lessons of the spec teach, in their order.
struct TaughtTechniques {
  struct OnBoard {
    std::shared_ptr<const variants::Geometry> board;
    std::vector<variants::BoardTechnique> techniques;
  };
  std::vector<TechniqueId> classic;
  std::vector<OnBoard> others;
};
TaughtTechniques taught_in(const BookSpec& spec);

}  // namespace nonet
