// What many boards of one geometry know, side by side: a vector for each cell and each house, whose
// lanes are the boards.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "variants/exact/lanes.h"
#include "variants/exact/pack_facts.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// Boards of a pack, a bit each.
using BoardBits = std::uint64_t;

constexpr BoardBits bit_of_board(std::size_t board) { return BoardBits{1} << board; }

// Calls visit(board) for each board of the set.
template <typename Visit>
void for_each_board(BoardBits boards, const Visit& visit) {
  for (; boards != 0; boards &= boards - 1)
    visit(static_cast<std::size_t>(std::countr_zero(boards)));
}

// Calls visit(house) for each; most cells have three.
template <typename Visit>
void for_each_house(std::span<const std::uint16_t> houses, const Visit& visit) {
  if (houses.size() == 3) {
    visit(houses[0]);
    visit(houses[1]);
    visit(houses[2]);
  } else {
    for (const std::uint16_t house : houses) visit(house);
  }
}

// The boards whose lane is not zero.
template <typename Word, typename Vector>
BoardBits boards_with(const Vector& lanes) {
#if defined(__AVX512BW__)
  if constexpr (sizeof(Vector) == 64) {
    if constexpr (sizeof(Word) == 1) return _mm512_test_epi8_mask((__m512i)lanes, (__m512i)lanes);
    if constexpr (sizeof(Word) == 2) return _mm512_test_epi16_mask((__m512i)lanes, (__m512i)lanes);
    if constexpr (sizeof(Word) == 4) return _mm512_test_epi32_mask((__m512i)lanes, (__m512i)lanes);
  }
#endif
  BoardBits boards = 0;
  const auto words = std::bit_cast<std::array<Word, sizeof(Vector) / sizeof(Word)>>(lanes);
  for (std::size_t i = 0; i < words.size(); ++i) boards |= BoardBits{words[i] != 0} << i;
  return boards;
}

template <typename Vector>
bool is_zero(const Vector& lanes) {
#if defined(__AVX512BW__)
  if constexpr (sizeof(Vector) == 64)
    return _mm512_test_epi64_mask((__m512i)lanes, (__m512i)lanes) == 0;
#endif
  std::uint64_t any = 0;
  for (const std::uint64_t part :
       std::bit_cast<std::array<std::uint64_t, sizeof(Vector) / sizeof(std::uint64_t)>>(lanes))
    any |= part;
  return any == 0;
}

template <typename Word>
struct PackState {
  using Vector = typename VectorOf<Word, kWidest>::Type;

  PackState(const PackFacts& of, bool keeps_digits)
      : facts(&of),
        open(of.cells),
        placed(keeps_digits ? of.cells : 0),
        taken(of.house_cells.size()) {}

  // The board has no clues.
  void clear(std::size_t board) {
    for (Vector& cell : open) set_lane(cell, board, everything());
    for (Vector& cell : placed) set_lane(cell, board, 0);
    for (Vector& house : taken) set_lane(house, board, 0);
  }
  // Has these clues and no others. False: a house has a digit twice.
  bool set_clues(std::size_t board, const CellDigits& puzzle) {
    clear(board);
    bool sound = true;
    for (std::size_t i = 0; i < puzzle.size(); ++i) {
      const auto cell = static_cast<CellIndex>(i);
      if (puzzle[i] != 0) sound = set_digit(board, cell, puzzle[i]) && sound;
    }
    return sound;
  }
  // False: a house of the cell has the digit.
  bool set_digit(std::size_t board, CellIndex cell, int digit) {
    Word before = 0;
    for_each_house(facts->cell_houses[cell], [&](std::uint16_t house) {
      const Word digits = lane(taken[house], board);
      before |= digits;
      set_lane(taken[house], board, static_cast<Word>(digits | bit_of(digit)));
    });
    set_lane(open[cell], board, 0);
    if (!placed.empty()) set_lane(placed[cell], board, bit_of(digit));
    return (before & bit_of(digit)) == 0;
  }
  // Takes it back. REQUIRES: the cell has the digit, which its houses have once.
  void clear_digit(std::size_t board, CellIndex cell, int digit) {
    for_each_house(facts->cell_houses[cell], [&](std::uint16_t house) {
      set_lane(taken[house], board, static_cast<Word>(lane(taken[house], board) & ~bit_of(digit)));
    });
    set_lane(open[cell], board, everything());
    if (!placed.empty()) set_lane(placed[cell], board, 0);
  }

  // These boards become those of the other state.
  void copy(const PackState& other, BoardBits boards) {
    if (boards == 0) return;
    const Vector those = lanes_of(boards);
    const auto copy_each = [&](std::vector<Vector>& to, const std::vector<Vector>& from) {
      for (std::size_t i = 0; i < to.size(); ++i) to[i] = (from[i] & those) | (to[i] & ~those);
    };
    copy_each(open, other.open);
    copy_each(placed, other.placed);
    copy_each(taken, other.taken);
  }

  [[nodiscard]] Word everything() const { return static_cast<Word>(facts->all_digits); }

  static Word bit_of(int digit) { return static_cast<Word>(Word{1} << (digit - 1)); }
  static Word lane(const Vector& vector, std::size_t board) {
    Word word = 0;
    std::memcpy(&word, reinterpret_cast<const unsigned char*>(&vector) + board * sizeof(Word),
                sizeof(Word));
    return word;
  }
  static void set_lane(Vector& vector, std::size_t board, Word word) {
    std::memcpy(reinterpret_cast<unsigned char*>(&vector) + board * sizeof(Word), &word,
                sizeof(Word));
  }
  // All ones for these boards.
  static Vector lanes_of(BoardBits boards) {
#if defined(__AVX512BW__)
    if constexpr (sizeof(Word) == 1) return (Vector)_mm512_movm_epi8(boards);
    if constexpr (sizeof(Word) == 2)
      return (Vector)_mm512_movm_epi16(static_cast<__mmask32>(boards));
#endif
    Vector lanes{};
    for_each_board(boards,
                   [&](std::size_t board) { set_lane(lanes, board, static_cast<Word>(~Word{0})); });
    return lanes;
  }

  const PackFacts* facts;
  std::vector<Vector> open;    // by cell: the candidates; zero where a digit is placed
  std::vector<Vector> placed;  // by cell: the digit's bit, or zero; empty if digits are not kept
  std::vector<Vector> taken;   // by house: its digits
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
