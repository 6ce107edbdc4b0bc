#include "solvers/exact/batch/packed_board.h"

namespace nonet {
namespace {

constexpr std::size_t kCellsInWord = 7;
constexpr unsigned kAllDigits = (1U << kSize) - 1;

// Calls visit(word, cell, shift of the cell's candidates in the word) for all cells; unrolled.
template <typename Visit>
void for_each_packed_cell(Visit visit) {
  for (std::size_t w = 0; w < kPackedWords - 1; ++w) {
    for (std::size_t i = 0; i < kCellsInWord; ++i) visit(w, kCellsInWord * w + i, kSize * i);
  }
  constexpr std::size_t kLast = kPackedWords - 1;
  for (std::size_t cell = kCellsInWord * kLast; cell < kCells; ++cell) {
    visit(kLast, cell, kSize * (cell % kCellsInWord));
  }
}

// The digit of a cell with one candidate.
constexpr auto kDigitOf = [] {
  std::array<std::uint8_t, kAllDigits + 1> table{};
  for (std::uint8_t digit = 1; digit <= kSize; ++digit) table[1U << (digit - 1)] = digit;
  return table;
}();

}  // namespace

PackedBoard PackedBoard::of(const Grid& givens) {
  constexpr std::uint64_t kCandidates[kSize + 1] = {kAllDigits, 1, 2, 4, 8, 16, 32, 64, 128, 256};
  const auto& values = givens.values();
  PackedBoard board;
  for_each_packed_cell([&](std::size_t word, std::size_t cell, std::size_t shift) {
    board.words[word] |= kCandidates[values[cell]] << shift;
  });
  return board;
}

Grid PackedBoard::solution() const {
  std::array<std::uint8_t, kCells> values;
  for_each_packed_cell([&](std::size_t word, std::size_t cell, std::size_t shift) {
    values[cell] = kDigitOf[words[word] >> shift & kAllDigits];
  });
  return Grid::from_values(values);
}

PencilMarks PackedBoard::marks() const {
  PencilMarks marks;
  for_each_packed_cell([&](std::size_t word, std::size_t cell, std::size_t shift) {
    marks[Cell(static_cast<int>(cell))] =
        DigitSet::from_bits(static_cast<unsigned>(words[word] >> shift & kAllDigits));
  });
  return marks;
}

}  // namespace nonet
