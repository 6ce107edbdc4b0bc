#include "solvers/message_passing/max_product.h"

#include <array>
#include <bit>
#include <cstddef>

#include "base/bits.h"
#include "board/typed_array.h"
#include "solvers/message_passing/bit_matching.h"
#include "solvers/message_passing/digit_template.h"

namespace nonet::message_passing {
namespace {

constexpr std::uint32_t kAllHouses = (std::uint32_t{1} << kHouses) - 1;

constexpr auto kHouseBits = [] {
  PerCell<std::uint32_t> table{};
  for (const Cell c : all_cells()) {
    for (const House h : houses_of(c)) {
      table[c] |= std::uint32_t{1} << h.index();
    }
  }
  return table;
}();

// Three houses side by side cut into nine segments of three cells: line i meets box j in
// kSegments[chute][i][j]. Chutes 0-2 are bands of rows, 3-5 stacks of columns.
using Segment = std::array<Cell, kBoxSize>;
using Chute = std::array<std::array<Segment, kBoxSize>, kBoxSize>;
constexpr auto kSegments = [] {
  std::array<Chute, std::size_t{2} * kBoxSize> table{};
  for (std::size_t line = 0; line < kSize; ++line) {
    const int number = static_cast<int>(line);
    for (std::size_t i = 0; i < kSize; ++i) {
      const auto cell_of = [&](House house) { return cells_of(house)[i]; };
      const std::size_t band = line / kBoxSize;
      const std::size_t stack = kBoxSize + band;
      table[band][line % kBoxSize][i / kBoxSize][i % kBoxSize] = cell_of(House::row(number));
      table[stack][line % kBoxSize][i / kBoxSize][i % kBoxSize] = cell_of(House::column(number));
    }
  }
  return table;
}();

class Propagation {
 public:
  Propagation(const Grid& grid, MaxProductRules rules, std::uint64_t update_limit)
      : rules_(rules), update_limit_(update_limit) {
    result_.marks = PencilMarks::of(grid);
  }

  MaxProductResult run() {
    do {
      settle_houses();
      if (result_.contradiction || waiting_houses_ != 0) return result_;
      ++result_.rests;
    } while (redundant_constraints_cut());
    result_.at_rest = !result_.contradiction;
    return result_;
  }

 private:
  // Leaves houses waiting only if it ends early.
  void settle_houses() {
    while (waiting_houses_ != 0 && result_.updates < update_limit_) {
      const int house = std::countr_zero(waiting_houses_);
      if (!update(House(house))) {
        result_.contradiction = true;
        return;
      }
      waiting_houses_ &= ~(std::uint32_t{1} << house);
    }
  }

  bool update(House house) {
    ++result_.updates;
    const auto& cells = cells_of(house);
    BitRows rows;
    for (std::size_t i = 0; i < kSize; ++i) {
      rows[i] = static_cast<std::uint16_t>(result_.marks[cells[i]].bits());
    }
    if (!keep_permutations(rows, matchings_[house])) return false;
    for (std::size_t i = 0; i < kSize; ++i) keep(cells[i], rows[i]);
    return true;
  }

  bool redundant_constraints_cut() {
    if (rules_.box_line == BoxLineRule::kOn) {
      for (const Chute& chute : kSegments) cut_chute(chute);
    }
    if (waiting_houses_ == 0 && rules_.digit != DigitRule::kOff && !cut_digits()) {
      result_.contradiction = true;
      return false;
    }
    return waiting_houses_ != 0;
  }

  // C1, all nine digits at once.
  void cut_chute(const Chute& chute) {
    std::array<std::array<unsigned, kBoxSize>, kBoxSize> in{};
    for (std::size_t line = 0; line < kBoxSize; ++line) {
      for (std::size_t box = 0; box < kBoxSize; ++box) {
        for (const Cell c : chute[line][box]) in[line][box] |= result_.marks[c].bits();
      }
    }
    for (std::size_t line = 0; line < kBoxSize; ++line) {
      for (std::size_t box = 0; box < kBoxSize; ++box) {
        const std::size_t line1 = (line + 1) % kBoxSize;
        const std::size_t line2 = (line + 2) % kBoxSize;
        const std::size_t box1 = (box + 1) % kBoxSize;
        const std::size_t box2 = (box + 2) % kBoxSize;
        // the digits of this segment claimed by another segment, for its line or for its box
        const unsigned claimed = (in[line1][box] & ~(in[line1][box1] | in[line1][box2])) |
                                 (in[line2][box] & ~(in[line2][box1] | in[line2][box2])) |
                                 (in[line][box1] & ~(in[line1][box1] | in[line2][box1])) |
                                 (in[line][box2] & ~(in[line1][box2] | in[line2][box2]));
        if ((claimed & in[line][box]) == 0) continue;
        for (const Cell c : chute[line][box]) keep(c, ~claimed);
      }
    }
  }

  // C2 in either form, for the digits whose places changed; false on a contradiction.
  bool cut_digits() {
    for (; changed_digits_ != 0; changed_digits_ &= changed_digits_ - 1) {
      const std::size_t digit = lowest(changed_digits_);
      BitRows rows = places_of(digit);
      const bool possible = rules_.digit == DigitRule::kPermutation
                                ? keep_permutations(rows, digit_matchings_[digit])
                                : keep_templates(rows);
      if (!possible) return false;
      for (const Cell c : all_cells()) {
        const bool lives = (rows[static_cast<std::size_t>(c.row())] >> c.column() & 1) != 0;
        if (!lives) keep(c, ~(1U << digit));
      }
    }
    return true;
  }

  [[nodiscard]] BitRows places_of(std::size_t digit) const {
    BitRows rows{};
    for (int row = 0; row < kSize; ++row) {
      unsigned columns = 0;
      for (int column = 0; column < kSize; ++column) {
        columns |= (result_.marks[Cell(row, column)].bits() >> digit & 1) << column;
      }
      rows[static_cast<std::size_t>(row)] = static_cast<std::uint16_t>(columns);
    }
    return rows;
  }

  void keep(Cell c, unsigned digits) {
    const unsigned before = result_.marks[c].bits();
    const unsigned after = before & digits;
    if (after == before) return;
    result_.marks[c] = DigitSet::from_bits(after);
    changed_digits_ |= before & ~digits;
    waiting_houses_ |= kHouseBits[c];
  }

  MaxProductRules rules_;
  std::uint64_t update_limit_;
  MaxProductResult result_;
  std::uint32_t waiting_houses_ = kAllHouses;
  unsigned changed_digits_ = DigitSet::all().bits();
  PerHouse<BitMatching> matchings_;
  std::array<BitMatching, kSize> digit_matchings_;
};

}  // namespace

int MaxProductResult::revealed() const {
  int count = 0;
  for (const Cell c : all_cells()) count += marks[c].size() == 1 ? 1 : 0;
  return count;
}

MaxProductResult run_max_product(const Grid& grid, MaxProductRules rules,
                                 std::uint64_t update_limit) {
  return Propagation(grid, rules, update_limit).run();
}

}  // namespace nonet::message_passing
