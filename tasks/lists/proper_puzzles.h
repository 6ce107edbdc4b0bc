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

// Each text's puzzle (a sukaku if the text has candidates, PuzzleText::candidates), or the error:
// clashing givens, no solution, more than one. If sukakus are refused, `refused_by` ("the scale
// hodoku") names the reason in the error.
std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts,
                                           std::string_view refused_by = "this command");

// The puzzles of which the records are positions: the plain puzzle if the givens alone have one
// solution, even if candidates have been removed since.
std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts,
                                           std::string_view refused_by = "this command");

// Why the grid is no puzzle, as the reason of an error. REQUIRES: it is none.
std::string fault_of(const Grid& grid);
std::string fault_of(const PencilMarks& candidates);

}  // namespace nonet
