// Puzzles whose cells allow only some digits from the start, among other puzzles: how a command
// treats them, and the error if it refuses them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_input.h"
#include "rater/orders/catalog.h"

namespace nonet {

// A command that works with givens only refuses sukakus with an error. A position, whose givens
// have one solution, is reduced to its givens.
enum class Sukakus : std::uint8_t {
  kRefused,
  kAccepted,     // sukakus; positions are reduced to their givens
  kAsTheyStand,  // sukakus and positions, unchanged
};

// The next puzzles of the input, with an error in place of each sukaku that is not accepted.
PuzzleChunk read_chunk(PuzzleInput& input, std::size_t most, Sukakus sukakus);

// The error for a sukaku if `what` ("the scale hodoku") takes only plain puzzles.
[[nodiscard]] Error not_for_sukakus(std::string_view what, const Place& place);

// The scale as `what`; empty if it takes sukakus.
[[nodiscard]] std::string refuses_sukakus(const ScaleRow& scale);

}  // namespace nonet
