#include "tasks/lessons/planted_rectangles.h"

#include <algorithm>
#include <array>
#include <optional>

#include "board/geometry.h"
#include "tasks/lessons/earlier_steps.h"

namespace nonet {

namespace {

// Corners in the order around the rectangle.
using Corners = std::array<Cell, 4>;

class RectanglePlanting {
 public:
  RectanglePlanting(const Position& position, const Puzzle& puzzle)
      : position_(position), puzzle_(puzzle) {}

  std::vector<Position> run() && {
    for (int row = 0; row < kSize; ++row) {
      for (int other = row + 1; other < kSize; ++other) add_between(row, other);
    }
    return std::move(found_);
  }

 private:
  void add_between(int row, int other) {
    for (int column = 0; column < kSize; ++column) {
      for (int beside = column + 1; beside < kSize; ++beside) {
        const bool in_two_boxes = (row / 3 == other / 3) != (column / 3 == beside / 3);
        if (in_two_boxes)
          add({Cell(row, column), Cell(row, beside), Cell(other, beside), Cell(other, column)});
      }
    }
  }

  void add(Corners corners) {
    const bool free =
        std::ranges::all_of(corners, [&](Cell cell) { return puzzle_.givens().empty(cell); });
    for (int turn = 0; free && turn < 4; ++turn) {
      keep(with_three(corners));
      keep(with_two(corners));
      std::rotate(corners.begin(), corners.begin() + 1, corners.end());
    }
  }

  void keep(std::optional<Position> made) {
    if (made && !has_single(*made)) found_.push_back(*made);
  }

  [[nodiscard]] Digit right(Cell cell) const { return puzzle_.solution().digit(cell); }

  // The last corner stays open: it has the digit of the opposite one, which is wrong there.
  [[nodiscard]] std::optional<Position> with_three(const Corners& corners) const {
    const Cell last = corners[3];
    if (right(corners[0]) != right(corners[2])) return std::nullopt;
    auto filled = with_right({corners[0], corners[1], corners[2]});
    if (!filled->has({last, right(corners[1])})) return std::nullopt;
    return filled;
  }

  // The last two corners keep one further digit, the same in both.
  [[nodiscard]] std::optional<Position> with_two(const Corners& corners) const {
    const Digit a = right(corners[0]);
    const Digit b = right(corners[1]);
    const bool crossed = right(corners[2]) == a;
    if (crossed == (right(corners[3]) == b)) return std::nullopt;
    const Digit further = crossed ? right(corners[3]) : right(corners[2]);
    auto filled = with_right({corners[0], corners[1]});
    restrict(*filled, corners[2], {a, further});
    restrict(*filled, corners[3], {b, further});
    return filled;
  }

  [[nodiscard]] std::optional<Position> with_right(std::initializer_list<Cell> cells) const {
    Position filled = position_;
    for (const Cell cell : cells) {
      if (filled.value(cell) == 0) filled.place({cell, right(cell)});
    }
    return filled;
  }

  static void restrict(Position& position, Cell cell, std::array<Digit, 2> left) {
    for (const Digit digit : position.candidates(cell)) {
      if (digit != left[0] && digit != left[1]) position.eliminate({cell, digit});
    }
  }

  const Position& position_;
  const Puzzle& puzzle_;
  std::vector<Position> found_;
};

}  // namespace

std::vector<Position> with_planted_rectangle(const Position& position, const Puzzle& puzzle) {
  return RectanglePlanting(position, puzzle).run();
}

}  // namespace nonet
