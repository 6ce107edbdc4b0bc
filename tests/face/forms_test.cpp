#include <catch2/catch.hpp>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {

TEST_CASE("a disguise has the canonical form and the rating of the puzzle", "[face]") {
  const Puzzle puzzle = puzzle_of(kHard);
  const Transform disguise{.transposed = true,
                           .rows = {3, 5, 4, 8, 7, 6, 0, 1, 2},
                           .columns = {1, 0, 2, 6, 7, 8, 5, 4, 3},
                           .digits = {9, 1, 8, 2, 7, 3, 6, 4, 5}};
  const auto disguised = apply(disguise, puzzle);
  REQUIRE(disguised.ok());
  CHECK(*disguised != puzzle);
  CHECK(solve(disguised->givens()).first == disguised->solution());
  CHECK(canonical_form(*disguised) == canonical_form(puzzle));
  CHECK(rate(*disguised).score == rate(puzzle).score);

  const auto form = canonical_form_of(puzzle.givens());
  REQUIRE(form.ok());
  CHECK(form->grid == canonical_form(puzzle));
  CHECK(*apply(form->from_original, puzzle.givens()) == form->grid);
  CHECK(form->grid <= puzzle.givens());
}

TEST_CASE("an invalid transform, or a grid without a canonical form, is refused", "[face]") {
  const Grid grid = puzzle_of(kHard).givens();
  Transform torn;
  std::swap(torn.rows[0], torn.rows[8]);
  CHECK(apply(torn, grid).error().kind == ErrorKind::kRequest);
  Transform zero;
  zero.digits[0] = 0;
  CHECK(apply(zero, grid).error().kind == ErrorKind::kRequest);
  Grid clash;
  clash.set(Cell(0), 1);
  clash.set(Cell(1), 1);
  CHECK(canonical_form_of(clash).error().kind == ErrorKind::kClash);
}

TEST_CASE("symmetries are named", "[face]") {
  CHECK(symmetries().size() == 10);
  CHECK(symmetry_of(Grid()) == "full");
  CHECK(symmetry_of(puzzle_of(kHard).givens()) == "none");
}

}  // namespace nonet::testing
