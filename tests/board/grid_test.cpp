#include "board/grid.h"

#include <catch2/catch.hpp>

#include "board/pencil_marks.h"
#include "board/puzzle.h"

namespace nonet {
namespace {

constexpr std::string_view kSolved =
    "123456789456789123789123456231674895875912364694538217317265948542897631968341572";

TEST_CASE("A line of 81 characters makes a grid and back", "[board]") {
  std::string line(kSolved);
  line[0] = '.';
  const auto grid = Grid::from_line(line);
  REQUIRE(grid.has_value());
  CHECK(grid->line() == line);
  CHECK(grid->clue_count() == 80);
  CHECK_FALSE(Grid::from_line(line.substr(1)).has_value());
  line[5] = 'x';
  CHECK_FALSE(Grid::from_line(line).has_value());
}

TEST_CASE("A clash names the two cells", "[board]") {
  Grid grid;
  grid.set(Cell(0, 0), Digit(5));
  CHECK_FALSE(grid.clash().has_value());
  grid.set(Cell(2, 2), Digit(5));
  REQUIRE(grid.clash().has_value());
  CHECK(grid.clash()->first == Cell(0, 0));
  CHECK(grid.clash()->second == Cell(2, 2));
}

TEST_CASE("A puzzle refuses a solution that does not extend its givens", "[board]") {
  const Grid solution = *Grid::from_line(kSolved);
  REQUIRE(solution.is_solution());
  Grid givens;
  givens.set(Cell(0, 0), Digit(1));
  CHECK(Puzzle::with_proven_solution(givens, solution).has_value());
  givens.set(Cell(0, 0), Digit(2));
  CHECK_FALSE(Puzzle::with_proven_solution(givens, solution).has_value());
  CHECK_FALSE(Puzzle::with_proven_solution(givens, givens).has_value());
}

TEST_CASE("Pencil marks leave out the digits of peers", "[board]") {
  Grid grid;
  grid.set(Cell(0, 0), Digit(5));
  const PencilMarks marks = PencilMarks::of(grid);
  CHECK(marks[Cell(0, 0)] == DigitSet(Digit(5)));
  CHECK_FALSE(marks[Cell(0, 8)].contains(Digit(5)));
  CHECK(marks[Cell(4, 4)].size() == 9);
  CHECK(marks.places(Digit(5)).size() == 81 - 20);
}

}  // namespace
}  // namespace nonet
