// The candidates of one board in twelve words, seven cells of nine bits per word: the form in which
// boards wait outside the lanes (slice_board.h has the drawing), and a candidate set with fast
// operations.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

inline constexpr std::size_t kPackedWords = slices::kPackedWords;

struct PackedBoard {
  std::array<std::uint64_t, kPackedWords> words{};

  // Given cells have their digit, empty cells all nine.
  static PackedBoard of(const Grid& givens);
  // REQUIRES: one candidate in every cell.
  [[nodiscard]] Grid solution() const;
  [[nodiscard]] PencilMarks marks() const;

  [[nodiscard]] bool contains(Candidate c) const {
    return ((words[word_of(c)] >> shift_of(c)) & 1) != 0;
  }
  void insert(Candidate c) { words[word_of(c)] |= std::uint64_t{1} << shift_of(c); }
  void erase(Candidate c) { words[word_of(c)] &= ~(std::uint64_t{1} << shift_of(c)); }
  [[nodiscard]] DigitSet digits(Cell cell) const {
    return DigitSet::from_bits(
        static_cast<unsigned>(words[word_of(cell)] >> shift_of(cell) & DigitSet::all().bits()));
  }
  void set(Cell cell, DigitSet digits) {
    std::uint64_t& word = words[word_of(cell)];
    word &= ~(std::uint64_t{DigitSet::all().bits()} << shift_of(cell));
    word |= std::uint64_t{digits.bits()} << shift_of(cell);
  }
  // The first cell with a candidate.
  [[nodiscard]] std::optional<Cell> first_cell() const {
    for (std::size_t w = 0; w < kPackedWords; ++w) {
      if (words[w] == 0) continue;
      return Cell(static_cast<int>(w) * kCellsInWord + std::countr_zero(words[w]) / kSize);
    }
    return std::nullopt;
  }

  // Whether every candidate of this board is in the other.
  [[nodiscard]] bool within(const PackedBoard& other) const {
    std::uint64_t outside = 0;
    for (std::size_t w = 0; w < kPackedWords; ++w) outside |= words[w] & ~other.words[w];
    return outside == 0;
  }
  [[nodiscard]] bool empty() const { return within({}); }

  PackedBoard& operator|=(const PackedBoard& other) {
    for (std::size_t w = 0; w < kPackedWords; ++w) words[w] |= other.words[w];
    return *this;
  }
  friend PackedBoard operator|(PackedBoard a, const PackedBoard& b) { return a |= b; }
  friend PackedBoard operator&(PackedBoard a, const PackedBoard& b) {
    for (std::size_t w = 0; w < kPackedWords; ++w) a.words[w] &= b.words[w];
    return a;
  }
  friend PackedBoard operator-(PackedBoard a, const PackedBoard& b) {
    for (std::size_t w = 0; w < kPackedWords; ++w) a.words[w] &= ~b.words[w];
    return a;
  }
  bool operator==(const PackedBoard&) const = default;

  // Calls visit(candidate) for each, in the order of Candidate::index.
  template <typename Visit>
  void for_each(Visit visit) const {
    for (std::size_t w = 0; w < kPackedWords; ++w) {
      for (std::uint64_t bits = words[w]; bits != 0; bits &= bits - 1) {
        const int at = std::countr_zero(bits);
        visit(Candidate{Cell(static_cast<int>(w) * kCellsInWord + at / kSize),
                        Digit::from_index(at % kSize)});
      }
    }
  }

 private:
  static constexpr int kCellsInWord = 7;

  static std::size_t word_of(Cell cell) {
    return static_cast<std::size_t>(cell.index() / kCellsInWord);
  }
  static int shift_of(Cell cell) { return cell.index() % kCellsInWord * kSize; }
  static std::size_t word_of(Candidate c) { return word_of(c.cell); }
  static int shift_of(Candidate c) { return shift_of(c.cell) + c.digit.index(); }
};

}  // namespace nonet
