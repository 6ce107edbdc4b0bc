#include "rater/effort/race.h"

#include <array>
#include <bit>

namespace nonet {

namespace {

constexpr unsigned kOrders = 8;
constexpr double kCellsOfALook = 30;
constexpr std::uint16_t kRow = 0x1FF;
constexpr std::uint16_t kBoxStarts = 0b001001001;  // the first column of each box

using Lanes = std::uint16_t __attribute__((vector_size(2 * kOrders)));
using Rows = std::array<Lanes, kSize>;

constexpr Lanes all(unsigned value) {
  const auto v = static_cast<std::uint16_t>(value);
  return Lanes{v, v, v, v, v, v, v, v};
}

// All ones where the two are equal.
Lanes equal(Lanes a, Lanes b) { return (Lanes)(a == b); }  // NOLINT: the mask's type is a vector's

Lanes bit_counts(Lanes x) {
  x -= (x >> 1) & all(0x5555);
  x = (x & all(0x3333)) + ((x >> 2) & all(0x3333));
  x = (x + (x >> 4)) & all(0x0F0F);
  return (x + (x >> 8)) & all(0x1F);
}

// Bits seen at least once, and at least twice.
struct Tally {
  Lanes once{};
  Lanes twice{};

  void add(Lanes bits) {
    twice |= once & bits;
    once |= bits;
  }
  [[nodiscard]] Lanes exactly_once() const { return once & ~twice; }
};

// The boxes of a band in which exactly one of the three rows' bits is set: bits 0, 3 and 6.
Lanes single_boxes(Lanes top, Lanes middle, Lanes bottom) {
  Tally columns;
  columns.add(top);
  columns.add(middle);
  columns.add(bottom);
  Tally boxes;
  for (int shift = 0; shift < kBoxSize; ++shift) {
    boxes.add((columns.once >> shift) & all(kBoxStarts));
    boxes.twice |= (columns.twice >> shift) & all(kBoxStarts);
  }
  return boxes.exactly_once();
}

// The houses in which a digit has one place: nine bits each, bit 3 * column of boxes + band for
// boxes; and the sum of their rates.
struct DigitSingles {
  Lanes boxes{};
  Lanes rows{};
  Lanes columns{};
  Lanes rate{};
};

DigitSingles singles_of(const Rows& places, const Rates& rates) {
  DigitSingles found;
  Tally columns;
  for (unsigned row = 0; row < kSize; ++row) {
    const Lanes places_left = places[row];
    columns.add(places_left);
    const Lanes one_or_none = equal(places_left & (places_left - all(1)), all(0));
    found.rows |= one_or_none & ~equal(places_left, all(0)) & all(1U << row);
  }
  found.columns = columns.exactly_once();
  for (unsigned band = 0; band < kBoxSize; ++band) {
    const unsigned top = band * kBoxSize;
    found.boxes |= single_boxes(places[top], places[top + 1], places[top + 2]) << band;
  }
  found.rate = bit_counts(found.boxes) * all(rates.box) +
               (bit_counts(found.rows) + bit_counts(found.columns)) * all(rates.line);
  return found;
}

unsigned nth_bit(unsigned bits, unsigned n) {
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
}

// The draw of an order in the step with so many cells empty, a fraction of 2^64.
std::uint64_t draw_of(int empty, unsigned order) {
  std::uint64_t x = static_cast<std::uint64_t>(empty) * 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  x ^= x >> 31;
  const std::uint64_t turn = (2 * (x & 3) + 1) * order;  // odd: each order has another eighth
  return x + (turn << 61);
}

unsigned share(std::uint64_t draw, unsigned total) {
  return static_cast<unsigned>(((draw >> 32) * total) >> 32);
}

class Boards {
 public:
  Boards(const Position& start, const Rates& rates) : rates_(rates) {
    for (const Digit digit : DigitSet::all()) {
      for (int row = 0; row < kSize; ++row) {
        places_[index(digit)][static_cast<std::size_t>(row)] =
            all(start.places(House::row(row), digit));
      }
    }
  }

  // Finds the hidden singles of all boards; the sums of their rates.
  Lanes find_hidden_singles() {
    Lanes total{};
    for (std::size_t digit = 0; digit < kSize; ++digit) {
      hidden_[digit] = singles_of(places_[digit], rates_);
      total += hidden_[digit].rate;
    }
    return total;
  }

  // The hidden single of an order on which `point` falls when the rates are laid end to end.
  [[nodiscard]] Single hidden_single(unsigned order, unsigned point) const {
    std::size_t digit = 0;
    for (; point >= hidden_[digit].rate[order]; ++digit) point -= hidden_[digit].rate[order];
    const DigitSingles& found = hidden_[digit];
    const unsigned boxes = found.boxes[order];
    const auto box_width = rates_.box * static_cast<unsigned>(std::popcount(boxes));
    if (point < box_width) return in_box(order, digit, nth_bit(boxes, point / rates_.box));
    const unsigned lines = found.rows[order] | (unsigned{found.columns[order]} << kSize);
    return in_line(order, digit, nth_bit(lines, (point - box_width) / rates_.line));
  }

  // The cells with one digit left, row by row.
  [[nodiscard]] Rows naked_singles() const {
    Rows cells;
    for (std::size_t row = 0; row < kSize; ++row) {
      Tally digits;
      for (const Rows& places : places_) digits.add(places[row]);
      cells[row] = digits.exactly_once();
    }
    return cells;
  }

  [[nodiscard]] Single naked_single(const Rows& cells, unsigned order, unsigned which) const {
    std::size_t row = 0;
    for (;; ++row) {
      const auto count = static_cast<unsigned>(std::popcount(unsigned{cells[row][order]}));
      if (which < count) break;
      which -= count;
    }
    const unsigned column = nth_bit(cells[row][order], which);
    std::size_t digit = 0;
    while (((places_[digit][row][order] >> column) & 1U) == 0) ++digit;
    return {TechniqueId::kNakedSingle, candidate(row, column, digit), std::nullopt};
  }

  // One placement in every board.
  void place(const std::array<Candidate, kOrders>& placed) {
    Lanes digits{};
    Lanes rows{};
    Lanes columns{};
    Lanes boxes{};
    for (unsigned order = 0; order < kOrders; ++order) {
      const Cell cell = placed[order].cell;
      digits[order] = static_cast<std::uint16_t>(placed[order].digit.index());
      rows[order] = static_cast<std::uint16_t>(cell.row());
      columns[order] = static_cast<std::uint16_t>(1U << cell.column());
      boxes[order] = static_cast<std::uint16_t>(7U << (cell.column() / kBoxSize * kBoxSize));
    }
    clear(digits, rows, columns, boxes);
  }

 private:
  static std::size_t index(Digit digit) { return static_cast<std::size_t>(digit.index()); }

  static Candidate candidate(std::size_t row, unsigned column, std::size_t digit) {
    return {Cell(static_cast<int>(row), static_cast<int>(column)),
            Digit::from_index(static_cast<int>(digit))};
  }

  // Takes all digits from the cell, and the digit from its row, column and box.
  void clear(Lanes digits, Lanes rows, Lanes columns, Lanes boxes) {
    const Lanes bands = (rows * all(11)) >> 5;  // rows / 3
    for (unsigned row = 0; row < kSize; ++row) {
      const Lanes here = equal(rows, all(row));
      const Lanes of_cell = here & columns;
      const Lanes of_digit =
          columns | (here & all(kRow)) | (equal(bands, all(row / kBoxSize)) & boxes);
      for (unsigned digit = 0; digit < kSize; ++digit) {
        places_[digit][row] &= ~(of_cell | (equal(digits, all(digit)) & of_digit));
      }
    }
  }

  [[nodiscard]] Single in_box(unsigned order, std::size_t digit, unsigned bit) const {
    const unsigned band = bit % kBoxSize;
    const unsigned first_column = bit - band;
    std::size_t row = band * kBoxSize;
    while ((places_[digit][row][order] & (7U << first_column)) == 0) ++row;
    const auto column = static_cast<unsigned>(
        std::countr_zero(unsigned{places_[digit][row][order]} & (7U << first_column)));
    const int box = static_cast<int>(bit);
    return {TechniqueId::kHiddenSingleBox, candidate(row, column, digit),
            House::box(box % kBoxSize * kBoxSize + box / kBoxSize)};
  }

  [[nodiscard]] Single in_line(unsigned order, std::size_t digit, unsigned line) const {
    if (line < kSize) {
      const auto column =
          static_cast<unsigned>(std::countr_zero(unsigned{places_[digit][line][order]}));
      return {TechniqueId::kHiddenSingleLine, candidate(line, column, digit),
              House::row(static_cast<int>(line))};
    }
    const unsigned column = line - kSize;
    std::size_t row = 0;
    while (((places_[digit][row][order] >> column) & 1U) == 0) ++row;
    return {TechniqueId::kHiddenSingleLine, candidate(row, column, digit),
            House::column(static_cast<int>(column))};
  }

  std::array<Rows, kSize> places_;
  std::array<DigitSingles, kSize> hidden_;
  Rates rates_;
};

bool sees(See see, See what) {
  return (static_cast<unsigned>(see) & static_cast<unsigned>(what)) != 0;
}

// Takes one single in every order; false where none is left, which is so in all of them at once.
class Runner {
 public:
  Runner(const Position& start, const Rates& rates, int early_above, See see)
      : boards_(start, rates),
        rates_(rates),
        early_above_(early_above),
        see_(see),
        empty_(start.empty_count()) {}

  bool step() {
    if (empty_ == 0) return false;
    const Lanes rates = sees(see_, See::kHiddenSingles) ? boards_.find_hidden_singles() : all(0);
    bool all_hidden = true;
    for (unsigned order = 0; order < kOrders; ++order) all_hidden &= rates[order] != 0;
    const bool naked = !all_hidden && sees(see_, See::kNakedSingles);
    const Rows cells = naked ? boards_.naked_singles() : Rows{};
    std::array<Candidate, kOrders> placed;
    for (unsigned order = 0; order < kOrders; ++order) {
      const auto single = take(order, rates[order], cells);
      if (!single) return false;
      placed[order] = single->candidate;
      if (order == 0) race_.taken.push_back(*single);
    }
    boards_.place(placed);
    --empty_;
    return true;
  }

  Race finish() && {
    race_.searches.hidden /= kOrders;
    race_.searches.early /= kOrders;
    race_.searches.naked /= kOrders;
    return std::move(race_);
  }

 private:
  std::optional<Single> take(unsigned order, unsigned rate, const Rows& cells) {
    const double looked_at = empty_ / kCellsOfALook;
    const std::uint64_t draw = draw_of(empty_, order);
    if (rate > 0) {
      const double search = looked_at * rates_.box / rate;
      race_.searches.hidden += search;
      if (empty_ > early_above_) race_.searches.early += search;
      return boards_.hidden_single(order, share(draw, rate));
    }
    unsigned count = 0;
    for (const Lanes& row : cells) {
      count += static_cast<unsigned>(std::popcount(unsigned{row[order]}));
    }
    if (count == 0) return std::nullopt;
    race_.searches.naked += looked_at / count;
    return boards_.naked_single(cells, order, share(draw, count));
  }

  Boards boards_;
  Rates rates_;
  int early_above_;
  See see_;
  int empty_;
  Race race_;
};

}  // namespace

Race run_race(const Position& start, const Rates& rates, int early_above, See see) {
  Runner runner(start, rates, early_above, see);
  while (runner.step()) {
  }
  return std::move(runner).finish();
}

}  // namespace nonet
