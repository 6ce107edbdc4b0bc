#include "rater/logic/patterns/uniqueness/deadly_patterns.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/patterns/guardians/guardian_aids.h"
#include "rater/logic/patterns/uniqueness/deadly_fillings.h"
#include "rater/logic/patterns/uniqueness/deadly_shapes.h"
#include "rater/logic/position/digit_choices.h"
#include "rater/logic/steps/finder.h"

namespace nonet {

namespace {

// Larger ones are rare, and nobody sees them.
constexpr int kMostPairCells = 12;  // of two digits
constexpr int kMostPairEmpty = 4;   // of more than these cells; filled ones leave no choice
constexpr int kMostCells = 9;

struct Deadly {
  CellSet cells;
  DigitSet digits;
  CandidateSet guardians;
};

// Whether the other pattern, inside this one, has no guardian of its own: then it says more. (With
// fewer digits it may have more guardians.)
bool has_inside(const Deadly& whole, const Deadly& other) {
  if (!whole.cells.contains(other.cells) || !whole.digits.contains(other.digits)) return false;
  for (const Digit digit : DigitSet::all()) {
    if (!whole.guardians[digit].contains(other.guardians[digit])) return false;
  }
  return true;
}

// Sets of cells for the digits in which no house has a single cell.
class Growth {
 public:
  // `placed`: filled cells without the givens.
  Growth(const Position& position, CellSet placed, DigitSet digits, std::vector<Deadly>& found)
      : position_(position), digits_(digits), pair_(digits.size() == 2), found_(found) {
    if (pair_) {
      for (const Cell cell : placed) {
        if (digits.contains(position_.grid().digit(cell))) cells_.insert(cell);
      }
    }
    CellSet one;
    CellSet two;
    for (const Digit digit : digits) {
      two |= one & position_.places(digit);
      one |= position_.places(digit);
    }
    cells_ |= pair_ && !cells_.empty() ? one : two;
  }

  // Patterns with one of these cells.
  void run(CellSet with) {
    const CellSet seeds = cells_ & with;
    if (seeds.empty() || !has_enough()) return;
    CellSet available = cells_;
    for (const Cell seed : seeds) {
      available.erase(seed);
      add(seed, {}, {}, available);
    }
  }

 private:
  [[nodiscard]] DigitSet others_in(Cell cell) const { return position_.candidates(cell) - digits_; }

  // Whether there are enough cells for a pattern, of which a few have guardians, or all the same.
  [[nodiscard]] bool has_enough() const {
    constexpr int kFewWithGuardians = 3;
    CellSet one;  // with guardians
    CellSet two;
    for (const Digit digit : ~digits_) {
      two |= one & position_.places(digit);
      one |= position_.places(digit);
    }
    const int without = (cells_ - one).size();
    if (without + kFewWithGuardians >= fewest_cells()) {
      const int with = cells_.size() - without;
      if (without + std::min(kFewWithGuardians, with) >= fewest_cells()) return true;
    }
    const CellSet single = cells_ & (one - two);
    for (const Digit digit : ~digits_) {
      if (without + (single & position_.places(digit)).size() >= fewest_cells()) return true;
    }
    return false;
  }
  // Of a pattern without a finder of its own.
  [[nodiscard]] int fewest_cells() const {
    if (!pair_) return digits_.size() + 4;
    return position_.empty_cells().contains(cells_) ? 6 : 4;
  }

  void add(Cell cell, CellSet cells, CandidateSet guardians, CellSet available) {
    const DigitSet others = others_in(cell);
    guardians.insert(cell, others);
    if (!may_conclude(guardians)) return;
    cells.insert(cell);
    grow(cells, guardians, available);
  }

  void grow(CellSet cells, const CandidateSet& guardians, CellSet available) {
    const auto single = house_with_one(cells);
    if (is_too_large(cells) || (!single && is_found(cells, guardians))) return;
    CellSet next;
    if (single) {
      next = available & cell_set_of(*single);
    } else if (!pair_) {
      for (const Cell cell : cells) next |= peers_of(cell) & available;
    }
    for (const Cell cell : next) {
      available.erase(cell);
      if (pair_ && fills_up(cell, cells)) continue;
      add(cell, cells, guardians, available);
    }
  }

  [[nodiscard]] bool is_too_large(CellSet cells) const {
    if (!pair_) return cells.size() > kMostCells;
    return cells.size() > kMostPairCells &&
           (cells & position_.empty_cells()).size() > kMostPairEmpty;
  }

  // Whether a house of the cell has two of the cells.
  static bool fills_up(Cell cell, CellSet cells) {
    return std::ranges::any_of(houses_of(cell),
                               [&](House house) { return has_two(cells & cell_set_of(house)); });
  }
  static bool has_two(CellSet cells) { return !cells.empty() && cells != CellSet(cells.first()); }

  static std::optional<House> house_with_one(CellSet cells) {
    for (const Cell cell : cells) {
      const CellSet others = cells - CellSet(cell);
      for (const House house : houses_of(cell)) {
        if (!others.intersects(cell_set_of(house))) return house;
      }
    }
    return std::nullopt;
  }

  // Whether the cells are a pattern, or have one inside; notes it if it is new.
  bool is_found(CellSet cells, const CandidateSet& guardians) {
    const Deadly whole{cells, digits_, guardians};
    const auto inside = [&](const Deadly& one) { return has_inside(whole, one); };
    if (std::ranges::any_of(found_, inside)) return true;
    std::vector<PatternCell> pattern;
    for (const Cell cell : cells) {
      const bool empty = position_.empty_cells().contains(cell);
      pattern.push_back({cell, empty ? position_.candidates(cell) & digits_
                                     : DigitSet(position_.grid().digit(cell))});
    }
    if (!is_deadly(pattern)) return false;
    if (!guardians.empty()) found_.push_back(whole);
    return true;
  }

  const Position& position_;
  DigitSet digits_;
  bool pair_;
  CellSet cells_;
  std::vector<Deadly>& found_;
};

Demand offer_deadly(const Search& search, const Deadly& one, GuardianAids& aids) {
  const auto technique = technique_of_shape(one.cells, one.digits, search.position.empty_cells());
  if (!technique) return Demand::kMore;
  Step step;
  step.technique = *technique;
  step.cells = one.cells;
  step.digits = one.digits;
  step.size = static_cast<std::uint8_t>(one.cells.size());
  return aids.offer(search, step, one.guardians);
}

bool is_before(const Deadly& a, const Deadly& b) {
  if (a.cells.size() != b.cells.size()) return a.cells.size() < b.cells.size();
  if (a.digits != b.digits) return a.digits.bits() < b.digits.bits();
  return a.cells != b.cells && (a.cells - b.cells).first() < (b.cells - a.cells).first();
}

// False: there is no pattern with one of the cells, even of those that have finders of their own.
bool offer_all(const Search& search, CellSet cells) {
  std::vector<Deadly> found;
  const CellSet placed = ~search.position.empty_cells() - search.givens;
  for (const int count : {2, 3, 4}) {
    for (const DigitSet digits : digit_choices(count)) {
      Growth(search.position, placed, digits, found).run(cells);
    }
  }
  std::ranges::sort(found, is_before);
  GuardianAids aids(search.position);
  for (auto one = found.begin(); one != found.end(); ++one) {
    const auto is_inside = [&](const Deadly& smaller) { return has_inside(*one, smaller); };
    if (std::any_of(found.begin(), one, is_inside)) continue;
    if (offer_deadly(search, *one, aids) == Demand::kEnough) break;
  }
  return !found.empty();
}

}  // namespace

void find_deadly_patterns(const Search& search) {
  ChangeMemory& changes = search.memory.changes;
  const CellSet cells =
      changes.cells_of_new_patterns(CellFinder::kDeadlyPattern, search.position, search.givens);
  if (cells.empty() || offer_all(search, cells)) return;
  changes.searched_in_vain(CellFinder::kDeadlyPattern, search.position, search.givens);
}

}  // namespace nonet
