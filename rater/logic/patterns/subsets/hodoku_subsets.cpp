#include "rater/logic/patterns/subsets/hodoku_subsets.h"

#include <array>
#include <bit>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/patterns/subsets/common_tuple.h"
#include "rater/logic/position/cell_counts.h"
#include "rater/logic/position/houses.h"

namespace nonet::hodoku {

namespace {

using enum TechniqueId;

// Members of a house (cells by position, or digits) with their contents (digits, or positions).
struct Members {
  std::array<std::uint8_t, kSize> member{};
  NineMasks content{};
  int count = 0;

  void add(std::size_t of_house, unsigned holds) {
    const auto at = static_cast<std::size_t>(count++);
    member[at] = static_cast<std::uint8_t>(of_house);
    content[at] = static_cast<std::uint16_t>(holds);
  }
  // The positions that these members hold.
  [[nodiscard]] unsigned positions(unsigned members) const {
    unsigned all = 0;
    for (; members != 0; members &= members - 1) all |= 1U << member[lowest(members)];
    return all;
  }
};

struct Combination {
  unsigned members = 0;  // positions or digits, as bits
  unsigned contents = 0;
};

// Calls visit(combination) for each set of `size` members with `size` contents in all, in
// lexicographic order, until it returns kEnough.
template <typename Visit>
Demand visit_sets(const Members& from, int size, Visit visit) {
  const auto extend = [&](const auto& self, int first, int left, Combination set) -> Demand {
    if (left == 0) {
      return bit_count(set.contents) == size ? visit(set) : Demand::kMore;
    }
    for (int i = first; i + left <= from.count; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const Combination next{set.members | (1U << from.member[at]),
                             set.contents | from.content[at]};
      if (bit_count(next.contents) > size) continue;
      if (self(self, i + 1, left - 1, next) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  };
  return extend(extend, 0, size, {});
}

// The eliminations of a naked set: its digits in the common houses of its cells, by row, column,
// box.
struct NakedRemoval {
  Step step;
  bool locked = false;
};

NakedRemoval naked_removal(const Position& position, House house, const Combination& set) {
  NakedRemoval removal;
  Step& step = removal.step;
  step.cells = cells_at(house, set.members);
  step.digits = DigitSet::from_bits(set.contents);
  step.house = house;
  step.size = static_cast<std::uint8_t>(step.digits.size());
  const Cell first = step.cells.first();
  const House box = house_of(first, HouseKind::kBox);
  const bool in_box = cell_set_of(box).contains(step.cells);
  int houses_hit = 0;
  bool in_line = false;
  for (const House common : houses_of(first)) {
    if (!cell_set_of(common).contains(step.cells)) continue;
    const bool is_box = common.kind() == HouseKind::kBox;
    in_line = in_line || !is_box;
    bool hit = false;
    for (const Cell cell : cell_set_of(common) - step.cells) {
      const DigitSet gone = position.candidates(cell) & step.digits;
      for (const Digit digit : gone) add_elimination(step, {cell, digit});
      hit = hit || (!gone.empty() && (is_box || !cell_set_of(box).contains(cell)));
    }
    houses_hit += hit ? 1 : 0;
    if (hit) step.bases |= bit_of(common);
  }
  removal.locked = in_box && in_line && houses_hit > 1 && step.size < 4;
  return removal;
}

// Whether a naked set has anything to remove.
bool removes_anything(const Position& position, House house, const Combination& set) {
  const CellSet cells = cells_at(house, set.members);
  const CellSet seen = (cell_set_of(house) | seen_beside(house, cells)) - cells;
  for (const Digit digit : DigitSet::from_bits(set.contents)) {
    if (position.places(digit).intersects(seen)) return true;
  }
  return false;
}

// `from`: contains the cells with few enough candidates, and perhaps others.
Members naked_members(const Position& position, House house, int size, CellSet from) {
  Members members;
  const auto kind = house.kind();
  for (const Cell cell : from& cell_set_of(house)) {
    const DigitSet candidates = position.candidates(cell);
    if (candidates.empty() || candidates.size() > size) continue;
    const auto& seat = seats_of(cell);
    members.add(seat.position[static_cast<std::size_t>(kind)], candidates.bits());
  }
  return members;
}

// The result of searching one house.
struct HouseResult {
  Demand demand = Demand::kMore;
  bool in_vain = true;  // no set of any kind removes anything
};

// Whether anything is removed is decided first, in the quickest order.
HouseResult find_naked_in(const Search& search, House house, bool locked, CellSet from) {
  const Position& position = search.position;
  const Members members = naked_members(position, house, search.size, from);
  HouseResult result;
  if (members.count < search.size) return result;
  const auto removes = [&](const CommonTuple& set) {
    return removes_anything(position, house, {members.positions(set.members), set.joined});
  };
  if (position.naked_singles().empty() &&
      !find_common_tuple(members.content, search.size, removes)) {
    return result;
  }
  result.demand = visit_sets(members, search.size, [&](const Combination& set) {
    if (!removes_anything(position, house, set)) return Demand::kMore;
    NakedRemoval found = naked_removal(position, house, set);
    if (found.step.eliminations.empty()) return Demand::kMore;
    result.in_vain = false;
    if (found.locked != locked) return Demand::kMore;
    found.step.technique = locked             ? (search.size == 2 ? kLockedPair : kLockedTriple)
                           : search.size == 2 ? kNakedPair
                           : search.size == 3 ? kNakedTriplet
                                              : kNakedQuad;
    return search.sink.offer(found.step);
  });
  return result;
}

// The candidates of the cells at some positions.
unsigned held_by(const Position& position, House house, HouseMask positions) {
  unsigned held = 0;
  for (; positions != 0; positions &= positions - 1) {
    held |= position.candidates(cells_of(house)[lowest(positions)]).bits();
  }
  return held;
}

HouseResult find_hidden_in(const Search& search, House house) {
  const Position& position = search.position;
  HouseResult result;
  if (bit_count(position.empty_in(house)) <= search.size) return result;
  const auto& all = position.places_by_digit(house);
  const auto removes = [&](const CommonTuple& set) {
    return (held_by(position, house, set.joined) & ~set.members) != 0;
  };
  if (position.hidden_singles(house).empty() &&
      !find_common_tuple(all.values, search.size, removes)) {
    return result;
  }
  Members members;
  for (const Digit digit : DigitSet::all()) {
    const unsigned places = position.places(house, digit);
    if (places == 0 || bit_count(places) > search.size) continue;
    members.add(static_cast<std::size_t>(digit.index()), places);
  }
  result.demand = visit_sets(members, search.size, [&](const Combination& set) {
    if ((held_by(position, house, set.contents) & ~set.members) == 0) return Demand::kMore;
    Step step;
    step.technique = search.size == 2   ? kHiddenPair
                     : search.size == 3 ? kHiddenTriplet
                                        : kHiddenQuad;
    step.size = static_cast<std::uint8_t>(search.size);
    step.house = house;
    step.cells = cells_at(house, set.contents);
    step.digits = DigitSet::from_bits(set.members);
    for (unsigned places = set.contents; places != 0; places &= places - 1) {
      const Cell cell = cells_of(house)[lowest(places)];
      for (const Digit other : position.candidates(cell) - step.digits) {
        add_elimination(step, {cell, other});
      }
    }
    if (step.eliminations.empty()) return Demand::kMore;
    result.in_vain = false;
    return search.sink.offer(step);
  });
  return result;
}

HouseFinder by_size(HouseFinder pair, int size) {
  return static_cast<HouseFinder>(static_cast<int>(pair) + size - 2);
}

// The other cells (digits) of a house with a hidden (naked) set form a naked (hidden) set with the
// same eliminations. So a house in which the complementary set was searched in vain has no set
// either; these are the houses returned. REQUIRES: the finder's sets remove candidates in their
// house only.
HouseSet known_by_others(const Search& search, HouseFinder pair_beside) {
  std::array<HouseSet, 3> in_vain{};  // by the size of the set beside
  for (int beside = 2; beside <= 4; ++beside) {
    in_vain[static_cast<std::size_t>(beside - 2)] =
        ~search.memory.changes.houses_to_search(by_size(pair_beside, beside), search.position);
  }
  HouseSet known = 0;
  for (const House house : all_houses()) {
    const int beside = bit_count(search.position.empty_in(house)) - search.size;
    if (beside < 2 || beside > 4) continue;
    known |= in_vain[static_cast<std::size_t>(beside - 2)] & (HouseSet{1} << house.index());
  }
  return known;
}

// Searches the houses that have changed since they were last searched in vain.
template <typename FindIn>
void visit_houses(const Search& search, HouseFinder finder, FindIn find_in) {
  HouseSet& to_search = search.memory.changes.houses_to_search(finder, search.position);
  for (const HouseKind kind : kBoxRowColumn) {
    for (int number = 0; number < kSize; ++number) {
      const House house(kind, number);
      if (((to_search >> house.index()) & 1) == 0) continue;
      const HouseResult result = find_in(search, house);
      if (result.demand == Demand::kEnough) return;
      if (result.in_vain) to_search &= ~(HouseSet{1} << house.index());
    }
  }
}

// Cells that may be in a naked set of this size; for pairs, cells with an equal peer.
CellSet cells_for_naked(const Position& position, int size) {
  if (size > 3) return position.empty_cells();
  const CellCounts counts = count_candidates(position);
  if (size == 3) return counts.two | counts.three | position.naked_singles();
  if (!position.naked_singles().empty()) return counts.two | position.naked_singles();
  CellSet equal;
  for (const Cell cell : counts.two) {
    CellSet others = counts.two & peers_of(cell);
    for (const Digit digit : position.candidates(cell)) others &= position.places(digit);
    equal |= others;
  }
  return equal;
}

// The runs of three cells that a box shares with a row, or with a column.
struct Segments {
  CellSet starts;  // their first cells
  int stride;      // from one of the three to the next
};
constexpr std::array<Segments, 2> kSegments = [] {
  std::array<Segments, 2> segments{{{{}, 1}, {{}, kSize}}};
  for (const Cell cell : all_cells()) {
    if (cell.column() % 3 == 0) segments[0].starts.insert(cell);
    if (cell.row() % 3 == 0) segments[1].starts.insert(cell);
  }
  return segments;
}();

// Cells whose index plus `cells` is in the set.
CellSet brought_back(CellSet set, int cells) {
  return CellSet::from_words(set.low() >> cells | set.high() << (64 - cells), set.high() >> cells);
}

// Whether these cells of a box and a line are a naked set with eliminations in the rest of both.
bool is_locked_set(const Position& position, CellSet cells, House line, int size) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= position.candidates(cell);
  if (digits.size() != size) return false;
  CellSet places;
  for (const Digit digit : digits) places |= position.places(digit);
  const CellSet box = cell_set_of(house_of(cells.first(), HouseKind::kBox));
  return places.intersects(cell_set_of(line) - box) && places.intersects(box - cells);
}

// The boxes with a locked set among the given cells, as bits.
unsigned boxes_with_locked_set(const Position& position, int size, CellSet from) {
  unsigned boxes = 0;
  for (const Segments& all : kSegments) {
    const HouseKind kind = all.stride == 1 ? HouseKind::kRow : HouseKind::kColumn;
    const CellSet second = brought_back(from, all.stride);
    const CellSet third = brought_back(from, 2 * all.stride);
    const CellSet starts =
        all.starts &
        (size == 3 ? from & second & third : (from & second) | (from & third) | (second & third));
    for (const Cell start : starts) {
      const std::array<Cell, 3> cells = {start, Cell(start.index() + all.stride),
                                         Cell(start.index() + 2 * all.stride)};
      const House line = house_of(start, kind);
      const auto try_set = [&](CellSet set) {
        if (!from.contains(set) || !is_locked_set(position, set, line, size)) return;
        boxes |= 1U << start.box();
      };
      if (size == 3) {
        try_set({cells[0], cells[1], cells[2]});
        continue;
      }
      try_set({cells[0], cells[1]});
      try_set({cells[0], cells[2]});
      try_set({cells[1], cells[2]});
    }
  }
  return boxes;
}

}  // namespace

void find_locked_subsets(const Search& search) {
  const CellSet from = cells_for_naked(search.position, search.size);
  for (unsigned boxes = boxes_with_locked_set(search.position, search.size, from); boxes != 0;
       boxes &= boxes - 1) {
    const House box = House::box(std::countr_zero(boxes));
    if (find_naked_in(search, box, true, from).demand == Demand::kEnough) return;
  }
}

void find_naked_subsets(const Search& search) {
  const HouseFinder finder = by_size(HouseFinder::kNakedSetOfTwo, search.size);
  // Four cells have one house in common only.
  if (search.size == 4) {
    search.memory.changes.houses_to_search(finder, search.position) &=
        ~known_by_others(search, HouseFinder::kHiddenSetOfTwo);
  }
  const CellSet from = cells_for_naked(search.position, search.size);
  visit_houses(search, finder, [&](const Search& here, House house) {
    return find_naked_in(here, house, false, from);
  });
}

void find_hidden_subsets(const Search& search) {
  const HouseFinder finder = by_size(HouseFinder::kHiddenSetOfTwo, search.size);
  search.memory.changes.houses_to_search(finder, search.position) &=
      ~known_by_others(search, HouseFinder::kNakedSetOfTwo);
  visit_houses(search, finder, find_hidden_in);
}

}  // namespace nonet::hodoku
