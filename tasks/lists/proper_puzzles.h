// Puzzles out of texts: proved to have one solution.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/any_puzzle.h"
#include "board/pencil_marks.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Each text's puzzle, with its own candidates where it has some (PuzzleText::candidates), or an
// error that says what keeps it from being one: clashing givens, no solution, more than one.
std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts);

// The puzzles that the records are positions of: where the givens alone decide, the plain puzzle,
// whatever candidates somebody has removed from it since.
std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts);

// Each text's puzzle, or its sukaku where it has candidates of its own, or an error as above. Where
// sukakus are not taken, `refused_by` ("the scale hodoku") says by what: they are errors then.
std::vector<Result<AnyPuzzle>> any_puzzles(std::span<const PuzzleText> texts,
                                           std::string_view refused_by = {});

// The same of the puzzles behind the texts: sukakus are only those whose givens do not decide.
std::vector<Result<AnyPuzzle>> any_puzzles_behind(std::span<const PuzzleText> texts,
                                                  std::string_view refused_by = {});

// What keeps a grid from being a puzzle, as a reason for an error; REQUIRES that it is none.
std::string fault_of(const Grid& grid);
std::string fault_of(const PencilMarks& candidates);

}  // namespace nonet
