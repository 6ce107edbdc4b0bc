#include "rater/logic/patterns/wings/hodoku_wings.h"

#include <array>

#include "board/geometry.h"
#include "rater/logic/position/cell_counts.h"

namespace nonet::hodoku {

namespace {

using Triple = std::array<Cell, 3>;  // pivot, wings

// Offers the wing if the pivot sees both others and they share one digit that a further cell sees.
Demand offer_wing(const Search& search, const Triple& cells) {
  const Position& position = search.position;
  const auto& [pivot, first, second] = cells;
  if (!peers_of(pivot).contains(CellSet{first, second})) return Demand::kMore;
  const DigitSet common = position.candidates(first) & position.candidates(second);
  if (common.size() != 1) return Demand::kMore;
  const Digit digit = common.first();
  CellSet gone = peers_of(first) & peers_of(second) & position.places(digit);
  if (search.size == 3) gone &= peers_of(pivot);
  if (gone.empty()) return Demand::kMore;
  Step step;
  step.technique = search.size == 3 ? TechniqueId::kXyzWing : TechniqueId::kXyWing;
  step.size = 3;
  step.pivot = pivot;
  step.cells = {pivot, first, second};
  step.digits = position.candidates(pivot) | common;
  step.eliminations[digit] = gone;
  return search.sink.offer(step);
}

// Each cell of an XY-wing may be its pivot; in an XYZ-wing only the first.
Demand offer_wings(const Search& search, const Triple& cells) {
  const auto& [a, b, c] = cells;
  if (offer_wing(search, {a, b, c}) == Demand::kEnough) return Demand::kEnough;
  if (search.size == 3) return Demand::kMore;
  if (offer_wing(search, {b, a, c}) == Demand::kEnough) return Demand::kEnough;
  return offer_wing(search, {c, b, a});
}

bool are_three_pairs(DigitSet a, DigitSet b, DigitSet c) {
  return (a | b | c).size() == 3 && a != b && b != c && c != a;
}

CellSet cells_after(Cell cell, CellSet cells) {
  const auto index = static_cast<unsigned>(cell.index());
  if (index >= 63) return CellSet::from_words(0, cells.high() >> (index - 63) << (index - 63));
  return CellSet::from_words(cells.low() >> (index + 1) << (index + 1), cells.high());
}

// The cells with any of the digits as candidates.
CellSet holders(const Position& position, DigitSet digits) {
  CellSet cells;
  for (const Digit digit : digits) cells |= position.places(digit);
  return cells;
}

// The house that joins the pairs: two places of the digit, one seen by each pair.
Demand offer_w_wings(const Search& search, const std::array<Cell, 2>& ends, Digit joined,
                     const CandidateSet& gone) {
  const Position& position = search.position;
  for (int index = 0; index < kHouses; ++index) {
    const House house(index);
    if (bit_count(position.places(house, joined)) != 2) continue;
    const CellSet places =
        (position.places(joined) & cell_set_of(house)) - CellSet{ends[0]} - CellSet{ends[1]};
    bool sees_first = false;
    bool sees_second = false;
    for (const Cell cell : places) {
      if (peers_of(cell).contains(ends[0])) {
        sees_first = true;
      } else if (peers_of(cell).contains(ends[1])) {
        sees_second = true;
      }
    }
    if (!sees_first || !sees_second) continue;
    Step step;
    step.technique = TechniqueId::kWWing;
    step.cells = {ends[0], ends[1]};
    step.digits = position.candidates(ends[0]);
    step.helpers = places;
    step.house = house;
    if (explains(search)) {
      step.parts = {{position.places(joined) & cell_set_of(house), DigitSet(joined)}};
    }
    step.eliminations = gone;
    if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace

void find_w_wings(const Search& search) {
  const Position& position = search.position;
  const CellSet pairs = count_candidates(position).two;
  for (const Cell first : pairs) {
    CellSet equal = cells_after(first, pairs);
    for (const Digit digit : position.candidates(first)) equal &= position.places(digit);
    for (const Cell second : equal) {
      for (const Digit digit : position.candidates(first)) {
        CandidateSet gone;
        gone[digit] = peers_of(first) & peers_of(second) & position.places(digit);
        if (gone[digit].empty()) continue;
        const Digit joined = (position.candidates(first) - DigitSet(digit)).first();
        if (offer_w_wings(search, {first, second}, joined, gone) == Demand::kEnough) return;
      }
    }
  }
}

// In the order of the three cells; the digits of the first two determine those of the third.
void find_wings(const Search& search) {
  const Position& position = search.position;
  const CellCounts counts = count_candidates(position);
  const bool xyz = search.size == 3;
  for (const Cell a : xyz ? counts.three : counts.two) {
    const DigitSet in_a = position.candidates(a);
    // An XYZ-wing's pivot sees both others; the first two of an XY-wing share a digit.
    CellSet seconds =
        xyz ? counts.two & peers_of(a) : cells_after(a, counts.two & holders(position, in_a));
    for (const Cell b : seconds) {
      const DigitSet in_b = position.candidates(b);
      if ((in_a | in_b).size() != 3) continue;
      CellSet thirds = cells_after(b, counts.two);
      if (xyz) {
        thirds &= peers_of(a);
      } else {
        for (const Digit digit : (in_a | in_b) - (in_a & in_b)) thirds &= position.places(digit);
      }
      for (const Cell c : thirds) {
        if (!are_three_pairs(in_a, in_b, position.candidates(c))) continue;
        if (offer_wings(search, {a, b, c}) == Demand::kEnough) return;
      }
    }
  }
}

}  // namespace nonet::hodoku
