// A base cell has two or more candidates and an "excluder": a peer with two candidates (two or
// three for triplets). Pairs of base cells come in row order, the second cell in the outer loop.
// For triplets the third cell is an excluder of one of the first two and a base cell itself: first
// the excluders of the first cell, then those of the second, each in the order box, row, column.
// Only sets with two or more common excluders are examined.
//
// Two traits of Sudoku Explainer are kept: a cell that sees a cell with a single candidate is not a
// base cell, and a pair is left out if no excluder of either cell is a base cell.
//
// Combinations are not enumerated one by one: each excluder forbids digit pairs (a row of nine
// masks) or one set of three digits, so that for two digits the possible third digits are one mask.
//
// Whether a set removes something depends only on the candidates of its cells and common excluders.
// So a set is passed over if none of these has changed since the last search in vain.
//
// Nearly all sets remove nothing, and set operations on cells or digits reject most of them before
// they are examined. A candidate of one cell goes only if it forbids every candidate of the other
// cell, which limits where the other cell can be (likely_partners). With a third cell, it goes only
// if all candidates of the third cell are among those that the excluders of the first two can
// forbid (ThirdCells).
#include "rater/logic/patterns/almost_locked/aligned_exclusion.h"

#include <array>

#include "board/typed_array.h"
#include "rater/logic/position/cell_counts.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// The cells that see two or more of the given cells.
CellSet seen_twice(CellSet others) {
  CellSet once;
  CellSet twice;
  for (const Cell cell : others) {
    twice |= once & peers_of(cell);
    once |= peers_of(cell);
  }
  return twice;
}

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

// The digit combinations that the common excluders of a set of cells forbid.
struct Forbidden {
  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) {
      const DigitSet digits = position.candidates(cell);
      const Digit a = digits.first();
      const DigitSet others = digits - DigitSet(a);
      const Digit b = others.first();
      const DigitSet last = others - DigitSet(b);
      if (last.empty()) {
        with[a].insert(b);
        with[b].insert(a);
      } else {
        const Digit c = last.first();
        third[a][b] |= last;
        third[b][a] |= last;
        third[a][c].insert(b);
        third[c][a].insert(b);
        third[b][c].insert(a);
        third[c][b].insert(a);
      }
    }
  }
  // The digits that cannot stand beside digits a and b.
  [[nodiscard]] DigitSet beside(Digit a, Digit b) const { return with[a] | with[b] | third[a][b]; }

  PerDigit<DigitSet> with;             // with[a]: digits that cannot stand beside a
  PerDigit<PerDigit<DigitSet>> third;  // third[a][b]: digits that only a and b together exclude
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

// The third cells with which a triplet of two given cells may remove something, if all common
// excluders of the two see the third cell and the third cell sees both.
class ThirdCells {
 public:
  ThirdCells(const Position& position, const std::array<Cell, 2>& cells, CellSet excluders)
      : position_(position) {
    const Forbidden forbidden(position, excluders);
    const DigitSet second = position.candidates(cells[1]);
    PerDigit<DigitSet> by_second;
    by_second.fill(DigitSet::all());
    for (const Digit a : position.candidates(cells[0])) {
      DigitSet by_first = DigitSet::all();
      for (const Digit b : second - forbidden.with[a] - if_sees(cells[0], cells[1], a)) {
        const DigitSet cannot_stand = forbidden.beside(a, b) | DigitSet{a, b};
        by_first &= cannot_stand;
        by_second[b] &= cannot_stand;
        removed_ &= cannot_stand;
      }
      add(by_first);
    }
    for (const Digit b : second) add(by_second[b]);
  }

  [[nodiscard]] bool may_be(Cell third) const {
    const DigitSet digits = position_.candidates(third);
    bool within = !(digits & removed_).empty();
    for (std::size_t i = 0; i < count_; ++i) within = within || (digits - cover_[i]).empty();
    return within;
  }

 private:
  void add(DigitSet cover) {
    if (cover.size() >= 2) cover_[count_++] = cover;
  }

  const Position& position_;
  // If all candidates of the third cell are in one of these sets, a candidate of the first two
  // goes.
  std::array<DigitSet, 2 * kSize> cover_;
  std::size_t count_ = 0;
  DigitSet removed_ = DigitSet::all();  // candidates that the third cell can lose
};

Demand offer_triplets(const Search& search, Bases& bases, Cell first, Cell second) {
  const CellSet common = bases.excluders[first] & bases.excluders[second];
  CellSet thirds = (bases.excluders[first] | bases.excluders[second]) & bases.cells;
  thirds = (thirds & seen_twice(common)) - CellSet{first, second};
  const bool all_thirds = bases.changed.intersects(CellSet{first, second});
  if (!all_thirds) {
    CellSet concerned = bases.changed;
    for (const Cell excluder : common& bases.changed) concerned |= peers_of(excluder);
    thirds &= concerned;
  }
  if (thirds.empty()) return Demand::kMore;
  const ThirdCells likely(search.position, {first, second}, common);
  for (const Cell third : thirds) {
    if (!likely.may_be(third)) thirds.erase(third);
  }
  if (thirds.empty()) return Demand::kMore;
  for (const Cell from : {first, second}) {
    for (const Cell third : ordered_peers(from)) {
      if (!thirds.contains(third) || !bases.excluders[from].contains(third)) continue;
      thirds.erase(third);
      const CellSet of_all = common & bases.excluders[third];
      if (examine(search, bases, {{first, second, third}, 3}, of_all) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
  }
  return Demand::kMore;
}

// For each base cell its partners in pairs that may remove something. Digit x goes from cell a only
// if for every candidate y of cell b a common excluder has the candidates x and y, or y is x and
// the cells see each other. Only pairs in which a cell or one of its excluders has changed.
PerCell<CellSet> likely_partners(const Position& position, const Bases& bases) {
  PerCell<CellSet> partners;
  CellSet concerned = bases.changed;
  for (const Cell cell : bases.cells) {
    if (bases.excluders[cell].intersects(bases.changed)) concerned.insert(cell);
  }
  for (const Cell cell : bases.cells) {
    const CellSet others =
        (concerned.contains(cell) ? bases.cells : bases.cells & concerned) - CellSet(cell);
    if (others.empty()) continue;
    for (const Digit x : position.candidates(cell)) {
      PerDigit<CellSet> seen;  // seen[y]: by excluders with x and y
      const CellSet with_x = bases.excluders[cell] & position.places(x);
      if (with_x.empty()) continue;
      for (const Cell excluder : with_x) {
        seen[(position.candidates(excluder) - DigitSet(x)).first()] |= peers_of(excluder);
      }
      seen[x] = peers_of(cell);
      CellSet found = others;
      for (const Digit y : DigitSet::all()) found -= position.places(y) - seen[y];
      partners[cell] |= found;
      for (const Cell other : found) partners[other].insert(cell);
    }
  }
  return partners;
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
  PerCell<CellSet> partners;
  if (pairs) {
    partners = likely_partners(search.position, bases);
  } else {
    partners.fill(bases.cells);
  }
  for (const Cell second : bases.cells) {
    const CellSet& of_second = bases.excluders[second];
    const CellSet before = partners[second] & cells_before(second);
    if (before.empty()) continue;
    for (const Cell first : before& seen_twice(of_second)) {
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
  if (!bases.found) {
    search.memory.changes.searched_cells_in_vain(finder, search.position, bases.cells);
  }
}

}  // namespace nonet
