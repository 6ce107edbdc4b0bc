// Exocets from their definition: a base and three lines across it, in which no digit of the base
// has room beside the targets. What a step removes fits with no placement of the base digits in
// these lines and in the boxes of the band; all are tried.
#include <algorithm>

#include "tests/rater/proofs/local_search.h"
#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

HouseKind kind_across(HouseKind kind) {
  return kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
}

// The base cells of one or two exocets with what they share.
class BaseDigits {
 public:
  BaseDigits(const CheckedGrid& grid, const Reading& p) : grid_(grid) {
    if (p.technique == "one-cell-exocet" || p.technique == "complex-exocet") {
      read_any_houses(p);
      return;
    }
    demand(p.base.size() == 3, "not three cross-lines");
    const HouseKind across = p.base[0].kind();
    demand(across != HouseKind::kBox, "a box is no cross-line");
    for (const House line : p.base) {
      demand(line.kind() == across, "cross-lines of two kinds");
      lines_ |= cell_set_of(line);
      houses_.push_back(line);
    }
    const std::size_t bases = p.technique == "double-exocet" ? 2 : 1;
    demand(p.parts.size() == 2 * bases + static_cast<std::size_t>(p.digits.size()), "other parts");
    for (std::size_t i = 0; i < bases; ++i) add_base(p.parts[2 * i], p.parts[2 * i + 1]);
    for (const House line : p.base) add_box(p.parts[0].cells.first(), line);
    demand(bases_ == p.cells && targets_ == p.partners, "other cells than those of the parts");
    check_s_cells(p, 2 * bases);
  }

  // Whether the candidate fits with any placement.
  [[nodiscard]] bool allow(Candidate target) const { return allow(target, 0, {target}); }

 private:
  // Of any houses; `cover` is the line of the base.
  void read_any_houses(const Reading& p) {
    const int cells = p.technique == "one-cell-exocet" ? 1 : 2;
    demand(p.cells.size() == cells && p.partners.size() == cells, "other base cells or targets");
    demand(p.cover.size() == 1 && p.cover[0].kind() != HouseKind::kBox, "no line of the base");
    const CellSet line = cell_set_of(p.cover[0]);
    const House box = House::box(p.cells.first().box());
    demand((line & cell_set_of(box)).contains(p.cells), "the base is not in a box and a line");
    DigitSet digits;
    for (const Cell cell : p.cells) {
      digits |= grid_.at(cell);
      order_.push_back(cell);
    }
    demand(digits == p.digits && p.parts.size() == 2 + static_cast<std::size_t>(digits.size()),
           "other digits in the base");
    houses_ = p.base;
    for (const House house : p.base) lines_ |= cell_set_of(house);
    bases_ = p.cells;
    targets_ = p.partners;
    demand(p.parts[0].cells == bases_ && p.parts[1].cells == targets_, "other parts");
    for (const Digit digit : digits) {
      for (const Cell cell : grid_.places(bases_, digit))
        demand_no_room(digit, CellSet(cell), targets_);
    }
    check_s_cells(p, 2);
    for (const Cell cell : line) {
      const House crossed = House::box(cell.box());
      if (std::ranges::find(houses_, crossed) == houses_.end()) houses_.push_back(crossed);
    }
  }

  void add_base(const Reading::Part& base, const Reading::Part& targets) {
    demand(base.cells.size() == 2 && targets.cells.size() == 2, "not two base or target cells");
    const Cell first = base.cells.first();
    const House line = house_of(first, kind_across(houses_[0].kind()));
    demand((cell_set_of(line) & cell_set_of(House::box(first.box()))).contains(base.cells),
           "the base is not in a box and a line");
    demand(!lines_.intersects(base.cells) && lines_.contains(targets.cells), "not on cross-lines");
    DigitSet digits;
    for (const Cell cell : base.cells) digits |= grid_.at(cell);
    demand(digits == base.digits, "other digits in the base");
    for (const Digit digit : digits) demand_no_room(digit, base.cells, targets.cells);
    bases_ |= base.cells;
    targets_ |= targets.cells;
    for (const Cell cell : base.cells) order_.push_back(cell);
  }

  // The box where the line crosses that of the base.
  void add_box(Cell base, House line) {
    const CellSet along = cell_set_of(house_of(base, kind_across(line.kind())));
    const House box = House::box((along & cell_set_of(line)).first().box());
    demand(std::ranges::find(houses_, box) == houses_.end(), "two cross-lines of a box");
    houses_.push_back(box);
  }

  void check_s_cells(const Reading& p, std::size_t at) const {
    for (const Digit digit : p.digits) {
      const CellSet cells = places(digit, lines_ - targets_, bases_);
      demand(p.parts[at].cells == cells && p.parts[at].digits == DigitSet(digit), "other S-cells");
      ++at;
    }
  }

  // Cells for the digit, filled with it or not, that these do not see.
  [[nodiscard]] CellSet places(Digit digit, CellSet among, CellSet unseen_by) const {
    CellSet cells = grid_.places(among, digit);
    for (const Cell cell : among) {
      if (grid_.values.value(cell) == digit.value()) cells.insert(cell);
    }
    for (const Cell cell : unseen_by) cells -= peers_of(cell) | CellSet(cell);
    return cells;
  }

  [[nodiscard]] Slot slot(Digit digit, House house, CellSet avoided, CellSet unseen_by) const {
    Slot slot;
    for (const Cell cell : places(digit, cell_set_of(house) - avoided, unseen_by)) {
      slot.push_back({cell, digit});
    }
    return slot;
  }

  void demand_no_room(Digit digit, CellSet base, CellSet targets) const {
    std::vector<Slot> slots;
    for (const House house : houses_) {
      if (!cell_set_of(house).intersects(base)) {
        slots.push_back(slot(digit, house, targets, base));
      }
    }
    demand(!can_choose(slots, {}, [](const Candidates&) { return true; }),
           "a base digit has room beside the targets");
  }

  // With digits for the base cells from this one on.
  [[nodiscard]] bool allow(Candidate target, std::size_t at, const Candidates& chosen) const {
    if (at == order_.size()) return has_placement(target, chosen);
    for (const Digit digit : grid_.at(order_[at])) {
      const Candidate one{order_[at], digit};
      if (!agrees(one, chosen)) continue;
      Candidates with = chosen;
      with.insert(one);
      if (allow(target, at + 1, with)) return true;
    }
    return false;
  }

  static bool agrees(Candidate one, const Candidates& chosen) {
    return std::ranges::all_of(chosen, [&](Candidate other) {
      return other == one || !slots_beside({{one}}, other)[0].empty();
    });
  }

  [[nodiscard]] bool has_placement(Candidate target, const Candidates& chosen) const {
    std::vector<Slot> slots;
    for (const Digit digit : DigitSet::all()) {
      CellSet holders;
      for (const Cell cell : bases_) {
        if (chosen.count({cell, digit}) != 0) holders.insert(cell);
      }
      if (holders.empty()) continue;
      for (const House house : houses_) {
        if (cell_set_of(house).intersects(holders)) continue;
        slots.push_back(slot(digit, house, bases_, holders));
      }
    }
    return can_choose(slots_beside(slots, target), chosen, [](const Candidates&) { return true; });
  }

  const CheckedGrid& grid_;
  CellSet lines_;
  CellSet bases_;
  CellSet targets_;
  std::vector<House> houses_;  // cross-lines, then the boxes of the band
  std::vector<Cell> order_;    // of the base cells
};

}  // namespace

void check_exocet(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  const BaseDigits exocet(grid, p);
  demand(claimed.placed.empty(), "an exocet removes");
  for (const Candidate target : claimed.removed) {
    demand(!exocet.allow(target), "the base digits leave the target");
  }
}

}  // namespace nonet::testing
