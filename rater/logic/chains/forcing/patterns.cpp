// Scan orders are those of the procedure (docs/rating-scales.md): they decide which pattern removes
// a candidate, and so the length of chains. Sudoku Explainer 1.2.1 takes the cells of one pattern
// in the order of a hash map; here it is row by row.
#include "rater/logic/chains/forcing/patterns.h"

#include <algorithm>
#include <array>
#include <bit>

#include "rater/logic/position/houses.h"

namespace nonet::chains {

namespace {

// The pairs from nine in increasing numeric order of their bit masks.
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

// Collects one pattern: first its parents, then its removals.
class PatternWriter {
 public:
  PatternWriter(RemovalList& out, TechniqueId technique)
      : out_(out),
        technique_(technique),
        parents_begin_(static_cast<std::uint32_t>(out.parents.size())) {}

  void parent(Cell cell, Digit digit) { out_.parents.push_back(id_of(cell, digit)); }

  // Without parents the pattern exists without the assumption: nothing is removed.
  void remove(CellSet cells, unsigned digits) {
    const auto parents_end = static_cast<std::uint32_t>(out_.parents.size());
    if (parents_end == parents_begin_) return;
    for (const Cell c : cells) {
      for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        out_.removals.push_back(
            {id_of(c, lowest_digit(rest)), parents_begin_, parents_end, technique_, -1});
      }
    }
  }

 private:
  RemovalList& out_;
  TechniqueId technique_;
  std::uint32_t parents_begin_;
};

class PatternSearch {
 public:
  PatternSearch(const DeletionView& view, RemovalList& out) : view_(view), out_(out) {
    for (const House h : all_houses()) {
      for (const Digit d : all_digits()) {
        if (view_.ground.spots[h][d] != view_.work.spots[h][d]) changed_[h] |= bit_of(d);
      }
    }
  }

  void locked() {
    for (const HouseKind lines : {HouseKind::kColumn, HouseKind::kRow}) {
      for (int box = 0; box < kSize; ++box) locked_box(box, lines);
    }
    for (const HouseKind lines : {HouseKind::kColumn, HouseKind::kRow}) {
      for (int line = 0; line < kSize; ++line) locked_line(House(lines, line));
    }
  }

  void hidden_pairs() {
    for (const HouseKind kind : kBoxColumnRow) {
      for (int i = 0; i < kSize; ++i) hidden_pairs_in(House(kind, i));
    }
  }

  void naked_pairs() {
    for (const HouseKind kind : kBoxColumnRow) {
      for (int i = 0; i < kSize; ++i) naked_pairs_in(House(kind, i));
    }
  }

  void x_wings() {
    for (const HouseKind base : {HouseKind::kColumn, HouseKind::kRow}) {
      for (const Two lines : kTwos) {
        for (const Digit d : all_digits()) {
          x_wing(House(base, lines.low), House(base, lines.high), d);
        }
      }
    }
  }

 private:
  [[nodiscard]] unsigned spots(House house, Digit digit) const {
    return view_.work.spots[house][digit];
  }
  [[nodiscard]] unsigned deleted(House house, Digit digit) const {
    return view_.ground.spots[house][digit] & ~spots(house, digit);
  }

  void locked_box(int box, HouseKind lines) {
    if (changed_[House::box(box)] == 0) return;
    const int first = (lines == HouseKind::kRow ? box / kBoxSize : box % kBoxSize) * kBoxSize;
    for (int line = first; line < first + kBoxSize; ++line) {
      locked_in(House::box(box), House(lines, line));
    }
  }
  void locked_line(House line) {
    if (changed_[line] == 0) return;
    const int number = line.number();
    for (int i = 0; i < kBoxSize; ++i) {
      locked_in(line,
                House::box(line.kind() == HouseKind::kRow ? number / kBoxSize * kBoxSize + i
                                                          : i * kBoxSize + number / kBoxSize));
    }
  }
  // All places of a digit in `from` lie in `to`.
  void locked_in(House from, House to) {
    const CellSet from_cells = cell_set_of(from);
    const CellSet to_cells = cell_set_of(to);
    for (unsigned digits = changed_[from]; digits != 0; digits &= digits - 1) {
      const Digit d = lowest_digit(digits);
      if (!at_least_two(spots(from, d))) continue;
      const CellSet places = view_.work.places[d];
      if ((places & from_cells).intersects(CellSet::all() - to_cells)) continue;
      const CellSet targets = places & (to_cells - from_cells);
      if (targets.empty()) continue;
      PatternWriter pattern(
          out_, from.kind() == HouseKind::kBox ? TechniqueId::kPointing : TechniqueId::kClaiming);
      write_deleted(pattern, from, d, to_cells);
      pattern.remove(targets, bit_of(d));
    }
  }

  // Adds the deleted places of a digit in a house, except `outside`, as parents.
  void write_deleted(PatternWriter& pattern, House house, Digit digit, CellSet outside) const {
    for (unsigned rest = deleted(house, digit); rest != 0; rest &= rest - 1) {
      const Cell cell = cell_at(house, lowest(rest));
      if (!outside.contains(cell)) pattern.parent(cell, digit);
    }
  }

  void hidden_pairs_in(House house) {
    if (view_.filled.empty_cells[house] <= 4 || changed_[house] == 0) return;
    unsigned with_two = 0;
    for (const Digit d : all_digits()) {
      if (exactly_two(spots(house, d))) with_two |= bit_of(d);
    }
    if (!at_least_two(with_two)) return;
    for (const Two two : kTwos) {
      const Digit low = Digit::from_index(two.low);
      const Digit high = Digit::from_index(two.high);
      const unsigned pair = bit_of(low) | bit_of(high);
      if ((with_two & pair) != pair || (changed_[house] & pair) == 0) continue;
      if (spots(house, low) == spots(house, high)) hidden_pair(house, low, high);
    }
  }
  void hidden_pair(House house, Digit low, Digit high) {
    const unsigned pair = bit_of(low) | bit_of(high);
    const unsigned where = spots(house, low);
    PatternWriter pattern(out_, TechniqueId::kHiddenPair);
    for (std::size_t spot = 0; spot < kSize; ++spot) {
      if ((where >> spot & 1U) != 0) continue;
      for (const Digit d : {low, high}) {
        if ((view_.ground.spots[house][d] >> spot & 1) != 0) {
          pattern.parent(cell_at(house, spot), d);
        }
      }
    }
    for (const Cell c : cells_at(house, where)) {
      const unsigned others = view_.work.digits[c] & ~pair;
      pattern.remove(CellSet(c), others);
    }
  }

  void naked_pairs_in(House house) {
    if (view_.filled.empty_cells[house] < 4 || changed_[house] == 0) return;
    unsigned with_two = 0;
    for (std::size_t spot = 0; spot < kSize; ++spot) {
      if (exactly_two(view_.work.digits[cell_at(house, spot)])) with_two |= 1U << spot;
    }
    if (!at_least_two(with_two)) return;
    for (const Two pair : kTwos) {
      const unsigned both = 1U << pair.low | 1U << pair.high;
      if ((with_two & both) != both) continue;
      const Cell a = cell_at(house, pair.low);
      const Cell b = cell_at(house, pair.high);
      if (view_.work.digits[a] == view_.work.digits[b]) naked_pair(house, a, b);
    }
  }
  void naked_pair(House house, Cell a, Cell b) {
    const unsigned pair = view_.work.digits[a];
    PatternWriter pattern(out_, TechniqueId::kNakedPair);
    for (const Cell cell : {a, b}) {
      unsigned gone = view_.ground.digits[cell] & ~pair;
      for (; gone != 0; gone &= gone - 1) pattern.parent(cell, lowest_digit(gone));
    }
    CellSet others = cell_set_of(house);
    others.erase(a);
    others.erase(b);
    for (const Cell c : others) {
      pattern.remove(CellSet(c), view_.work.digits[c] & pair);
    }
  }

  void x_wing(House first, House second, Digit digit) {
    const unsigned across = spots(first, digit);
    if (across != spots(second, digit) || !exactly_two(across)) return;
    if (view_.filled.solved[digit] + 4 > kSize) return;
    const HouseKind covers = first.kind() == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
    CellSet cover = cell_set_of(House(covers, std::countr_zero(across)));
    cover |= cell_set_of(House(covers, std::countr_zero(across & (across - 1))));
    const CellSet targets =
        view_.work.places[digit] & (cover - cell_set_of(first) - cell_set_of(second));
    if (targets.empty()) return;
    PatternWriter pattern(out_, TechniqueId::kXWing);
    write_deleted(pattern, first, digit, cover);
    write_deleted(pattern, second, digit, cover);
    pattern.remove(targets, bit_of(digit));
  }

  const DeletionView& view_;
  RemovalList& out_;
  PerHouse<unsigned> changed_{};  // digits with deleted places
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
