// Scenes as JSON, in the schema of docs/explanations.md.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rater/explain/path_text.h"

namespace nonet {

// The fields of a step, without its puzzle and number.
nlohmann::ordered_json json_of(const Scene& scene, const StepWords& words = kEnglishSteps);

// "grid": the filled digits, "candidates": those of the empty cells, in the form of a sukaku's
// marks.
void add_grid(nlohmann::ordered_json& json, const Position& position);

}  // namespace nonet
