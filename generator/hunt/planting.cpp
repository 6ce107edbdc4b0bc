// How a tridagon is planted. In a solution grid eleven of the twelve cells hold the three digits,
// and one a guardian: so three of the four boxes have the digits in a permutation, and the fourth
// has two of them, which determine its third cell. One in four random grids has such a place with
// one solution. The clues are all cells except the twelve and the other places of the three digits;
// places in the one box that sees none of the twelve are clues. planted_search.cpp removes
// redundant clues.
#include "generator/hunt/planting.h"

#include <array>
#include <span>
#include <vector>

#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "generator/hunt/basics.h"
#include "rater/logic/patterns/tridagon/tridagon.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Three cells of a box, no two in one row or column, and whether their permutation is odd.
struct Scattered {
  CellSet cells;
  bool odd = false;
};

bool apart(Cell a, Cell b) { return a.row() != b.row() && a.column() != b.column(); }

// The cell of the box that shares no row or column with either. REQUIRES: apart(a, b).
Cell third_of(Cell a, Cell b) {
  const auto other = [](int one, int two) {
    const int first = one / kBoxSize * kBoxSize;
    return first + (3 - one % kBoxSize - two % kBoxSize);
  };
  return Cell(other(a.row(), b.row()) * kSize + other(a.column(), b.column()));
}

bool is_odd(std::span<const Cell, 3> cells) {
  int falls = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < cells.size(); ++j) {
      if (cells[i].row() < cells[j].row() && cells[i].column() > cells[j].column()) ++falls;
    }
  }
  return falls % 2 != 0;
}

// The cells of the digits in the box if they form a permutation; else the first two of them that do
// with a third cell, the guardian's.
struct BoxPlace {
  Scattered scattered;
  bool guarded = false;
};
std::optional<BoxPlace> plant_in(const Grid& solution, House box, DigitSet digits) {
  std::vector<Cell> cells;
  for (const Cell cell : cells_of(box)) {
    if (digits.contains(solution.digit(cell))) cells.push_back(cell);
  }
  const auto as_place = [](std::array<Cell, 3> three, bool guarded) {
    BoxPlace place{.scattered = {}, .guarded = guarded};
    for (const Cell cell : three) place.scattered.cells.insert(cell);
    place.scattered.odd = is_odd(three);
    return place;
  };
  const std::array<bool, 3> pairs = {apart(cells[0], cells[1]), apart(cells[1], cells[2]),
                                     apart(cells[0], cells[2])};
  if (pairs[0] && pairs[1] && pairs[2]) return as_place({cells[0], cells[1], cells[2]}, false);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Cell a = cells[i == 2 ? 0 : i];
    const Cell b = cells[i == 2 ? 2 : i + 1];
    if (pairs[i]) return as_place({a, b, third_of(a, b)}, true);
  }
  return std::nullopt;
}

// A tridagon of these digits outside the corner's band and stack; nullopt: the solution has no
// place for it.
std::optional<TridagonPlace> tridagon_in(const Grid& solution, DigitSet digits, House corner) {
  TridagonPlace place{.twelve = {}, .digits = digits, .corner = corner};
  bool odd = false;
  int guarded = 0;
  for (const std::size_t box : kTridagonBoxes[static_cast<std::size_t>(corner.number())]) {
    const auto in_box = plant_in(solution, House::box(static_cast<int>(box)), digits);
    if (!in_box) return std::nullopt;
    guarded += in_box->guarded ? 1 : 0;
    if (guarded > 1) return std::nullopt;
    place.twelve |= in_box->scattered.cells;
    odd ^= in_box->scattered.odd;
  }
  if (guarded != 1 || !odd) return std::nullopt;
  return place;
}

Grid clues_around(const Grid& solution, const TridagonPlace& place) {
  Grid clues;
  for (const Cell cell : all_cells() - place.twelve) {
    const bool free =
        !place.digits.contains(solution.digit(cell)) || cell_set_of(place.corner).contains(cell);
    if (free) clues.set(cell, solution.digit(cell));
  }
  return clues;
}

}  // namespace

CellSet cells_around(const TridagonPlace& place) {
  CellSet cells;
  for (const std::size_t box : kTridagonBoxes[static_cast<std::size_t>(place.corner.number())]) {
    cells |= cell_set_of(House::box(static_cast<int>(box)));
  }
  return cells;
}

SinglesEnd after_singles(const Puzzle& puzzle) {
  BasicsBoard board(puzzle.givens());
  board.infer_singles();
  if (board.solved()) return {.filled = kCells, .tridagon = false};
  PencilMarks marks;
  for (const Cell cell : all_cells()) marks[cell] = DigitSet::from_bits(board.digits(cell));
  return {.filled = kCells - board.open().size(), .tridagon = find_tridagon(marks).has_value()};
}

Grid expanded_by_singles(const Puzzle& puzzle) {
  BasicsBoard board(puzzle.givens());
  board.infer_singles();
  Grid grid;
  for (const Cell cell : all_cells() - board.open()) grid.set(cell, puzzle.solution().digit(cell));
  return grid;
}

std::vector<PlantedPlace> planted_places(const Grid& solution) {
  std::vector<PlantedPlace> places;
  for (unsigned bits = 0; bits < 1U << kSize; ++bits) {
    const DigitSet digits = DigitSet::from_bits(bits);
    if (digits.size() != 3) continue;
    for (int b = 0; b < kSize; ++b) {
      const auto place = tridagon_in(solution, digits, House::box(b));
      if (!place) continue;
      const Certificate proof = certify(clues_around(solution, *place));
      if (proof) places.push_back({*proof.puzzle, *place});
    }
  }
  return places;
}

}  // namespace nonet
