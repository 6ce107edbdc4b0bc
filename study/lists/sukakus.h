// Puzzles whose cells hold only some digits from the start, among others: who takes them, and what
// is said where they are not taken.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_input.h"
#include "rater/orders/catalog.h"

namespace nonet {

// Who works with givens alone refuses sukakus by name; of a position, whose givens alone decide, he
// takes the givens.
enum class Sukakus : std::uint8_t {
  kRefused,
  kAccepted,     // but of a position the givens
  kAsTheyStand,  // positions, too
};

// The next puzzles of the input, with an error in place of each sukaku that is not accepted.
PuzzleChunk read_chunk(PuzzleInput& input, std::size_t most, Sukakus sukakus);

// The error of a sukaku where `what` ("the scale hodoku") takes plain puzzles only.
[[nodiscard]] Error not_for_sukakus(std::string_view what, const Place& place);

// The scale as `what`; empty where it takes sukakus.
[[nodiscard]] std::string refuses_sukakus(const ScaleRow& scale);

}  // namespace nonet
