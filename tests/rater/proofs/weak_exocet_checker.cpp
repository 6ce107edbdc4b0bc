// Weak exocets from their meaning: each digit of the base is in each of the five lines, and each
// base cell has one of them. All ways to choose these places are tried, for what the targets hold
// and for each candidate removed.
#include <algorithm>
#include <array>

#include "tests/rater/proofs/local_search.h"
#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

HouseKind other_line(HouseKind kind) {
  return kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
}

// How many of the lines cross each box along the base: all three at the base, one elsewhere.
void demand_lines(const Reading& p, const CellSet base_box) {
  demand(p.cover.size() == 1 && p.cover[0].kind() != HouseKind::kBox, "no line of the base");
  demand(p.base.size() == 5, "not five lines");
  std::array<int, kSize> crossed{};
  for (const House line : p.base) {
    demand(line.kind() == other_line(p.cover[0].kind()), "a line that does not cross the base's");
    const CellSet crossing = cell_set_of(line) & cell_set_of(p.cover[0]);
    ++crossed[static_cast<std::size_t>(crossing.first().box())];
  }
  for (const Cell cell : cell_set_of(p.cover[0])) {
    const int lines = crossed[static_cast<std::size_t>(cell.box())];
    demand(lines == (base_box.contains(cell) ? 3 : 1), "lines through other boxes");
  }
}

// In the other boxes of the band, off the line of the base, on its lines, each in its own box.
void demand_targets(const Reading& p, const CellSet base_box) {
  demand(p.partners.size() == 1 || p.partners.size() == 2, "not one or two targets");
  CellSet band;
  CellSet lines;
  for (const Cell cell : cell_set_of(p.cover[0])) band |= cell_set_of(House::box(cell.box()));
  for (const House line : p.base) lines |= cell_set_of(line);
  const CellSet allowed = (band & lines) - base_box - cell_set_of(p.cover[0]);
  demand(allowed.contains(p.partners), "targets elsewhere");
  CellSet rest = p.partners;
  rest.erase(p.partners.first());
  demand(!cell_set_of(House::box(p.partners.first().box())).intersects(rest), "targets of one box");
}

DigitSet demand_base(const CheckedGrid& grid, const Reading& p) {
  demand(p.cells.size() == 2, "not two base cells");
  DigitSet digits;
  for (const Cell cell : p.cells) digits |= grid.at(cell);
  const CellSet box = cell_set_of(House::box(p.cells.first().box()));
  demand(!p.cover.empty() && (box & cell_set_of(p.cover[0])).contains(p.cells),
         "the base is not in a box and a line");
  demand(digits == p.digits, "other digits in the base");
  demand_lines(p, box);
  demand_targets(p, box);
  return digits;
}

// The cells for the digit, filled with it or not.
CellSet places_in(const CheckedGrid& grid, CellSet among, Digit digit) {
  CellSet cells = grid.places(among, digit);
  for (const Cell cell : among) {
    if (grid.values.value(cell) == digit.value()) cells.insert(cell);
  }
  return cells;
}

void demand_weak_parts(const CheckedGrid& grid, const Reading& p) {
  demand(p.parts.size() == 2 + static_cast<std::size_t>(p.digits.size()), "other parts");
  demand(p.parts[0].cells == p.cells && p.parts[0].digits == p.digits, "another base");
  demand(p.parts[1].cells == p.partners && p.parts[1].digits == p.digits, "other targets");
  CellSet lines;
  for (const House line : p.base) lines |= cell_set_of(line);
  std::size_t at = 2;
  for (const Digit digit : p.digits) {
    const CellSet beside = places_in(grid, lines - p.cells - p.partners, digit);
    demand(p.parts[at].cells == beside && p.parts[at].digits == DigitSet(digit), "other places");
    ++at;
  }
}

std::vector<Slot> slots_of(const CheckedGrid& grid, const Reading& p) {
  std::vector<Slot> slots;
  for (const Digit digit : p.digits) {
    for (const House line : p.base) {
      Slot slot;
      for (const Cell cell : places_in(grid, cell_set_of(line), digit))
        slot.push_back({cell, digit});
      slots.push_back(slot);
    }
  }
  for (const Cell cell : p.cells) {
    Slot slot;
    for (const Digit digit : grid.at(cell)) slot.push_back({cell, digit});
    slots.push_back(slot);
  }
  return slots;
}

bool can_fill(const std::vector<Slot>& slots) {
  return can_choose(slots, {}, [](const Candidates&) { return true; });
}

}  // namespace

void check_weak_exocet(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  const DigitSet digits = demand_base(grid, p);
  demand_weak_parts(grid, p);
  demand(claimed.placed.empty(), "an exocet removes");
  const std::vector<Slot> slots = slots_of(grid, p);
  demand(can_fill(slots), "the digits of the base have no room at all");
  for (const Cell target : p.partners) {
    std::vector<Slot> without = slots;
    for (Slot& slot : without) {
      std::erase_if(slot, [&](Candidate one) { return one.cell == target; });
    }
    demand(!can_fill(without), "a target can hold none of the digits");
  }
  demand(!(grid.at(p.partners.first()) & digits).empty(), "a target without the digits");
  for (const Candidate one : claimed.removed) {
    demand(!can_fill(slots_beside(slots, one)), "the base digits leave the candidate");
  }
}

}  // namespace nonet::testing
