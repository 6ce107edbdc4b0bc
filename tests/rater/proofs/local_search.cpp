#include "tests/rater/proofs/local_search.h"

#include <algorithm>

namespace nonet::testing {

bool excludes(Candidate a, Candidate b) {
  return a.cell == b.cell ? a.digit != b.digit
                          : a.digit == b.digit && peers_of(a.cell).contains(b.cell);
}

namespace {

class Filling {
 public:
  Filling(const CheckedGrid& grid, const NamedPattern& pattern) : grid_(grid), pattern_(pattern) {
    for (int h = 0; h < kHouses; ++h) {
      for (const Digit digit : pattern.digits) add_house(House(h), digit);
    }
    for (const Cell cell : pattern.cells) {
      if (!grid.values.empty(cell)) continue;
      Slot slot;
      for (const Digit digit : grid.at(cell)) slot.push_back({cell, digit});
      of_cells_.push_back(slot);
    }
  }

  // If the houses of a single digit suffice, the cells, which may have other digits, are not
  // filled.
  [[nodiscard]] bool is_possible_with(Candidate target) const {
    std::vector<Slot> slots = slots_;
    if (pattern_.digits.size() == 1 && !can_fill(slots_beside(slots, target), {target}))
      return false;
    slots.insert(slots.end(), of_cells_.begin(), of_cells_.end());
    return can_fill(slots_beside(slots, target), {target});
  }

 private:
  void add_house(House house, Digit digit) {
    const CellSet places = grid_.places(house, digit);
    if (places.empty() || !pattern_.cells.contains(places)) return;
    Slot slot;
    for (const Cell cell : places) slot.push_back({cell, digit});
    slots_.push_back(slot);
  }

  [[nodiscard]] bool can_fill(const std::vector<Slot>& slots, const Candidates& chosen) const {
    return can_choose(slots, chosen, [&](const Candidates& all) {
      return !pattern_.rectangle || !is_deadly(all);
    });
  }

  // Each of the two digits is only in the four cells.
  [[nodiscard]] bool is_deadly(const Candidates& chosen) const {
    DigitSet digits;
    int filled = 0;
    for (const Cell cell : *pattern_.rectangle) {
      if (!grid_.values.empty(cell)) {
        digits.insert(grid_.values.digit(cell));
        ++filled;
      }
    }
    for (const Candidate one : chosen) {
      if (!pattern_.rectangle->contains(one.cell)) continue;
      digits.insert(one.digit);
      ++filled;
    }
    return filled == pattern_.rectangle->size() && digits.size() == 2;
  }

  const CheckedGrid& grid_;
  const NamedPattern& pattern_;
  std::vector<Slot> slots_;  // of houses
  std::vector<Slot> of_cells_;
};

// The cells lie in two rows, two columns and two boxes, and none is a given, because a given cannot
// change.
void demand_rectangle(const CheckedGrid& grid, CellSet cells) {
  std::set<int> rows;
  std::set<int> columns;
  std::set<int> boxes;
  for (const Cell cell : cells) {
    rows.insert(cell.row());
    columns.insert(cell.column());
    boxes.insert(cell.box());
    demand(!grid.givens.contains(cell), "a given in the rectangle");
  }
  demand(cells.size() == 4 && rows.size() == 2 && columns.size() == 2 && boxes.size() == 2,
         "no rectangle in two boxes");
}

}  // namespace

std::vector<Slot> slots_beside(const std::vector<Slot>& slots, Candidate candidate) {
  std::vector<Slot> left;
  for (Slot slot : slots) {
    if (std::ranges::find(slot, candidate) != slot.end()) continue;
    std::erase_if(slot, [&](Candidate one) { return excludes(one, candidate); });
    left.push_back(std::move(slot));
  }
  return left;
}

bool can_choose(const std::vector<Slot>& slots, const Candidates& chosen,
                const std::function<bool(const Candidates&)>& accepts) {
  if (slots.empty()) return accepts(chosen);
  const Slot& fewest = *std::ranges::min_element(slots, {}, &Slot::size);
  return std::ranges::any_of(fewest, [&](Candidate one) {
    Candidates with = chosen;
    with.insert(one);
    return can_choose(slots_beside(slots, one), with, accepts);
  });
}

void check_locally(const CheckedGrid& grid, const NamedPattern& pattern,
                   const Candidates& removed) {
  if (pattern.rectangle) demand_rectangle(grid, *pattern.rectangle);
  const Filling filling(grid, pattern);
  for (const Candidate target : removed) {
    demand(!filling.is_possible_with(target), "the pattern leaves the target");
  }
}

}  // namespace nonet::testing
