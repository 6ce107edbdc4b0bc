// Base cells are those with two or more candidates and an "excluder": a peer with two candidates
// (two or three for triplets). Pairs of base cells are taken by their place in row order, the
// second in the outer loop. For triplets the third cell is an excluder of one of the first two and
// a base cell itself, first those of the first cell, then those of the second, each in the order
// box, row, column. Only sets with two or more common excluders are examined.
//
// Two traits of Sudoku Explainer are kept: a cell that sees a cell with a single candidate is no
// base cell, and a pair is left out if no excluder of either cell is a base cell.
//
// Combinations are not enumerated one by one: each excluder forbids digit pairs (a row of nine
// masks) or one set of three digits, so that for two digits the possible third ones are one mask.
#include "rater/techniques/aligned_exclusion.h"

#include <array>
#include <vector>

#include "rater/techniques/cell_counts.h"
#include "rater/techniques/houses.h"

namespace nonet {

namespace {

std::size_t at(Cell cell) { return static_cast<std::size_t>(cell.index()); }
std::size_t at(Digit digit) { return static_cast<std::size_t>(digit.index()); }

bool has_two(CellSet set) { return !set.empty() && set != CellSet(set.first()); }

struct Bases {
  std::vector<Cell> in_order;
  CellSet cells;
  std::array<CellSet, kCells> excluders;
};

Bases collect_bases(const Position& position, int size) {
  const CellCounts counts = count_candidates(position);
  const CellSet excluders = size == 2 ? counts.two : counts.two | counts.three;
  Bases bases;
  for (const Cell cell : counts.two | counts.three | counts.four_or_more) {
    const CellSet seen = peers_of(cell) & excluders;
    if (seen.empty() || peers_of(cell).intersects(position.naked_singles())) continue;
    bases.in_order.push_back(cell);
    bases.cells.insert(cell);
    bases.excluders[at(cell)] = seen;
  }
  return bases;
}

// What the common excluders of a set of cells forbid.
struct Forbidden {
  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) {
      const DigitSet digits = position.candidates(cell);
      if (digits.size() == 3) triples.push_back(digits);
      if (digits.size() != 2) continue;
      for (const Digit d : digits) with[at(d)] |= digits - DigitSet(d);
    }
  }
  // The digits that cannot stand beside both (different) digits.
  [[nodiscard]] DigitSet beside(Digit a, Digit b) const {
    DigitSet digits = with[at(a)] | with[at(b)];
    for (const DigitSet triple : triples) {
      if (a != b && triple.contains(a) && triple.contains(b)) {
        digits |= triple - DigitSet{a, b};
      }
    }
    return digits;
  }

  std::array<DigitSet, kSize> with;  // with[d]: digits that cannot stand beside d
  std::vector<DigitSet> triples;     // sets that cannot stand together
};

bool sees(Cell a, Cell b) { return peers_of(a).contains(b); }

DigitSet if_sees(Cell a, Cell b, Digit d) { return sees(a, b) ? DigitSet(d) : DigitSet(); }

// The candidates of each cell that occur in a possible combination.
using Possible = std::array<DigitSet, 3>;

Possible possible_in_pair(const Position& position, const std::vector<Cell>& cells,
                          const Forbidden& forbidden) {
  Possible possible{};
  const DigitSet second = position.candidates(cells[1]);
  for (const Digit a : position.candidates(cells[0])) {
    const DigitSet b = second - forbidden.with[at(a)] - if_sees(cells[0], cells[1], a);
    if (b.empty()) continue;
    possible[0].insert(a);
    possible[1] |= b;
  }
  return possible;
}

Possible possible_in_triplet(const Position& position, const std::vector<Cell>& cells,
                             const Forbidden& forbidden) {
  Possible possible{};
  const DigitSet second = position.candidates(cells[1]);
  const DigitSet third = position.candidates(cells[2]);
  for (const Digit a : position.candidates(cells[0])) {
    const DigitSet third_a = third - if_sees(cells[0], cells[2], a);
    for (const Digit b : second - forbidden.with[at(a)] - if_sees(cells[0], cells[1], a)) {
      const DigitSet c = third_a - forbidden.beside(a, b) - if_sees(cells[1], cells[2], b);
      if (c.empty()) continue;
      possible[0].insert(a);
      possible[1].insert(b);
      possible[2] |= c;
    }
  }
  return possible;
}

// Offers the step of a set of base cells, if it removes anything.
Demand examine(const Search& search, const std::vector<Cell>& cells, CellSet common_excluders) {
  const Position& position = search.position;
  const Forbidden forbidden(position, common_excluders);
  const bool pair = cells.size() == 2;
  const Possible possible = pair ? possible_in_pair(position, cells, forbidden)
                                 : possible_in_triplet(position, cells, forbidden);
  Step step;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    step.eliminations.insert(cells[i], position.candidates(cells[i]) - possible[i]);
  }
  if (step.eliminations.empty()) return Demand::kMore;
  step.technique =
      pair ? TechniqueId::kAlignedPairExclusion : TechniqueId::kAlignedTripletExclusion;
  step.size = static_cast<std::uint8_t>(cells.size());
  for (const Cell cell : cells) {
    step.cells.insert(cell);
    step.digits |= position.candidates(cell);
  }
  step.helpers = common_excluders;
  return search.sink.offer(step);
}

Demand offer_pair(const Search& search, const Bases& bases, Cell first, Cell second) {
  const CellSet common = bases.excluders[at(first)] & bases.excluders[at(second)];
  if (!has_two(common)) return Demand::kMore;
  return examine(search, {first, second}, common);
}

Demand offer_triplets(const Search& search, const Bases& bases, Cell first, Cell second) {
  CellSet thirds = (bases.excluders[at(first)] | bases.excluders[at(second)]) & bases.cells;
  thirds -= CellSet{first, second};
  const CellSet common = bases.excluders[at(first)] & bases.excluders[at(second)];
  if (!has_two(common)) return Demand::kMore;
  for (const Cell from : {first, second}) {
    for (const Cell third : ordered_peers(from)) {
      if (!thirds.contains(third) || !bases.excluders[at(from)].contains(third)) continue;
      thirds.erase(third);
      const CellSet of_all = common & bases.excluders[at(third)];
      if (!has_two(of_all)) continue;
      if (examine(search, {first, second, third}, of_all) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
  }
  return Demand::kMore;
}

}  // namespace

void find_aligned_exclusions(const Search& search) {
  const Bases bases = collect_bases(search.position, search.size);
  for (std::size_t j = 1; j < bases.in_order.size(); ++j) {
    const Cell second = bases.in_order[j];
    for (std::size_t i = 0; i < j; ++i) {
      const Cell first = bases.in_order[i];
      const CellSet near = bases.excluders[at(first)] | bases.excluders[at(second)];
      if (!(near & bases.cells).intersects(~CellSet{first, second})) continue;
      const Demand demand = search.size == 2 ? offer_pair(search, bases, first, second)
                                             : offer_triplets(search, bases, first, second);
      if (demand == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet
