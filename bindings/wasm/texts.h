// What a request's text holds. One of two sources is linked: requests.cpp reads every format,
// core.cpp lines of 81 characters alone, so that the core has no readers.
#pragma once

#include <optional>
#include <string>

#include "nonet/grid.h"
#include "nonet/result.h"

namespace nonet::wasm {

Result<Grid> grid_of(const std::string& text);
Result<Puzzle> puzzle_of(const std::string& text);

// The text as a sukaku, if it has candidates of its own.
std::optional<Result<Sukaku>> sukaku_of(const std::string& text);

}  // namespace nonet::wasm
