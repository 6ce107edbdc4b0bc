#include "rater/logic/patterns/uniqueness/almost_rectangles.h"

#include <utility>

#include "board/geometry.h"
#include "rater/logic/position/digit_choices.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

class RectangleLinks {
 public:
  explicit RectangleLinks(const Position& position) : position_(position) {}

  std::vector<RectangleLink> run() {
    for (int first = 0; first < kSize; ++first) {
      for (int second = first + 1; second < kSize; ++second) add_between_rows(first, second);
    }
    return std::move(links_);
  }

 private:
  void add_between_rows(int first_row, int second_row) {
    const CellSet rows = cell_set_of(House::row(first_row)) | cell_set_of(House::row(second_row));
    for (int first = 0; first < kSize; ++first) {
      for (int second = first + 1; second < kSize; ++second) {
        const bool rows_in_band = first_row / kBoxSize == second_row / kBoxSize;
        const bool columns_in_stack = first / kBoxSize == second / kBoxSize;
        if (rows_in_band == columns_in_stack) continue;
        add_of(rows & (cell_set_of(House::column(first)) | cell_set_of(House::column(second))));
      }
    }
  }

  void add_of(CellSet cells) {
    if (!position_.empty_cells().contains(cells)) return;
    DigitSet common = DigitSet::all();
    for (const Cell cell : cells) common &= position_.candidates(cell);
    if (common.size() < 2) return;
    for (const DigitSet pair : digit_choices(2)) {
      if (common.contains(pair)) add_links(cells, pair);
    }
  }

  void add_links(CellSet cells, DigitSet pair) {
    DigitSet others;
    for (const Cell cell : cells) others |= position_.candidates(cell) - pair;
    const auto places = [&](Digit digit) {
      return DigitPlaces{digit, cells & position_.places(digit)};
    };
    if (others.size() == 1) split(cells, pair, places(others.first()));
    if (others.size() != 2) return;
    const Digit first = others.first();
    add(cells, pair, places(first), places((others - DigitSet(first)).first()));
  }

  // Guardians of one digit make two groups in any way.
  void split(CellSet cells, DigitSet pair, const DigitPlaces& guardians) {
    const Cell first = guardians.cells.first();
    const CellSet rest = guardians.cells - CellSet(first);
    if (rest.empty()) return;
    add(cells, pair, {guardians.digit, CellSet(first)}, {guardians.digit, rest});
    for (const Cell cell : rest) {
      const CellSet with = CellSet{first, cell};
      const CellSet left = guardians.cells - with;
      if (!left.empty()) {
        add(cells, pair, {guardians.digit, with}, {guardians.digit, left});
        add(cells, pair, {guardians.digit, CellSet(cell)},
            {guardians.digit, guardians.cells - CellSet(cell)});
      }
    }
  }

  void add(CellSet cells, DigitSet pair, const DigitPlaces& one, const DigitPlaces& other) {
    if (!house_with(one.cells) || !house_with(other.cells)) return;
    const RectangleLink link{cells, pair, one, other};
    for (const RectangleLink& known : links_) {
      const bool same = known.one == one && known.other == other;
      const bool turned = known.one == other && known.other == one;
      if (known.cells == cells && known.pair == pair && (same || turned)) return;
    }
    links_.push_back(link);
  }

  const Position& position_;
  std::vector<RectangleLink> links_;
};

}  // namespace

std::vector<RectangleLink> rectangle_links(const Position& position) {
  return RectangleLinks(position).run();
}

}  // namespace nonet
