// Bitboard inference in the manner of the players' forum's band solvers (since 2010). For one digit
// look at a band's nine mini-rows (row x box) as a 3 x 3 matrix: the digit takes exactly one in
// each row and each box, a permutation. A mini-row in no permutation of those still possible is
// dead. One table of 512 entries answers that, and it answers the same question for the nine
// mini-columns (column x band) of a stack of boxes. The two rules together are locked candidates in
// both directions, hidden singles in rows and columns included: when a row has one place left, its
// box has one left too. So after them a hidden single is a box with one place.
#include "solvers/exact/band_board.h"

#include <bit>
#include <cassert>

namespace nonet {
namespace {

constexpr std::uint32_t kBandBits = (1U << 27) - 1;
constexpr std::uint32_t kRowBits = 0x1FF;
constexpr std::uint32_t kBoxBits = 0x1C0E07;  // the first box of a band

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

// The nine entries of a 3 x 3 matrix that lie in a permutation within `possible`.
constexpr std::uint32_t permutation_support(std::uint32_t possible) {
  std::uint32_t support = 0;
  for (std::uint32_t a = 0; a < 3; ++a) {
    for (std::uint32_t b = 0; b < 3; ++b) {
      if (a == b) continue;
      const std::uint32_t permutation = 1U << a | 8U << b | 64U << (3 - a - b);
      if ((possible & permutation) == permutation) support |= permutation;
    }
  }
  return support;
}

constexpr auto kSupport = [] {
  std::array<std::uint16_t, 512> table{};
  for (std::uint32_t m = 0; m < 512; ++m) {
    table[m] = static_cast<std::uint16_t>(permutation_support(m));
  }
  return table;
}();

// Row of nine cells -> which of its three mini-rows have a cell.
constexpr auto kMiniRows = [] {
  std::array<std::uint8_t, 512> table{};
  for (std::uint32_t row = 0; row < 512; ++row) {
    table[row] = static_cast<std::uint8_t>(((row & 7) != 0 ? 1 : 0) | ((row & 56) != 0 ? 2 : 0) |
                                           ((row & 448) != 0 ? 4 : 0));
  }
  return table;
}();

// Supported mini-rows of a band -> their 27 cells.
constexpr auto kSupportedCells = [] {
  std::array<std::uint32_t, 512> table{};
  for (std::uint32_t m = 0; m < 512; ++m) {
    for (std::uint32_t i = 0; i < 9; ++i) {
      if ((kSupport[m] >> i & 1) != 0) table[m] |= 7U << (3 * i);
    }
  }
  return table;
}();

// What the cell of a band sees within the band; itself left out.
constexpr auto kSeenInBand = [] {
  std::array<std::uint32_t, 27> table{};
  for (std::uint32_t i = 0; i < 27; ++i) {
    const std::uint32_t row = kRowBits << (i / 9 * 9);
    const std::uint32_t box = kBoxBits << (i % 9 / 3 * 3);
    table[i] = (row | box) & ~(1U << i);
  }
  return table;
}();

constexpr std::uint32_t columns_of(std::uint32_t band) {
  return (band | band >> 9 | band >> 18) & kRowBits;
}
constexpr std::uint32_t in_all_rows(std::uint32_t columns) {
  return columns | columns << 9 | columns << 18;
}

}  // namespace

BandBoard::BandBoard() {
  for (Bands& bands : places_) bands.fill(kBandBits);
  open_.fill(kBandBits);
}

bool BandBoard::start(const Grid& grid) {
  for (const Cell cell : grid.filled()) {
    const Digit digit = grid.digit(cell);
    if ((places_[at(digit.index())][at(cell.row() / 3)] >> (cell.index() % 27) & 1) == 0) {
      return false;
    }
    place({cell, digit});
  }
  return true;
}

void BandBoard::start(const PencilMarks& marks) {
  places_ = {};
  for (const Cell cell : all_cells()) {
    for (const Digit digit : marks[cell]) {
      places_[at(digit.index())][at(cell.row() / 3)] |= 1U << (cell.index() % 27);
    }
  }
  changed_ = kRowBits;  // all nine digits
}

void BandBoard::place(Candidate candidate) {
  settle(at(candidate.digit.index()), at(candidate.cell.row() / 3),
         1U << (candidate.cell.index() % 27));
}

void BandBoard::remove(Candidate candidate) {
  places_[at(candidate.digit.index())][at(candidate.cell.row() / 3)] &=
      ~(1U << (candidate.cell.index() % 27));
  changed_ |= 1U << candidate.digit.index();
}

// `cell` is one bit of the band.
void BandBoard::settle(std::size_t digit, std::size_t band, std::uint32_t cell) {
  for (std::size_t other = 0; other < kSize; ++other) {
    if ((places_[other][band] & cell) == 0) continue;
    places_[other][band] &= ~cell;
    changed_ |= 1U << other;
  }
  const std::uint32_t column = in_all_rows(columns_of(cell));
  for (std::uint32_t& places : places_[digit]) places &= ~column;
  places_[digit][band] &= ~kSeenInBand[at(std::countr_zero(cell))];
  places_[digit][band] |= cell;
  open_[band] &= ~cell;
  changed_ |= 1U << digit;
}

bool BandBoard::propagate() {
  for (;;) {
    while (changed_ != 0) {
      const auto digit = at(std::countr_zero(changed_));
      changed_ &= changed_ - 1;
      if (!propagate_digit(digit)) return false;
    }
    if (!place_singles()) return false;
    if (changed_ == 0) return true;
  }
}

// The permutation rule on the bands and on the stacks, then boxes with one place.
bool BandBoard::propagate_digit(std::size_t digit) {
  Bands& places = places_[digit];
  Bands before{};
  do {
    before = places;
    std::array<std::uint32_t, kBands> columns{};
    for (std::size_t b = 0; b < kBands; ++b) {
      const std::uint32_t band = places[b];
      const std::uint32_t mini_rows = kMiniRows[band & kRowBits] |
                                      std::uint32_t{kMiniRows[band >> 9 & kRowBits]} << 3 |
                                      std::uint32_t{kMiniRows[band >> 18]} << 6;
      places[b] &= kSupportedCells[mini_rows];
      if (places[b] == 0) return false;
      columns[b] = columns_of(places[b]);
    }
    std::array<std::uint32_t, kBands> kept{};
    for (std::uint32_t stack = 0; stack < 9; stack += 3) {
      const std::uint32_t support =
          kSupport[(columns[0] >> stack & 7) | (columns[1] >> stack & 7) << 3 |
                   (columns[2] >> stack & 7) << 6];
      if (support == 0) return false;
      kept[0] |= (support & 7) << stack;
      kept[1] |= (support >> 3 & 7) << stack;
      kept[2] |= support >> 6 << stack;
    }
    for (std::size_t b = 0; b < kBands; ++b) places[b] &= in_all_rows(kept[b]);
  } while (places != before);

  for (std::size_t b = 0; b < kBands; ++b) {
    for (std::uint32_t shift = 0; shift < 9; shift += 3) {
      const std::uint32_t in_box = places[b] & kBoxBits << shift;
      if ((in_box & (in_box - 1)) == 0 && (in_box & open_[b]) != 0) settle(digit, b, in_box);
    }
  }
  changed_ &= ~(1U << digit);
  return true;
}

// Gives their digit to the open cells with one candidate; false where a cell has none.
bool BandBoard::place_singles() {
  for (std::size_t b = 0; b < kBands; ++b) {
    std::uint32_t one = 0;
    std::uint32_t two = 0;
    for (const Bands& places : places_) {
      two |= one & places[b];
      one |= places[b];
    }
    if (one != kBandBits) return false;
    for (std::uint32_t singles = one & ~two & open_[b]; singles != 0; singles &= singles - 1) {
      const std::uint32_t cell = singles & -singles;
      std::size_t digit = 0;
      while (digit < kSize && (places_[digit][b] & cell) == 0) ++digit;
      if (digit == kSize) return false;  // taken by an earlier single of this pass
      settle(digit, b, cell);
    }
  }
  return true;
}

// A cell with two candidates if there is one, otherwise with three, and so on; the first such cell
// and its smallest digit.
Candidate BandBoard::branch() const {
  assert(!solved());
  std::array<Bands, 3> at_least{};  // [k]: cells with more than k + 1 candidates
  Bands any{};
  for (const Bands& places : places_) {
    for (std::size_t b = 0; b < kBands; ++b) {
      at_least[2][b] |= at_least[1][b] & places[b];
      at_least[1][b] |= at_least[0][b] & places[b];
      at_least[0][b] |= any[b] & places[b];
      any[b] |= places[b];
    }
  }
  std::size_t band = kBands;
  std::uint32_t cells = 0;
  for (std::size_t k = 1; k < 3 && cells == 0; ++k) {
    for (band = 0; band < kBands; ++band) {
      cells = at_least[k - 1][band] & ~at_least[k][band];
      if (cells != 0) break;
    }
  }
  if (cells == 0) {
    for (band = 0; open_[band] == 0;) ++band;
    cells = open_[band];
  }
  const int bit = std::countr_zero(cells);
  std::size_t digit = 0;
  while ((places_[digit][band] >> bit & 1) == 0) ++digit;
  return {Cell(static_cast<int>(band) * 27 + bit), Digit::from_index(static_cast<int>(digit))};
}

Grid BandBoard::solution() const {
  Grid grid;
  for (std::size_t digit = 0; digit < kSize; ++digit) {
    for (std::size_t band = 0; band < kBands; ++band) {
      for (std::uint32_t bits = places_[digit][band]; bits != 0; bits &= bits - 1) {
        grid.set(Cell(static_cast<int>(band) * 27 + std::countr_zero(bits)),
                 Digit::from_index(static_cast<int>(digit)));
      }
    }
  }
  return grid;
}

}  // namespace nonet
