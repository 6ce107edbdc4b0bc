// What a person has reached, as a record or a typed text has it.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/explain/hint.h"
#include "rater/explain/reached.h"

namespace nonet {

// The record with its givens. A record of candidates alone does not say which cells are filled:
// those with a single candidate that no peer shares. Any other single candidate is a naked single
// that is still to be found. But if most of them are shared, nobody has removed digits from peers
// yet, and all single candidates are givens.
PuzzleText beginning_of(const PuzzleText& record);

// The digits and candidates that came with the record.
Reached reached_in(const PuzzleText& record);

// A hint for candidates without a solution whose puzzle is not known. nullopt: they have a
// solution, or the record has no candidates, or hardly any.
std::optional<Hint> contradiction_in(const PuzzleText& record);

// 81 cells, also with clashing digits, or a puzzle in any format, also with candidates that clash
// or are missing. `name`: of the text in errors.
Result<Reached> parse_reached(const std::string& text, const std::string& name);

}  // namespace nonet
