// The pivot has two candidates (x, y) or three (x, y, z); the wings have xz and yz. For each pivot
// the possible wings, bivalue cells among its peers, are one cell set; only a pivot with two wings
// that remove something is searched in order.
#include "rater/logic/patterns/wings/explainer_wings.h"

#include "rater/logic/position/cell_counts.h"
#include "rater/logic/position/houses.h"

namespace nonet::explainer {

namespace {

struct Wings {
  Cell pivot;
  Cell first;
  Cell second;
};

// The digit z of the wings, where the three cells form the pattern.
std::optional<Digit> common_digit(const Position& position, const Wings& wings, int size) {
  const DigitSet pivot = position.candidates(wings.pivot);
  const DigitSet first = position.candidates(wings.first);
  const DigitSet second = position.candidates(wings.second);
  if ((pivot | first | second).size() != 3) return std::nullopt;
  const int in_all = size == 2 ? 0 : 1;
  if ((pivot & first & second).size() != in_all) return std::nullopt;
  return (first & second).first();
}

Step wing_step(const Wings& wings, Digit z, int size, CellSet cleared, DigitSet digits) {
  Step step;
  step.technique = size == 2 ? TechniqueId::kXyWing : TechniqueId::kXyzWing;
  step.size = static_cast<std::uint8_t>(size);
  step.cells = {wings.pivot, wings.first, wings.second};
  step.pivot = wings.pivot;
  step.digits = digits;
  step.eliminations[z] = cleared;
  return step;
}

// Offers the productive wings of one pivot and one first wing.
Demand offer_seconds(const Search& search, Cell pivot, Cell first, CellSet candidates) {
  const Position& position = search.position;
  for (const Cell second : ordered_peers(pivot)) {
    if (!candidates.contains(second)) continue;
    const Wings wings{pivot, first, second};
    const auto z = common_digit(position, wings, search.size);
    if (!z) continue;
    CellSet seen = peers_of(first) & peers_of(second);
    if (search.size == 3) seen &= peers_of(pivot);
    const CellSet cleared = (seen & position.places(*z)) - CellSet(pivot);
    if (cleared.empty()) continue;
    const DigitSet digits =
        position.candidates(pivot) | position.candidates(first) | position.candidates(second);
    if (search.sink.offer(wing_step(wings, *z, search.size, cleared, digits)) == Demand::kEnough) {
      return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

// Whether any two of the wings remove something.
bool any_productive(const Search& search, Cell pivot, CellSet wings) {
  const Position& position = search.position;
  CellSet seconds = wings;
  for (const Cell first : wings) {
    seconds.erase(first);
    CellSet seen_by_first = peers_of(first);
    if (search.size == 3) seen_by_first &= peers_of(pivot);
    for (const Cell second : seconds) {
      const auto z = common_digit(position, {pivot, first, second}, search.size);
      if (!z) continue;
      const CellSet seen = seen_by_first & peers_of(second) & position.places(*z);
      if (seen.intersects(~CellSet(pivot))) return true;
    }
  }
  return false;
}

// The peers of the pivot that could be wings: two candidates; for an XY-wing exactly one of them is
// the pivot's, for an XYZ-wing both are.
CellSet wings_of(const Position& position, Cell pivot, CellSet bivalue) {
  CellSet with_one;
  CellSet with_two;
  for (const Digit d : position.candidates(pivot)) {
    with_two |= with_one & position.places(d);
    with_one |= position.places(d);
  }
  const CellSet near = peers_of(pivot) & bivalue;
  return position.candidates(pivot).size() == 2 ? near & (with_one - with_two) : near & with_two;
}

}  // namespace

void find_wings(const Search& search) {
  const Position& position = search.position;
  const CellCounts counts = count_candidates(position);
  for (const Cell pivot : search.size == 2 ? counts.two : counts.three) {
    const CellSet wings = wings_of(position, pivot, counts.two);
    if (wings.empty() || !any_productive(search, pivot, wings)) continue;
    for (const Cell first : ordered_peers(pivot)) {
      if (!wings.contains(first)) continue;
      if (offer_seconds(search, pivot, first, wings) == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet::explainer
