// One table of all rating scales, used by commands, the store and the tests; adding a scale is a
// folder here and a row (docs/rating-scales.md).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rater/orders/scale/scale.h"

namespace nonet {

std::span<const ScaleRow> scale_catalog();
// nullptr where there is no such key.
const ScaleRow* find_scale(std::string_view key);

// The name of a column where several scales stand side by side: "bridi_difficulty". A scale with
// one column gives it its own name: "te_depth", "bxb".
std::string full_column_name(const ScaleRow& scale, std::string_view column);

// The texts of the scale's columns for one rating: numbers with their decimals, the key of the
// hardest technique. For a rating without a score: "stuck" (or "above", "stopped") and the cells
// left in the first column, "-" in the others.
std::vector<std::string> column_texts(const ScaleRow& scale, const Rating& rating);

}  // namespace nonet
