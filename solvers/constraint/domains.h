// The domain of every square of the constraint model, kept twice: by square and by digit, because
// the two kinds of propagation read it in these two ways.
#pragma once

#include <array>
#include <cstddef>

#include "board/cell.h"
#include "board/cell_set.h"
#include "board/digit_set.h"
#include "board/geometry.h"
#include "board/grid.h"
#include "board/typed_array.h"

namespace nonet::constraint {

class Domains {
 public:
  // Every square may be every digit.
  Domains() {
    squares_.fill(DigitSet::all());
    places_.fill(CellSet::all());
  }

  [[nodiscard]] DigitSet of(Cell c) const { return squares_[c]; }
  [[nodiscard]] CellSet places(Digit d) const { return places_[d]; }
  // Squares whose domain has more than one digit left.
  [[nodiscard]] CellSet open() const { return open_; }
  [[nodiscard]] bool solved() const { return open_.empty(); }
  // Some domain is empty: there is no solution below.
  [[nodiscard]] bool wiped_out() const { return wiped_out_; }

  // Takes the digit out of the domain; does nothing where it is absent.
  void remove(Cell c, Digit d) {
    DigitSet& domain = squares_[c];
    if (!domain.contains(d)) return;
    domain.erase(d);
    places_[d].erase(c);
    changed_digits_.insert(d);
    changed_squares_.insert(c);
    if (domain.size() == 1) {
      open_.erase(c);
      fresh_singles_.insert(c);
    }
    wiped_out_ = wiped_out_ || domain.empty();
  }
  // Leaves only these digits.
  void keep(Cell c, DigitSet digits) {
    for (const Digit d : of(c) - digits) remove(c, d);
  }
  void assign(Cell c, Digit d) {
    if (!of(c).contains(d)) {
      wiped_out_ = true;
      return;
    }
    keep(c, DigitSet(d));
  }

  // The changes since the last call: the queues of AC-3.
  CellSet take_fresh_singles() { return taken(fresh_singles_); }
  CellSet take_changed_squares() { return taken(changed_squares_); }
  DigitSet take_changed_digits() { return taken(changed_digits_); }

  // The squares with one digit left, as a grid.
  [[nodiscard]] Grid grid() const {
    Grid grid;
    for (const Cell c : all_cells()) {
      if (of(c).size() == 1) grid.set(c, of(c).first());
    }
    return grid;
  }

 private:
  template <typename Set>
  static Set taken(Set& set) {
    const Set items = set;
    set = Set();
    return items;
  }

  PerCell<DigitSet> squares_{};
  PerDigit<CellSet> places_{};
  CellSet open_ = CellSet::all();
  CellSet fresh_singles_;
  CellSet changed_squares_ = CellSet::all();
  DigitSet changed_digits_ = DigitSet::all();
  bool wiped_out_ = false;
};

}  // namespace nonet::constraint
