// The grid of a walk that mostly places singles: each placement removes its digit from all houses
// at once. The places of a digit in the 27 houses lie side by side, nine bits for each, so that a
// placement is a few vector operations. Each candidate records when it was removed, so the order in
// which hidden singles appeared is computed only when one is needed.
//
// It keeps less than a Position, which is built from it when a finder runs.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "base/bits.h"
#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/typed_array.h"
#include "rater/logic/position/position.h"

namespace nonet {

// Nine bits for each house by its index; the remaining lanes are empty.
struct alignas(64) HouseLanes {
  static constexpr int kLanes = 32;
  std::array<std::uint16_t, kLanes> of{};

  std::uint16_t& operator[](House house) { return of[array_index(house)]; }
  const std::uint16_t& operator[](House house) const { return of[array_index(house)]; }
};

class SinglesBoard {
 public:
  // Every empty cell gets the digits that no filled peer has.
  explicit SinglesBoard(const Grid& grid);

  [[nodiscard]] const Grid& grid() const { return grid_; }
  [[nodiscard]] CellSet empty_cells() const { return empty_; }
  [[nodiscard]] int empty_count() const { return empty_count_; }
  [[nodiscard]] DigitSet candidates(Cell c) const { return candidates_[c]; }
  [[nodiscard]] bool has(Candidate c) const { return candidates_[c.cell].contains(c.digit); }
  [[nodiscard]] CellSet places(Digit d) const { return places_[d]; }
  [[nodiscard]] HouseMask places(House h, Digit d) const { return in_houses_[d][h]; }
  [[nodiscard]] HouseMask empty_in(House h) const { return empty_in_[h]; }
  [[nodiscard]] const PerCell<DigitSet>& all_candidates() const { return candidates_; }
  [[nodiscard]] const PerDigit<CellSet>& all_places() const { return places_; }
  [[nodiscard]] const PerDigit<HouseLanes>& places_in_houses() const { return in_houses_; }
  // The number of cells that hold each digit.
  [[nodiscard]] const PerDigit<std::uint8_t>& filled_counts() const { return filled_counts_; }

  // Houses with exactly one empty cell.
  [[nodiscard]] HouseSet nearly_full_houses() const { return nearly_full_; }
  // Houses in which the digit has exactly one place.
  [[nodiscard]] HouseSet houses_with_single(Digit d) const;
  // Empty cells with exactly one candidate.
  [[nodiscard]] CellSet naked_singles() const;

  // Calls listener.naked(Candidate) for each naked single that appears. A placement removes the
  // digit from the peers in ascending order, then the other digits of the cell in theirs. REQUIRES:
  // has(c).
  template <typename Listener>
  void place(Candidate c, Listener& listener);
  // Without effect where the candidate is absent.
  template <typename Listener>
  void eliminate(Candidate c, Listener& listener);

  // When the number of the digit's places in the house fell to one, or none: later is larger, and 0
  // is before the first placement. The loss of one candidate counts by row, column and box.
  [[nodiscard]] int moment_of_single(House house, Digit digit) const;

 private:
  void fill(Candidate c);
  void take_from_houses(Candidate c);
  void remove_from_houses(Candidate c);
  void note_loss(Candidate c) { lost_[c.digit][c.cell] = ++losses_; }

  Grid grid_;
  CellSet empty_;
  int empty_count_ = 0;
  HouseSet nearly_full_ = 0;
  PerCell<DigitSet> candidates_{};
  PerDigit<CellSet> places_{};
  PerDigit<HouseLanes> in_houses_{};
  HouseLanes empty_in_;
  PerDigit<std::uint8_t> filled_counts_{};
  // The number of the loss that removed each candidate; 0 for candidates that were never there.
  PerDigit<PerCell<std::uint16_t>> lost_{};
  std::uint16_t losses_ = 0;
};

template <typename Listener>
void SinglesBoard::eliminate(Candidate c, Listener& listener) {
  if (!has(c)) return;
  candidates_[c.cell].erase(c.digit);
  places_[c.digit].erase(c.cell);
  note_loss(c);
  const DigitSet left = candidates_[c.cell];
  if (at_most_one_bit(left.bits()) && !left.empty()) listener.naked({c.cell, left.first()});
  remove_from_houses(c);
}

template <typename Listener>
void SinglesBoard::place(Candidate c, Listener& listener) {
  assert(has(c));
  for (const Cell peer : peers_of(c.cell) & places_[c.digit]) {
    candidates_[peer].erase(c.digit);
    note_loss({peer, c.digit});
    const DigitSet left = candidates_[peer];
    if (at_most_one_bit(left.bits()) && !left.empty()) listener.naked({peer, left.first()});
  }
  places_[c.digit] -= peers_of(c.cell) | CellSet(c.cell);
  take_from_houses(c);
  for (const Digit other : candidates_[c.cell] - DigitSet(c.digit)) {
    places_[other].erase(c.cell);
    note_loss({c.cell, other});
    remove_from_houses({c.cell, other});
  }
  fill(c);
}

}  // namespace nonet
