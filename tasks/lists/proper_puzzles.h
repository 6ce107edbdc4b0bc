// Puzzles out of texts: proved to have one solution.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Each text's puzzle, a sukaku where it has candidates of its own (PuzzleText::candidates), or an
// error that says what keeps it from being one: clashing givens, no solution, more than one. Where
// sukakus are not taken, `refused_by` ("the scale hodoku") says by what: they are errors then.
std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts,
                                           std::string_view refused_by = "this command");

// The puzzles that the records are positions of: where the givens alone decide, the plain puzzle,
// whatever candidates somebody has removed from it since.
std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts,
                                           std::string_view refused_by = "this command");

// What keeps a grid from being a puzzle, as a reason for an error; REQUIRES that it is none.
std::string fault_of(const Grid& grid);
std::string fault_of(const PencilMarks& candidates);

}  // namespace nonet
