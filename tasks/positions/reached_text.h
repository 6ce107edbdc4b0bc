// The position that a person has reached, from a record or a typed text.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/explain/hint.h"
#include "rater/explain/reached.h"

namespace nonet {

// The record with its givens. A record of candidates alone does not say which cells are filled. A
// single candidate that no peer has is taken as filled; any other is a naked single still to be
// found. But if peers share most of them, nobody has removed digits from peers yet, and all single
// candidates are givens.
PuzzleText beginning_of(const PuzzleText& record);

// The record's digits and candidates.
Reached reached_in(const PuzzleText& record);

// A hint for candidates without a solution whose puzzle is not known. nullopt: they have a
// solution, or the record has no candidates, or hardly any.
std::optional<Hint> contradiction_in(const PuzzleText& record,
                                     const StepWords& words = kEnglishSteps);

// 81 cells, also with clashing digits, or a puzzle in any format, also with candidates that clash
// or are missing. `name`: of the text in errors.
Result<Reached> parse_reached(const std::string& text, const std::string& name);

}  // namespace nonet
