// Proofs as JSON, in the schema of docs/explanations.md.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rater/logic/steps/proof.h"

namespace nonet {

// Changes whenever a reader of the old schema would misread the new one.
inline constexpr int kExplanationSchema = 2;

nlohmann::ordered_json json_of(const Proof& proof);

}  // namespace nonet
