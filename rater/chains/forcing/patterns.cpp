// Scan orders are those of the procedure (docs/rating-scales.md): they decide which pattern a
// candidate is removed by, and with that the length of chains. Sudoku Explainer 1.2.1 takes the
// cells of one pattern in the order of a hash map; here it is row by row.
#include "rater/chains/forcing/patterns.h"

#include <algorithm>

namespace nonet::chains {

namespace {

constexpr std::size_t kRows = 0;
constexpr std::size_t kColumns = 9;
constexpr std::size_t kBoxes = 18;

// The subsets of two out of nine in increasing numeric order of their bit masks.
struct Two {
  std::uint8_t low;
  std::uint8_t high;
};
constexpr std::array<Two, 36> make_twos() {
  std::array<Two, 36> table{};
  std::size_t n = 0;
  for (std::uint8_t high = 1; high < kSize; ++high) {
    for (std::uint8_t low = 0; low < high; ++low) table[n++] = {low, high};
  }
  return table;
}
constexpr auto kTwos = make_twos();

// Collects one pattern: its parents first, then what it removes.
class PatternWriter {
 public:
  PatternWriter(RemovalList& out, TechniqueId technique)
      : out_(out),
        technique_(technique),
        parents_begin_(static_cast<std::uint32_t>(out.parents.size())) {}

  void parent(std::size_t cell, std::size_t digit) { out_.parents.push_back(id_of(cell, digit)); }

  // Without parents the pattern exists without the assumption: nothing is removed.
  void remove(CellSet cells, unsigned digits) {
    const auto parents_end = static_cast<std::uint32_t>(out_.parents.size());
    if (parents_end == parents_begin_) return;
    for (const Cell c : cells) {
      const auto cell = static_cast<std::size_t>(c.index());
      for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        out_.removals.push_back(
            {id_of(cell, lowest(rest)), parents_begin_, parents_end, technique_, -1});
      }
    }
  }

 private:
  RemovalList& out_;
  TechniqueId technique_;
  std::uint32_t parents_begin_;
};

CellSet cells_at(std::size_t house, unsigned spots) {
  CellSet cells;
  for (; spots != 0; spots &= spots - 1) {
    cells.insert(Cell(static_cast<int>(cell_at(house, lowest(spots)))));
  }
  return cells;
}

CellSet house_set(std::size_t house) { return geometry_tables::kHouseSets[house]; }

class PatternSearch {
 public:
  PatternSearch(const DeletionView& view, RemovalList& out) : view_(view), out_(out) {
    for (std::size_t h = 0; h < kHouses; ++h) {
      for (std::size_t d = 0; d < kSize; ++d) {
        if (view_.ground.spots[h][d] != view_.work.spots[h][d]) changed_[h] |= 1U << d;
      }
    }
  }

  void locked() {
    for (std::size_t box = 0; box < kSize; ++box) locked_box(box, kColumns);
    for (std::size_t box = 0; box < kSize; ++box) locked_box(box, kRows);
    for (std::size_t line = 0; line < kSize; ++line) locked_line(kColumns + line);
    for (std::size_t line = 0; line < kSize; ++line) locked_line(kRows + line);
  }

  void hidden_pairs() {
    for (const std::size_t first : {kBoxes, kColumns, kRows}) {
      for (std::size_t i = 0; i < kSize; ++i) hidden_pairs_in(first + i);
    }
  }

  void naked_pairs() {
    for (const std::size_t first : {kBoxes, kColumns, kRows}) {
      for (std::size_t i = 0; i < kSize; ++i) naked_pairs_in(first + i);
    }
  }

  void x_wings() {
    for (const std::size_t base : {kColumns, kRows}) {
      for (const Two lines : kTwos) {
        for (std::size_t d = 0; d < kSize; ++d) x_wing(base + lines.low, base + lines.high, d);
      }
    }
  }

 private:
  [[nodiscard]] unsigned spots(std::size_t house, std::size_t digit) const {
    return view_.work.spots[house][digit];
  }
  [[nodiscard]] unsigned deleted(std::size_t house, std::size_t digit) const {
    return view_.ground.spots[house][digit] & ~spots(house, digit);
  }

  void locked_box(std::size_t box, std::size_t lines) {
    if (changed_[kBoxes + box] == 0) return;
    const std::size_t first = lines + (lines == kRows ? box / kBoxSize : box % kBoxSize) * kBoxSize;
    for (std::size_t line = first; line < first + kBoxSize; ++line) {
      locked_in(kBoxes + box, line);
    }
  }
  void locked_line(std::size_t line) {
    if (changed_[line] == 0) return;
    const std::size_t number = line % kSize;
    for (std::size_t i = 0; i < kBoxSize; ++i) {
      const std::size_t box =
          line < kColumns ? number / kBoxSize * kBoxSize + i : i * kBoxSize + number / kBoxSize;
      locked_in(line, kBoxes + box);
    }
  }
  // All places of a digit in `from` lie in `to`.
  void locked_in(std::size_t from, std::size_t to) {
    const CellSet from_cells = house_set(from);
    const CellSet to_cells = house_set(to);
    for (unsigned digits = changed_[from]; digits != 0; digits &= digits - 1) {
      const std::size_t d = lowest(digits);
      if (!at_least_two(spots(from, d))) continue;
      const CellSet places = view_.work.places[d];
      if ((places & from_cells).intersects(CellSet::all() - to_cells)) continue;
      const CellSet targets = places & (to_cells - from_cells);
      if (targets.empty()) continue;
      PatternWriter pattern(out_, from >= kBoxes ? TechniqueId::kPointing : TechniqueId::kClaiming);
      write_deleted(pattern, from, d, to_cells);
      pattern.remove(targets, 1U << d);
    }
  }

  // The deleted places of a digit in a house, outside some cells, as parents.
  void write_deleted(PatternWriter& pattern, std::size_t house, std::size_t digit,
                     CellSet outside) const {
    for (unsigned rest = deleted(house, digit); rest != 0; rest &= rest - 1) {
      const std::size_t cell = cell_at(house, lowest(rest));
      if (!outside.contains(Cell(static_cast<int>(cell)))) pattern.parent(cell, digit);
    }
  }

  void hidden_pairs_in(std::size_t house) {
    if (view_.filled.empty_cells[house] <= 4 || changed_[house] == 0) return;
    unsigned with_two = 0;
    for (std::size_t d = 0; d < kSize; ++d) {
      if (exactly_two(spots(house, d))) with_two |= 1U << d;
    }
    if (!at_least_two(with_two)) return;
    for (const Two digits : kTwos) {
      const unsigned pair = 1U << digits.low | 1U << digits.high;
      if ((with_two & pair) != pair || (changed_[house] & pair) == 0) continue;
      if (spots(house, digits.low) == spots(house, digits.high)) hidden_pair(house, digits);
    }
  }
  void hidden_pair(std::size_t house, Two digits) {
    const unsigned pair = 1U << digits.low | 1U << digits.high;
    const unsigned where = spots(house, digits.low);
    PatternWriter pattern(out_, TechniqueId::kHiddenPair);
    for (std::size_t spot = 0; spot < kSize; ++spot) {
      if ((where >> spot & 1U) != 0) continue;
      for (const std::size_t d : {digits.low, digits.high}) {
        if ((view_.ground.spots[house][d] >> spot & 1) != 0) {
          pattern.parent(cell_at(house, spot), d);
        }
      }
    }
    for (const Cell c : cells_at(house, where)) {
      const unsigned others = view_.work.digits[static_cast<std::size_t>(c.index())] & ~pair;
      pattern.remove(CellSet(c), others);
    }
  }

  void naked_pairs_in(std::size_t house) {
    if (view_.filled.empty_cells[house] < 4 || changed_[house] == 0) return;
    unsigned with_two = 0;
    for (std::size_t spot = 0; spot < kSize; ++spot) {
      if (exactly_two(view_.work.digits[cell_at(house, spot)])) with_two |= 1U << spot;
    }
    if (!at_least_two(with_two)) return;
    for (const Two pair : kTwos) {
      const unsigned both = 1U << pair.low | 1U << pair.high;
      if ((with_two & both) != both) continue;
      const std::size_t a = cell_at(house, pair.low);
      const std::size_t b = cell_at(house, pair.high);
      if (view_.work.digits[a] == view_.work.digits[b]) naked_pair(house, a, b);
    }
  }
  void naked_pair(std::size_t house, std::size_t a, std::size_t b) {
    const unsigned pair = view_.work.digits[a];
    PatternWriter pattern(out_, TechniqueId::kNakedPair);
    for (const std::size_t cell : {a, b}) {
      unsigned gone = view_.ground.digits[cell] & ~pair;
      for (; gone != 0; gone &= gone - 1) pattern.parent(cell, lowest(gone));
    }
    CellSet others = house_set(house);
    others.erase(Cell(static_cast<int>(a)));
    others.erase(Cell(static_cast<int>(b)));
    for (const Cell c : others) {
      pattern.remove(CellSet(c), view_.work.digits[static_cast<std::size_t>(c.index())] & pair);
    }
  }

  void x_wing(std::size_t first, std::size_t second, std::size_t digit) {
    const unsigned across = spots(first, digit);
    if (across != spots(second, digit) || !exactly_two(across)) return;
    if (view_.filled.solved[digit] + 4 > kSize) return;
    const std::size_t covers = first < kColumns ? kColumns : kRows;
    CellSet cover = house_set(covers + lowest(across));
    cover |= house_set(covers + lowest(across & (across - 1)));
    const CellSet targets =
        view_.work.places[digit] & (cover - house_set(first) - house_set(second));
    if (targets.empty()) return;
    PatternWriter pattern(out_, TechniqueId::kXWing);
    write_deleted(pattern, first, digit, cover);
    write_deleted(pattern, second, digit, cover);
    pattern.remove(targets, 1U << digit);
  }

  const DeletionView& view_;
  RemovalList& out_;
  std::array<unsigned, kHouses> changed_{};  // digits with deleted places, by house
};

}  // namespace

void find_patterns(const DeletionView& view, RemovalList& out) {
  PatternSearch search(view, out);
  search.locked();
  if (out.empty()) search.hidden_pairs();
  if (out.empty()) search.naked_pairs();
  if (out.empty()) search.x_wings();
}

}  // namespace nonet::chains
