#include "rater/logic/patterns/blossoms/wide_blossoms.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

#include "base/bits.h"
#include "board/every_key.h"
#include "rater/logic/patterns/blossoms/petals.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Candidates one of which is true, with the fields of a step that name them (stem_of).
struct Stem {
  CellSet cells;
  DigitSet digits;
  std::optional<House> house;
  CandidateSet by_petals;  // those that a supposed candidate does not exclude by itself
  std::size_t fewest;      // petals
};

// A candidate supposed true, what it excludes by itself and by its petals, and the rest.
struct Supposition {
  Supposition(const Position& position, const PetalExclusions& exclusions, Candidate candidate)
      : supposed(candidate),
        by_itself(removed_by(position, candidate)),
        excluded(exclusions.excluded[candidate]) {
    excluded |= by_itself;
    for (const Cell cell : position.empty_cells()) left[cell] = position.candidates(cell);
    for (const Digit digit : all_digits()) {
      for (const Cell cell : excluded[digit]) left[cell].erase(digit);
    }
  }

  Candidate supposed;
  CandidateSet by_itself;
  CandidateSet excluded;
  PerCell<DigitSet> left;  // of the empty cells
};

// Empty cells of a house with the digits before and after a supposition. The supposed cell is left
// out, and cells that are left no digit: they are stems of death blossoms proper.
class HouseCells {
 public:
  HouseCells(const Position& position, const Supposition& supposition, House house) {
    for (const Cell cell : cells_of(house)) {
      if (supposition.left[cell].empty() || cell == supposition.supposed.cell) continue;
      cells_[size_] = cell;
      before_[size_] = position.candidates(cell);
      left_[size_++] = supposition.left[cell];
    }
  }

  // Whether each cell can hold another of the digits left: a matching, made longer cell by cell.
  [[nodiscard]] bool can_be_filled() const {
    PerDigit<std::size_t> holder;
    DigitSet held;
    for (std::size_t i = 0; i < size_; ++i) {
      DigitSet tried;
      if (!make_room(i, holder, held, tried)) return false;
    }
    return true;
  }

  // Calls note(cells, digits before, digits after) for each set of cells with more digits than
  // cells before and fewer after.
  template <typename Note>
  void for_each_short_set(Note note) const {
    std::array<DigitSet, std::size_t{1} << kSize> before{};
    std::array<DigitSet, std::size_t{1} << kSize> left{};
    for (std::size_t set = 1; set < std::size_t{1} << size_; ++set) {
      const std::size_t last = highest(set);
      const std::size_t others = set - (std::size_t{1} << last);
      before[set] = before[others] | before_[last];
      left[set] = left[others] | left_[last];
      const int cells = std::popcount(set);
      if (left[set].size() >= cells || before[set].size() <= cells) continue;
      note(cells_of_set(set), before[set], left[set]);
    }
  }

 private:
  // Finds a digit for the cell; others may have to change theirs. `tried`: digits that were tried.
  bool make_room(std::size_t cell, PerDigit<std::size_t>& holder, DigitSet& held,
                 DigitSet& tried) const {
    for (const Digit digit : left_[cell] - tried) {
      if (tried.contains(digit)) continue;
      tried.insert(digit);
      if (held.contains(digit) && !make_room(holder[digit], holder, held, tried)) continue;
      held.insert(digit);
      holder[digit] = cell;
      return true;
    }
    return false;
  }

  [[nodiscard]] CellSet cells_of_set(std::size_t set) const {
    CellSet cells;
    for (std::size_t i = 0; i < size_; ++i) {
      if ((set >> i & 1U) != 0) cells.insert(cells_[i]);
    }
    return cells;
  }

  std::array<Cell, kSize> cells_;
  std::array<DigitSet, kSize> before_;
  std::array<DigitSet, kSize> left_;
  std::size_t size_ = 0;
};

// Four empty cells in two rows, two columns and two boxes.
std::vector<CellSet> empty_rectangles(const Position& position) {
  std::vector<CellSet> rectangles;
  const CellSet empty = position.empty_cells();
  for (const Cell corner : empty) {
    for (const Cell opposite : empty) {
      if (opposite.row() <= corner.row() || opposite.column() <= corner.column()) continue;
      const bool in_band = opposite.row() / kBoxSize == corner.row() / kBoxSize;
      const bool in_stack = opposite.column() / kBoxSize == corner.column() / kBoxSize;
      if (in_band == in_stack) continue;
      CellSet cells(corner);
      cells.insert(opposite);
      cells.insert(Cell(corner.row(), opposite.column()));
      cells.insert(Cell(opposite.row(), corner.column()));
      if (empty.contains(cells)) rectangles.push_back(cells);
    }
  }
  return rectangles;
}

TechniqueId technique_of(WideStem stem) {
  switch (stem) {
    case WideStem::kHouse:
      return TechniqueId::kHouseBlossom;
    case WideStem::kRectangle:
      return TechniqueId::kRectangleBlossom;
    default:
      return TechniqueId::kAnlsBlossom;
  }
}

class WideBlossoms {
 public:
  explicit WideBlossoms(const Search& search)
      : search_(search),
        position_(search.position),
        kind_(static_cast<WideStem>(search.size)),
        sets_(almost_locked_sets(search.position, search.memory)),
        exclusions_(petal_exclusions(search.position, search.memory)) {
    if (kind_ == WideStem::kRectangle) rectangles_ = empty_rectangles(position_);
  }

  Demand run() {
    for (const Cell cell : position_.empty_cells()) {
      for (const Digit digit : position_.candidates(cell)) {
        if (exclusions_.petals[{cell, digit}] < 2 || removed_.contains({cell, digit})) continue;
        if (suppose({cell, digit}) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  Demand suppose(Candidate candidate) {
    const Supposition supposition(position_, exclusions_, candidate);
    stems_.clear();
    switch (kind_) {
      case WideStem::kHouse:
        add_houses(supposition);
        break;
      case WideStem::kRectangle:
        add_rectangles(supposition);
        break;
      case WideStem::kSet:
        for (const House house : all_houses()) add_sets(supposition, house);
        break;
    }
    return stems_.empty() ? Demand::kMore : offer_first(candidate);
  }

  void add_houses(const Supposition& supposition) {
    for (const Digit digit : all_digits()) {
      const CellSet excluded = supposition.excluded[digit];
      for (const House house : all_houses()) {
        const CellSet places = cell_set_of(house) & position_.places(digit);
        if (places.empty() || !excluded.contains(places)) continue;
        add(supposition, {places, DigitSet(digit), house, {}, 2});
      }
    }
  }

  void add_rectangles(const Supposition& supposition) {
    for (const CellSet cells : rectangles_) {
      DigitSet left;
      for (const Cell cell : cells) left |= supposition.left[cell];
      if (left.size() == 2) add(supposition, {cells, left, {}, {}, 2});
    }
  }

  void add_sets(const Supposition& supposition, House house) {
    const HouseCells cells(position_, supposition, house);
    if (cells.can_be_filled()) return;
    cells.for_each_short_set([&](CellSet set, DigitSet before, DigitSet left) {
      const std::size_t fewest = before.size() == set.size() + 1 ? 3 : 2;
      add(supposition, {set, before - left, house, {}, fewest});
    });
  }

  void add(const Supposition& supposition, Stem stem) {
    stem.by_petals = stem_of(position_, step_of(stem));
    stem.by_petals -= supposition.by_itself;
    if (!stem.by_petals.empty()) stems_.push_back(stem);
  }

  [[nodiscard]] Step step_of(const Stem& stem) const {
    Step step;
    step.technique = technique_of(kind_);
    step.cells = stem.cells;
    step.digits = stem.digits;
    step.house = stem.house;
    return step;
  }

  // The stem of which petals exclude the fewest, among those with as many petals as they need.
  Demand offer_first(Candidate candidate) {
    const PetalList all = petals_of(candidate, sets_);
    while (!stems_.empty()) {
      const auto stem = std::ranges::min_element(
          stems_, {}, [](const Stem& one) { return one.by_petals.size(); });
      const PetalList petals = choose_petals(all, candidate.digit, stem->by_petals);
      if (petals.size() >= stem->fewest) return offer(candidate, step_of(*stem), petals);
      stems_.erase(stem);
    }
    return Demand::kMore;
  }

  // With the candidate and all others that exclude the stem with the same petals.
  Demand offer(Candidate candidate, Step step, const PetalList& petals) {
    const CandidateSet stem = stem_of(position_, step);
    for (const Digit digit : all_digits()) {
      CellSet seen = position_.places(digit);
      for (const AlmostLockedSet* petal : petals) seen &= petal->seen[digit];
      for (const Cell cell : seen) {
        CandidateSet left = stem;
        left -= removed_by(position_, {cell, digit});
        for (const AlmostLockedSet* petal : petals) left -= excluded_without(*petal, digit);
        if (left.empty()) add_elimination(step, {cell, digit});
      }
    }
    removed_ |= step.eliminations;
    for (const AlmostLockedSet* petal : petals) {
      step.helpers |= petal->cells;
      if (!explains(search_)) continue;
      CandidateSet of_stem = excluded_without(*petal, candidate.digit);
      of_stem &= stem;
      step.parts.push_back({petal->cells, of_stem.digits()});
    }
    return search_.sink.offer(step);
  }

  const Search& search_;
  const Position& position_;
  WideStem kind_;
  const std::vector<AlmostLockedSet>& sets_;
  const PetalExclusions& exclusions_;
  std::vector<CellSet> rectangles_;
  std::vector<Stem> stems_;  // of the present supposition
  CandidateSet removed_;     // by steps offered so far
};

CellFinder memory_of(WideStem stem) {
  constexpr auto kFirst = static_cast<std::size_t>(CellFinder::kWideBlossom);
  return static_cast<CellFinder>(kFirst + static_cast<std::size_t>(stem));
}

}  // namespace

void find_wide_blossoms(const Search& search) {
  ChangeMemory& changes = search.memory.changes;
  const CellFinder finder = memory_of(static_cast<WideStem>(search.size));
  if (changes.cells_of_new_patterns(finder, search.position, search.givens).empty()) return;
  CountingSink sink(search.sink);
  const Search here = search.with(sink);
  WideBlossoms(here).run();
  if (sink.offered() == 0) changes.searched(finder, search.position, search.givens);
}

CandidateSet stem_of(const Position& before, const Step& step) {
  if (step.technique == TechniqueId::kRectangleBlossom) return guardians_of(before, step);
  CandidateSet stem;
  for (const Digit digit : step.digits) stem[digit] = step.cells & before.places(digit);
  return stem;
}

}  // namespace nonet
