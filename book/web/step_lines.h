// A step in words, line by line, as pages show it beside its picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

// Cells and digits of the pattern, then its reasons, or the argument with its lines numbered; the
// conclusion is not among them. REQUIRES: the scene uses the same words.
std::vector<std::string> step_lines(const Scene& scene, CellNames names, const StepWords& words);

// The same for any board; `chain`: the proof of a chain step, else null.
std::vector<std::string> step_lines(const StepText& text, const NamedProof* chain, CellNames names,
                                    const StepWords& words);

// Whether the line is a numbered one of an argument.
bool is_argument_line(std::string_view line);

// The lines as paragraphs; numbered ones have the class "line".
std::string step_lines_html(const std::vector<std::string>& lines);

}  // namespace nonet
