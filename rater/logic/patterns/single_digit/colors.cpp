#include "rater/logic/patterns/single_digit/colors.h"

#include <array>
#include <initializer_list>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/steps/changed_digits.h"

namespace nonet {

namespace {

using enum TechniqueId;
using Group = std::array<CellSet, 2>;  // the cells of each color

struct Coloring {
  const Position& position;
  Digit digit;
  CellSet uncolored;

  // Colors the cell and all cells joined to it.
  void spread(Group& group, Cell cell, std::size_t color) {
    if (!uncolored.contains(cell)) return;
    group[color].insert(cell);
    uncolored.erase(cell);
    for (const House house : houses_of(cell)) {
      const unsigned places = position.places(house, digit);
      if (bit_count(places) != 2) continue;
      const CellSet pair = cell_set_of(house) & position.places(digit);
      spread(group, (pair - CellSet(cell)).first(), 1 - color);
    }
  }
};

std::vector<Group> groups_of(const Position& position, Digit digit) {
  Coloring coloring{position, digit, {}};
  for (int index = 0; index < kHouses; ++index) {
    const House house(index);
    if (bit_count(position.places(house, digit)) != 2) continue;
    coloring.uncolored |= cell_set_of(house) & position.places(digit);
  }
  std::vector<Group> groups;
  while (!coloring.uncolored.empty()) {
    Group group;
    coloring.spread(group, coloring.uncolored.first(), 0);
    groups.push_back(group);
  }
  return groups;
}

// All cells that see some cell of the set.
CellSet seen_by(CellSet cells) {
  CellSet seen;
  for (const Cell cell : cells) seen |= peers_of(cell);
  return seen;
}

bool sees_itself(CellSet color) { return seen_by(color).intersects(color); }

struct ColorStep {
  TechniqueId technique;
  Digit digit;
  std::initializer_list<Group> groups;
};

Step new_step(const Search& search, const ColorStep& kind) {
  Step step;
  step.technique = kind.technique;
  step.digits.insert(kind.digit);
  for (const Group& group : kind.groups) {
    for (const CellSet color : group) {
      step.cells |= color;
      if (explains(search)) step.parts.push_back({color, step.digits});
    }
  }
  return step;
}

void remove_all(Step& step, CellSet cells) {
  for (const Cell cell : cells) add_elimination(step, {cell, step.digits.first()});
}

Demand offer_color_step(const Search& search, const Step& step) {
  return step.eliminations.empty() ? Demand::kMore : search.sink.offer(step);
}

Demand find_simple_colors_of(const Search& search, Digit digit) {
  for (const Group& group : groups_of(search.position, digit)) {
    Step wrap = new_step(search, {kSimpleColorsWrap, digit, {group}});
    for (const CellSet color : group) {
      if (sees_itself(color)) remove_all(wrap, color);
    }
    if (offer_color_step(search, wrap) == Demand::kEnough) return Demand::kEnough;
    Step trap = new_step(search, {kSimpleColorsTrap, digit, {group}});
    remove_all(trap, seen_by(group[0]) & seen_by(group[1]) & search.position.places(digit));
    if (offer_color_step(search, trap) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

Demand find_multi_colors_of(const Search& search, Digit digit, const Group& a, const Group& b) {
  Step wrong = new_step(search, {kMultiColors2, digit, {a, b}});
  for (const CellSet color : a) {
    const CellSet seen = seen_by(color);
    if (seen.intersects(b[0]) && seen.intersects(b[1])) remove_all(wrong, color);
  }
  if (offer_color_step(search, wrong) == Demand::kEnough) return Demand::kEnough;
  Step weak = new_step(search, {kMultiColors1, digit, {a, b}});
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    for (const std::size_t j : {std::size_t{0}, std::size_t{1}}) {
      if (!seen_by(a[i]).intersects(b[j])) continue;
      remove_all(weak, seen_by(a[1 - i]) & seen_by(b[1 - j]) & search.position.places(digit));
    }
  }
  return offer_color_step(search, weak);
}

Demand find_multi_colors_of(const Search& search, Digit digit) {
  const std::vector<Group> groups = groups_of(search.position, digit);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    for (std::size_t j = 0; j < groups.size(); ++j) {
      if (i == j) continue;
      if (find_multi_colors_of(search, digit, groups[i], groups[j]) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
  }
  return Demand::kMore;
}

}  // namespace

void find_simple_colors(const Search& search) {
  visit_changed_digits(search, DigitFinder::kSimpleColors, find_simple_colors_of);
}

void find_multi_colors(const Search& search) {
  visit_changed_digits(search, DigitFinder::kMultiColors, [](const Search& here, Digit digit) {
    return find_multi_colors_of(here, digit);
  });
}

}  // namespace nonet
