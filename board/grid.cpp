#include "board/grid.h"

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {

std::optional<Grid> Grid::from_line(std::string_view text) {
  if (text.size() != kCells) return std::nullopt;
  Grid grid;
  for (const Cell c : all_cells()) {
    const char symbol = text[array_index(c)];
    if (symbol >= '1' && symbol <= '9') {
      grid.set(c, Digit(symbol - '0'));
    } else if (symbol != '.' && symbol != '0') {
      return std::nullopt;
    }
  }
  return grid;
}

namespace {

// Bit i is set where byte i is not zero. REQUIRES: bytes below 128.
constexpr std::uint64_t nonzero_bytes(const std::uint8_t* bytes) {
  std::uint64_t word = 0;
  for (unsigned i = 0; i < 8; ++i) word |= std::uint64_t{bytes[i]} << 8 * i;
  constexpr std::uint64_t kLowBits = 0x7f7f7f7f7f7f7f7f;
  constexpr std::uint64_t kGather = 0x0102040810204080;  // byte i's bit 0 moves to bit 56 + i
  return (((word + kLowBits) & ~kLowBits) >> 7U) * kGather >> 56U;
}

}  // namespace

CellSet Grid::filled() const {
  std::uint64_t low = 0;
  for (unsigned i = 0; i < 64; i += 8) low |= nonzero_bytes(&values_[i]) << i;
  const std::uint64_t high = nonzero_bytes(&values_[64]) | nonzero_bytes(&values_[72]) << 8U |
                             std::uint64_t{values_[80] != 0} << 16U;
  return CellSet::from_words(low, high);
}

DigitSet Grid::seen_by(Cell c) const {
  DigitSet seen;
  for (const Cell peer : peers_of(c)) {
    if (!empty(peer)) seen.insert(digit(peer));
  }
  return seen;
}

namespace {

// Does a house hold a digit twice? Without a branch on single cells, as nearly no grid clashes.
bool clashes(const std::array<std::uint8_t, kCells>& values) {
  struct Digits {
    unsigned once = 0;  // digits, as bits
    unsigned twice = 0;
    void hold(unsigned bit) {
      twice |= once & bit;
      once |= bit;
    }
  };
  unsigned twice = 0;
  std::array<Digits, kSize> columns;
  for (std::size_t band = 0; band < kSize; band += kBoxSize) {
    std::array<Digits, kBoxSize> boxes;
    for (std::size_t row = band; row < band + kBoxSize; ++row) {
      Digits here;
      for (std::size_t column = 0; column < kSize; ++column) {
        const unsigned bit = (1U << values[kSize * row + column]) & ~1U;
        here.hold(bit);
        columns[column].hold(bit);
        boxes[column / kBoxSize].hold(bit);
      }
      twice |= here.twice;
    }
    for (const Digits& box : boxes) twice |= box.twice;
  }
  for (const Digits& column : columns) twice |= column.twice;
  return twice != 0;
}

}  // namespace

std::optional<Grid::Clash> Grid::clash() const {
  if (!clashes(values_)) return std::nullopt;
  PerHouse<unsigned> held{};  // a bit for each digit already met in the house
  for (const Cell second : filled()) {
    const unsigned bit = 1U << value(second);
    unsigned met = 0;
    for (const House h : houses_of(second)) {
      unsigned& digits = held[h];
      met |= digits & bit;
      digits |= bit;
    }
    if (met == 0) continue;
    for (const Cell first : peers_of(second)) {
      if (value(first) == value(second)) return Clash{first, second};
    }
  }
  return std::nullopt;
}

// No branches on single cells in the next two: that makes them several times faster, and every
// solved puzzle of a large file passes through them.

bool Grid::extended_by(const Grid& other) const {
  unsigned differing = 0;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const unsigned given = values_[i];
    differing |= given != 0 ? given ^ other.values_[i] : 0U;
  }
  return differing == 0;
}

std::string Grid::line(char empty) const {
  std::string text(kCells, empty);
  for (std::size_t i = 0; i < values_.size(); ++i) {
    text[i] = values_[i] != 0 ? static_cast<char>('0' + values_[i]) : empty;
  }
  return text;
}

}  // namespace nonet
