// For each loop of loop_walk.h, the consequences of the cells with more than the two digits:
//   type 1  one such cell: it holds neither of the two
//   type 2  all extras are one digit: it goes from the cells that see all of them
//   type 3  two cells: their extras act as one cell of a naked or hidden set in a common house
//   type 4  two cells: a digit of the pair is locked to them, so they lose the other
// The same loop is met from each of its bivalue cells and in both directions. The first productive
// step of a type counts and later ones of that type and loop are dropped, as in Sudoku Explainer;
// for type 3 the first need not be the cheapest.
#include "rater/logic/patterns/uniqueness/explainer_unique_loops.h"

#include <optional>
#include <vector>

#include "base/bits.h"
#include "rater/logic/patterns/subsets/common_tuple.h"
#include "rater/logic/patterns/uniqueness/loop_walk.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet::explainer {

namespace {

// The step kinds among which repetitions are dropped.
enum class LoopStepKind : std::uint8_t { kType1, kType2, kType3Naked, kType3Hidden, kType4 };

int type_of(LoopStepKind kind) {
  switch (kind) {
    case LoopStepKind::kType1:
      return 1;
    case LoopStepKind::kType2:
      return 2;
    case LoopStepKind::kType3Naked:
    case LoopStepKind::kType3Hidden:
      return 3;
    case LoopStepKind::kType4:
      break;
  }
  return 4;
}

// Two cells with extras, and the data that the types need of them.
struct ExtraPair {
  Cell first;
  Cell second;
  DigitSet extras;
};

// A house that holds both cells, and their positions in it.
struct SharedHouse {
  House house;
  HouseMask first = 0;
  HouseMask second = 0;
};

class LoopSteps {
 public:
  explicit LoopSteps(const Search& search) : position_(search.position), sink_(search.sink) {}

  // False: the sink needs no more.
  bool run() {
    const CellCounts counts = count_candidates(position_);
    for (const Cell start : counts.two) {
      LoopWalk walk(position_, counts, start);
      pair_ = walk.pair();
      walk.run([&](const CellLoop& loop) {
        if (demand_ == Demand::kMore) examine(loop);
      });
      if (demand_ == Demand::kEnough) return false;
    }
    return true;
  }

 private:
  void examine(const CellLoop& loop) {
    loop_ = &loop;
    loop_cells_ = loop.set();
    std::vector<Cell> extra_cells;
    for (std::size_t i = 0; i < loop.length; ++i) {
      if (position_.candidates(loop.cells[i]) != pair_) extra_cells.push_back(loop.cells[i]);
    }
    if (extra_cells.empty()) return;
    if (extra_cells.size() == 1) {
      type_1(extra_cells[0]);
    } else if (extra_cells.size() > 2) {
      type_2(extra_cells);
    } else {
      const DigitSet extras =
          (position_.candidates(extra_cells[0]) | position_.candidates(extra_cells[1])) - pair_;
      const ExtraPair two{extra_cells[0], extra_cells[1], extras};
      if (extras.size() == 1) {
        type_2(extra_cells);
      } else {
        type_3(two);
      }
      type_4(two);
    }
  }

  void type_1(Cell cell) {
    CandidateSet cleared;
    cleared.insert(cell, pair_);
    offer(LoopStepKind::kType1, cleared, {});
  }

  void type_2(const std::vector<Cell>& extra_cells) {
    const Digit extra = (position_.candidates(extra_cells[0]) - pair_).first();
    CellSet seen = CellSet::all();
    for (const Cell cell : extra_cells) seen &= peers_of(cell);
    CandidateSet cleared;
    cleared[extra] = seen & position_.places(extra);
    offer(LoopStepKind::kType2, cleared, {});
  }

  void type_3(const ExtraPair& two) {
    for (int size = two.extras.size(); size <= 7; ++size) {
      for (const HouseKind kind : kBoxRowColumn) {
        const House house = house_of(two.first, kind);
        if (house != house_of(two.second, kind)) continue;
        const SharedHouse shared{house, 1U << position_in(two.first, kind),
                                 1U << position_in(two.second, kind)};
        const int empty = bit_count(position_.empty_in(house));
        if (2 * size <= empty) type_3_naked(two, shared, size);
        if (2 * size < empty) type_3_hidden(two, shared, size);
      }
    }
  }

  // size-1 other cells whose digits and the extras are size digits in all; each digit must be in
  // one of those cells or an extra of both loop cells, so that the set is naked whichever loop cell
  // it uses.
  void type_3_naked(const ExtraPair& two, const SharedHouse& shared, int size) {
    NineMasks masks{};
    for (std::size_t i = 0; i < masks.size(); ++i) {
      masks[i] = static_cast<std::uint16_t>(position_.candidates(cells_of(shared.house)[i]).bits());
      if (shared.first >> i == 1) masks[i] = static_cast<std::uint16_t>(two.extras.bits());
      if (shared.second >> i == 1) masks[i] = 0;
    }
    const DigitSet common =
        two.extras & position_.candidates(two.first) & position_.candidates(two.second);
    find_common_tuple(masks, size, [&](const CommonTuple& tuple) {
      if ((tuple.members & shared.first) == 0) return false;
      const HouseMask others = tuple.members & ~shared.first;
      unsigned covered = common.bits();
      for (unsigned rest = others; rest != 0; rest &= rest - 1) {
        covered |= masks[lowest(rest)];
      }
      if (bit_count(covered) != size) return false;
      CandidateSet cleared;
      const HouseMask outside = ~(others | shared.first | shared.second);
      for (const Digit d : DigitSet::from_bits(tuple.joined)) {
        cleared[d] = cells_at(shared.house, position_.places(shared.house, d) & outside);
      }
      offer(LoopStepKind::kType3Naked, cleared, {shared.house, size - 1});
      return demand_ == Demand::kEnough;
    });
  }

  // The pair and size-2 digits that are not extras, confined to one loop cell and size-1 others.
  void type_3_hidden(const ExtraPair& two, const SharedHouse& shared, int size) {
    std::array<Digit, kSize> others{};
    std::size_t count = 0;
    for (const Digit d : ~(pair_ | two.extras)) others[count++] = d;
    HouseMask pair_places = 0;
    for (const Digit d : pair_) pair_places |= position_.places(shared.house, d) & ~shared.second;
    for (unsigned chosen = 0; chosen < (1U << count); ++chosen) {
      if (bit_count(chosen) != size - 2) continue;
      DigitSet hidden = pair_;
      HouseMask joined = pair_places;
      bool all_present = true;
      for (unsigned rest = chosen; rest != 0; rest &= rest - 1) {
        const Digit d = others[lowest(rest)];
        const HouseMask places = position_.places(shared.house, d) & ~shared.second;
        all_present = all_present && places != 0;
        hidden.insert(d);
        joined |= places;
      }
      if (!all_present || bit_count(joined) != size) continue;
      CandidateSet cleared;
      const HouseMask cells = joined & ~shared.first;
      for (const Digit d : ~hidden) {
        cleared[d] = cells_at(shared.house, position_.places(shared.house, d) & cells);
      }
      offer(LoopStepKind::kType3Hidden, cleared, {shared.house, bit_count(cells) - 1});
    }
  }

  void type_4(const ExtraPair& two) {
    const Digit low = pair_.first();
    const Digit high = (pair_ - DigitSet(low)).first();
    for (const Digit locked : {low, high}) {
      for (const HouseKind kind : kBoxRowColumn) {
        const House house = house_of(two.first, kind);
        if (house != house_of(two.second, kind)) continue;
        const CellSet both{two.first, two.second};
        if ((position_.places(locked) & cell_set_of(house)) != both) continue;
        CandidateSet cleared;
        cleared[locked == low ? high : low] = both;
        offer(LoopStepKind::kType4, cleared, {house, 0});
        return;
      }
    }
  }

  struct Where {
    std::optional<House> house;
    int partners = 0;
  };

  void offer(LoopStepKind kind, const CandidateSet& cleared, const Where& where) {
    if (demand_ == Demand::kEnough || cleared.empty() || is_known(kind)) return;
    known_.push_back({kind, loop_cells_});
    const int type = type_of(kind);
    const TechniqueId first = loop_->length == 4 ? TechniqueId::kUniqueRectangle1  //
                                                 : TechniqueId::kUniqueLoop1;
    Step step;
    step.technique = static_cast<TechniqueId>(static_cast<int>(first) + type - 1);
    step.size = static_cast<std::uint8_t>(loop_->length);
    step.variant = static_cast<std::uint8_t>(type);
    step.partners = static_cast<std::uint8_t>(where.partners);
    step.cells = loop_cells_;
    step.digits = pair_;
    step.house = where.house;
    step.eliminations = cleared;
    demand_ = sink_.offer(step);
  }

  [[nodiscard]] bool is_known(LoopStepKind kind) const {
    for (const Known& known : known_) {
      if (known.kind == kind && known.cells == loop_cells_) return true;
    }
    return false;
  }

  struct Known {
    LoopStepKind kind;
    CellSet cells;
  };

  const Position& position_;
  StepSink& sink_;
  Demand demand_ = Demand::kMore;
  DigitSet pair_;
  const CellLoop* loop_ = nullptr;  // the loop under examination
  CellSet loop_cells_;
  std::vector<Known> known_;
};

}  // namespace

void find_unique_loops(const Search& search) {
  find_in_changed_cells(search, CellFinder::kUniqueLoop,
                        [](const Search& here, CellSet) { LoopSteps(here).run(); });
}

}  // namespace nonet::explainer
