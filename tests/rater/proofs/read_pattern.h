// A pattern of a proof as the checker reads it.
#pragma once

#include <string>
#include <vector>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

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

}  // namespace nonet::testing
