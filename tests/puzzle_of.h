// Proper puzzles from lines of 81 characters, for tests.
#pragma once

#include <catch2/catch.hpp>
#include <string_view>

#include "board/puzzle.h"
#include "solvers/exact/certify.h"
#include "tests/grid_of.h"

namespace nonet::testing {

// Fails the test if the line is not a grid with exactly one solution.
inline Puzzle puzzle_of(std::string_view line) {
  const auto certificate = certify(grid_of(line));
  REQUIRE(certificate.puzzle.has_value());
  return *certificate.puzzle;
}

}  // namespace nonet::testing
