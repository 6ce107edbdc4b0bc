// Each pattern from its definition: its claim is derived from the candidates of the grid.
#include <algorithm>
#include <functional>
#include <map>

#include "tests/rater/proofs/checked_grid.h"
#include "tests/rater/proofs/local_search.h"
#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

using Json = nlohmann::json;

CellSet cells_in_any(const std::vector<House>& houses) {
  CellSet cells;
  for (const House h : houses) cells |= cell_set_of(h);
  return cells;
}

void demand_within(const Candidates& claimed, const Candidates& given, const std::string& what) {
  for (const Candidate c : claimed) demand(given.count(c) == 1, what + " does not remove that");
}

Candidates candidates_of(const CheckedGrid& grid, CellSet cells, DigitSet digits) {
  Candidates set;
  for (const Cell c : cells) {
    for (const Digit d : grid.at(c) & digits) set.insert({c, d});
  }
  return set;
}

// After the removals the placed digit has one place in one of its houses.
void demand_single_after(const CheckedGrid& grid, const Candidates& removed, Candidate placed) {
  CheckedGrid after = grid;
  after.remove(removed);
  for (const House house : houses_of(placed.cell)) {
    if (after.places(house, placed.digit) == CellSet(placed.cell)) return;
  }
  throw ProofFault("no single is left");
}

void settle(const CheckedGrid& grid, const Candidates& given, const Conclusion& claimed,
            const std::string& what) {
  demand_within(claimed.removed, given, what);
  for (const Candidate c : claimed.placed) demand_single_after(grid, given, c);
}

void check_hidden_single(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(claimed.placed.size() == 1 && p.base.size() == 1, "a single needs its house");
  const Candidate placed = *claimed.placed.begin();
  const House house = p.base[0];
  demand(grid.places(house, placed.digit) == CellSet(placed.cell), "not the only place");
  if (p.technique != "full-house") return;
  for (const Cell c : cells_of(house))
    demand(c == placed.cell || !grid.values.empty(c), "not full");
}

void check_naked_single(const CheckedGrid& grid, const Reading&, const Conclusion& claimed) {
  demand(claimed.placed.size() == 1, "a single places");
  const Candidate placed = *claimed.placed.begin();
  demand(grid.at(placed.cell) == DigitSet(placed.digit), "not the only candidate");
}

bool has_kind(const std::vector<House>& houses, HouseKind kind) {
  return std::ranges::any_of(houses, [&](House house) { return house.kind() == kind; });
}

// Whether the houses fit the name: rows on one side and columns on the other; a Franken fish has
// boxes as well; a mutant fish has other mixtures.
void check_shape(const Reading& p) {
  const auto of_name = [&](const char* part) {
    return p.technique.find(part) != std::string::npos;
  };
  const bool boxes = has_kind(p.base, HouseKind::kBox) || has_kind(p.cover, HouseKind::kBox);
  const bool rows_below = has_kind(p.base, HouseKind::kRow);
  const bool rows_above = has_kind(p.cover, HouseKind::kRow);
  const bool crossing = rows_below != has_kind(p.base, HouseKind::kColumn) &&
                        rows_above != has_kind(p.cover, HouseKind::kColumn) &&
                        rows_below != rows_above;
  if (of_name("pointing")) return demand(p.base[0].kind() == HouseKind::kBox, "points from a line");
  if (of_name("claiming")) return demand(p.base[0].kind() != HouseKind::kBox, "claims from a box");
  demand(of_name("mutant") != crossing, "a mutant, or none");
  if (crossing) demand(of_name("franken") == boxes, "a Franken fish, or none");
}

// Locked candidates and fish: all places in the base lie in as many covers.
void check_covered(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(p.digits.size() == 1 && !p.base.empty() && p.base.size() == p.cover.size(),
         "base and cover differ in number");
  check_shape(p);
  const Digit digit = p.digits.first();
  const CellSet base = cells_in_any(p.base);
  const CellSet cover = cells_in_any(p.cover);
  int overlap = 0;
  for (const House a : p.base) {
    demand(!grid.is_placed(a, digit), "the digit is placed in the base");
    for (const House b : p.base) overlap += (cell_set_of(a) & cell_set_of(b)).size();
  }
  demand(overlap == static_cast<int>(p.base.size()) * kSize, "base houses overlap");
  demand(cover.contains(grid.places(base, digit)), "a place in the base is not covered");
  settle(grid, candidates_of(grid, cover - base, DigitSet(digit)), claimed, p.technique);
}

// Fish with fins, which are the partners. Were the target true, so many bases that it is not in
// would have too few covers for their places, none of which is a fin or in two bases.
void check_fish(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(p.digits.size() == 1 && p.base.size() == p.cover.size() && claimed.placed.empty(),
         "base and cover differ in number");
  check_shape(p);
  const Digit digit = p.digits.first();
  const CellSet cover = cells_in_any(p.cover);
  CellSet seen;
  for (const House house : p.base) {
    demand(!grid.is_placed(house, digit), "the digit is placed in the base");
    const CellSet places = grid.places(house, digit);
    demand((cover | p.partners).contains(places), "a place that is no fin is not covered");
    demand(p.partners.contains(seen & places), "a place in two bases is no fin");
    seen |= places;
  }
  demand(seen == (p.cells | p.partners), "other cells than those of the base");
  for (const Candidate target : claimed.removed) {
    demand(target.digit == digit, "another digit");
    demand(peers_of(target.cell).contains(p.partners), "a fin that the target does not see");
    const auto holds = [&](House house) { return cell_set_of(house).contains(target.cell); };
    demand(std::ranges::count_if(p.cover, holds) > std::ranges::count_if(p.base, holds),
           "the fish leaves the target");
  }
}

void check_naked_set(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(!p.base.empty() && p.cells.size() == p.digits.size(), "not a set");
  for (const House house : p.base) {
    demand(cell_set_of(house).contains(p.cells), "not in the house");
  }
  for (const Cell c : p.cells) {
    demand(grid.values.empty(c) && p.digits.contains(grid.at(c)), "another digit in the set");
  }
  settle(grid, candidates_of(grid, cells_in_any(p.base) - p.cells, p.digits), claimed, p.technique);
}

void check_hidden_set(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(p.base.size() == 1 && p.cells.size() == p.digits.size(), "not a set");
  for (const Digit d : p.digits) {
    demand(!grid.is_placed(p.base[0], d), "a digit of the set is placed");
    demand(p.cells.contains(grid.places(p.base[0], d)), "a digit has another place");
  }
  settle(grid, candidates_of(grid, p.cells, ~p.digits), claimed, p.technique);
}

// Whatever the pivot is, the pivot or a wing that the target sees is the target's digit.
void check_wing(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  const Cell pivot = cell_named(p.json.at("pivot"));
  demand(claimed.placed.empty() && p.cells.contains(pivot), "a wing removes");
  for (const Candidate target : claimed.removed) {
    for (const Digit d : grid.at(pivot)) {
      bool false_then = d == target.digit && peers_of(pivot).contains(target.cell);
      for (const Cell wing : p.cells - CellSet(pivot)) {
        const bool takes =
            peers_of(pivot).contains(wing) && grid.at(wing) - DigitSet(d) == DigitSet(target.digit);
        false_then = false_then || (takes && peers_of(wing).contains(target.cell));
      }
      demand(false_then, "the wing leaves the target");
    }
  }
}

// One of the surplus candidates, which lie in `cells`, is true. Types 1 to 4 of the conclusions.
struct OneOf {
  Candidates surplus;
  CellSet cells;
  DigitSet digits;
};

OneOf one_of(const Candidates& surplus) {
  OneOf result{surplus, {}, {}};
  for (const Candidate c : surplus) {
    result.cells.insert(c.cell);
    result.digits.insert(c.digit);
  }
  return result;
}

void check_common_peers(const CheckedGrid& grid, const OneOf& one, const Conclusion& claimed) {
  demand(one.digits.size() == 1, "several surplus digits");
  settle(grid, candidates_of(grid, common_peers(one.cells), one.digits), claimed, "type 2");
}

// The one true surplus digit and the partners make a set of the house.
void check_partner_set(const CheckedGrid& grid, const Reading& p, const OneOf& one,
                       const Conclusion& claimed) {
  demand(p.base.size() == 1 && !p.partners.intersects(one.cells), "no set");
  const CellSet house = cell_set_of(p.base[0]);
  demand(house.contains(one.cells | p.partners), "not in the house");
  demand(p.partner_digits.size() == p.partners.size() + 1, "not a set");
  if (!p.hidden) {
    demand(p.partner_digits.contains(one.digits), "a surplus digit is not of the set");
    for (const Cell c : p.partners) {
      demand(grid.values.empty(c) && p.partner_digits.contains(grid.at(c)), "another digit");
    }
    settle(grid, candidates_of(grid, house - p.partners - one.cells, p.partner_digits), claimed,
           "type 3");
    return;
  }
  // One of the two surplus cells is taken by a surplus digit; the hidden digits fill the others.
  demand(one.cells.size() == 2, "not two cells");
  for (const Digit d : p.partner_digits) {
    demand(!one.digits.contains(d) && !grid.is_placed(p.base[0], d), "not a hidden set");
    demand((one.cells | p.partners).contains(grid.places(p.base[0], d)), "another place");
  }
  settle(grid, candidates_of(grid, p.partners, ~p.partner_digits), claimed, "type 3");
}

// `locked` goes to one of two surplus cells; the other is a surplus digit.
void check_locked_pair(const CheckedGrid& grid, const Reading& p, const OneOf& one,
                       const Conclusion& claimed) {
  demand(p.base.size() == 1 && one.cells.size() == 2, "not two cells of a house");
  for (const Digit locked : ~one.digits) {
    if (grid.places(p.base[0], locked) != one.cells) continue;
    Candidates given;
    for (const Candidate c : candidates_of(grid, one.cells, ~DigitSet(locked))) {
      if (one.surplus.count(c) == 0) given.insert(c);
    }
    settle(grid, given, claimed, "type 4");
    return;
  }
  throw ProofFault("no digit is locked to the two cells");
}

void check_type(const CheckedGrid& grid, const Reading& p, const OneOf& one,
                const Conclusion& claimed) {
  switch (p.technique.back()) {
    case '1':
      demand(one.cells.size() == 1, "several surplus cells");
      settle(grid, candidates_of(grid, one.cells, ~one.digits), claimed, "type 1");
      return;
    case '2':
      check_common_peers(grid, one, claimed);
      return;
    case '3':
      check_partner_set(grid, p, one, claimed);
      return;
    default:
      check_locked_pair(grid, p, one, claimed);
  }
}

// Were all cells of the loop of its pair, swapping the pair would give a second solution.
void check_loop(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(p.digits.size() == 2, "a loop is of two digits");
  for (int h = 0; h < kHouses; ++h) {
    const int shared = (cell_set_of(House(h)) & p.cells).size();
    demand(shared == 0 || shared == 2, "the pair cannot be swapped");
  }
  for (const Cell c : p.cells)
    demand(grid.at(c).contains(p.digits), "a digit of the pair is absent");
  check_type(grid, p, one_of(candidates_of(grid, p.cells, ~p.digits)), claimed);
}

// Without the surplus every cell has two candidates and every digit two places in each house.
void demand_grave(const CheckedGrid& grid, const Candidates& surplus) {
  CheckedGrid without = grid;
  without.remove(surplus);
  for (const Cell c : all_cells()) {
    demand(!grid.values.empty(c) || without.at(c).size() == 2, "no grave: cell");
  }
  for (int h = 0; h < kHouses; ++h) {
    for (const Digit d : DigitSet::all()) {
      const int places = without.places(House(h), d).size();
      demand(places == 2 || (places == 0 && grid.is_placed(House(h), d)), "no grave: house");
    }
  }
}

void check_grave(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  Candidates surplus;
  for (const auto& text : p.json.at("surplus")) surplus.insert(says_named(text).candidate);
  demand_grave(grid, surplus);
  check_type(grid, p, one_of(surplus), claimed);
}

bool sees(Cell a, Cell b) { return peers_of(a).contains(b); }

// Whether digits for the cells, in their order, are impossible together.
bool is_excluded(const CheckedGrid& grid, const std::vector<Candidate>& chosen, CellSet excluders) {
  DigitSet digits;
  CellSet cells;
  for (const Candidate a : chosen) {
    for (const Candidate b : chosen) {
      if (a.digit == b.digit && sees(a.cell, b.cell)) return true;
    }
    digits.insert(a.digit);
    cells.insert(a.cell);
  }
  for (const Cell e : excluders& common_peers(cells)) {
    if (digits.contains(grid.at(e))) return true;
  }
  return false;
}

void check_aligned(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  for (const Cell e : p.partners) demand(grid.values.empty(e), "an excluder is filled");
  std::vector<Cell> cells;
  for (const Cell c : p.cells) cells.push_back(c);
  for (const Candidate target : claimed.removed) {
    demand(p.cells.contains(target.cell), "not an aligned cell");
    std::vector<Candidate> chosen;
    const std::function<void(std::size_t)> choose = [&](std::size_t i) {
      if (i == cells.size()) {
        demand(is_excluded(grid, chosen, p.partners), "a combination is possible");
        return;
      }
      const DigitSet digits = cells[i] == target.cell ? DigitSet(target.digit) : grid.at(cells[i]);
      for (const Digit d : digits) {
        chosen.push_back({cells[i], d});
        choose(i + 1);
        chosen.pop_back();
      }
    };
    choose(0);
  }
}

NamedPattern named(const Reading& p) {
  return {p.cells | p.partners, p.digits | p.partner_digits, std::nullopt};
}

// For patterns of any name, by a search on the cells and digits that the pattern names.
void check_by_search(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(claimed.placed.empty(), "only removals are searched for");
  check_locally(grid, named(p), claimed.removed);
}

void check_rectangle(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(claimed.placed.empty(), "a rectangle removes");
  NamedPattern pattern = named(p);
  pattern.rectangle = p.cells;
  check_locally(grid, pattern, claimed.removed);
}

// Two lines of a band or stack, n lines that cross them, n digits: the two could exchange their
// digits there. One of the other candidates is true, and the target is false with each.
void check_extended_rectangle(const CheckedGrid& grid, const Reading& p,
                              const Conclusion& claimed) {
  demand(p.base.size() == 2 && p.base[0].kind() == p.base[1].kind() &&
             p.base[0].kind() != HouseKind::kBox,
         "not two lines");
  demand(p.cells.size() == 2 * p.digits.size(), "not as many digits as crossing lines");
  const CellSet first = p.cells & cell_set_of(p.base[0]);
  const CellSet second = p.cells & cell_set_of(p.base[1]);
  demand(first.size() == p.digits.size() && second.size() == p.digits.size(), "not in the lines");
  for (const Cell cell : p.cells) {
    demand(grid.values.empty(cell) && !grid.givens.contains(cell), "a filled cell");
    const bool rows = p.base[0].kind() == HouseKind::kRow;
    const House across = rows ? House::column(cell.column()) : House::row(cell.row());
    const CellSet pair = p.cells & cell_set_of(across);
    demand(pair.size() == 2 && cell_set_of(House::box(cell.box())).contains(pair),
           "cells that cannot be exchanged");
  }
  const Candidates guardians = candidates_of(grid, p.cells, ~p.digits);
  demand(!guardians.empty(), "no guardian");
  demand_false_with_each(grid, p, guardians, claimed);
}

// Without the surplus every cell has two candidates and every digit two places in each house.
void check_grave_with_guardians(const CheckedGrid& grid, const Reading& p,
                                const Conclusion& claimed) {
  const Candidates guardians = guardians_named(p);
  demand_grave(grid, guardians);
  demand_false_with_each(grid, p, guardians, claimed);
}

Cell image_of(Cell c, int symmetry) {
  const int row = c.row();
  const int column = c.column();
  const int last = kSize - 1;
  switch (symmetry) {
    case 0:
      return {last - row, last - column};
    case 1:
      return {column, last - row};
    case 2:
      return {column, row};
    default:
      return {last - column, last - row};
  }
}

// Whether some symmetry takes the givens to themselves with the digits changed as the pattern says,
// and takes each target to what is no candidate.
bool is_symmetric(const CheckedGrid& grid, const std::map<int, int>& images, int symmetry,
                  const Candidates& removed) {
  for (const Cell cell : grid.givens) {
    const Cell other = image_of(cell, symmetry);
    if (!grid.givens.contains(other)) return false;
    if (images.at(grid.values.value(cell)) != grid.values.value(other)) return false;
  }
  return std::ranges::all_of(removed, [&](Candidate target) {
    const Cell other = image_of(target.cell, symmetry);
    const Digit digit(images.at(target.digit.value()));
    if (other == target.cell) return digit != target.digit || !grid.at(other).contains(digit);
    return grid.values.empty(other) ? !grid.at(other).contains(digit)
                                    : grid.values.digit(other) != digit;
  });
}

// Each digit with its image: a part for either.
std::map<int, int> digit_images_in(const Reading& p) {
  demand(p.parts.size() == 2 * kSize, "not an image for each digit");
  std::map<int, int> images;
  DigitSet taken;
  for (std::size_t i = 0; i < p.parts.size(); i += 2) {
    const Digit to = p.parts[i + 1].digits.first();
    images[p.parts[i].digits.first().value()] = to.value();
    taken.insert(to);
  }
  demand(images.size() == kSize && taken.size() == kSize, "digits with one image");
  return images;
}

void check_symmetry(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand(claimed.placed.empty(), "symmetry removes");
  const std::map<int, int> images = digit_images_in(p);
  for (int symmetry = 0; symmetry < 4; ++symmetry) {
    if (is_symmetric(grid, images, symmetry, claimed.removed)) return;
  }
  throw ProofFault("no symmetry of the givens");
}

// All givens but one are symmetric under an exchange of digits, and the target would make them all
// so; but a symmetric solution has no digits for the cells that stay in place.
bool excludes_odd_given(const CheckedGrid& grid, const std::map<int, int>& images, int symmetry,
                        Candidate target) {
  CellSet odd;
  for (const Cell cell : grid.givens) {
    const Cell other = image_of(cell, symmetry);
    if (!grid.givens.contains(other)) {
      odd.insert(cell);
    } else if (images.at(grid.values.value(cell)) != grid.values.value(other)) {
      return false;
    }
  }
  if (odd.size() != 1 || image_of(odd.first(), symmetry) != target.cell) return false;
  if (images.at(grid.values.value(odd.first())) != target.digit.value()) return false;
  DigitSet staying;
  for (const auto& [from, to] : images) {
    if (images.at(to) != from) return false;
    if (from == to) staying.insert(Digit(from));
  }
  bool impossible = false;
  for (int house = 0; house < kHouses; ++house) {
    int cells = 0;
    for (const Cell cell : cells_of(House(house))) {
      if (image_of(cell, symmetry) != cell) continue;
      ++cells;
      const DigitSet digits =
          grid.values.empty(cell) ? grid.at(cell) : DigitSet(grid.values.digit(cell));
      impossible = impossible || (digits & staying).empty();
    }
    impossible = impossible || cells > staying.size();
  }
  return impossible;
}

void check_anti_symmetry(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  const std::map<int, int> images = digit_images_in(p);
  demand(claimed.removed.size() == 1 && claimed.placed.empty(), "one candidate goes");
  for (const int symmetry : {0, 2, 3}) {
    if (excludes_odd_given(grid, images, symmetry, *claimed.removed.begin())) return;
  }
  throw ProofFault("no symmetry of the givens but one");
}

using Check = void (*)(const CheckedGrid&, const Reading&, const Conclusion&);

Check check_for(const std::string& technique) {
  static const std::map<std::string, Check> kByStart = {
      {"full-house", check_hidden_single},
      {"hidden-single", check_hidden_single},
      {"naked-single", check_naked_single},
      {"direct-pointing", check_covered},
      {"direct-claiming", check_covered},
      {"pointing", check_covered},
      {"claiming", check_covered},
      {"x-wing", check_covered},
      {"swordfish", check_covered},
      {"jellyfish", check_covered},
      {"direct-hidden", check_hidden_set},
      {"hidden", check_hidden_set},
      {"naked", check_naked_set},
      {"locked", check_naked_set},
      {"squirmbag", check_covered},
      {"whale", check_covered},
      {"leviathan", check_covered},
      {"finned", check_fish},
      {"sashimi", check_fish},
      {"franken", check_fish},
      {"mutant", check_fish},
      {"xy-wing", check_wing},
      {"xyz-wing", check_wing},
      {"unique-loop", check_loop},
      {"unique-rectangle", check_rectangle},
      {"hidden-rectangle", check_rectangle},
      {"avoidable", check_rectangle},
      {"rectangle-blossom", check_rectangle},
      {"bug", check_grave},
      {"symmetrical", check_symmetry},
      {"anti-symmetrical", check_anti_symmetry},
      {"extended-rectangle", check_extended_rectangle},
      {"bivalue-oddagon", check_bivalue_oddagon},
      {"borescopers", check_deadly},
      {"deadly-pattern", check_deadly},
      {"reverse-bug", check_deadly},
      {"qius", check_qius_pattern},
      {"bug-plus", check_grave_with_guardians},
      {"template", check_templates},
      {"tridagon", check_tridagon},
      {"junior-exocet", check_exocet},
      {"senior-exocet", check_exocet},
      {"double-exocet", check_exocet},
      {"one-cell-exocet", check_exocet},
      {"complex-exocet", check_exocet},
      {"weak-exocet", check_weak_exocet},
      {"aligned", check_aligned}};
  Check found = check_by_search;
  std::size_t longest = 0;
  for (const auto& [start, check] : kByStart) {
    if (!technique.starts_with(start) || start.size() < longest) continue;
    found = check;
    longest = start.size();
  }
  return found;
}

}  // namespace

void check_pattern(const CheckedGrid& grid, const Json& pattern, const Conclusion& claimed) {
  const Reading reading(pattern);
  check_named_houses(grid, reading, claimed);
  if (pattern.contains("truths")) return check_counting(grid, reading, claimed);
  check_for(reading.technique)(grid, reading, claimed);
}

}  // namespace nonet::testing
