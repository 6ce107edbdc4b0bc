#include "tasks/lessons/planted_template.h"

#include <optional>
#include <span>

#include "board/geometry.h"
#include "tasks/lessons/earlier_steps.h"

namespace nonet {

namespace {

class PlantedTemplate {
 public:
  PlantedTemplate(CellSet places, CellSet right, RandomStream& random)
      : places_(places), right_(right), random_(random) {}

  // The places that remain when every template uses `cell`, one of the right places: each template
  // without it loses one wrong place, and no place is removed without need.
  CellSet around(Cell cell) {
    CellSet left = places_;
    while (const auto other = template_in(left - CellSet(cell))) {
      left.erase(shuffled(*other - right_).front());
    }
    for (const Cell gone : shuffled(places_ - left)) {
      const CellSet more = left | CellSet(gone);
      if (!template_in(more - CellSet(cell))) left = more;
    }
    return left;
  }

 private:
  std::vector<Cell> shuffled(CellSet cells) {
    std::vector<Cell> order;
    for (const Cell cell : cells) order.push_back(cell);
    random_.shuffle(std::span<Cell>(order));
    return order;
  }

  // Some way to place the digit in all rows that are open for it.
  std::optional<CellSet> template_in(CellSet places) { return extended(places, 0, {}); }

  std::optional<CellSet> extended(CellSet open, int row, CellSet chosen) {
    while (row < kSize && !right_.intersects(cell_set_of(House::row(row)))) ++row;
    if (row == kSize) return chosen;
    for (const Cell cell : shuffled(open & cell_set_of(House::row(row)))) {
      const auto found = extended(open - peers_of(cell), row + 1, chosen | CellSet(cell));
      if (found) return found;
    }
    return std::nullopt;
  }

  CellSet places_;
  CellSet right_;
  RandomStream& random_;
};

CellSet right_places(const Position& position, Digit digit, const Grid& solution) {
  CellSet right;
  for (const Cell cell : position.places(digit)) {
    if (solution.digit(cell) == digit) right.insert(cell);
  }
  return right;
}

}  // namespace

std::vector<Position> with_planted_template(const Position& position, const Puzzle& puzzle,
                                            RandomStream& random) {
  std::vector<Position> found;
  for (const Digit digit : DigitSet::all()) {
    const CellSet places = position.places(digit);
    const CellSet right = right_places(position, digit, puzzle.solution());
    for (const Cell cell : right) {
      const CellSet left = PlantedTemplate(places, right, random).around(cell);
      Position next = position;
      for (const Cell gone : places - left) next.eliminate({gone, digit});
      if (!has_single(next)) found.push_back(next);
    }
  }
  return found;
}

}  // namespace nonet
