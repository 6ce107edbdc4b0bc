// The boards of all orders as vectors (rater/orders/minutes/race/race.h), kDigits digits side by
// side:
//
//     places[group][row] =  digit 0: order 0 | ... | order 7 |  digit 1: order 0 | ... | order 7
//
// One digit fills 128 bits, two fill 256; half of the last group may have no digit and no places.
// Included by the kernels only; all names depend on kDigits, which differs between them.
#pragma once

#include <bit>

#include "rater/orders/minutes/race/kernel.h"

namespace nonet::race {

template <unsigned kDigits>
struct LanesOf;
template <>
struct LanesOf<1> {
  using Type = std::uint16_t __attribute__((vector_size(16)));
};
template <>
struct LanesOf<2> {
  using Type = std::uint16_t __attribute__((vector_size(32)));
};

template <unsigned kDigits>
class Boards {
 public:
  static constexpr unsigned kOrders = 8;
  static constexpr unsigned kLanes = kOrders * kDigits;
  using Lanes = typename LanesOf<kDigits>::Type;
  using Rows = std::array<Lanes, 9>;
  using Sums = std::array<unsigned, kOrders>;

  Boards(const Start& start, const Rates& rates) : rates_(rates) {
    for (unsigned digit = 0; digit < 9; ++digit) {
      for (unsigned row = 0; row < 9; ++row) {
        for (unsigned order = 0; order < kOrders; ++order) {
          places_[digit / kDigits][row][lane(digit, order)] = start.places[digit][row];
        }
      }
    }
  }

  // Finds the hidden singles of all boards; returns the sums of their rates.
  Sums find_hidden_singles() {
    Lanes total{};
    for (unsigned group = 0; group < kGroups; ++group) {
      hidden_[group] = singles_of(places_[group]);
      total += hidden_[group].rate;
    }
    Sums sums{};
    for (unsigned i = 0; i < kLanes; ++i) sums[i % kOrders] += total[i];
    return sums;
  }

  // The hidden single of an order at `point` when the rates are laid end to end.
  [[nodiscard]] Taken hidden_single(unsigned order, unsigned point) const {
    unsigned digit = 0;
    for (; point >= rate_of(digit, order); ++digit) point -= rate_of(digit, order);
    const Singles& found = hidden_[digit / kDigits];
    const unsigned at = lane(digit, order);
    const unsigned boxes = found.boxes[at];
    const auto box_width = rates_.box * static_cast<unsigned>(std::popcount(boxes));
    if (point < box_width) return in_box(order, digit, nth_bit(boxes, point / rates_.box));
    const unsigned lines = found.rows[at] | (unsigned{found.columns[at]} << 9U);
    return in_line(order, digit, nth_bit(lines, (point - box_width) / rates_.line));
  }

  // The cells with one digit left, row by row; the cells of an order are in its first lane.
  [[nodiscard]] Rows naked_singles() const {
    Rows cells;
    for (unsigned row = 0; row < 9; ++row) {
      Tally digits;
      for (const Rows& places : places_) digits.add(places[row]);
      cells[row] = exactly_once_over_halves(digits);
    }
    return cells;
  }

  [[nodiscard]] static unsigned count_of(const Rows& cells, unsigned order) {
    unsigned count = 0;
    for (const Lanes& row : cells) {
      count += static_cast<unsigned>(std::popcount(unsigned{row[order]}));
    }
    return count;
  }

  [[nodiscard]] Taken naked_single(const Rows& cells, unsigned order, unsigned which) const {
    unsigned row = 0;
    for (;; ++row) {
      const auto count = static_cast<unsigned>(std::popcount(unsigned{cells[row][order]}));
      if (which < count) break;
      which -= count;
    }
    const unsigned column = nth_bit(cells[row][order], which);
    unsigned digit = 0;
    while (((places(digit, row, order) >> column) & 1U) == 0) ++digit;
    return taken(Seen::kInCell, row, column, digit, 0);
  }

  // One placement in every board.
  void place(const std::array<Taken, kOrders>& placed) {
    Lanes digits{};
    Lanes rows{};
    Lanes columns{};
    Lanes boxes{};
    for (unsigned i = 0; i < kLanes; ++i) {
      const Taken& one = placed[i % kOrders];
      // Relative to the first digit of the lane's half.
      digits[i] = static_cast<std::uint16_t>(one.digit - i / kOrders);
      rows[i] = one.row;
      columns[i] = static_cast<std::uint16_t>(1U << one.column);
      boxes[i] = static_cast<std::uint16_t>(7U << (one.column / 3U * 3U));
    }
    const Lanes bands = (rows * all(11)) >> 5;  // rows / 3
    for (unsigned row = 0; row < 9; ++row) {
      const Lanes here = equal(rows, all(row));
      const Lanes of_cell = here & columns;
      const Lanes of_digit = columns | (here & all(0x1FF)) | (equal(bands, all(row / 3)) & boxes);
      for (unsigned group = 0; group < kGroups; ++group) {
        places_[group][row] &= ~(of_cell | (equal(digits, all(group * kDigits)) & of_digit));
      }
    }
  }

 private:
  static constexpr unsigned kGroups = (9 + kDigits - 1) / kDigits;
  static constexpr std::uint16_t kBoxStarts = 0b001001001;  // the first column of each box

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

  // The houses in which a digit has one place: nine bits per kind, bit 3 * column of boxes + band
  // for boxes; and the sum of their rates.
  struct Singles {
    Lanes boxes{};
    Lanes rows{};
    Lanes columns{};
    Lanes rate{};
  };

  static Lanes all(unsigned value) { return Lanes{} + static_cast<std::uint16_t>(value); }

  // All ones where the two are equal.
  static Lanes equal(Lanes a, Lanes b) { return (Lanes)(a == b); }  // NOLINT: a vector's mask

  static Lanes bit_counts(Lanes x) {
    x -= (x >> 1) & all(0x5555);
    x = (x & all(0x3333)) + ((x >> 2) & all(0x3333));
    x = (x + (x >> 4)) & all(0x0F0F);
    return (x + (x >> 8)) & all(0x1F);
  }

  // The boxes of a band in which exactly one of the three rows' bits is set: bits 0, 3 and 6.
  static Lanes single_boxes(Lanes top, Lanes middle, Lanes bottom) {
    Tally columns;
    columns.add(top);
    columns.add(middle);
    columns.add(bottom);
    Tally boxes;
    for (int shift = 0; shift < 3; ++shift) {
      boxes.add((columns.once >> shift) & all(kBoxStarts));
      boxes.twice |= (columns.twice >> shift) & all(kBoxStarts);
    }
    return boxes.exactly_once();
  }

  Singles singles_of(const Rows& places) const {
    Singles found;
    Tally columns;
    for (unsigned row = 0; row < 9; ++row) {
      const Lanes left = places[row];
      columns.add(left);
      const Lanes one_or_none = equal(left & (left - all(1)), all(0));
      found.rows |= one_or_none & ~equal(left, all(0)) & all(1U << row);
    }
    found.columns = columns.exactly_once();
    for (unsigned band = 0; band < 3; ++band) {
      found.boxes |= single_boxes(places[3 * band], places[3 * band + 1], places[3 * band + 2])
                     << band;
    }
    found.rate = bit_counts(found.boxes) * all(rates_.box) +
                 (bit_counts(found.rows) + bit_counts(found.columns)) * all(rates_.line);
    return found;
  }

  static Lanes exactly_once_over_halves(const Tally& tally) {
    if constexpr (kDigits == 1) return tally.exactly_once();
    Lanes cells{};
    for (unsigned order = 0; order < kOrders; ++order) {
      unsigned once = 0;
      unsigned twice = 0;
      for (unsigned i = order; i < kLanes; i += kOrders) {
        twice |= tally.twice[i] | (once & tally.once[i]);
        once |= tally.once[i];
      }
      cells[order] = static_cast<std::uint16_t>(once & ~twice);
    }
    return cells;
  }

  static unsigned lane(unsigned digit, unsigned order) { return digit % kDigits * kOrders + order; }
  [[nodiscard]] unsigned places(unsigned digit, unsigned row, unsigned order) const {
    return places_[digit / kDigits][row][lane(digit, order)];
  }
  [[nodiscard]] unsigned rate_of(unsigned digit, unsigned order) const {
    return hidden_[digit / kDigits].rate[lane(digit, order)];
  }

  static unsigned nth_bit(unsigned bits, unsigned n) {
    for (; n > 0; --n) bits &= bits - 1;
    return static_cast<unsigned>(std::countr_zero(bits));
  }

  static Taken taken(Seen seen, unsigned row, unsigned column, unsigned digit, unsigned house) {
    return {seen, static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column),
            static_cast<std::uint8_t>(digit), static_cast<std::uint8_t>(house)};
  }

  [[nodiscard]] Taken in_box(unsigned order, unsigned digit, unsigned bit) const {
    const unsigned band = bit % 3;
    const unsigned first_column = bit - band;
    unsigned row = band * 3;
    while ((places(digit, row, order) & (7U << first_column)) == 0) ++row;
    const unsigned left = places(digit, row, order) & (7U << first_column);
    return taken(Seen::kInBox, row, static_cast<unsigned>(std::countr_zero(left)), digit,
                 3 * band + first_column / 3);
  }

  [[nodiscard]] Taken in_line(unsigned order, unsigned digit, unsigned line) const {
    if (line < 9) {
      const auto column = static_cast<unsigned>(std::countr_zero(places(digit, line, order)));
      return taken(Seen::kInRow, line, column, digit, line);
    }
    const unsigned column = line - 9;
    unsigned row = 0;
    while (((places(digit, row, order) >> column) & 1U) == 0) ++row;
    return taken(Seen::kInColumn, row, column, digit, column);
  }

  std::array<Rows, kGroups> places_{};
  std::array<Singles, kGroups> hidden_{};
  Rates rates_;
};

// Takes one single per order and step, until none is left, which happens in all orders at once.
template <unsigned kDigits>
class Runner {
  using Board = Boards<kDigits>;

 public:
  Runner(const Start& start, const Conditions& conditions, Run& run)
      : boards_(start, conditions.rates), conditions_(conditions), empty_(start.empty), run_(run) {}

  bool step() {
    if (empty_ == 0) return false;
    typename Board::Sums rates{};
    if (sees(See::kHiddenSingles)) rates = boards_.find_hidden_singles();
    bool all_hidden = true;
    for (const unsigned rate : rates) all_hidden &= rate != 0;
    const bool naked = !all_hidden && sees(See::kNakedSingles);
    const typename Board::Rows cells = naked ? boards_.naked_singles() : typename Board::Rows{};
    std::array<Taken, Board::kOrders> placed;
    for (unsigned order = 0; order < Board::kOrders; ++order) {
      if (!take(order, rates[order], cells, placed[order])) return false;
    }
    run_.taken[static_cast<unsigned>(run_.count++)] = placed[0];
    boards_.place(placed);
    --empty_;
    return true;
  }

 private:
  static constexpr double kCellsOfALook = 30;

  [[nodiscard]] bool sees(See what) const {
    return (static_cast<unsigned>(conditions_.see) & static_cast<unsigned>(what)) != 0;
  }

  // The draw of an order at the step with this many empty cells, a fraction of 2^64.
  static std::uint64_t draw_of(int empty, unsigned order) {
    std::uint64_t x = static_cast<std::uint64_t>(empty) * 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    x ^= x >> 31;
    const std::uint64_t turn = (2 * (x & 3) + 1) * order;  // odd: each order gets another eighth
    return x + (turn << 61);
  }
  static unsigned share(std::uint64_t draw, unsigned total) {
    return static_cast<unsigned>(((draw >> 32) * total) >> 32);
  }

  bool take(unsigned order, unsigned rate, const typename Board::Rows& cells, Taken& taken) {
    const double looked_at = empty_ / kCellsOfALook;
    const std::uint64_t draw = draw_of(empty_, order);
    if (rate > 0) {
      const double search = looked_at * conditions_.rates.box / rate;
      run_.hidden += search;
      if (empty_ > conditions_.early_above) run_.early += search;
      taken = boards_.hidden_single(order, share(draw, rate));
      return true;
    }
    const unsigned count = Board::count_of(cells, order);
    if (count == 0) return false;
    run_.naked += looked_at / count;
    taken = boards_.naked_single(cells, order, share(draw, count));
    return true;
  }

  Board boards_;
  const Conditions& conditions_;
  int empty_;
  Run& run_;
};

template <unsigned kDigits>
void run_all_orders(const Start& start, const Conditions& conditions, Run& run) {
  Runner<kDigits> runner(start, conditions, run);
  while (runner.step()) {
  }
}

}  // namespace nonet::race
