// Grids from lines of 81 characters, for tests.
#pragma once

#include <catch2/catch.hpp>
#include <string_view>

#include "board/grid.h"

namespace nonet::testing {

// Fails the test if the line is not a grid.
inline Grid grid_of(std::string_view line) {
  const auto grid = Grid::from_line(line);
  REQUIRE(grid.has_value());
  return *grid;
}

}  // namespace nonet::testing
