// Candidates under the basics: singles, locked candidates and subsets of every size, to the
// fixpoint. Hunting closes tens of thousands of boards a second (every candidate of every promising
// child is tried), so this is built for speed alone: no steps, no order, no explanation; the rater
// has those.
//
// Everything is kept twice, because each rule then reads one small number:
//
//   cells_[cell]            which digits the cell can be         (naked singles)
//   places_[house][digit]   where in the house the digit can be  (hidden singles, locked, subsets)
//
// A candidate is one bit of the first and of three of the second. A board is some 800 bytes without
// pointers, and trying a candidate is copying the board.
//
// Subsets: a set of k digits with k places in a house takes them, and no other digit can be there.
// Over all sets of the open digits this finds hidden and naked subsets alike (a naked subset of
// cells is a hidden one of the other digits); with six open digits, the usual number on hard
// boards, that is 64 unions.
#pragma once

#include <cstdint>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet {

class BasicsBoard {
 public:
  // Every cell can be every digit.
  BasicsBoard();
  // REQUIRES: !givens.clash(). Nothing is inferred yet.
  explicit BasicsBoard(const Grid& givens);

  // Removes a candidate, or all others of its cell. The next inference draws the consequences.
  void remove(Cell cell, Digit digit) { strike({cell, digit}); }
  void place(Candidate candidate);

  // Infers to the fixpoint. False on a contradiction; the board is then unusable.
  bool infer_singles();
  bool infer_basics();

  [[nodiscard]] bool solved() const { return open_.empty(); }
  // Undecided cells.
  [[nodiscard]] CellSet open() const { return open_; }
  // The digits that the cell can be: bit i for the digit with index i.
  [[nodiscard]] unsigned digits(Cell cell) const { return cells_[cell]; }
  // The positions in the house where the digit can be.
  [[nodiscard]] unsigned places(House house, Digit digit) const { return places_[house][digit]; }
  // The number of candidates on the board, one for each decided cell.
  [[nodiscard]] int candidates() const { return candidates_; }

 private:
  enum class Rules : std::uint8_t { kSingles, kBasics };

  void strike(Candidate candidate);
  void remove_places(House house, Digit digit, unsigned positions);
  void decide(Candidate candidate);
  void decide_naked_singles();
  // Finds hidden singles, and locked candidates if the rules include them.
  void look_at_digits(House house, Rules rules);
  void look_for_locked(House house, Digit digit);
  void look_for_subsets(House house);

  PerHouse<PerDigit<std::uint16_t>> places_;
  PerCell<std::uint16_t> cells_;
  PerHouse<std::uint16_t> changed_digits_{};  // since the last search of the house
  std::uint32_t changed_houses_ = 0;          // houses with changed digits
  std::uint32_t subset_houses_ = 0;           // houses not yet searched for subsets
  CellSet naked_singles_;                     // cells to be decided
  CellSet open_ = CellSet::all();
  int candidates_ = kCells * kSize;
  bool contradiction_ = false;
};

}  // namespace nonet
