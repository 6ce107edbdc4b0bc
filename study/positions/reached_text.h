// What a person has reached, as a record or a typed text has it.
#pragma once

#include <string>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "rater/explain/next_step.h"

namespace nonet {

// The digits and candidates that came with the record.
Reached reached_in(const PuzzleText& record);

// 81 cells as they are, digits that clash among them: that is what a person may have; or a puzzle
// in any format. `name`: what errors call the text.
Result<Reached> parse_reached(const std::string& text, const std::string& name);

}  // namespace nonet
