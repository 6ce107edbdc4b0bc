#include "bench/digit_pattern.h"

#include <algorithm>
#include <span>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/logic/position/houses.h"

namespace nonet::bench {

PatternBoard::PatternBoard(std::size_t digits, const CellSet& pattern, const CellSet& open)
    : digits_(digits), places_{}, placed_{}, only_(pattern) {
  for (std::size_t digit = 0; digit < digits; ++digit) places_[digit] = pattern | open;
}

void PatternBoard::place(std::size_t digit, Cell cell) {
  changed_ = true;
  placed_[digit].insert(cell);
  only_.insert(cell);
  for (std::size_t other = 0; other < digits_; ++other) {
    if (other != digit) places_[other].erase(cell);
  }
  places_[digit] -= peers_of(cell);
}

bool PatternBoard::naked_singles() {
  CellSet one;
  CellSet several;
  for (std::size_t digit = 0; digit < digits_; ++digit) {
    several |= one & places_[digit];
    one |= places_[digit];
  }
  if (!one.contains(only_)) return false;
  for (std::size_t digit = 0; digit < digits_; ++digit) {
    for (const Cell cell : (only_ - several) & (places_[digit] - placed_[digit])) {
      if (!places_[digit].contains(cell)) return false;
      place(digit, cell);
    }
  }
  return true;
}

bool PatternBoard::hidden_singles() {
  for (int house = 0; house < kHouses; ++house) {
    for (std::size_t digit = 0; digit < digits_; ++digit) {
      const CellSet left = cell_set_of(House(house)) & places_[digit];
      if (left.empty()) return false;
      if (left.size() == 1 && !placed_[digit].contains(left)) place(digit, left.first());
    }
  }
  return true;
}

bool PatternBoard::singles(bool of_houses) {
  do {
    changed_ = false;
    if (!naked_singles()) return false;
    if (!changed_ && of_houses && !hidden_singles()) return false;
  } while (changed_);
  return true;
}

bool PatternBoard::try_all(int depth, bool& changed) {
  for (std::size_t digit = 0; digit < digits_; ++digit) {
    for (const Cell cell : places_[digit] - placed_[digit]) {
      if (!places_[digit].contains(cell)) continue;
      PatternBoard trial = *this;
      trial.place(digit, cell);
      if (trial.close(depth - 1)) continue;
      places_[digit].erase(cell);
      changed = true;
      if (!singles(true)) return false;
    }
  }
  return true;
}

bool PatternBoard::close(int depth) {
  if (!singles(true)) return false;
  if (depth == 0) return true;
  bool changed = true;
  while (changed) {
    changed = false;
    if (!close(depth - 1) || !try_all(depth, changed)) return false;
  }
  return true;
}

bool PatternBoard::has_filling() const {
  std::optional<Cell> cell;
  std::size_t fewest = digits_ + 1;
  for (const Cell candidate : only_) {
    const auto left = static_cast<std::size_t>(std::ranges::count_if(
        places_, [&](const CellSet& places) { return places.contains(candidate); }));
    if (left < 2 || left >= fewest) continue;
    cell = candidate;
    fewest = left;
  }
  if (!cell) return true;
  for (std::size_t digit = 0; digit < digits_; ++digit) {
    if (!places_[digit].contains(*cell)) continue;
    PatternBoard next = *this;
    next.place(digit, *cell);
    if (next.singles(false) && next.has_filling()) return true;
  }
  return false;
}

std::optional<CellSet> random_critical_pattern(std::size_t digits, RandomStream& random) {
  std::vector<Cell> order;
  for (const Cell cell : all_cells()) order.push_back(cell);
  random.shuffle(std::span<Cell>(order));
  const auto without_filling = [&](const CellSet& cells) {
    return !PatternBoard(digits, cells, CellSet()).has_filling();
  };
  CellSet pattern;
  for (const Cell cell : order) {
    const bool has_room = std::ranges::all_of(houses_of(cell), [&](House house) {
      return static_cast<std::size_t>((cell_set_of(house) & pattern).size()) < digits;
    });
    if (has_room) pattern.insert(cell);
  }
  if (!without_filling(pattern)) return std::nullopt;
  random.shuffle(std::span<Cell>(order));
  for (const Cell cell : order) {
    const CellSet fewer = pattern - CellSet(cell);
    if (pattern.contains(cell) && without_filling(fewer)) pattern = fewer;
  }
  return pattern;
}

CellSet open_beside(std::size_t digits, const CellSet& pattern) {
  CellSet open = ~pattern;
  for (int house = 0; house < kHouses; ++house) {
    const CellSet cells = cell_set_of(House(house));
    if (static_cast<std::size_t>((cells & pattern).size()) == digits) open -= cells;
  }
  return open;
}

namespace {

// The placed shapes of a box whose three cells are all among the cells.
struct PlacedShape {
  CellSet cells;
  bool odd = false;
};

std::vector<PlacedShape> shapes_in(std::size_t box, const CellSet& among) {
  std::vector<PlacedShape> shapes;
  for (std::size_t number = 0; number < kBoxShapes.size(); ++number) {
    const CellSet cells = cells_at(House::box(static_cast<int>(box)), kBoxShapes[number].positions);
    if (among.contains(cells)) shapes.push_back({.cells = cells, .odd = number >= kEvenShapes});
  }
  return shapes;
}

// Chooses a shape of each box so that an odd number is odd.
class TridagonChoice {
 public:
  TridagonChoice(const CellSet& cells, const CellSet& counted) : cells_(cells), counted_(counted) {}

  std::optional<CellSet> best() {
    for (const auto& boxes : kTridagonBoxes) {
      std::vector<std::vector<PlacedShape>> shapes;
      for (const std::size_t box : boxes) shapes.push_back(shapes_in(box, cells_));
      choose(shapes, {.cells = {}, .odd = false});
    }
    return best_;
  }

 private:
  void choose(std::span<const std::vector<PlacedShape>> boxes, const PlacedShape& chosen) {
    if (!boxes.empty()) {
      for (const PlacedShape& shape : boxes.front()) {
        choose(boxes.subspan(1),
               {.cells = chosen.cells | shape.cells, .odd = chosen.odd != shape.odd});
      }
    } else if (chosen.odd) {
      const int count = (chosen.cells & counted_).size();
      if (best_ && count >= fewest_) return;
      best_ = chosen.cells;
      fewest_ = count;
    }
  }

  CellSet cells_;
  CellSet counted_;
  std::optional<CellSet> best_;
  int fewest_ = 0;
};

// Closes one open cell of each tridagon in turn. Cells of `kept` stay open: they were tried.
std::optional<CellSet> without_tridagon(const CellSet& pattern, const CellSet& open, CellSet kept) {
  if (!PatternBoard(3, pattern, open).close(2)) return std::nullopt;
  const auto tridagon = tridagon_among(pattern | open, open - kept);
  if (!tridagon) return open;
  for (const Cell cell : *tridagon&(open - kept)) {
    if (auto found = without_tridagon(pattern, open - CellSet(cell), kept)) return found;
    kept.insert(cell);
  }
  return std::nullopt;
}

}  // namespace

std::optional<CellSet> tridagon_among(const CellSet& cells, const CellSet& counted) {
  return TridagonChoice(cells, counted).best();
}

std::optional<CellSet> open_without_tridagon(const CellSet& pattern, const CellSet& open) {
  return without_tridagon(pattern, open, CellSet());
}

}  // namespace nonet::bench
