// Puzzles that commands may take for granted: with one solution.
#pragma once

#include <span>
#include <vector>

#include "base/result.h"
#include "board/puzzle.h"
#include "board/sukaku.h"
#include "cli/puzzle_stream.h"
#include "formats/puzzle_text.h"

namespace nonet {

// Each text's puzzle, with its own candidates where it has some (PuzzleText::candidates), or an
// error that says what keeps it from being one: clashing givens, no solution, more than one.
std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts);

// The puzzles that the records are positions of: where the givens alone decide, the plain puzzle,
// whatever candidates somebody has removed from it since.
std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts);

// The sukaku, or an error that says what keeps it from being one. REQUIRES: the text has candidates
// of its own.
Result<Sukaku> proper_sukaku(const PuzzleText& text);

// All of the inputs, in order; what is not proper is reported.
std::vector<Puzzle> read_proper_puzzles(Session& session, const StreamRequest& request);

// What keeps a grid from being a puzzle, as a reason for an error; REQUIRES that it is none.
std::string fault_of(const Grid& grid);
std::string fault_of(const PencilMarks& candidates);

}  // namespace nonet
