// Scenes as JSON, in the schema of docs/explanations.md.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rater/explain/path_text.h"

namespace nonet {

// The fields of a step, without its puzzle and number.
nlohmann::ordered_json json_of(const Scene& scene);

}  // namespace nonet
