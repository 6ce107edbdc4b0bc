// A rule for each technique that names houses or parts.
#include <algorithm>
#include <functional>
#include <map>

#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

CellSet places_of(const CheckedGrid& grid, House house, const Reading& p) {
  return grid.places(house, p.digits.first());
}

// Two houses with two places each, one of either in a third.
void check_two_pairs(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(p.base.size() == 2 && p.cover.size() == 1, "two houses and one that joins them");
  for (const House house : p.base) {
    const CellSet places = places_of(grid, house, p);
    demand(places.size() == 2 && p.cells.contains(places), "not two places");
    demand(cell_set_of(p.cover[0]).intersects(places), "not joined");
  }
}

// A box whose places lie in two lines, and a line with two places, one of them in line with those.
void check_empty_rectangle(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(p.base.size() == 2 && p.cover.size() == 1, "a box and a line, and one that joins them");
  demand(p.base[1].kind() != HouseKind::kBox || p.base[0].kind() != HouseKind::kBox, "two boxes");
  int boxes = 0;
  for (const House house : p.base) {
    const CellSet places = places_of(grid, house, p);
    const bool box = house.kind() == HouseKind::kBox;
    boxes += box ? 1 : 0;
    demand(p.cells.contains(places), "a place beside the pattern");
    demand(box || places.size() == 2, "not two places");
    demand(cell_set_of(p.cover[0]).intersects(places), "not joined");
  }
  demand(boxes == 1, "not a box and a line");
}

void check_joint(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(p.base.size() == 1 && p.parts.size() == 1 && p.parts[0].digits.size() == 1, "no joint");
  const Digit digit = p.parts[0].digits.first();
  demand(p.digits.contains(digit), "another digit");
  demand(grid.places(p.base[0], digit) == p.parts[0].cells && p.parts[0].cells.size() == 2,
         "not two places");
}

// In these houses one digit of the pair is in the rectangle only.
void check_bound_digit(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  const std::size_t houses = p.technique == "unique-rectangle-6" ? 4
                             : p.technique == "hidden-rectangle" ? 2
                                                                 : 1;
  demand(p.base.size() == houses, "not all houses");
  for (const Digit digit : p.digits) {
    const bool inside = std::ranges::all_of(p.base, [&](House house) {
      return !grid.is_placed(house, digit) && p.cells.contains(grid.places(house, digit));
    });
    if (inside) return;
  }
  throw ProofFault("no digit is bound to the rectangle");
}

bool is_almost_locked(const CheckedGrid& grid, CellSet cells) {
  DigitSet digits;
  CellSet common = CellSet::all();
  for (const Cell cell : cells) {
    digits |= grid.at(cell);
    common &= peers_of(cell) | CellSet(cell);
  }
  return common.contains(cells) && digits.size() == cells.size() + 1;
}

// All places of the digit in one set see all those in the other.
bool is_restricted(const CheckedGrid& grid, CellSet one, CellSet other, Digit digit) {
  for (const Cell cell : grid.places(one, digit)) {
    if (!peers_of(cell).contains(grid.places(other, digit))) return false;
  }
  return !grid.places(one, digit).empty() && !grid.places(other, digit).empty();
}

void check_linked_sets(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(p.parts.size() >= 2, "no sets");
  CellSet all;
  for (std::size_t i = 0; i < p.parts.size(); ++i) {
    const Reading::Part& set = p.parts[i];
    demand(is_almost_locked(grid, set.cells), "no almost locked set");
    all |= set.cells;
    if (i + 1 == p.parts.size()) break;
    demand(!set.digits.empty(), "no link");
    for (const Digit digit : set.digits) {
      demand(is_restricted(grid, set.cells, p.parts[i + 1].cells, digit), "no restricted common");
    }
  }
  demand(all == p.cells, "other cells than those of the sets");
}

void check_petals(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  const Cell stem = cell_named(p.json.at("pivot"));
  DigitSet digits;
  CellSet all(stem);
  for (const Reading::Part& petal : p.parts) {
    all |= petal.cells;
    demand(is_almost_locked(grid, petal.cells) && petal.digits.size() == 1, "no petal");
    demand(is_restricted(grid, CellSet(stem), petal.cells, petal.digits.first()),
           "beside the stem");
    digits |= petal.digits;
  }
  demand(digits == grid.at(stem), "a candidate of the stem has no petal");
  demand(all == p.cells, "other cells than those of the petals");
}

// A stem in the named house, one of which is true, and sets beside it.
void check_wide_stem(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(p.parts.size() >= 2, "no petals");
  CellSet all;
  for (const Reading::Part& petal : p.parts) {
    all |= petal.cells;
    demand(is_almost_locked(grid, petal.cells), "no petal");
  }
  demand(all == p.partners, "other cells than those of the petals");
  if (p.technique == "rectangle-blossom") return;
  demand(p.base.size() == 1 && cell_set_of(p.base[0]).contains(p.cells), "not in the house");
  if (p.technique == "house-blossom") {
    demand(places_of(grid, p.base[0], p) == p.cells, "another place in the house");
    return;
  }
  DigitSet digits;
  for (const Cell cell : p.cells) digits |= grid.at(cell);
  demand((digits - p.digits).size() < p.cells.size(), "enough digits without these");
}

// Two colors of a group side by side: each cell has one of the other color in a house of two.
void check_colors(const CheckedGrid& grid, const Reading& p, const Conclusion&) {
  demand(!p.parts.empty() && p.parts.size() % 2 == 0, "no colors");
  const Digit digit = p.digits.first();
  CellSet all;
  for (const Reading::Part& color : p.parts) all |= color.cells;
  demand(all == p.cells, "other cells than the colored ones");
  for (std::size_t i = 0; i < p.parts.size(); ++i) {
    const CellSet others = p.parts[i ^ 1U].cells;
    for (const Cell cell : p.parts[i].cells) {
      const auto joined = [&](House house) {
        const CellSet rest = grid.places(house, digit) - CellSet(cell);
        return rest.size() == 1 && others.contains(rest);
      };
      demand(grid.has({cell, digit}) && std::ranges::any_of(houses_of(cell), joined), "not joined");
    }
  }
}

void check_crossing(const CheckedGrid&, const Reading& p, const Conclusion&) {
  demand(p.base.size() == 2 && p.parts.size() == 3, "a line, a box and three parts");
  const CellSet line = cell_set_of(p.base[0]);
  const CellSet box = cell_set_of(p.base[1]);
  demand(p.parts[0].cells == p.cells && (p.parts[1].cells | p.parts[2].cells) == p.partners,
         "other cells than those of the parts");
  demand((line & box).contains(p.parts[0].cells), "not in the crossing");
  demand(line.contains(p.parts[1].cells) && box.contains(p.parts[2].cells), "not in its house");
}

using Rule = void (*)(const CheckedGrid&, const Reading&, const Conclusion&);

const std::map<std::string, Rule>& rules() {
  static const std::map<std::string, Rule> kRules = {{"skyscraper", check_two_pairs},
                                                     {"two-string-kite", check_two_pairs},
                                                     {"empty-rectangle", check_empty_rectangle},
                                                     {"w-wing", check_joint},
                                                     {"unique-rectangle-4", check_bound_digit},
                                                     {"unique-rectangle-6", check_bound_digit},
                                                     {"hidden-rectangle", check_bound_digit},
                                                     {"als-xz", check_linked_sets},
                                                     {"als-xy-wing", check_linked_sets},
                                                     {"als-chain", check_linked_sets},
                                                     {"death-blossom", check_petals},
                                                     {"house-blossom", check_wide_stem},
                                                     {"rectangle-blossom", check_wide_stem},
                                                     {"anls-blossom", check_wide_stem},
                                                     {"simple-colors-trap", check_colors},
                                                     {"simple-colors-wrap", check_colors},
                                                     {"multi-colors-1", check_colors},
                                                     {"multi-colors-2", check_colors},
                                                     {"sue-de-coq", check_crossing}};
  return kRules;
}

}  // namespace

void check_named_houses(const CheckedGrid& grid, const Reading& pattern,
                        const Conclusion& claimed) {
  const auto rule = rules().find(pattern.technique);
  if (rule != rules().end()) rule->second(grid, pattern, claimed);
}

}  // namespace nonet::testing
