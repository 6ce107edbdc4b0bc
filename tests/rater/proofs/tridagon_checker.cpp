// Tridagons from their meaning: three digits cannot fill the cells, whichever way one tries, so one
// of the other candidates is true.
#include <algorithm>

#include "tests/rater/proofs/local_search.h"
#include "tests/rater/proofs/read_pattern.h"

namespace nonet::testing {

namespace {

bool has_filling(const std::vector<Cell>& cells, DigitSet digits, std::vector<Digit>& chosen) {
  if (chosen.size() == cells.size()) return true;
  const Cell cell = cells[chosen.size()];
  for (const Digit digit : digits) {
    bool free = true;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      free = free && !(chosen[i] == digit && peers_of(cells[i]).contains(cell));
    }
    if (!free) continue;
    chosen.push_back(digit);
    if (has_filling(cells, digits, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

void demand_parts(const Reading& p) {
  demand(p.parts.size() == 4 && p.base.size() == 4, "not four boxes");
  CellSet all;
  for (std::size_t i = 0; i < p.parts.size(); ++i) {
    demand(cell_set_of(p.base[i]).contains(p.parts[i].cells), "not in its box");
    all |= p.parts[i].cells;
  }
  demand(all == p.cells, "other cells than those of the parts");
}

}  // namespace

void check_tridagon(const CheckedGrid& grid, const Reading& p, const Conclusion& claimed) {
  demand_parts(p);
  std::vector<Cell> cells;
  Candidates guardians;
  for (const Cell cell : p.cells) {
    demand(grid.values.empty(cell), "a filled cell in the pattern");
    cells.push_back(cell);
    for (const Digit digit : grid.at(cell) - p.digits) guardians.insert({cell, digit});
  }
  std::vector<Digit> chosen;
  demand(!has_filling(cells, p.digits, chosen), "the digits can fill the cells");
  for (const auto& text : p.json.at("surplus")) {
    demand(guardians.count(says_named(text).candidate) == 1, "not a guardian");
  }
  demand(p.json["surplus"].size() == guardians.size(), "a guardian is missing");
  for (const Candidate target : claimed.removed) {
    demand(std::ranges::all_of(guardians, [&](Candidate one) { return excludes(target, one); }),
           "a guardian allows the target");
  }
  if (!claimed.placed.empty()) demand(guardians == claimed.placed, "several guardians");
}

}  // namespace nonet::testing
