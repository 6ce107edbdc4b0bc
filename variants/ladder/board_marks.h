// Candidates of a board in two views, by cell and by house and digit; and the filled cells.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "variants/board/cell_digits.h"
#include "variants/ladder/ladder_board.h"

namespace nonet::variants {

constexpr Bits bit_at(std::size_t position) { return Bits{1} << position; }
constexpr bool is_pair(Bits bits) {
  const Bits rest = bits & (bits - 1);
  return rest != 0 && (rest & (rest - 1)) == 0;
}
constexpr bool is_several(Bits bits) { return (bits & (bits - 1)) != 0; }

// The positions of set bits, ascending: for (const std::size_t d : each_bit(digits)).
class EachBit {
 public:
  struct End {};
  class Iterator {
   public:
    explicit Iterator(Bits left) : left_(left) {}
    std::size_t operator*() const { return lowest(left_); }
    Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    bool operator!=(End /*end*/) const { return left_ != 0; }

   private:
    Bits left_;
  };

  explicit EachBit(Bits bits) : bits_(bits) {}
  [[nodiscard]] Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] static End end() { return {}; }

 private:
  Bits bits_;
};
inline EachBit each_bit(Bits bits) { return EachBit(bits); }

class BoardMarks {
 public:
  // No candidates. Borrows the board.
  explicit BoardMarks(const LadderBoard& board)
      : board_(&board),
        of_cell_(static_cast<std::size_t>(board.cells())),
        in_house_(board.houses().size() * kMostLadderDigits) {}

  [[nodiscard]] Bits of(CellIndex cell) const { return of_cell_[cell]; }
  [[nodiscard]] Bits spots(HouseIndex house, std::size_t digit) const {
    return in_house_[slot(house, digit)];
  }
  // Whether a digit has exactly one place in the house.
  [[nodiscard]] bool has_single(HouseIndex house) const {
    return any_digit(house, [](unsigned spots) { return spots != 0 && !is_several(spots); });
  }
  // Whether a digit has several places in the house, and all of them inside.
  [[nodiscard]] bool has_locked(HouseIndex house, Bits inside) const {
    return any_digit(house,
                     [=](unsigned spots) { return is_several(spots) && (spots & ~inside) == 0; });
  }
  [[nodiscard]] bool has(CellIndex cell, std::size_t digit) const {
    return (of_cell_[cell] & bit_at(digit)) != 0;
  }
  void add(CellIndex cell, std::size_t digit) {
    of_cell_[cell] = static_cast<std::uint16_t>(of_cell_[cell] | bit_at(digit));
    for (const HousePlace& place : board_->places_of(cell)) {
      std::uint16_t& spots = in_house_[slot(place.house, digit)];
      spots = static_cast<std::uint16_t>(spots | bit_at(place.spot));
    }
  }
  void remove(CellIndex cell, std::size_t digit) {
    of_cell_[cell] = static_cast<std::uint16_t>(of_cell_[cell] & ~bit_at(digit));
    for (const HousePlace& place : board_->places_of(cell)) {
      std::uint16_t& spots = in_house_[slot(place.house, digit)];
      spots = static_cast<std::uint16_t>(spots & ~bit_at(place.spot));
    }
  }
  void clear(CellIndex cell) {
    for (const std::size_t digit : each_bit(of(cell))) remove(cell, digit);
  }
  // The cells that may hold the digit, among `within`.
  [[nodiscard]] CellPlane places(const CellPlane& within, std::size_t digit) const {
    CellPlane found;
    for (CellPlane rest = within; !rest.empty();) {
      const CellIndex cell = rest.first();
      rest.erase(cell);
      if (has(cell, digit)) found.insert(cell);
    }
    return found;
  }

 private:
  // Digits that the board lacks have no places; all are looked at, so that this is a loop of a
  // fixed length without branches, which compilers turn into vectors.
  template <typename Holds>
  [[nodiscard]] bool any_digit(HouseIndex house, Holds holds) const {
    const std::uint16_t* const spots = &in_house_[slot(house, 0)];
    std::uint16_t any = 0;
    for (std::size_t digit = 0; digit < kMostLadderDigits; ++digit)
      any = static_cast<std::uint16_t>(any | (holds(spots[digit]) ? 1 : 0));
    return any != 0;
  }
  [[nodiscard]] static std::size_t slot(HouseIndex house, std::size_t digit) {
    return house * std::size_t{kMostLadderDigits} + digit;
  }

  const LadderBoard* board_;
  std::vector<std::uint16_t> of_cell_;
  std::vector<std::uint16_t> in_house_;
};

// The cells with a digit. Assumptions remove candidates and fill no cell, so that they share these
// counts with the position they are made in.
struct BoardFill {
  CellDigits digits;
  std::vector<int> empty_cells;  // by house
  int left = 0;                  // empty cells of the board

  [[nodiscard]] bool is_empty(CellIndex cell) const { return digits[cell] == 0; }
};

// Where candidates were taken out.
struct BoardChanges {
  HousePlane houses;
  Bits digits = 0;

  BoardChanges& operator|=(const BoardChanges& other) {
    houses |= other.houses;
    digits |= other.digits;
    return *this;
  }
};

// A puzzle on the way to its solution.
class BoardPosition {
 public:
  // REQUIRES: a digit or 0 for each cell.
  BoardPosition(const LadderBoard& board, const CellDigits& givens);

  [[nodiscard]] const BoardMarks& marks() const { return marks_; }
  [[nodiscard]] const BoardFill& fill() const { return fill_; }
  [[nodiscard]] bool solved() const { return fill_.left == 0; }

  void eliminate(BoardCandidate candidate) {
    if (marks_.has(candidate.cell, candidate.digit)) remove(candidate);
  }
  // Fills the cell and takes the digit from its peers, and what else pairs exclude. REQUIRES: the
  // cell is empty.
  void place(BoardCandidate candidate);

  // What has changed since the last call.
  [[nodiscard]] BoardChanges take_changes() { return std::exchange(changes_, {}); }

 private:
  void remove(BoardCandidate candidate) {
    marks_.remove(candidate.cell, candidate.digit);
    changes_.houses |= board_->houses_of(candidate.cell);
    changes_.digits |= bit_at(candidate.digit);
  }

  const LadderBoard* board_;
  BoardMarks marks_;
  BoardFill fill_;
  BoardChanges changes_;
};

}  // namespace nonet::variants
