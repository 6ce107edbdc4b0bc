#include "rater/logic/patterns/uniqueness/deadly_fillings.h"

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {

namespace {

class Fillings {
 public:
  explicit Fillings(const std::vector<PatternCell>& cells) : cells_(cells), first_(cells.size()) {}

  bool all_have_another() { return fill(0) && some_; }

 private:
  // The digits that the houses of the cell still have to take.
  [[nodiscard]] DigitSet wanted(Cell cell, const PerHouse<DigitSet>& left) const {
    DigitSet digits = DigitSet::all();
    for (const House house : houses_of(cell)) digits &= left[house];
    return digits;
  }

  // Goes through the fillings from this cell on; false: one of them is the only one of its kind.
  bool fill(std::size_t at) {
    if (at == cells_.size()) {
      some_ = true;
      PerHouse<DigitSet> left = held_;
      return has_other(0, left, false);
    }
    const Cell cell = cells_[at].cell;
    DigitSet free = cells_[at].digits;
    for (const House house : houses_of(cell)) free -= held_[house];
    for (const Digit digit : free) {
      first_[at] = digit;
      for (const House house : houses_of(cell)) held_[house].insert(digit);
      const bool good = fill(at + 1);
      for (const House house : houses_of(cell)) held_[house] -= DigitSet(digit);
      if (!good) return false;
    }
    return true;
  }

  // Another filling by what each house has to take.
  bool has_other(std::size_t at, PerHouse<DigitSet>& left, bool differs) const {
    if (at == cells_.size()) return differs;
    const Cell cell = cells_[at].cell;
    for (const Digit digit : wanted(cell, left)) {
      for (const House house : houses_of(cell)) left[house] -= DigitSet(digit);
      const bool found = has_other(at + 1, left, differs || digit != first_[at]);
      for (const House house : houses_of(cell)) left[house].insert(digit);
      if (found) return true;
    }
    return false;
  }

  const std::vector<PatternCell>& cells_;
  std::vector<Digit> first_;
  PerHouse<DigitSet> held_;  // by the filling
  bool some_ = false;
};

}  // namespace

bool is_deadly(const std::vector<PatternCell>& cells) { return Fillings(cells).all_have_another(); }

}  // namespace nonet
