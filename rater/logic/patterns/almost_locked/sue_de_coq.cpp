// With n cells and n + k digits in the crossing, the line cells take some of the k surplus digits
// (the number of line cells minus the number of digits they add) and the box cells must take the
// rest. Then each digit is confined: digits of the line cells to the line part, digits of the box
// cells to the box part, digits of the crossing to the part that is left.
#include "rater/logic/patterns/almost_locked/sue_de_coq.h"

#include <array>

#include "board/geometry.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

struct CellGroup {
  CellSet cells;
  DigitSet digits;

  [[nodiscard]] CellGroup with(Cell cell, DigitSet candidates) const {
    return {cells | CellSet(cell), digits | candidates};
  }
};

// Calls visit(group) for all subsets of the cells, a set before its extensions, while keep(group)
// holds.
template <typename Keep, typename Visit>
Demand visit_subsets(const Position& position, CellSet cells, const CellGroup& group, Keep keep,
                     Visit visit) {
  for (const Cell cell : cells) {
    cells.erase(cell);
    const CellGroup next = group.with(cell, position.candidates(cell));
    if (!keep(next)) continue;
    if (visit(next) == Demand::kEnough) return Demand::kEnough;
    if (visit_subsets(position, cells, next, keep, visit) == Demand::kEnough) {
      return Demand::kEnough;
    }
  }
  return Demand::kMore;
}

class CrossingSearch {
 public:
  CrossingSearch(const Search& search, House line, House box)
      : search_(search),
        position_(search.position),
        houses_(bit_of(line) | bit_of(box)),
        line_(cell_set_of(line) & position_.empty_cells()),
        box_(cell_set_of(box) & position_.empty_cells()) {}

  Demand run() {
    return visit_subsets(
        position_, line_ & box_, {}, [](const CellGroup&) { return true; },
        [&](const CellGroup& crossing) {
          const int surplus = crossing.digits.size() - crossing.cells.size();
          if (crossing.cells.size() < 2 || surplus < 2) return Demand::kMore;
          crossing_ = crossing;
          return search_line(surplus);
        });
  }

 private:
  Demand search_line(int surplus) {
    return visit_subsets(
        position_, line_ - crossing_.cells, {}, [](const CellGroup&) { return true; },
        [&](const CellGroup& group) {
          const int extra = (group.digits - crossing_.digits).size();
          const int taken = group.cells.size() - extra;
          if (!group.digits.intersects(crossing_.digits) || taken <= 0 || taken >= surplus) {
            return Demand::kMore;
          }
          return search_box(group, surplus - taken);
        });
  }

  Demand search_box(const CellGroup& in_line, int surplus) {
    const DigitSet taken = in_line.digits & crossing_.digits;
    return visit_subsets(
        position_, box_ - crossing_.cells - in_line.cells, {},
        [&](const CellGroup& group) { return !group.digits.intersects(taken); },
        [&](const CellGroup& group) {
          const int extra = (group.digits - crossing_.digits).size();
          if (!group.digits.intersects(crossing_.digits)) return Demand::kMore;
          if (group.cells.size() - extra != surplus) return Demand::kMore;
          return offer(in_line, group);
        });
  }

  Demand offer(const CellGroup& in_line, const CellGroup& in_box) {
    Step step;
    step.technique = TechniqueId::kSueDeCoq;
    step.cells = crossing_.cells;
    step.digits = crossing_.digits;
    step.helpers = in_line.cells | in_box.cells;
    step.bases = houses_;
    if (explains(search_)) {
      for (const CellGroup& part : {crossing_, in_line, in_box}) {
        step.parts.push_back({part.cells, part.digits});
      }
    }
    const DigitSet shared = in_line.digits & in_box.digits;
    clear(step, box_ - in_box.cells - crossing_.cells,
          ((crossing_.digits | in_box.digits) - in_line.digits) | shared);
    clear(step, line_ - in_line.cells - crossing_.cells,
          ((crossing_.digits | in_line.digits) - in_box.digits) | shared);
    return step.eliminations.empty() ? Demand::kMore : search_.sink.offer(step);
  }

  void clear(Step& step, CellSet cells, DigitSet digits) const {
    for (const Cell cell : cells) {
      for (const Digit digit : position_.candidates(cell) & digits) {
        add_elimination(step, {cell, digit});
      }
    }
  }

  const Search& search_;
  const Position& position_;
  HouseSet houses_;  // the line and the box
  CellSet line_;     // empty cells
  CellSet box_;
  CellGroup crossing_;
};

}  // namespace

// All of a step lies in the line and the box.
void find_sue_de_coq(const Search& search) {
  find_in_changed_cells(search, CellFinder::kSueDeCoq, [](const Search& here, CellSet changed) {
    const CellSet empty = here.position.empty_cells();
    for (int line = 0; line < 2 * kSize; ++line) {
      for (int box = 0; box < kSize; ++box) {
        const CellSet in_line = cell_set_of(House(line));
        const CellSet in_box = cell_set_of(House::box(box));
        if ((in_line & in_box & empty).size() < 2) continue;
        if (!changed.intersects(in_line | in_box)) continue;
        if (CrossingSearch(here, House(line), House::box(box)).run() == Demand::kEnough) return;
      }
    }
  });
}

}  // namespace nonet
