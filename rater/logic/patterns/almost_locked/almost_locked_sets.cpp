#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"

#include <memory>

#include "board/geometry.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

class SetCollector {
 public:
  explicit SetCollector(const Position& position) : position_(position) {}

  std::vector<AlmostLockedSet> run() {
    for (int index = 0; index < kHouses; ++index) {
      house_ = House(index);
      extend(cell_set_of(house_) & position_.empty_cells(), {}, {}, 0);
    }
    return std::move(sets_);
  }

 private:
  // A set of eight cells is the largest that leaves a cell to clear.
  void extend(CellSet from, CellSet cells, DigitSet digits, int size) {
    if (size == kSize - 1) return;
    for (const Cell cell : from) {
      from.erase(cell);
      const CellSet next = cells | CellSet(cell);
      const DigitSet all = digits | position_.candidates(cell);
      if (all.size() == size + 2 && !known(next)) add(next, all);
      extend(from, next, all, size + 1);
    }
  }

  // Whether an earlier house contains the set: rows come first, then columns.
  [[nodiscard]] bool known(CellSet cells) const {
    if (house_.kind() == HouseKind::kRow) return false;
    const Cell first = cells.first();
    if (cell_set_of(House::row(first.row())).contains(cells)) return true;
    return house_.kind() == HouseKind::kBox &&
           cell_set_of(House::column(first.column())).contains(cells);
  }

  void add(CellSet cells, DigitSet digits) {
    AlmostLockedSet set{cells, digits, {}, {}, {}};
    for (const Digit digit : digits) {
      set.places[digit] = cells & position_.places(digit);
      const CellSet seeing = cell_set_of(house_) | seen_beside(house_, set.places[digit]);
      set.seen[digit] = (seeing & position_.places(digit)) - cells;
      set.sees |= set.seen[digit];
    }
    sets_.push_back(set);
  }

  const Position& position_;
  House house_;
  std::vector<AlmostLockedSet> sets_;
};

// The digits of both sets whose places in one all see the places in the other. Of more than two
// digits only the first and the last are kept.
DigitSet restricted_commons(const AlmostLockedSet& a, const AlmostLockedSet& b) {
  DigitSet commons;
  for (const Digit digit : a.digits& b.digits) {
    if (!a.seen[digit].contains(b.places[digit])) continue;
    if (commons.size() == 2) commons = DigitSet(commons.first());
    commons.insert(digit);
  }
  return commons;
}

struct AlsMemory final : FamilyMemory {
  explicit AlsMemory(const Position& at) : places(at.all_places()), graph(at) {}

  PerDigit<CellSet> places;
  AlsGraph graph;
  AlsWalks walks;
};

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const Position& position) {
  return SetCollector(position).run();
}

AlsGraph::AlsGraph(const Position& position) : sets(almost_locked_sets(position)) {
  std::vector<CellSet> cells;  // contiguous: they alone rule out most pairs
  cells.reserve(sets.size());
  for (const AlmostLockedSet& set : sets) cells.push_back(set.cells);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    first_link.push_back(links.size());
    const CellSet own = sets[i].cells;
    const CellSet sees = sets[i].sees;
    for (std::size_t j = i + 1; j < sets.size(); ++j) {
      if (!sees.intersects(cells[j]) || own.intersects(cells[j])) continue;
      const DigitSet commons = restricted_commons(sets[i], sets[j]);
      if (commons.empty()) continue;
      links.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(j), commons});
    }
  }
  first_link.push_back(links.size());
}

const AlsGraph& als_graph(const Position& position, WalkMemory& memory) {
  auto* known = static_cast<AlsMemory*>(memory.almost_locked_sets.get());
  if (known == nullptr) {
    memory.almost_locked_sets = std::make_unique<AlsMemory>(position);
    known = static_cast<AlsMemory*>(memory.almost_locked_sets.get());
  } else if (known->places != position.all_places()) {
    known->places = position.all_places();
    known->graph = AlsGraph(position);
  }
  return known->graph;
}

AlsWalks& als_walks(WalkMemory& memory) {
  return static_cast<AlsMemory&>(*memory.almost_locked_sets).walks;
}

}  // namespace nonet
