// A pattern of a proof as the checker reads it.
#pragma once

#include <string>
#include <vector>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

// One of 324: a cell holds one digit, or a digit has one place in a house.
struct Constraint {
  CellSet cells;    // the cell, or those of the house
  DigitSet digits;  // all, or the one

  [[nodiscard]] bool concerns(Candidate c) const {
    return cells.contains(c.cell) && digits.contains(c.digit);
  }
};

inline std::vector<Constraint> constraints_in(const nlohmann::json& list) {
  std::vector<Constraint> all;
  for (const auto& entry : list) {
    if (entry.contains("cells")) {
      for (const Cell cell : cells_in(entry["cells"])) {
        all.push_back({CellSet(cell), DigitSet::all()});
      }
      continue;
    }
    const CellSet house = cell_set_of(house_named(entry.at("house")));
    for (const Digit digit : digits_in(entry.at("digits"))) all.push_back({house, DigitSet(digit)});
  }
  return all;
}

// A pattern with its fields read.
struct Reading {
  struct Part {
    CellSet cells;
    DigitSet digits;
  };

  std::string technique;
  CellSet cells;
  DigitSet digits;
  std::vector<House> base;
  std::vector<House> cover;
  CellSet partners;
  DigitSet partner_digits;
  bool hidden = false;
  std::vector<Part> parts;
  const nlohmann::json& json;

  explicit Reading(const nlohmann::json& from) : technique(from.at("technique")), json(from) {
    cells = cells_in(from.at("cells"));
    digits = digits_in(from.at("digits"));
    if (from.contains("base")) base = houses_in(from["base"]);
    if (from.contains("cover")) cover = houses_in(from["cover"]);
    if (from.contains("partners")) partners = cells_in(from["partners"]);
    if (from.contains("partner_digits")) {
      partner_digits = digits_in(from["partner_digits"]);
      hidden = from.at("partners_are") == "hidden";
    }
    if (!from.contains("parts")) return;
    for (const auto& part : from["parts"]) {
      parts.push_back({cells_in(part.at("cells")), digits_in(part.at("digits"))});
    }
  }
};

// Checks that the pattern's houses and parts are as the technique requires; throws ProofFault if
// not. The conclusion is checked elsewhere.
void check_named_houses(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);

void check_templates(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
// Truths and links, by counting.
void check_counting(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
// Junior, senior and double exocets, by trying all placements of the base digits.
void check_exocet(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
// Weak exocets, by trying all placements of all base digits.
void check_weak_exocet(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
void check_tridagon(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
// Deadly patterns, by trying all fillings; Qiu's, by its exchanges.
void check_deadly(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);
void check_bivalue_oddagon(const CheckedGrid& grid, const Reading& pattern,
                           const Conclusion& claimed);
void check_qius_pattern(const CheckedGrid& grid, const Reading& pattern, const Conclusion& claimed);

// The candidates that the pattern names, one of which is true.
Candidates guardians_named(const Reading& pattern);
// Demands that nothing is placed and that each removed candidate is false with each guardian: they
// see each other, or both together leave the locked set or digit of the pattern's part no choice.
void demand_false_with_each(const CheckedGrid& grid, const Reading& pattern,
                            const Candidates& guardians, const Conclusion& claimed);

}  // namespace nonet::testing
