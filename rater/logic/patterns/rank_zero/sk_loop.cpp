#include "rater/logic/patterns/rank_zero/sk_loop.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rater/logic/patterns/rank_zero/house_covers.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

constexpr int kFewestOpen = 12;  // of sixteen
constexpr std::size_t kPairs = 8;

// The fewest of eight houses in a ring that hold these of its eight pairs: house i holds the pairs
// i and i + 1.
constexpr std::array<std::uint8_t, 1U << kPairs> kRingCovers = [] {
  std::array<std::uint8_t, 1U << kPairs> table{};
  for (unsigned pairs = 0; pairs < table.size(); ++pairs) {
    int fewest = kPairs;
    for (unsigned chosen = 0; chosen < table.size(); ++chosen) {
      const unsigned held = (chosen | chosen << 1 | chosen >> (kPairs - 1)) & (table.size() - 1);
      if ((pairs & ~held) == 0) fewest = std::min(fewest, std::popcount(chosen));
    }
    table[pairs] = static_cast<std::uint8_t>(fewest);
  }
  return table;
}();

// The houses of the ring and its pairs, each with the next one in a house of its own.
struct Ring {
  std::array<CellSet, kPairs> pairs;
  HouseSet houses = 0;
};

Ring ring_of(House top, House left, House bottom, House right) {
  Ring ring;
  const std::array<House, 4> lines = {top, right, bottom, left};
  std::size_t at = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const CellSet line = cell_set_of(lines[i]);
    const auto crossing_with = [&](House other) { return (line & cell_set_of(other)).first(); };
    for (const House other : {lines[(i + 3) % 4], lines[(i + 1) % 4]}) {
      const Cell crossing = crossing_with(other);
      const House box = House::box(crossing.box());
      ring.pairs[at++] = (line & cell_set_of(box)) - CellSet(crossing);
      ring.houses |= bit_of(box);
    }
    ring.houses |= bit_of(lines[i]);
  }
  return ring;
}

// By crossing of two lines, the open cells of the pairs beside it; 0 if one of the pairs has none.
PerCell<int> open_beside_crossings(const Position& position) {
  PerCell<int> open{};
  for (const Cell crossing : all_cells()) {
    const CellSet box = cell_set_of(house_of(crossing, HouseKind::kBox)) - CellSet(crossing);
    const CellSet empty = box & position.empty_cells();
    const int in_row = (empty & cell_set_of(House::row(crossing.row()))).size();
    const int in_column = (empty & cell_set_of(House::column(crossing.column()))).size();
    open[crossing] = in_row == 0 || in_column == 0 ? 0 : in_row + in_column;
  }
  return open;
}

// Whether the digits of the open cells need as many houses as there are such cells.
bool is_locked(const Ring& ring, const Position& position, int open) {
  for (const Digit digit : DigitSet::all()) {
    unsigned pairs = 0;
    for (std::size_t i = 0; i < kPairs; ++i) {
      if (ring.pairs[i].intersects(position.places(digit))) pairs |= 1U << i;
    }
    open -= kRingCovers[pairs];
  }
  return open == 0;
}

Demand offer_ring(const Search& search, const Ring& ring, CellSet changed) {
  CellSet open;
  const auto has_changed = [&](CellSet pair) { return pair.intersects(changed); };
  if (std::ranges::none_of(ring.pairs, has_changed)) return Demand::kMore;
  for (const CellSet pair : ring.pairs) {
    const CellSet cells = pair & search.position.empty_cells();
    if (cells.empty()) return Demand::kMore;
    open |= cells;
  }
  if (open.size() < kFewestOpen || !is_locked(ring, search.position, open.size())) {
    return Demand::kMore;
  }
  const auto set = locked_cells(search.position, open, ring.houses);
  if (!set || set->links.all_houses_used() != ring.houses) return Demand::kMore;
  const auto step = step_of(*set, TechniqueId::kSkLoop, search);
  return step ? search.sink.offer(*step) : Demand::kMore;
}

// Calls visit(first, second) for two lines of the kind in different bands or stacks.
template <typename Visit>
Demand visit_apart(HouseKind kind, Visit visit) {
  for (int first = 0; first < kSize; ++first) {
    for (int second = (first / kBoxSize + 1) * kBoxSize; second < kSize; ++second) {
      if (visit(House(kind, first), House(kind, second)) == Demand::kEnough) return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

}  // namespace

void find_sk_loops(const Search& search) {
  find_in_changed_cells(search, CellFinder::kSkLoop, [](const Search& here, CellSet changed) {
    const PerCell<int> open = open_beside_crossings(here.position);
    const auto is_open = [&](House top, House left, House bottom, House right) {
      int all = 0;
      for (const House row : {top, bottom}) {
        for (const House column : {left, right}) {
          const int here_open = open[Cell(row.number(), column.number())];
          if (here_open == 0) return false;
          all += here_open;
        }
      }
      return all >= kFewestOpen;
    };
    visit_apart(HouseKind::kRow, [&](House top, House bottom) {
      return visit_apart(HouseKind::kColumn, [&](House left, House right) {
        if (!is_open(top, left, bottom, right)) return Demand::kMore;
        return offer_ring(here, ring_of(top, left, bottom, right), changed);
      });
    });
  });
}

}  // namespace nonet
