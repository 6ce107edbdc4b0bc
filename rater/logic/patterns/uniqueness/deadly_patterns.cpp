#include "rater/logic/patterns/uniqueness/deadly_patterns.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/patterns/guardians/guardian_aids.h"
#include "rater/logic/patterns/uniqueness/deadly_fillings.h"
#include "rater/logic/patterns/uniqueness/deadly_shapes.h"
#include "rater/logic/position/digit_choices.h"
#include "rater/logic/position/houses.h"
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
    with_placed_ = !cells_.empty();
    cells_ |= with_placed_ ? one : two;
    with_guardians_ = cells_with_more_than(0, ~digits_);
  }

  // Whether filled cells take part, and so cells with one of the digits.
  [[nodiscard]] bool with_placed() const { return with_placed_; }

  // Whether there are enough cells for a pattern, of which a few have guardians, or all the same.
  [[nodiscard]] bool has_enough() const {
    constexpr int kFewWithGuardians = 3;
    const int without = (cells_ - with_guardians_).size();
    if (without + kFewWithGuardians >= fewest_cells()) {
      const int with = cells_.size() - without;
      if (without + std::min(kFewWithGuardians, with) >= fewest_cells()) return true;
    }
    const CellSet single = cells_ & (with_guardians_ - cells_with_more_than(1, ~digits_));
    for (const Digit digit : ~digits_) {
      if (without + (single & position_.places(digit)).size() >= fewest_cells()) return true;
    }
    return false;
  }

  // Patterns with one of these cells.
  void run(CellSet with) {
    if (!cells_.intersects(with)) return;
    CellSet available = without_lone_cells(cells_);
    const CellSet seeds = available & with;
    if (seeds.empty()) return;
    for (std::size_t count = 1; count < with_few_.size(); ++count) {
      with_few_[count] = ~cells_with_more_than(static_cast<int>(count), ~digits_);
    }
    for (const Cell seed : seeds) {
      available.erase(seed);
      add(seed, {}, available);
    }
  }

 private:
  // The cells so far, and what follows from them.
  struct Cluster {
    CellSet cells;
    CellSet peers;          // cells that see one of them
    HouseSet with_one = 0;  // houses with one of them or more
    HouseSet with_two = 0;
    GuardianCount guardians;
  };

  [[nodiscard]] DigitSet others_in(Cell cell) const { return position_.candidates(cell) - digits_; }

  // The cells with more than so many of the digits.
  [[nodiscard]] CellSet cells_with_more_than(int count, DigitSet digits) const {
    std::array<CellSet, kSize + 1> with;
    const auto last = static_cast<std::size_t>(count);
    for (const Digit digit : digits) {
      const CellSet places = position_.places(digit);
      for (std::size_t i = last; i > 0; --i) with[i] |= with[i - 1] & places;
      with[0] |= places;
    }
    return with[last];
  }

  // Leaves out cells that are alone in a house, until there are none.
  static CellSet without_lone_cells(CellSet cells) {
    while (true) {
      CellSet lone;
      for (const House house : all_houses()) {
        const CellSet here = cells & cell_set_of(house);
        if (!has_two(here)) lone |= here;
      }
      if (lone.empty()) return cells;
      cells -= lone;
    }
  }

  // Of a pattern without a finder of its own.
  [[nodiscard]] int fewest_cells() const {
    if (!pair_) return digits_.size() + 4;
    return position_.empty_cells().contains(cells_) ? 6 : 4;
  }

  void add(Cell cell, Cluster cluster, CellSet available) {
    const HouseSet houses = house_set_of(cell);
    const HouseSet full = cluster.with_one & houses & ~cluster.with_two;
    cluster.with_two |= full;
    cluster.with_one |= houses;
    cluster.cells.insert(cell);
    if (is_too_large(cluster.cells, most_in_lines(cluster.with_one & ~cluster.with_two))) return;
    if (pair_) available -= cells_in(full);
    if (with_guardians_.contains(cell)) {
      cluster.guardians.add(cell, others_in(cell));
      if (!cluster.guardians.may_conclude()) return;
      available &= that_may_join(cluster.guardians);
    }
    cluster.peers |= peers_of(cell);
    grow(cluster, available);
  }

  // The cells whose guardians leave something to conclude, together with these.
  [[nodiscard]] CellSet that_may_join(const GuardianCount& guardians) const {
    CellSet cells = ~with_guardians_;
    const int few = kMostMixedGuardians - guardians.size();
    if (few > 0) cells |= with_few_[static_cast<std::size_t>(few)];
    const DigitSet digits = guardians.digits();
    if (digits.size() == 1) cells |= with_few_[1] & position_.places(digits.first());
    if (const auto [near, more] = guardians.room(); more >= 0) {
      cells |= near - cells_with_more_than(more, ~(digits_ | digits));
    }
    return cells;
  }

  void grow(const Cluster& cluster, CellSet available) {
    const HouseSet single = cluster.with_one & ~cluster.with_two;
    if (single == 0 && is_found(cluster.cells)) return;
    CellSet next;
    if (single != 0) {
      next = fewest_partners(single, available);
    } else if (!pair_) {
      next = cluster.peers & available;
    }
    for (const Cell cell : next) {
      available.erase(cell);
      add(cell, cluster, available);
    }
  }

  // The cells that can join the single cell of one of the houses, where they are fewest.
  static CellSet fewest_partners(HouseSet single, CellSet available) {
    CellSet fewest;
    int size = kSize + 1;
    for (; single != 0 && size > 0; single &= single - 1) {
      const CellSet partners = available & cell_set_of(House(static_cast<int>(lowest(single))));
      if (partners.size() >= size) continue;
      fewest = partners;
      size = partners.size();
    }
    return fewest;
  }

  // Of the houses of one kind: so many cells are missing at least.
  static int most_in_lines(HouseSet houses) {
    constexpr HouseSet kNine = (1U << kSize) - 1;
    return std::max({bit_count(houses & kNine), bit_count(houses >> kSize & kNine),
                     bit_count(houses >> 2 * kSize & kNine)});
  }

  [[nodiscard]] bool is_too_large(CellSet cells, int missing) const {
    const int size = cells.size() + missing;
    if (!pair_) return size > kMostCells;
    return size > kMostPairCells && (cells & position_.empty_cells()).size() > kMostPairEmpty;
  }

  static bool has_two(CellSet cells) { return !cells.empty() && cells != CellSet(cells.first()); }

  // Whether the cells are a pattern, or have one inside; notes it if it is new.
  bool is_found(CellSet cells) {
    Deadly whole{cells, digits_, {}};
    for (const Cell cell : cells& with_guardians_) whole.guardians.insert(cell, others_in(cell));
    const auto inside = [&](const Deadly& one) { return has_inside(whole, one); };
    if (std::ranges::any_of(found_, inside)) return true;
    std::vector<PatternCell> pattern;
    for (const Cell cell : cells) {
      const bool empty = position_.empty_cells().contains(cell);
      pattern.push_back({cell, empty ? position_.candidates(cell) & digits_
                                     : DigitSet(position_.grid().digit(cell))});
    }
    if (!is_deadly(pattern)) return false;
    if (!whole.guardians.empty()) found_.push_back(whole);
    return true;
  }

  const Position& position_;
  DigitSet digits_;
  bool pair_;
  bool with_placed_ = false;
  CellSet cells_;
  CellSet with_guardians_;
  std::array<CellSet, kMostMixedGuardians + 1> with_few_;  // by number: at most so many guardians
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

// How far the last search of a position went for a choice of digits.
enum class Searched : std::uint8_t { kNot, kEmptyCells, kWithPlacedCells };

// The patterns of the position that was searched last, with those of other finders. A pattern stays
// one while none of its cells changes.
struct DeadlyMemory final : FamilyMemory {
  std::vector<Deadly> found;
  std::array<Searched, 1U << kSize> searched{};  // by digits
};

DeadlyMemory& deadly_memory(WalkMemory& memory) {
  if (memory.deadly_patterns == nullptr) memory.deadly_patterns = std::make_unique<DeadlyMemory>();
  return static_cast<DeadlyMemory&>(*memory.deadly_patterns);
}

// Drops the patterns of these digits. They may have hidden larger ones of more digits.
void forget(DigitSet digits, DeadlyMemory& memory) {
  memory.searched[digits.bits()] = Searched::kNot;
  const auto is_of = [&](const Deadly& one) { return one.digits == digits; };
  if (std::erase_if(memory.found, is_of) == 0) return;
  for (unsigned more = 0; more < memory.searched.size(); ++more) {
    if (DigitSet::from_bits(more).contains(digits)) memory.searched[more] = Searched::kNot;
  }
}

// `changed`: cells that have changed since the last search.
void search_digits(const Search& search, DigitSet digits, CellSet changed, DeadlyMemory& memory) {
  const CellSet placed = ~search.position.empty_cells() - search.givens;
  Growth growth(search.position, placed, digits, memory.found);
  Searched& last = memory.searched[digits.bits()];
  if (!growth.has_enough()) {
    if (last == Searched::kNot) return;
    forget(digits, memory);
    return;
  }
  const Searched now = growth.with_placed() ? Searched::kWithPlacedCells : Searched::kEmptyCells;
  growth.run(last == now ? changed : CellSet::all());
  last = now;
}

// Brings the list up to date.
void list_patterns(const Search& search, DeadlyMemory& memory) {
  ChangeMemory& changes = search.memory.changes;
  const CellSet changed =
      changes.cells_of_new_patterns(CellFinder::kDeadlyPattern, search.position, search.givens);
  if (changed.empty()) return;
  std::erase_if(memory.found, [&](const Deadly& one) { return one.cells.intersects(changed); });
  for (const int count : {2, 3, 4}) {
    for (const DigitSet digits : digit_choices(count)) {
      search_digits(search, digits, changed, memory);
    }
  }
  std::ranges::sort(memory.found, is_before);
  changes.searched(CellFinder::kDeadlyPattern, search.position, search.givens);
}

}  // namespace

void find_deadly_patterns(const Search& search) {
  DeadlyMemory& memory = deadly_memory(search.memory);
  list_patterns(search, memory);
  const std::vector<Deadly>& found = memory.found;
  GuardianAids aids(search);
  for (auto one = found.begin(); one != found.end(); ++one) {
    const auto is_inside = [&](const Deadly& smaller) { return has_inside(*one, smaller); };
    if (std::any_of(found.begin(), one, is_inside)) continue;
    if (offer_deadly(search, *one, aids) == Demand::kEnough) return;
  }
}

}  // namespace nonet
