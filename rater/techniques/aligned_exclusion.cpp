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
//
// Whether a set removes something depends on the candidates of its cells and common excluders only.
// So sets of which none has changed since the last search in vain are passed over.
#include "rater/techniques/aligned_exclusion.h"

#include <array>

#include "board/typed_array.h"
#include "rater/techniques/cell_counts.h"
#include "rater/techniques/houses.h"

namespace nonet {

namespace {

bool has_two(CellSet set) { return !set.empty() && set != CellSet(set.first()); }

struct Bases {
  CellSet cells;
  CellSet changed;     // since the last search in vain
  bool found = false;  // a set of them removes something
  PerCell<CellSet> excluders;
};

Bases collect_bases(const Position& position, int size) {
  const CellCounts counts = count_candidates(position);
  const CellSet excluders = size == 2 ? counts.two : counts.two | counts.three;
  Bases bases;
  for (const Cell cell : counts.two | counts.three | counts.four_or_more) {
    const CellSet seen = peers_of(cell) & excluders;
    if (seen.empty() || peers_of(cell).intersects(position.naked_singles())) continue;
    bases.cells.insert(cell);
    bases.excluders[cell] = seen;
  }
  return bases;
}

// What the common excluders of a set of cells forbid.
struct Forbidden {
  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) {
      const DigitSet digits = position.candidates(cell);
      if (digits.size() == 3) triples[triple_count++] = digits;
      if (digits.size() != 2) continue;
      for (const Digit d : digits) with[d] |= digits - DigitSet(d);
    }
  }
  // The digits that cannot stand beside both (different) digits.
  [[nodiscard]] DigitSet beside(Digit a, Digit b) const {
    DigitSet digits = with[a] | with[b];
    for (std::size_t i = 0; i < triple_count; ++i) {
      const DigitSet triple = triples[i];
      if (a != b && triple.contains(a) && triple.contains(b)) {
        digits |= triple - DigitSet{a, b};
      }
    }
    return digits;
  }

  PerDigit<DigitSet> with;           // with[d]: digits that cannot stand beside d
  std::array<DigitSet, 20> triples;  // sets that cannot stand together
  std::size_t triple_count = 0;
};

// Two or three base cells.
struct BaseSet {
  std::array<Cell, 3> cells{};
  std::size_t size = 0;
};

bool sees(Cell a, Cell b) { return peers_of(a).contains(b); }

DigitSet if_sees(Cell a, Cell b, Digit d) { return sees(a, b) ? DigitSet(d) : DigitSet(); }

// The candidates of each cell that occur in a possible combination.
using Possible = std::array<DigitSet, 3>;

Possible possible_in_pair(const Position& position, const std::array<Cell, 3>& cells,
                          const Forbidden& forbidden) {
  Possible possible{};
  const DigitSet second = position.candidates(cells[1]);
  for (const Digit a : position.candidates(cells[0])) {
    const DigitSet b = second - forbidden.with[a] - if_sees(cells[0], cells[1], a);
    if (b.empty()) continue;
    possible[0].insert(a);
    possible[1] |= b;
  }
  return possible;
}

Possible possible_in_triplet(const Position& position, const std::array<Cell, 3>& cells,
                             const Forbidden& forbidden) {
  Possible possible{};
  const DigitSet second = position.candidates(cells[1]);
  const DigitSet third = position.candidates(cells[2]);
  for (const Digit a : position.candidates(cells[0])) {
    const DigitSet third_a = third - if_sees(cells[0], cells[2], a);
    for (const Digit b : second - forbidden.with[a] - if_sees(cells[0], cells[1], a)) {
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
Demand examine(const Search& search, Bases& all, const BaseSet& bases, CellSet common_excluders) {
  const Position& position = search.position;
  const Forbidden forbidden(position, common_excluders);
  const std::array<Cell, 3>& cells = bases.cells;
  const bool pair = bases.size == 2;
  const Possible possible = pair ? possible_in_pair(position, cells, forbidden)
                                 : possible_in_triplet(position, cells, forbidden);
  bool all_possible = true;
  for (std::size_t i = 0; i < bases.size; ++i) {
    all_possible = all_possible && position.candidates(cells[i]) == possible[i];
  }
  if (all_possible) return Demand::kMore;
  all.found = true;
  Step step;
  for (std::size_t i = 0; i < bases.size; ++i) {
    step.eliminations.insert(cells[i], position.candidates(cells[i]) - possible[i]);
    step.cells.insert(cells[i]);
    step.digits |= position.candidates(cells[i]);
  }
  step.technique =
      pair ? TechniqueId::kAlignedPairExclusion : TechniqueId::kAlignedTripletExclusion;
  step.size = static_cast<std::uint8_t>(bases.size);
  step.helpers = common_excluders;
  return search.sink.offer(step);
}

Demand offer_triplets(const Search& search, Bases& bases, Cell first, Cell second) {
  CellSet thirds = (bases.excluders[first] | bases.excluders[second]) & bases.cells;
  thirds -= CellSet{first, second};
  const CellSet common = bases.excluders[first] & bases.excluders[second];
  const bool all_thirds = bases.changed.intersects(CellSet{first, second});
  if (!all_thirds) {
    CellSet concerned = bases.changed;
    for (const Cell excluder : common& bases.changed) concerned |= peers_of(excluder);
    thirds &= concerned;
    if (thirds.empty()) return Demand::kMore;
  }
  for (const Cell from : {first, second}) {
    for (const Cell third : ordered_peers(from)) {
      if (!thirds.contains(third) || !bases.excluders[from].contains(third)) continue;
      thirds.erase(third);
      const CellSet of_all = common & bases.excluders[third];
      if (!has_two(of_all)) continue;
      if (examine(search, bases, {{first, second, third}, 3}, of_all) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
  }
  return Demand::kMore;
}

// The cells that see two or more of the others.
CellSet seen_twice(CellSet others) {
  CellSet once;
  CellSet twice;
  for (const Cell cell : others) {
    twice |= once & peers_of(cell);
    once |= peers_of(cell);
  }
  return twice;
}

CellSet cells_before(Cell cell) {
  return cell.index() < 64 ? CellSet::from_words((std::uint64_t{1} << cell.index()) - 1, 0)
                           : CellSet::from_words(~std::uint64_t{0},
                                                 (std::uint64_t{1} << (cell.index() - 64)) - 1);
}

}  // namespace

void find_aligned_exclusions(const Search& search) {
  const bool pairs = search.size == 2;
  const CellFinder finder = pairs ? CellFinder::kAlignedPair : CellFinder::kAlignedTriplet;
  Bases bases = collect_bases(search.position, search.size);
  bases.changed = search.memory.changes.cells_to_search(finder, search.position);
  for (const Cell second : bases.cells) {
    const CellSet& of_second = bases.excluders[second];
    for (const Cell first : bases.cells& cells_before(second) & seen_twice(of_second)) {
      const CellSet& of_first = bases.excluders[first];
      const CellSet other_bases = ((of_first | of_second) & bases.cells) - CellSet{first, second};
      if (other_bases.empty()) continue;
      Demand demand = Demand::kMore;
      if (!pairs) {
        demand = offer_triplets(search, bases, first, second);
      } else if (bases.changed.intersects(CellSet{first, second} | of_first | of_second)) {
        demand = examine(search, bases, {{first, second}, 2}, of_first & of_second);
      }
      if (demand == Demand::kEnough) return;
    }
  }
  if (!bases.found) search.memory.changes.searched_in_vain(finder, search.position, bases.cells);
}

}  // namespace nonet
