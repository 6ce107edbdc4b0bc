#include "rater/explain/step_proof.h"

#include <optional>
#include <string_view>
#include <vector>

#include "rater/logic/patterns/blossoms/wide_blossoms.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/patterns/uniqueness/explainer_bug.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

// All of the houses, or the single one given.
std::vector<House> pattern_houses(HouseSet all, const std::optional<House>& one) {
  return all == 0 && one ? std::vector{*one} : house_list(all);
}

// Finds the other cells of a house that, with two cells one of which holds an extra digit, make a
// naked or hidden set. Steps record only their number.
class PartnerSearch {
 public:
  PartnerSearch(const Position& before, const Step& step, CellSet two, DigitSet extras)
      : before_(before), step_(step), house_(*step.house), two_(two), extras_(extras) {}

  // Fills partners, partner_digits, hidden.
  void find(Pattern& pattern) const {
    const CellSet empty = cell_set_of(house_) & before_.empty_cells();
    std::vector<Cell> others;
    for (const Cell cell : empty - two_) others.push_back(cell);
    for (unsigned chosen = 1; chosen < (1U << others.size()); ++chosen) {
      CellSet cells;
      for (std::size_t i = 0; i < others.size(); ++i) {
        if ((chosen >> i & 1U) != 0) cells.insert(others[i]);
      }
      for (const bool hidden : {false, true}) {
        const DigitSet digits = hidden ? hidden_digits(cells) : naked_digits(cells);
        if (digits.size() != cells.size() + 1) continue;
        if (cleared(cells, digits, hidden) != step_.eliminations) continue;
        pattern.partners = cells;
        pattern.partner_digits = digits;
        pattern.hidden = hidden;
        return;
      }
    }
  }

 private:
  [[nodiscard]] DigitSet naked_digits(CellSet cells) const {
    DigitSet digits = extras_;
    for (const Cell cell : cells) digits |= before_.candidates(cell);
    return digits;
  }
  [[nodiscard]] DigitSet hidden_digits(CellSet cells) const {
    DigitSet digits;
    for (const Digit digit : ~extras_) {
      const CellSet places = before_.places(digit) & cell_set_of(house_);
      if (!places.empty() && (cells | two_).contains(places)) digits.insert(digit);
    }
    return digits;
  }
  [[nodiscard]] CandidateSet cleared(CellSet cells, DigitSet digits, bool hidden) const {
    CandidateSet set;
    const CellSet outside = cell_set_of(house_) - cells - two_;
    for (const Digit digit : hidden ? ~digits : digits) {
      set[digit] = before_.places(digit) & (hidden ? cells : outside);
    }
    return set;
  }

  const Position& before_;
  const Step& step_;
  House house_;
  CellSet two_;
  DigitSet extras_;
};

void set_loop(Pattern& pattern, const Position& before, const Step& step) {
  for (const Cell cell : step.cells) {
    pattern.surplus.insert(cell, before.candidates(cell) - step.digits);
  }
  if (step.variant != 3) return;
  DigitSet extras;
  for (const Digit digit : DigitSet::all()) {
    if (!pattern.surplus[digit].empty()) extras.insert(digit);
  }
  if (step.helpers.empty()) {
    PartnerSearch(before, step, pattern.surplus.cells(), extras).find(pattern);
    return;
  }
  pattern.partner_digits = extras;
  for (const Cell cell : step.helpers) pattern.partner_digits |= before.candidates(cell);
}

void set_grave(Pattern& pattern, const Position& before, const Step& step) {
  pattern.surplus = explainer::surplus_of(before);
  pattern.partners = step.cells - pattern.surplus.cells();
  pattern.cells = pattern.surplus.cells();
  pattern.partner_digits = DigitSet();
  if (pattern.partners.empty()) return;
  for (const Cell cell : pattern.partners) pattern.partner_digits |= before.candidates(cell);
}

Pattern pattern_of(const Position& before, const Step& step) {
  Pattern pattern;
  pattern.cells = step.cells;
  pattern.digits = step.digits;
  pattern.base = pattern_houses(step.bases, step.house);
  pattern.cover = pattern_houses(step.covers, step.cover);
  pattern.parts = step.parts;
  pattern.pivot = step.pivot;
  pattern.partners = step.helpers;
  const std::string_view family = technique_row(step.technique).family;
  if (family == "unique_loops") set_loop(pattern, before, step);
  if (family == "bug") set_grave(pattern, before, step);
  if (family == "wide_blossoms") pattern.surplus = stem_of(before, step);
  if (family == "odd_rings" || family == "extended_rectangles") {
    pattern.surplus = guardians_of(before, step);
  }
  return pattern;
}

}  // namespace

std::shared_ptr<const Proof> proof_of(const Position& before, const Step& step) {
  if (step.proof) return step.proof;
  return pattern_proof(step, pattern_of(before, step));
}

}  // namespace nonet
