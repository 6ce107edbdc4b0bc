// Deadly patterns: the pattern's digits alone would leave a second solution, so one of the other
// candidates is true.
#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "tests/rater/proofs/checked_grid.h"
#include "tests/rater/proofs/local_search.h"
#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

bool see_each_other(Cell a, Cell b) { return peers_of(a).contains(b); }

Candidates others_of(const CheckedGrid& grid, CellSet cells, DigitSet digits) {
  Candidates set;
  for (const Cell cell : cells) {
    for (const Digit digit : grid.at(cell) - digits) set.insert({cell, digit});
  }
  return set;
}

// The digits of cells, house by house.
using HeldDigits = std::map<int, DigitSet>;

HeldDigits held_by(const std::vector<Candidate>& filling) {
  HeldDigits held;
  for (const Candidate one : filling) {
    for (const House house : houses_of(one.cell)) held[house.index()].insert(one.digit);
  }
  return held;
}

// Whether the cells from `at` on can be filled so that each house gets the digits left for it and
// some cell another digit than in the filling.
bool can_fill_otherwise(const std::vector<Candidate>& filling, std::size_t at, HeldDigits left,
                        bool differs) {
  if (at == filling.size()) return differs;
  for (const Digit digit : DigitSet::all()) {
    HeldDigits then = left;
    bool fits = true;
    for (const House house : houses_of(filling[at].cell)) {
      fits = fits && then[house.index()].contains(digit);
      then[house.index()].erase(digit);
    }
    const bool differs_then = differs || digit != filling[at].digit;
    if (fits && can_fill_otherwise(filling, at + 1, then, differs_then)) return true;
  }
  return false;
}

// Every filling of the cells by the pattern's digits can be exchanged for another.
void demand_two_fillings(const CheckedGrid& grid, const Reading& p, const std::vector<Cell>& cells,
                         std::vector<Candidate>& filling) {
  if (filling.size() == cells.size()) {
    demand(can_fill_otherwise(filling, 0, held_by(filling), false), "a filling has no other");
    return;
  }
  const Cell cell = cells[filling.size()];
  const DigitSet digits =
      grid.values.empty(cell) ? grid.at(cell) & p.digits : DigitSet(grid.values.digit(cell));
  for (const Digit digit : digits) {
    const auto clashes = [&](Candidate one) {
      return one.digit == digit && see_each_other(one.cell, cell);
    };
    if (std::ranges::any_of(filling, clashes)) continue;
    filling.push_back({cell, digit});
    demand_two_fillings(grid, p, cells, filling);
    filling.pop_back();
  }
}

// Qiu's pattern: the two lines beside the square, line across by line across.
class LineExchange {
 public:
  LineExchange(const CheckedGrid& grid, const Reading& p) : grid_(grid) {
    for (std::size_t at = 0; at < kSize; ++at) {
      const Cell upper = cells_of(p.base[0])[at];
      const Cell lower = cells_of(p.base[1])[at];
      if (!p.partners.contains(upper)) pairs_.emplace_back(upper, lower);
    }
  }

  // How many runs of digits, from line to line, begin somewhere and pass a given.
  [[nodiscard]] std::size_t runs_past_givens() const {
    std::set<std::size_t> beginnings;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      const auto& [upper, lower] = pairs_[i];
      if (!grid_.givens.contains(upper) && !grid_.givens.contains(lower)) continue;
      std::size_t at = i;
      std::size_t steps = 0;
      while (steps < pairs_.size() && before(at)) {
        at = *before(at);
        ++steps;
      }
      if (steps < pairs_.size()) beginnings.insert(at);
    }
    return beginnings.size();
  }

 private:
  // The pair whose lower digit is the upper one here.
  [[nodiscard]] std::optional<std::size_t> before(std::size_t at) const {
    const int digit = grid_.values.value(pairs_[at].first);
    for (std::size_t i = 0; digit != 0 && i < pairs_.size(); ++i) {
      if (grid_.values.value(pairs_[i].second) == digit) return i;
    }
    return std::nullopt;
  }

  const CheckedGrid& grid_;
  std::vector<std::pair<Cell, Cell>> pairs_;
};

void demand_qius_shape(const CheckedGrid& grid, const Reading& p) {
  demand(p.base.size() == 2 && p.base[0].kind() == p.base[1].kind() &&
             p.base[0].kind() != HouseKind::kBox && p.cover.size() == 1 &&
             p.cover[0].kind() == HouseKind::kBox,
         "not two lines and a box");
  demand(p.digits.size() == 2 && p.cells.size() == 2 && p.partners.size() == 4, "other numbers");
  const CellSet lines = cell_set_of(p.base[0]) | cell_set_of(p.base[1]);
  demand((lines & cell_set_of(p.cover[0])).contains(p.partners), "no square");
  const bool rows = p.base[0].kind() == HouseKind::kRow;
  std::set<int> across;
  std::set<int> along;
  std::set<int> across_corners;
  for (const Cell cell : p.partners) across.insert(rows ? cell.column() : cell.row());
  for (const Cell cell : p.cells) {
    across_corners.insert(rows ? cell.column() : cell.row());
    along.insert(rows ? cell.row() : cell.column());
    const int band = rows ? cell.row() / 3 : cell.column() / 3;
    demand(band != p.base[0].number() / 3, "a corner in the band of the lines");
    demand(grid.values.empty(cell), "a corner is filled");
  }
  demand(p.base[0].number() / 3 == p.base[1].number() / 3, "lines of two bands");
  demand(across.size() == 2 && across == across_corners && along.size() == 1, "no corners");
  demand(!grid.givens.intersects(p.partners), "a given in the square");
}

// The slots of a locked set, or of a digit locked to two cells of a house: one candidate of each
// slot is true.
std::vector<Slot> slots_of_aid(const CheckedGrid& grid, const Reading::Part& aid) {
  std::vector<Slot> slots;
  if (aid.digits.size() > 1) {
    for (const Cell cell : aid.cells) {
      slots.emplace_back();
      for (const Digit digit : grid.at(cell)) slots.back().push_back({cell, digit});
      demand(!slots.back().empty() && aid.digits.contains(grid.at(cell)), "not a set");
    }
    return slots;
  }
  const Digit digit = aid.digits.first();
  const auto holds = [&](House house) { return grid.places(house, digit) == aid.cells; };
  demand(std::ranges::any_of(houses_of(aid.cells.first()), holds), "the digit is not locked");
  slots.emplace_back();
  for (const Cell cell : aid.cells) slots.back().push_back({cell, digit});
  return slots;
}

}  // namespace

// The target, a guardian and the aid cannot all be true.
void demand_false_with_each(const CheckedGrid& grid, const Reading& p, const Candidates& guardians,
                            const Conclusion& claimed) {
  demand(claimed.placed.empty() && p.parts.size() <= 1, "guardians remove, with one aid");
  std::vector<Slot> slots;
  if (!p.parts.empty()) slots = slots_of_aid(grid, p.parts[0]);
  for (const Candidate target : claimed.removed) {
    for (const Candidate guardian : guardians) {
      if (excludes(target, guardian)) continue;
      const auto left = slots_beside(slots_beside(slots, target), guardian);
      const auto any = [](const Candidates&) { return true; };
      demand(target != guardian && !slots.empty() && !can_choose(left, {target, guardian}, any),
             "a guardian leaves the target");
    }
  }
}

// Cells that each see the next in a ring of odd length cannot be filled with two digits.
void check_bivalue_oddagon(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(p.digits.size() == 2, "not a pair");
  std::vector<Candidate> filling;
  const std::function<bool()> fits = [&]() -> bool {
    if (filling.size() == static_cast<std::size_t>(p.cells.size())) return true;
    Cell cell;
    std::size_t at = 0;
    for (const Cell one : p.cells) {
      if (at++ == filling.size()) cell = one;
    }
    for (const Digit digit : grid.at(cell) & p.digits) {
      const auto clashes = [&](Candidate one) { return excludes(one, {cell, digit}); };
      if (std::ranges::any_of(filling, clashes)) continue;
      filling.push_back({cell, digit});
      if (fits()) return true;
      filling.pop_back();
    }
    return false;
  };
  demand(!fits(), "the pair fills the ring");
  demand_false_with_each(grid, p, others_of(grid, p.cells, p.digits), claimed);
}

Candidates guardians_named(const Reading& p) {
  Candidates guardians;
  for (const auto& text : p.json.at("surplus")) guardians.insert(says_named(text).candidate);
  demand(!guardians.empty(), "no guardian");
  return guardians;
}

void check_deadly(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  std::vector<Cell> cells;
  for (const Cell cell : p.cells) {
    demand(!grid.givens.contains(cell), "a given in the pattern");
    demand(grid.values.empty(cell) || p.digits.contains(grid.values.digit(cell)), "another digit");
    cells.push_back(cell);
  }
  std::vector<Candidate> filling;
  demand_two_fillings(grid, p, cells, filling);
  const Candidates guardians = guardians_named(p);
  demand(guardians == others_of(grid, p.cells, p.digits), "other guardians");
  demand_false_with_each(grid, p, guardians, claimed);
}

void check_qius_pattern(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand_qius_shape(grid, p);
  demand(LineExchange(grid, p).runs_past_givens() <= 1, "a given is in both exchanges");
  Candidates expected = others_of(grid, p.cells, p.digits);
  for (const Cell cell : cell_set_of(p.cover[0]) - p.partners) {
    if (!grid.values.empty(cell)) {
      demand(!p.digits.contains(grid.values.digit(cell)), "a digit of the pair is placed");
      continue;
    }
    for (const Digit digit : grid.at(cell) & p.digits) expected.insert({cell, digit});
  }
  const Candidates guardians = guardians_named(p);
  demand(guardians == expected, "other guardians");
  demand_false_with_each(grid, p, guardians, claimed);
}

}  // namespace nonet::testing
