#include "rater/explain/step_drawing.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "board/geometry.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

// Whether the pattern has guardians, and a locked set or digit beside them (guardian_aids.h).
bool has_guardian_aid(const Pattern& pattern) {
  return !pattern.surplus.empty() && pattern.parts.size() == 1;
}

// Guardians, or the candidates of the second color where a pattern has two.
CandidateSet opposed_in(const Pattern& pattern) {
  constexpr std::array<std::string_view, 7> kGuarded = {
      "odd_rings", "extended_rectangles", "deadly_patterns", "qius_pattern", "bug_plus",
      "tridagon",  "wide_blossoms"};
  const std::string_view family = technique_row(pattern.technique).family;
  if (std::ranges::find(kGuarded, family) != kGuarded.end()) return pattern.surplus;
  CandidateSet opposed;
  if (family != "medusa" && family != "colors") return opposed;
  for (std::size_t i = 1; i < pattern.parts.size(); i += 2) {
    const DigitSet digits = family == "colors" ? pattern.digits : pattern.parts[i].digits;
    opposed[digits.first()] |= pattern.parts[i].cells;
  }
  return opposed;
}

CellSet holders_of(const Position& position, Digit digit) {
  CellSet holders;
  for (const Cell cell : ~position.empty_cells()) {
    if (position.value(cell) == digit.value()) holders.insert(cell);
  }
  return holders;
}

// Greedy: always the holder that sees most of the places still to be blocked. Places eliminated
// without a holder stay unblocked.
CellSet blockers_of_places(const Position& position, CellSet places, Digit digit) {
  const CellSet holders = holders_of(position, digit);
  CellSet blockers;
  for (;;) {
    Cell best;
    int most = 0;
    for (const Cell holder : holders) {
      const int seen = (peers_of(holder) & places).size();
      if (seen <= most) continue;
      best = holder;
      most = seen;
    }
    if (most == 0) return blockers;
    blockers.insert(best);
    places -= peers_of(best);
  }
}

// For each other digit of the cell, a filled cell that holds it.
CellSet blockers_of_digits(const Position& position, Candidate single) {
  CellSet blockers;
  for (const Digit digit : ~DigitSet(single.digit)) {
    const CellSet seen = peers_of(single.cell) & holders_of(position, digit);
    if (!seen.empty()) blockers.insert(seen.first());
  }
  return blockers;
}

CellSet blockers_of(const Position& before, const Step& step) {
  const Candidate single = *step.placement;
  if (step.technique == TechniqueId::kFullHouse) return {};
  if (!step.house) return blockers_of_digits(before, single);
  const CellSet places = (cell_set_of(*step.house) & before.empty_cells()) - CellSet(single.cell);
  return blockers_of_places(before, places, single.digit);
}

}  // namespace

StepDrawing drawing_of(const Scene& scene) {
  StepDrawing drawing;
  if (!scene.proof->branches.empty()) return drawing;
  const Pattern& pattern = scene.proof->patterns.front();
  drawing.base = pattern.base;
  drawing.cover = pattern.cover;
  drawing.cells = pattern.cells;
  drawing.others = pattern.partners - pattern.cells;
  if (has_guardian_aid(pattern)) drawing.others |= pattern.parts.front().cells - pattern.cells;
  drawing.digits = pattern.digits;
  drawing.opposed = opposed_in(pattern);
  const Step& step = scene.step.step;
  const bool single = technique_row(step.technique).family == "singles";
  if (single) drawing.blockers = blockers_of(scene.before, step);
  return drawing;
}

}  // namespace nonet
