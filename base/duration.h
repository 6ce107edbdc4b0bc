// Durations as people type them.
#pragma once

#include <optional>
#include <string_view>

namespace nonet {

// Seconds in "90", "90s", "45m", "8h", "1h30m", "2d"; nullopt for anything else, and for zero.
std::optional<double> parse_duration(std::string_view text);

}  // namespace nonet
