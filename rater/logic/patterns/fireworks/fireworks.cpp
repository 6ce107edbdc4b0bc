#include "rater/logic/patterns/fireworks/fireworks.h"

#include <bit>

#include "rater/logic/patterns/rank_zero/rank_set.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

// A crossing with its two ends.
struct Rays {
  Cell crossing;
  Cell on_row;
  Cell on_column;
};

// For a line, the box where it begins and a cell outside: the digits that have no other place
// outside the box.
class Fuses {
 public:
  explicit Fuses(const Position& position) {
    for (int line = 0; line < 2 * kSize; ++line) add_line(position, House(line));
  }

  // The digits of a firework with these ends.
  [[nodiscard]] DigitSet digits_of(const Rays& rays) const {
    const Cell x = rays.crossing;
    return at(House::row(x.row()), x.column(), rays.on_row.column()) &
           at(House::column(x.column()), x.row(), rays.on_column.row());
  }

 private:
  void add_line(const Position& position, House line) {
    for (const Digit digit : DigitSet::all()) {
      const HouseMask places = position.places(line, digit);
      if (places == 0) continue;
      for (std::size_t part = 0; part < kBoxSize; ++part) {
        const HouseMask outside = places & ~(0b111U << (kBoxSize * part));
        if (!at_most_one_bit(outside)) continue;
        add(line, part, outside, digit);
      }
    }
  }

  void add(House line, std::size_t part, HouseMask outside, Digit digit) {
    for (std::size_t end = 0; end < kSize; ++end) {
      if (end / kBoxSize == part || (outside & ~(1U << end)) != 0) continue;
      table_[line][part][end].insert(digit);
    }
  }

  [[nodiscard]] DigitSet at(House line, int from, int end) const {
    return table_[line][static_cast<std::size_t>(from / kBoxSize)][static_cast<std::size_t>(end)];
  }

  PerHouse<std::array<std::array<DigitSet, kSize>, kBoxSize>> table_{};
};

void add_firework(RankSet& set, const Rays& rays, DigitSet digits) {
  const Cell x = rays.crossing;
  set.truths.insert(House::row(x.row()), digits);
  set.truths.insert(House::column(x.column()), digits);
  set.links.insert(House::box(x.box()), digits);
  for (const Cell cell : {x, rays.on_row, rays.on_column}) set.links.insert(cell);
}

// The subsets of so many digits, ascending.
template <typename Visit>
Demand visit_digits(DigitSet digits, int count, Visit visit) {
  for (unsigned bits = 1; bits < 1U << kSize; ++bits) {
    if (std::popcount(bits) != count || (bits & ~digits.bits()) != 0) continue;
    if (visit(DigitSet::from_bits(bits)) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

class FireworkSearch {
 public:
  FireworkSearch(const Search& search, CellSet changed)
      : search_(search), changed_(changed), fuses_(search.position), quad_(search.size == 4) {}

  Demand from(Cell crossing) const {
    if (!quad_ && !has_changed(crossing)) return Demand::kMore;
    const CellSet empty = search_.position.empty_cells();
    const CellSet outside = empty - cell_set_of(House::box(crossing.box()));
    for (const Cell on_row : outside& cell_set_of(House::row(crossing.row()))) {
      for (const Cell on_column : outside& cell_set_of(House::column(crossing.column()))) {
        if (burn({crossing, on_row, on_column}) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  // A firework depends on the lines of its crossing.
  [[nodiscard]] bool has_changed(Cell crossing) const {
    return changed_.intersects(cell_set_of(House::row(crossing.row())) |
                               cell_set_of(House::column(crossing.column())));
  }

  Demand burn(const Rays& rays) const {
    const DigitSet digits = fuses_.digits_of(rays);
    if (digits.size() < search_.size - (quad_ ? 2 : 0)) return Demand::kMore;
    if (quad_) return burn_with_corner(rays, digits);
    return visit_digits(digits, 3, [&](DigitSet three) {
      RankSet set;
      add_firework(set, rays, three);
      return offer(set, TechniqueId::kFireworkTriple);
    });
  }

  // Each rectangle once, from its lower corner.
  Demand burn_with_corner(const Rays& rays, DigitSet digits) const {
    const Cell corner(rays.on_column.row(), rays.on_row.column());
    if (corner < rays.crossing || !search_.position.empty_cells().contains(corner)) {
      return Demand::kMore;
    }
    if (!has_changed(rays.crossing) && !has_changed(corner)) return Demand::kMore;
    const Rays back{corner, rays.on_column, rays.on_row};
    const DigitSet others = fuses_.digits_of(back);
    return visit_digits(digits, 2, [&](DigitSet pair) {
      return visit_digits(others - pair, 2, [&](DigitSet other_pair) {
        RankSet set;
        add_firework(set, rays, pair);
        add_firework(set, back, other_pair);
        return offer(set, TechniqueId::kFireworkQuad);
      });
    });
  }

  Demand offer(const RankSet& set, TechniqueId technique) const {
    auto step = step_of(set, technique, search_);
    if (!step) return Demand::kMore;
    step->cells = set.links.cells;
    return search_.sink.offer(*step);
  }

  const Search& search_;
  CellSet changed_;
  Fuses fuses_;
  bool quad_;
};

}  // namespace

void find_fireworks(const Search& search) {
  const CellFinder finder =
      search.size == 4 ? CellFinder::kFireworkQuad : CellFinder::kFireworkTriple;
  find_in_changed_cells(search, finder, [](const Search& here, CellSet changed) {
    const FireworkSearch fireworks(here, changed);
    for (const Cell crossing : here.position.empty_cells()) {
      if (fireworks.from(crossing) == Demand::kEnough) return;
    }
  });
}

}  // namespace nonet
