#include "rater/logic/patterns/uniqueness/hodoku_rectangles.h"

#include <algorithm>
#include <array>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/position/cell_counts.h"
#include "rater/logic/position/houses.h"

namespace nonet::hodoku {

namespace {

using enum TechniqueId;

// Where a digit may go, judging by the filled cells alone.
CellSet allowed_places(const Position& position, Digit digit) {
  CellSet allowed = position.empty_cells();
  for (const Cell cell : ~position.empty_cells()) {
    if (position.grid().digit(cell) == digit) allowed -= peers_of(cell);
  }
  return allowed;
}

bool in_line(Cell a, Cell b) { return a.row() == b.row() || a.column() == b.column(); }

// Two cells in one box and two in another, the first beside the third.
struct Corners {
  std::array<Cell, 4> cell;
  Digit first;
  Digit second;
};

// The rectangles seen so far. As in HoDoKu a sum identifies them; of the few that share a sum only
// the first is examined.
class SeenRectangles {
 public:
  bool insert(std::array<Cell, 4> cells) {
    std::ranges::sort(cells);
    int sum = 0;
    for (const Cell cell : cells) sum = 10 * sum + cell.index();
    if (std::ranges::find(sums_, sum) != sums_.end()) return false;
    sums_.push_back(sum);
    return true;
  }

 private:
  std::vector<int> sums_;
};

class RectangleCheck {
 public:
  RectangleCheck(const Search& search, const Corners& corners)
      : search_(search), position_(search.position), corners_(corners) {
    pair_ = {corners.first, corners.second};
    for (const Cell cell : corners.cell) {
      (pair_.contains(position_.candidates(cell)) ? floor_ : roof_).insert(cell);
    }
  }

  Demand run() {
    const bool two = floor_.size() == 2;
    if (floor_.size() == 3) return type_1();
    if (!two && floor_.size() != 1) return Demand::kMore;
    if (type_2_or_5() == Demand::kEnough) return Demand::kEnough;
    if (two && type_3() == Demand::kEnough) return Demand::kEnough;
    if (two && roof_in_line() && type_4() == Demand::kEnough) return Demand::kEnough;
    if (two && !roof_in_line() && type_6() == Demand::kEnough) return Demand::kEnough;
    if (two && roof_in_line()) return Demand::kMore;
    for (const Cell corner : floor_) {
      if (hidden(corner) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

 private:
  [[nodiscard]] Step new_step(TechniqueId technique) const {
    Step step;
    step.technique = technique;
    step.size = 4;
    step.variant = type_of(technique);
    step.cells = floor_ | roof_;
    step.digits = pair_;
    return step;
  }

  static std::uint8_t type_of(TechniqueId technique) {
    switch (technique) {
      case kUniqueRectangle1:
        return 1;
      case kUniqueRectangle2:
        return 2;
      case kUniqueRectangle3:
        return 3;
      case kUniqueRectangle4:
        return 4;
      case kUniqueRectangle5:
        return 5;
      case kUniqueRectangle6:
        return 6;
      default:
        return 0;
    }
  }

  Demand offer(const Step& step) {
    return step.eliminations.empty() ? Demand::kMore : search_.sink.offer(step);
  }

  void remove(Step& step, Candidate candidate) const {
    if (position_.has(candidate)) add_elimination(step, candidate);
  }

  [[nodiscard]] std::array<Cell, 2> roof_pair() const {
    const Cell first = roof_.first();
    return {first, (roof_ - CellSet(first)).first()};
  }
  [[nodiscard]] bool roof_in_line() const {
    const auto [a, b] = roof_pair();
    return in_line(a, b);
  }
  [[nodiscard]] DigitSet extras() const {
    DigitSet extras;
    for (const Cell cell : roof_) extras |= position_.candidates(cell) - pair_;
    return extras;
  }

  Demand type_1() {
    Step step = new_step(kUniqueRectangle1);
    for (const Digit digit : pair_) remove(step, {roof_.first(), digit});
    return offer(step);
  }

  Demand type_2_or_5() {
    if (extras().size() != 1) return Demand::kMore;
    const Digit extra = extras().first();
    const bool five = roof_.size() == 3 || !roof_in_line();
    Step step = new_step(five ? kUniqueRectangle5 : kUniqueRectangle2);
    step.helpers = roof_;
    for (const Cell cell : common_peers(roof_) & position_.places(extra)) {
      remove(step, {cell, extra});
    }
    return offer(step);
  }

  Demand type_3() {
    const Cell first = roof_.first();
    for (const House house : houses_of(first)) {
      if (!cell_set_of(house).contains(roof_)) continue;
      CellSet others;
      for (const Cell cell : (cell_set_of(house) & position_.empty_cells()) - floor_ - roof_) {
        if (!position_.candidates(cell).intersects(pair_)) others.insert(cell);
      }
      if (add_to_set(house, others, extras(), roof_) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // Type 3: the roof's extra digits and other cells of the house make a naked set.
  Demand add_to_set(House house, CellSet others, DigitSet digits, CellSet cells) {
    for (const Cell cell : others) {
      others.erase(cell);
      const DigitSet all = digits | position_.candidates(cell);
      CellSet set = cells;
      set.insert(cell);
      if (all.size() == set.size() - 1 && !in_one_line_of_box(house, set)) {
        if (offer_naked_set(house, all, set) == Demand::kEnough) return Demand::kEnough;
      }
      if (add_to_set(house, others, all, set) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // A set in one line of a box belongs to the line.
  static bool in_one_line_of_box(House house, CellSet set) {
    if (house.kind() != HouseKind::kBox) return false;
    return cell_set_of(house_of(set.first(), HouseKind::kRow)).contains(set) ||
           cell_set_of(house_of(set.first(), HouseKind::kColumn)).contains(set);
  }

  Demand offer_naked_set(House house, DigitSet digits, CellSet set) {
    Step step = new_step(kUniqueRectangle3);
    step.house = house;
    step.helpers = set - roof_;
    step.partners = static_cast<std::uint8_t>(step.helpers.size());
    remove_from(step, house, digits, set);
    if (step.eliminations.empty()) return Demand::kMore;
    const House box = house_of(set.first(), HouseKind::kBox);
    if (house.kind() != HouseKind::kBox && cell_set_of(box).contains(set)) {
      remove_from(step, box, digits, set);
    }
    return offer(step);
  }

  void remove_from(Step& step, House house, DigitSet digits, CellSet set) const {
    for (const Cell cell : cell_set_of(house) - set) {
      for (const Digit digit : position_.candidates(cell) & digits) {
        add_elimination(step, {cell, digit});
      }
    }
  }

  // One digit of the pair has no further place in a house of both roof cells: the other digit goes
  // from the roof.
  Demand type_4() {
    const CellSet seen = common_peers(roof_);
    const bool first = !seen.intersects(position_.places(corners_.first));
    if (!first && seen.intersects(position_.places(corners_.second))) return Demand::kMore;
    return clear_roof(kUniqueRectangle4, first ? corners_.second : corners_.first,
                      bit_of(*house_with(roof_)));
  }

  // One digit has no further place in the rows and columns of two opposite roof cells.
  Demand type_6() {
    CellSet lines;
    HouseSet houses = 0;
    for (const Cell cell : roof_) {
      lines |= cells_in_lines_of(cell);
      houses |= lines_of(cell);
    }
    lines -= roof_ | floor_;
    const bool first = !lines.intersects(position_.places(corners_.first));
    if (!first && lines.intersects(position_.places(corners_.second))) return Demand::kMore;
    return clear_roof(kUniqueRectangle6, first ? corners_.first : corners_.second, houses);
  }

  static CellSet cells_in_lines_of(Cell cell) {
    return cell_set_of(House::row(cell.row())) | cell_set_of(House::column(cell.column()));
  }
  static HouseSet lines_of(Cell cell) {
    return bit_of(House::row(cell.row())) | bit_of(House::column(cell.column()));
  }

  Demand clear_roof(TechniqueId technique, Digit digit, HouseSet houses) {
    Step step = new_step(technique);
    step.bases = houses;
    if (technique == kUniqueRectangle4) step.house = house_with(roof_);
    step.helpers = roof_;
    for (const Cell cell : roof_) remove(step, {cell, digit});
    return offer(step);
  }

  Demand hidden(Cell corner) {
    const auto [a, b] = roof_pair();
    const int row = a.row() == corner.row() ? b.row() : a.row();
    const int column = a.column() == corner.column() ? b.column() : a.column();
    const Cell opposite(row, column);
    if (hidden_by(corners_.first, {opposite, corners_.second}) == Demand::kEnough) {
      return Demand::kEnough;
    }
    return hidden_by(corners_.second, {opposite, corners_.first});
  }

  Demand hidden_by(Digit strong, Candidate target) {
    const CellSet lines = cells_in_lines_of(target.cell) - floor_ - roof_;
    if (lines.intersects(position_.places(strong))) return Demand::kMore;
    Step step = new_step(kHiddenRectangle);
    step.pivot = target.cell;
    step.bases = lines_of(target.cell);
    remove(step, target);
    return offer(step);
  }

  const Search& search_;
  const Position& position_;
  const Corners& corners_;
  DigitSet pair_;
  CellSet floor_;  // cells with no digits but the pair
  CellSet roof_;   // the other cells
};

// The two cells across from a pair in another box, box after box: in the lines that cross the pair.
// Calls visit(third, fourth) until kEnough.
template <typename Visit>
Demand visit_across(Cell first, Cell second, Visit visit) {
  const HouseKind across = first.row() == second.row() ? HouseKind::kColumn : HouseKind::kRow;
  for (std::size_t i = 0; i < kSize; ++i) {
    const Cell third = cells_of(house_of(first, across))[i];
    if (third.box() == first.box()) continue;
    const Cell fourth = cells_of(house_of(second, across))[i];
    if (visit(third, fourth) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

// The other cells of the box in line with the cell.
CellSet partners_of(Cell cell) {
  CellSet partners;
  for (const Cell other : cell_set_of(house_of(cell, HouseKind::kBox)) & peers_of(cell)) {
    if (in_line(cell, other)) partners.insert(other);
  }
  return partners;
}

Demand find_from(const Search& search, Cell start, SeenRectangles& seen) {
  const DigitSet pair = search.position.candidates(start);
  const Digit low = pair.first();
  const Digit high = (pair - DigitSet(low)).first();
  const CellSet low_places = allowed_places(search.position, low);
  const CellSet both = low_places & allowed_places(search.position, high);
  for (const Cell partner : partners_of(start) & both) {
    const Demand demand = visit_across(start, partner, [&](Cell third, Cell fourth) {
      if (!low_places.contains(third) || !both.contains(fourth)) return Demand::kMore;
      const Corners corners{{start, partner, third, fourth}, low, high};
      if (!seen.insert(corners.cell)) return Demand::kMore;
      return RectangleCheck(search, corners).run();
    });
    if (demand == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

bool is_pair_with(const Position& position, Candidate candidate) {
  return position.has(candidate) && position.candidates(candidate.cell).size() == 2;
}

// An avoidable rectangle: start and partner are filled; third and fourth would complete it.
Demand check_avoidable(const Search& search, const Corners& corners, SeenRectangles& seen) {
  const Position& position = search.position;
  const auto& [start, partner, third, fourth] = corners.cell;
  const CellSet filled = ~position.empty_cells() - search.givens;
  const auto holds = [&](Cell cell, Digit digit) {
    return filled.contains(cell) && position.grid().digit(cell) == digit;
  };
  const bool third_open = is_pair_with(position, {third, corners.second});
  const bool fourth_open = is_pair_with(position, {fourth, corners.first});
  const bool third_set = holds(third, corners.second);
  const bool fourth_set = holds(fourth, corners.first);
  if (!((third_set || third_open) && (fourth_set || fourth_open))) return Demand::kMore;
  if (third_set && fourth_set) return Demand::kMore;
  if (!seen.insert(corners.cell)) return Demand::kMore;
  Step step;
  step.size = 4;
  step.cells = {start, partner, third, fourth};
  step.digits = {corners.first, corners.second};
  step.technique = third_set || fourth_set ? kAvoidableRectangle1 : kAvoidableRectangle2;
  if (third_set) {
    step.eliminations.insert({fourth, corners.first});
  } else if (fourth_set) {
    step.eliminations.insert({third, corners.second});
  } else {
    const Digit extra = (position.candidates(third) - DigitSet(corners.second)).first();
    if (!position.has({fourth, extra})) return Demand::kMore;
    step.helpers = {third, fourth};
    step.eliminations[extra] = peers_of(third) & peers_of(fourth) & position.places(extra);
    if (step.eliminations.empty()) return Demand::kMore;
  }
  return search.sink.offer(step);
}

}  // namespace

void find_rectangles(const Search& search) {
  SeenRectangles seen;
  for (const Cell start : count_candidates(search.position).two) {
    if (find_from(search, start, seen) == Demand::kEnough) return;
  }
}

void find_avoidable_rectangles(const Search& search) {
  const Grid& grid = search.position.grid();
  const CellSet filled = ~search.position.empty_cells() - search.givens;
  SeenRectangles seen;
  for (const Cell start : filled) {
    for (const Cell partner : partners_of(start) & filled) {
      const Demand demand = visit_across(start, partner, [&](Cell third, Cell fourth) {
        const Corners corners{
            {start, partner, third, fourth}, grid.digit(start), grid.digit(partner)};
        return check_avoidable(search, corners, seen);
      });
      if (demand == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet::hodoku
