// Fields of a record that are numbers.
#pragma once

#include <optional>
#include <string_view>

#include "formats/puzzle_text.h"

namespace nonet {

// The field as a number above 0; nullopt if it is missing or anything else.
std::optional<double> positive_field(const PuzzleText& record, std::string_view key);

}  // namespace nonet
