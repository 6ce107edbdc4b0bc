// Which digits to take out of a puzzle next, while others decide whether it can do without them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "variants/board/cell_digits.h"
#include "variants/exact/board_solver.h"

namespace nonet::variants {

// The cells of all steps.
int cells_of(std::span<const Step> steps);

// Several steps are taken at once. If singles place all their digits again, these follow from the
// rest, and so do all others. If they place those of some steps only, these follow from the rest
// without the other steps, and go; the others are tried again, fewer at a time. So the result is
// that of taking the steps one by one.
class ThinningJob {
 public:
  // REQUIRES: singles fill the puzzle. Either all cells of a step have a digit or none has; they go
  // together. At least `fewest` digits stay.
  void begin(const CellDigits& puzzle, std::span<const Step> steps, int fewest);

  // Chooses the digits to be taken out. False: the puzzle is done.
  bool choose();
  // The cells whose digits are taken out.
  [[nodiscard]] std::span<const CellIndex> tried() const { return tried_; }
  // The i-th of these is not filled again.
  void fail(std::size_t i) { is_filled_[i] = false; }
  // Decides by the cells that are filled again.
  void settle();
  // The cells that got their digits back.
  [[nodiscard]] std::span<const CellIndex> restored() const { return restored_; }

  // Whether the digits of the next trial, or of the one chosen, are among those that one before did
  // not fill.
  [[nodiscard]] bool is_within_failure() const { return parts_.size() > 1; }

  // Without the digits that are being tried.
  [[nodiscard]] const CellDigits& puzzle() const { return puzzle_; }
  [[nodiscard]] int digit_of(CellIndex cell) const { return full_[cell]; }

 private:
  // Steps that are to be taken, a part of steps_; those before `next` have been tried.
  struct Part {
    std::size_t begin;
    std::size_t next;
    std::size_t end;
    std::size_t at_once;
    // Whether one of these steps stays. As long as none does no trial takes all that are left: it
    // is known that not all can go.
    bool has_needed;
  };
  // Whether enough digits stay without those of the steps.
  [[nodiscard]] bool leaves_enough(std::span<const Step> steps) const;
  [[nodiscard]] std::span<const Step> taken() const {
    return {steps_.data() + first_taken_, taken_count_};
  }

  CellDigits full_;
  CellDigits puzzle_;
  int left_ = 0;
  int fewest_ = 0;
  std::vector<Step> steps_;
  std::vector<Part> parts_;  // the later ones are within the last steps tried of those before
  std::size_t first_taken_ = 0;
  std::size_t taken_count_ = 0;
  std::vector<CellIndex> tried_;
  std::vector<std::uint8_t> is_filled_;  // by cell tried
  std::vector<CellIndex> restored_;
};

}  // namespace nonet::variants
