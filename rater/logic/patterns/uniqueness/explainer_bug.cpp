// The surplus candidates are found house by house, in Sudoku Explainer's way. If a digit has one
// place or more than two in a house, its place in a cell with three or more candidates is surplus.
// If several such cells are in the house, another house must decide; if none is, there is no grave.
// Most positions fail at the first house, so nothing is computed ahead.
#include "rater/logic/patterns/uniqueness/explainer_bug.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "rater/logic/patterns/subsets/common_tuple.h"
#include "rater/logic/position/houses.h"

namespace nonet::explainer {

namespace {

struct Grave {
  std::vector<Cell> cells;  // with surplus candidates, in the order found
  CandidateSet surplus;
  DigitSet digits;       // of all surplus candidates
  CellSet common_peers;  // of all the cells
};

// Notes a surplus candidate. False: there are too many for a conclusion.
bool add_surplus(Grave& grave, Candidate candidate) {
  const bool first = grave.cells.empty();
  if (std::ranges::find(grave.cells, candidate.cell) == grave.cells.end()) {
    grave.cells.push_back(candidate.cell);
  }
  grave.surplus.insert(candidate);
  grave.digits.insert(candidate.digit);
  const CellSet seen = peers_of(candidate.cell);
  grave.common_peers = first ? seen : grave.common_peers & seen;
  for (const Cell cell : grave.cells) grave.common_peers.erase(cell);
  return grave.cells.size() <= 1 || grave.digits.size() <= 1 || !grave.common_peers.empty();
}

std::optional<Grave> collect_surplus(const Position& position) {
  Grave grave;
  for (const HouseKind kind : kBoxRowColumn) {
    for (int number = 0; number < kSize; ++number) {
      const House house(kind, number);
      for (const Digit digit : DigitSet::all()) {
        const HouseMask places = position.places(house, digit);
        if (places == 0 || bit_count(places) == 2) continue;
        CellSet crowded;
        for (const Cell cell : cells_at(house, places)) {
          if (position.candidates(cell).size() >= 3) crowded.insert(cell);
        }
        if (crowded.empty()) return std::nullopt;
        if (crowded.size() > 1) continue;
        if (!add_surplus(grave, {crowded.first(), digit})) return std::nullopt;
      }
    }
  }
  return grave;
}

// Two candidates in every empty cell, and none or two places for every digit in every house.
bool is_grave(const Position& position) {
  for (const Cell cell : position.empty_cells()) {
    if (position.candidates(cell).size() != 2) return false;
  }
  for (int h = 0; h < kHouses; ++h) {
    for (const Digit digit : DigitSet::all()) {
      const int places = bit_count(position.places(House(h), digit));
      if (places != 0 && places != 2) return false;
    }
  }
  return true;
}

Step grave_step(const Grave& grave, TechniqueId technique, int type) {
  Step step;
  step.technique = technique;
  step.variant = static_cast<std::uint8_t>(type);
  for (const Cell cell : grave.cells) step.cells.insert(cell);
  step.digits = grave.digits;
  return step;
}

std::optional<House> shared_house(const Grave& grave, HouseKind kind) {
  const House house = house_of(grave.cells[0], kind);
  for (const Cell cell : grave.cells) {
    if (house_of(cell, kind) != house) return std::nullopt;
  }
  return house;
}

Demand offer_type_1(const Search& search, const Grave& grave) {
  Step step = grave_step(grave, TechniqueId::kBug1, 1);
  const Cell cell = grave.cells[0];
  step.eliminations.insert(cell, search.position.candidates(cell) - grave.digits);
  return search.sink.offer(step);
}

Demand offer_type_2(const Search& search, const Grave& grave) {
  const Digit digit = grave.digits.first();
  Step step = grave_step(grave, TechniqueId::kBug2, 2);
  step.eliminations[digit] = grave.common_peers & search.position.places(digit);
  if (step.eliminations.empty()) return Demand::kMore;
  return search.sink.offer(step);
}

// Two cells of a house share exactly one digit that is not surplus: it is locked in them.
Demand offer_type_4(const Search& search, const Grave& grave) {
  const Position& position = search.position;
  const DigitSet locked =
      (position.candidates(grave.cells[0]) & position.candidates(grave.cells[1])) - grave.digits;
  if (locked.size() != 1) return Demand::kMore;
  for (const HouseKind kind : kBoxRowColumn) {
    const auto house = shared_house(grave, kind);
    if (!house) continue;
    Step step = grave_step(grave, TechniqueId::kBug4, 4);
    step.house = house;
    for (const Cell cell : grave.cells) {
      const DigitSet kept = locked | grave.surplus.digits_in(cell);
      step.eliminations.insert(cell, position.candidates(cell) - kept);
    }
    if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

// Naked sets of `size` digits: size-1 cells of `others` (cells of the house) and the surplus
// digits.
Demand offer_type_3(const Search& search, const Grave& grave, House house,
                    const std::vector<Cell>& others) {
  const Position& position = search.position;
  for (int size = 2; size <= 6; ++size) {
    if (static_cast<int>(others.size()) < size) break;
    for (unsigned chosen = 0; chosen < (1U << others.size()); ++chosen) {
      if (bit_count(chosen) != size - 1) continue;
      DigitSet covered;
      CellSet set_cells;
      bool eligible = true;
      for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
        const Cell cell = others[lowest(rest)];
        eligible = eligible && position.candidates(cell).size() >= 2;
        covered |= position.candidates(cell);
        set_cells.insert(cell);
      }
      if (!eligible || covered.size() != size || !covered.contains(grave.digits)) continue;
      Step step = grave_step(grave, TechniqueId::kBug3, 3);
      step.house = house;
      step.partners = static_cast<std::uint8_t>(size - 1);
      for (const Cell cell : others) {
        if (set_cells.contains(cell)) continue;
        step.eliminations.insert(cell, position.candidates(cell) & covered);
      }
      if (step.eliminations.empty()) continue;
      step.cells |= set_cells;
      if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

Demand offer_type_3(const Search& search, const Grave& grave) {
  for (const HouseKind kind : kBoxRowColumn) {
    const auto house = shared_house(grave, kind);
    if (!house) continue;
    std::vector<Cell> others;
    for (const Cell cell : ordered_peers(grave.cells[0])) {
      if (grave.common_peers.contains(cell) && house_of(cell, kind) == *house) {
        others.push_back(cell);
      }
    }
    if (offer_type_3(search, grave, *house, others) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace

CandidateSet surplus_of(const Position& position) {
  const std::optional<Grave> grave = collect_surplus(position);
  return grave ? grave->surplus : CandidateSet();
}

void find_bug(const Search& search) {
  const std::optional<Grave> grave = collect_surplus(search.position);
  if (!grave || grave->cells.empty()) return;
  Position without = search.position;
  without.eliminate(grave->surplus);
  if (!is_grave(without)) return;
  if (grave->cells.size() == 1) {
    offer_type_1(search, *grave);
  } else if (grave->digits.size() == 1) {
    if (offer_type_2(search, *grave) == Demand::kEnough) return;
    if (grave->cells.size() == 2) offer_type_4(search, *grave);
  } else if (!grave->common_peers.empty()) {
    if (grave->cells.size() == 2 && offer_type_4(search, *grave) == Demand::kEnough) return;
    offer_type_3(search, *grave);
  }
}

}  // namespace nonet::explainer
