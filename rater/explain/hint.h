// A hint in three rungs, to be read one at a time: where to look, what to look for, the step.
#pragma once

#include <string>

#include "rater/explain/path_text.h"

namespace nonet {

struct Hint {
  std::string where;  // "Look at box 4." No technique and no concluded digit
  std::string what;   // "A hidden pair: 2 and 7."
  std::string step;   // reasons or argument, then the conclusion; several lines
};

// REQUIRES: the scene uses the same words.
Hint hint_of(const Scene& scene, const StepWords& words = kEnglishSteps);

// For any board: the first two rungs of a chain; `loop`: where a loop lies.
Hint hint_of_chain(const NamedProof& proof, std::string_view loop, const StepText& text,
                   const StepWords& words);
// A block of a path without the indent of its lines.
std::string without_indent(std::string_view block);

}  // namespace nonet
