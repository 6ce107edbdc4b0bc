// A partly solved grid: values of the filled cells, and candidates of the empty ones in the three
// views that finders need.
//
//   candidates(cell)      the digits a cell may still hold           (cell -> 9 bits)
//   places(digit)         the cells a digit may still go to          (digit -> 81 bits)
//   places(house, digit)  the same within one house, by position     (house, digit -> 9 bits)
//
// A filled cell has no candidates in any view. Each elimination updates all views, and the sets of
// singles that follow from them, by a few bit operations, so that reading them costs nothing. A
// Position is a value of about a kilobyte: copy it freely.
//
// Contradictions (a cell or a digit without a place) are not noticed here.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "base/bits.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/seats.h"
#include "board/typed_array.h"
#include "rater/logic/position/candidate_set.h"

namespace nonet {

// Positions 0..8 in a house, as bits; cells_of(house) gives the cells.
using HouseMask = unsigned;

// A set of houses by index, as bits: rows 0..8, columns 9..17, boxes 18..26.
using HouseSet = std::uint32_t;

constexpr HouseSet bit_of(House house) { return HouseSet{1} << house.index(); }

// Whether exactly one cell is empty in a house with these empty cells.
constexpr bool nearly_full(unsigned empty) { return empty != 0 && at_most_one_bit(empty); }

// The houses with exactly one empty cell; empty_in[house] are the positions of the empty ones.
template <typename Masks>
HouseSet houses_nearly_full(const Masks& empty_in) {
  HouseSet houses = 0;
  for (const House house : all_houses()) {
    houses |= HouseSet{nearly_full(empty_in[house]) ? 1U : 0U} << house.index();
  }
  return houses;
}
// Updates both when the cell is filled.
template <typename Masks>
void note_filled(Cell cell, Masks& empty_in, HouseSet& houses) {
  const CellSeats& seat = seats_of(cell);
  for (std::size_t k = 0; k < 3; ++k) {
    const House house = seat.house[k];
    const unsigned empty = empty_in[house] & ~(1U << seat.position[k]);
    empty_in[house] = static_cast<std::uint16_t>(empty);
    const HouseSet bit = HouseSet{1} << house.index();
    houses = nearly_full(empty) ? houses | bit : houses & ~bit;
  }
}

class SinglesBoard;

class Position {
 public:
  // Every empty cell gets the digits that no filled peer has. Nothing is checked.
  explicit Position(const Grid& grid);
  // As above, with the candidates of empty cells restricted to `marks`.
  Position(const Grid& grid, const PencilMarks& marks);
  // The contents of the board.
  explicit Position(const SinglesBoard& board);

  [[nodiscard]] int value(Cell c) const { return grid_.value(c); }
  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] CellSet empty_cells() const { return empty_; }
  [[nodiscard]] int empty_count() const { return empty_count_; }
  // The number of cells that hold the digit.
  [[nodiscard]] int filled_count(Digit d) const { return filled_counts_[d]; }
  [[nodiscard]] bool solved() const { return empty_count_ == 0; }

  [[nodiscard]] DigitSet candidates(Cell c) const { return candidates_[c]; }
  [[nodiscard]] bool has(Candidate c) const { return candidates(c.cell).contains(c.digit); }
  [[nodiscard]] CellSet places(Digit d) const { return places_[d]; }
  [[nodiscard]] HouseMask places(House h, Digit d) const { return house_places_[h][d]; }
  [[nodiscard]] const PerDigit<std::uint16_t>& places_by_digit(House h) const {
    return house_places_[h];
  }
  [[nodiscard]] const PerHouse<PerDigit<std::uint16_t>>& places_by_house() const {
    return house_places_;
  }
  // The empty cells of a house.
  [[nodiscard]] HouseMask empty_in(House h) const { return house_empty_[h]; }
  [[nodiscard]] const PerDigit<CellSet>& all_places() const { return places_; }

  // Houses with exactly one empty cell.
  [[nodiscard]] HouseSet nearly_full_houses() const { return nearly_full_; }
  // Houses in which some digit has exactly one place; hidden_singles() are those digits.
  [[nodiscard]] HouseSet houses_with_single() const { return with_single_; }
  [[nodiscard]] DigitSet hidden_singles(House h) const {
    return DigitSet::from_bits(single_digits_[h]);
  }
  // Empty cells with exactly one candidate.
  [[nodiscard]] CellSet naked_singles() const { return naked_singles_; }

  // Fills an empty cell and takes the digit from its peers. The digit need not be a candidate.
  void place(Candidate c);
  // Without effect where the candidate is absent.
  void eliminate(Candidate c) {
    if (has(c)) remove(c);
  }
  void eliminate(const CandidateSet& set);

  [[nodiscard]] PencilMarks pencil_marks() const;

  bool operator==(const Position&) const = default;

 private:
  void load(const PencilMarks& marks);
  void load_places(Digit digit);
  static constexpr std::uint16_t half(unsigned bits) { return static_cast<std::uint16_t>(bits); }

  // REQUIRES: has(c).
  void remove(Candidate c);
  void remove_from_house(House house, unsigned bit, Digit digit);
  void fill(Candidate c);
  // Updates the set of naked singles after the candidates became these (one or none).
  void note_naked(Cell cell, unsigned candidates) {
    if (candidates != 0) {
      naked_singles_.insert(cell);
    } else {
      naked_singles_.erase(cell);
    }
  }
  // Updates the sets of hidden singles after places became `mask` (one bit or none).
  void note_single(House house, Digit digit, unsigned mask) {
    const unsigned bit = 1U << digit.index();
    const unsigned singles = mask != 0 ? single_digits_[house] | bit : single_digits_[house] & ~bit;
    single_digits_[house] = half(singles);
    const HouseSet house_bit = HouseSet{1} << house.index();
    with_single_ = singles != 0 ? with_single_ | house_bit : with_single_ & ~house_bit;
  }

  Grid grid_;
  PerHouse<std::uint16_t> house_empty_{};
  CellSet empty_;
  CellSet naked_singles_;
  HouseSet nearly_full_ = 0;
  HouseSet with_single_ = 0;
  int empty_count_ = 0;
  PerDigit<std::uint8_t> filled_counts_{};
  PerCell<DigitSet> candidates_{};
  PerDigit<CellSet> places_{};
  PerHouse<PerDigit<std::uint16_t>> house_places_{};
  PerHouse<std::uint16_t> single_digits_{};
};

// Whether a cell has one candidate left, or a digit one place in a house.
inline bool has_single(const Position& position) {
  return !position.naked_singles().empty() || position.houses_with_single() != 0;
}

}  // namespace nonet
