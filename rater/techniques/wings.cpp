// The pivot has two candidates (x, y) or three (x, y, z); the wings have xz and yz. For each pivot
// only the bivalue cells among its peers are looked at, taken from one board of all bivalue cells.
#include "rater/techniques/wings.h"

#include "rater/techniques/cell_counts.h"
#include "rater/techniques/houses.h"

namespace nonet {

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
Demand offer_seconds(const Search& search, Cell pivot, Cell first, CellSet bivalue) {
  const Position& position = search.position;
  for (const Cell second : ordered_peers(pivot)) {
    if (!bivalue.contains(second)) continue;
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

}  // namespace

void find_wings(const Search& search) {
  const Position& position = search.position;
  const CellCounts counts = count_candidates(position);
  for (const Cell pivot : search.size == 2 ? counts.two : counts.three) {
    const CellSet bivalue = peers_of(pivot) & counts.two;
    if (bivalue.size() < 2) continue;
    for (const Cell first : ordered_peers(pivot)) {
      if (!bivalue.contains(first)) continue;
      if ((position.candidates(pivot) - position.candidates(first)).size() != 1) continue;
      if (offer_seconds(search, pivot, first, bivalue) == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet
