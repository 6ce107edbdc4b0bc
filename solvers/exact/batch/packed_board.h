// The candidates of one board in twelve words, seven cells of nine bits to a word: how boards wait
// outside the lanes (slice_board.h has the drawing), and a set of candidates with fast operations.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "board/grid.h"
#include "board/pencil_marks.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

inline constexpr std::size_t kPackedWords = slices::kPackedWords;

struct PackedBoard {
  std::array<std::uint64_t, kPackedWords> words{};

  // The given digits, and all nine where there is none.
  static PackedBoard of(const Grid& givens);
  // REQUIRES: one candidate in every cell.
  [[nodiscard]] Grid solution() const;
  [[nodiscard]] PencilMarks marks() const;

  [[nodiscard]] bool contains(Candidate c) const {
    return ((words[word_of(c)] >> shift_of(c)) & 1) != 0;
  }
  void insert(Candidate c) { words[word_of(c)] |= std::uint64_t{1} << shift_of(c); }
  void erase(Candidate c) { words[word_of(c)] &= ~(std::uint64_t{1} << shift_of(c)); }

  // Every candidate of this board is in the other.
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

  static std::size_t word_of(Candidate c) {
    return static_cast<std::size_t>(c.cell.index() / kCellsInWord);
  }
  static int shift_of(Candidate c) {
    return c.cell.index() % kCellsInWord * kSize + c.digit.index();
  }
};

}  // namespace nonet
