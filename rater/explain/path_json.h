// Scenes as JSON, in the schema of docs/explanations.md.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rater/explain/path_text.h"

namespace nonet {

// The fields of a step, without its puzzle and number.
nlohmann::ordered_json json_of(const Scene& scene);

// "grid": the digits there are, "candidates": those of the empty cells, as the marks of a sukaku.
void add_grid(nlohmann::ordered_json& json, const Position& position);

}  // namespace nonet
