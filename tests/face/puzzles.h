// Puzzles for the tests of the face, made by `nonet generate --seed 7 --level hard|diabolical`.
#pragma once

#include <catch2/catch.hpp>
#include <string_view>

#include "nonet/nonet.h"

namespace nonet::testing {

// ER 3.0, EP 1.2, ED 1.2, naked-pair.
inline constexpr std::string_view kHard =
    ".6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....";
// ER 8.4, EP 1.2, ED 1.2, cell-forcing-chains.
inline constexpr std::string_view kDiabolical =
    ".....26486....8.2.......5....14...823..1.........26...9...3.7....4..1.6....6....3";

// Fails the test if the line is not a puzzle.
inline Puzzle puzzle_of(std::string_view line) {
  const auto puzzle = read_puzzle(line);
  REQUIRE(puzzle.ok());
  return *puzzle;
}

}  // namespace nonet::testing
