// Proofs as JSON, in the schema of docs/explanations.md.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "rater/logic/steps/proof.h"

namespace nonet {

// Changes whenever a reader of the old schema would misread the new one.
inline constexpr int kExplanationSchema = 2;

nlohmann::ordered_json json_of(const Proof& proof);

// The names in JSON.
std::string_view key_of(Reason reason);
std::string_view key_of(ProofKind kind);

}  // namespace nonet
