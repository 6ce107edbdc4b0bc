#include "rater/logic/patterns/single_digit/single_digit.h"

#include <array>
#include <optional>
#include <utility>

#include "base/bits.h"
#include "board/geometry.h"
#include "rater/logic/steps/changed_digits.h"

namespace nonet {

namespace {

using Pair = std::array<Cell, 2>;

struct Pairs {
  std::array<Pair, 2 * kSize> pair;
  std::size_t count = 0;
};

// Adds the two places of each line with exactly two.
void add_pairs(const Position& position, HouseKind kind, Digit digit, Pairs& pairs) {
  for (int number = 0; number < kSize; ++number) {
    const House house(kind, number);
    const unsigned places = position.places(house, digit);
    if (bit_count(places) != 2) continue;
    const auto& cells = cells_of(house);
    pairs.pair[pairs.count++] = {cells[lowest(places)],
                                 cells[static_cast<std::size_t>(std::bit_width(places) - 1)]};
  }
}

Step pattern_step(TechniqueId technique, Digit digit, CellSet cells, CellSet gone) {
  Step step;
  step.technique = technique;
  step.cells = cells;
  step.digits.insert(digit);
  step.eliminations[digit] = gone;
  return step;
}

Demand find_skyscrapers_of(const Search& search, HouseKind kind, Digit digit) {
  const HouseKind cross = kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
  Pairs pairs;
  add_pairs(search.position, kind, digit, pairs);
  for (std::size_t i = 0; i < pairs.count; ++i) {
    for (std::size_t j = i + 1; j < pairs.count; ++j) {
      const Pair& a = pairs.pair[i];
      const Pair& b = pairs.pair[j];
      const bool first = house_of(a[0], cross) == house_of(b[0], cross);
      const bool second = house_of(a[1], cross) == house_of(b[1], cross);
      if (first == second) continue;
      const std::size_t roof = first ? 1 : 0;
      const CellSet gone = peers_of(a[roof]) & peers_of(b[roof]) & search.position.places(digit);
      if (gone.empty()) continue;
      Step step = pattern_step(TechniqueId::kSkyscraper, digit, {a[0], a[1], b[0], b[1]}, gone);
      step.house = house_of(a[0], kind);
      step.cover = house_of(b[0], kind);
      step.bases = bit_of(*step.house) | bit_of(*step.cover);
      step.covers = bit_of(house_of(a[1 - roof], cross));
      if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

// Turns the pairs so that their first cells share a box; false if no two cells do.
bool meet_in_box(Pair& a, Pair& b) {
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    for (const std::size_t j : {std::size_t{0}, std::size_t{1}}) {
      if (a[i].box() != b[j].box()) continue;
      if (i == 1) std::swap(a[0], a[1]);
      if (j == 1) std::swap(b[0], b[1]);
      return true;
    }
  }
  return false;
}

Demand find_kites_of(const Search& search, Digit digit) {
  Pairs pairs;
  add_pairs(search.position, HouseKind::kRow, digit, pairs);
  const std::size_t rows = pairs.count;
  add_pairs(search.position, HouseKind::kColumn, digit, pairs);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = rows; j < pairs.count; ++j) {
      // Turned pairs stay turned: if a pair meets others in both of its boxes, that decides which
      // meeting is found.
      Pair& row = pairs.pair[i];
      Pair& column = pairs.pair[j];
      if (!meet_in_box(row, column)) continue;
      const CellSet cells{row[0], row[1], column[0], column[1]};
      if (cells.size() != 4) continue;
      const Cell target(column[1].row(), row[1].column());
      if (!search.position.has({target, digit})) continue;
      Step step = pattern_step(TechniqueId::kTwoStringKite, digit, cells, CellSet(target));
      step.house = House::row(row[0].row());
      step.cover = House::column(column[0].column());
      step.bases = bit_of(*step.house) | bit_of(*step.cover);
      step.covers = bit_of(House::box(row[0].box()));
      if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

// A box whose places of the digit lie in one row and one column.
struct Rectangle {
  House box;
  CellSet places;
  int row = 0;
  int column = 0;
};

// Follows `along` (the rectangle's row or column) to a crossing line with two places, and from that
// line's other place back to the rectangle's other line.
Demand offer_hinges(const Search& search, Digit digit, const Rectangle& rectangle,
                    HouseKind along) {
  const Position& position = search.position;
  const bool row = along == HouseKind::kRow;
  const HouseKind cross = row ? HouseKind::kColumn : HouseKind::kRow;
  const House start(along, row ? rectangle.row : rectangle.column);
  for (const Cell near :
       (cell_set_of(start) & position.places(digit)) - cell_set_of(rectangle.box)) {
    const CellSet pair = cell_set_of(house_of(near, cross)) & position.places(digit);
    if (pair.size() != 2) continue;
    const Cell far = (pair - CellSet(near)).first();
    const Cell target = row ? Cell(far.row(), rectangle.column) : Cell(rectangle.row, far.column());
    if (cell_set_of(rectangle.box).contains(target) || !position.has({target, digit})) continue;
    Step step =
        pattern_step(TechniqueId::kEmptyRectangle, digit, rectangle.places | pair, CellSet(target));
    step.house = rectangle.box;
    step.cover = house_of(near, cross);
    step.bases = bit_of(*step.house) | bit_of(*step.cover);
    step.covers = bit_of(start);
    if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

// The rectangle at this row and column of the box, if the places form one.
std::optional<Rectangle> rectangle_at(CellSet places, House box, int row, int column) {
  const Cell corner = cells_of(box)[0];
  const Rectangle found{box, places, corner.row() + row, corner.column() + column};
  const CellSet in_row = places & cell_set_of(House::row(found.row));
  const CellSet in_column = places & cell_set_of(House::column(found.column));
  if ((in_row | in_column) != places) return std::nullopt;
  if ((in_row - in_column).empty() || (in_column - in_row).empty()) return std::nullopt;
  return found;
}

Demand find_rectangles_of(const Search& search, Digit digit) {
  for (int number = 0; number < kSize; ++number) {
    const House box = House::box(number);
    const CellSet places = search.position.places(digit) & cell_set_of(box);
    if (places.size() < search.size || places.size() > 5) continue;
    for (int row = 2; row >= 0; --row) {
      for (int column = 2; column >= 0; --column) {
        const auto rectangle = rectangle_at(places, box, row, column);
        if (!rectangle) continue;
        for (const HouseKind along : {HouseKind::kRow, HouseKind::kColumn}) {
          if (offer_hinges(search, digit, *rectangle, along) == Demand::kEnough) {
            return Demand::kEnough;
          }
        }
      }
    }
  }
  return Demand::kMore;
}

}  // namespace

// All digits in rows come before all in columns.
void find_skyscrapers(const Search& search) {
  DigitSet& to_search =
      search.memory.changes.digits_to_search(DigitFinder::kSkyscraper, search.position);
  CountingSink sink(search.sink);
  const Search here{search.position, sink, search.memory, search.size, search.givens};
  DigitSet with_step;
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (const Digit digit : to_search) {
      const int before = sink.offered();
      if (find_skyscrapers_of(here, kind, digit) == Demand::kEnough) return;
      if (sink.offered() != before) with_step.insert(digit);
    }
  }
  to_search &= with_step;
}

void find_two_string_kites(const Search& search) {
  visit_changed_digits(search, DigitFinder::kTwoStringKite, find_kites_of);
}

void find_empty_rectangles(const Search& search) {
  visit_changed_digits(search, DigitFinder::kEmptyRectangle, find_rectangles_of);
}

}  // namespace nonet
