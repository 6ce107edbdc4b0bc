#include "variants/canonical/canonical_board.h"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <string>

#include "base/random_stream.h"
#include "variants/exact/board_solver.h"
#include "variants/making/board_recipe.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

Geometry canonical_geometry(const char* key) {
  auto geometry = geometry_of(key);
  REQUIRE(geometry.ok());
  return *std::move(geometry);
}

CellDigits form_in(const CanonicalBoards& canonical, const CellDigits& givens) {
  const auto form = canonical.form_of(givens);
  REQUIRE(form.ok());
  return *form;
}

// Bands of rows and rows of a band in an order by chance, columns alike, and other digits.
CellDigits disguised(const CellDigits& givens, const Geometry& geometry, RandomStream& random) {
  const int size = geometry.digits();
  const auto lines = [&](int in_group) {
    std::vector<int> groups(static_cast<std::size_t>(size / in_group));
    std::iota(groups.begin(), groups.end(), 0);
    random.shuffle(std::span(groups));
    std::vector<int> order;
    for (const int group : groups) {
      std::vector<int> members(static_cast<std::size_t>(in_group));
      std::iota(members.begin(), members.end(), group * in_group);
      random.shuffle(std::span(members));
      order.insert(order.end(), members.begin(), members.end());
    }
    return order;
  };
  std::vector<std::uint8_t> digits(static_cast<std::size_t>(size));
  std::iota(digits.begin(), digits.end(), std::uint8_t{1});
  random.shuffle(std::span(digits));
  digits.insert(digits.begin(), 0);
  CellDigits out;
  const std::vector<int> rows = lines(geometry.box_rows());
  const std::vector<int> columns = lines(geometry.box_columns());
  for (const int row : rows) {
    for (const int column : columns)
      out.push_back(digits[givens[static_cast<std::size_t>(row * size + column)]]);
  }
  return out;
}

std::vector<CellDigits> some_puzzles(const Geometry& geometry, std::size_t count) {
  std::vector<CellDigits> puzzles;
  BoardRecipe recipe;
  recipe.seed = 5;
  if (geometry.digits() > 9) recipe.clues.low = 130;
  make_boards(geometry, recipe, {}, [&](const BoardPuzzle& puzzle) {
    puzzles.push_back(puzzle.givens);
    return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
  });
  return puzzles;
}

}  // namespace

TEST_CASE("4x4 has 36 essentially different minimal puzzles: 13, 22 and 1", "[canonical]") {
  const Geometry geometry = canonical_geometry("4x4");
  const BoardSolver solver(geometry);
  const CanonicalBoards canonical(geometry);
  std::map<int, std::set<CellDigits>> classes;  // by clues
  // The two essentially different grids.
  for (const char* grid : {"1234341221434321", "1234341223414123"}) {
    const CellDigits solution = *read_cells(grid, geometry, {});
    for (unsigned cells = 0; cells < 1U << 16; ++cells) {
      const int clues = std::popcount(cells);
      if (clues < 4 || clues > 6) continue;
      CellDigits givens(16);
      for (std::size_t i = 0; i < 16; ++i) {
        if ((cells >> i & 1U) != 0) givens[i] = solution[i];
      }
      if (solver.solve(givens, 2).count != 1) continue;
      bool minimal = true;
      for (CellIndex i = 0; i < 16 && minimal; ++i)
        minimal = givens[i] == 0 || !solver.is_spare(givens, i);
      if (minimal) classes[clues].insert(form_in(canonical, givens));
    }
  }
  CHECK(classes[4].size() == 13);
  CHECK(classes[5].size() == 22);
  CHECK(classes[6].size() == 1);
}

TEST_CASE("A puzzle in disguise has the same canonical form, which is a puzzle of its class",
          "[canonical]") {
  for (const char* key : {"4x4", "6x6", "9x9", "9x9+disjoint", "16x16"}) {
    const Geometry geometry = canonical_geometry(key);
    const CanonicalBoards canonical(geometry);
    const BoardSolver solver(geometry);
    RandomStream random(7, "disguise");
    const bool disjoint = std::string(key).ends_with("disjoint");
    for (const CellDigits& puzzle : some_puzzles(geometry, geometry.digits() > 9 ? 1 : 3)) {
      INFO(key << ' ' << text_of(puzzle));
      const CellDigits form = form_in(canonical, puzzle);
      CHECK(clue_count(form) == clue_count(puzzle));
      CHECK(solver.solve(form, 2).count == 1);
      CHECK(form_in(canonical, form) == form);
      if (!disjoint) CHECK(form_in(canonical, disguised(puzzle, geometry, random)) == form);
    }
  }
}

TEST_CASE("Symmetries of a board with diagonals are fewer", "[canonical]") {
  const Geometry geometry = canonical_geometry("6x6+x");
  const CanonicalBoards canonical(geometry);
  const CellDigits puzzle = some_puzzles(geometry, 1).front();
  const CellDigits turned(puzzle.rbegin(), puzzle.rend());
  CHECK(form_in(canonical, turned) == form_in(canonical, puzzle));
  CellDigits swapped = puzzle;  // two rows of a band
  std::swap_ranges(swapped.begin(), swapped.begin() + 6, swapped.begin() + 6);
  CHECK_FALSE(form_in(canonical, swapped) == form_in(canonical, puzzle));
}

TEST_CASE("Where neighbours must not follow one another digits are only reversed", "[canonical]") {
  const Geometry geometry = canonical_geometry("6x6+non-consecutive");
  const CanonicalBoards canonical(geometry);
  CellDigits givens(36);
  givens[0] = 1;
  givens[8] = 3;
  givens[20] = 6;
  CellDigits reversed = givens;
  CellDigits other = givens;
  for (std::uint8_t& digit : reversed)
    digit = static_cast<std::uint8_t>(digit == 0 ? 0 : 7 - digit);
  other[8] = 2;
  CHECK(form_in(canonical, reversed) == form_in(canonical, givens));
  CHECK_FALSE(form_in(canonical, other) == form_in(canonical, givens));
}

TEST_CASE("An empty board is refused", "[canonical]") {
  const Geometry geometry = canonical_geometry("9x9");
  CHECK_FALSE(CanonicalBoards(geometry).form_of(CellDigits(81)).ok());
}

}  // namespace nonet::variants
