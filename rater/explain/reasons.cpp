// One function per family. The lines name the pattern, its consequence, and why that decides the
// step; the caller adds the conclusion itself.
#include "rater/explain/reasons.h"

#include "rater/explain/chain_reasons.h"
#include "rater/explain/excluded_combinations.h"
#include "rater/explain/many_digit_reasons.h"
#include "rater/explain/pattern_reasons.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using Lines = std::vector<std::string>;
using enum TechniqueId;
using enum StepPhrase;

std::string house_text(const std::optional<House>& house, const StepWords& words) {
  return house ? words.name_of(*house) : std::string(words[kGrid]);
}

Lines single_reasons(const Step& step, const StepWords& words) {
  const int digit = step.placement->digit.value();
  const std::string cell = words.name_of(step.placement->cell);
  switch (step.technique) {
    case kFullHouse:
      return {words.say(kLastCell, cell, house_text(step.house, words)),
              words.say(kOnlyMissing, digit)};
    case kNakedSingle:
      return {words.say(kOnlyCandidate, digit, cell)};
    default:
      return {words.say(kOnePlace, house_text(step.house, words), digit, cell)};
  }
}

Lines locked_reasons(const Step& step, const StepWords& words) {
  const int digit = step.digits.first().value();
  const std::string cover = house_text(step.cover, words);
  Lines lines = {
      words.say(kPlacesOnly, house_text(step.house, words), digit, words.list_of(step.cells)),
      words.say(kAllLieIn, cover, digit)};
  if (step.placement) {
    lines.push_back(words.say(kLeavesBeside, digit, words.name_of(step.placement->cell)));
  }
  return lines;
}

Lines subset_reasons(const Step& step, const StepWords& words) {
  const std::string digits = words.list_of(step.digits);
  const std::string cells = words.list_of(step.cells);
  const std::string house =
      step.bases != 0 ? words.list_of(step.bases) : house_text(step.house, words);
  switch (step.technique) {
    case kNakedPair:
    case kNakedTriplet:
    case kNakedQuad:
    case kLockedPair:
    case kLockedTriple:
      return {words.say(kHoldOnly, house, cells, digits), words.say(kFillCells, house)};
    default:
      break;
  }
  Lines lines = {words.say(kDigitsOnly, house, digits, cells), words.say(kCellsTaken)};
  if (step.placement) {
    lines.push_back(words.say(kLeavesIn, step.placement->digit.value(), house,
                              words.name_of(step.placement->cell)));
  }
  return lines;
}

// The numbers of the lines of one kind through the cells.
DigitSet lines_through(CellSet cells, HouseKind kind) {
  DigitSet numbers;
  for (const Cell cell : cells) {
    numbers.insert(Digit(kind == HouseKind::kRow ? cell.row() + 1 : cell.column() + 1));
  }
  return numbers;
}

// A basic fish: rows against columns, not boxes.
bool is_of_lines(const Step& step) {
  return step.technique >= kXWing && step.technique <= kLeviathan;
}

Lines fish_reasons(const Step& step, const StepWords& words) {
  const int digit = step.digits.first().value();
  const HouseKind base = step.house->kind();
  const HouseKind cover = base == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
  const std::string base_lines = words.lines_of(lines_through(step.cells, base), base);
  const std::string cover_lines = words.lines_of(lines_through(step.cells, cover), cover);
  return {words.say(kPlacesOnly, base_lines, digit, cover_lines),
          words.say(kFishTake, digit, base_lines, cover_lines),
          words.say(kNowhereElse, digit, cover_lines)};
}

Lines wing_reasons(const Position& before, const Step& step, const StepWords& words) {
  const Cell pivot = *step.pivot;
  DigitSet removed;
  for (const Digit d : step.digits) {
    if (!step.eliminations[d].empty()) removed.insert(d);
  }
  const Digit z = removed.first();
  Lines lines = {
      words.say(kEndSentence, words.name_of(pivot), words.list_of(before.candidates(pivot), kOr))};
  std::string cases;
  for (const Cell wing : step.cells - CellSet(pivot)) {
    const DigitSet other = before.candidates(wing) - DigitSet(z);
    cases += words.say(cases.empty() ? kWingFirst : kWingNext, other.first().value(),
                       words.name_of(wing), z.value());
  }
  if (step.technique == kXyzWing) cases += words.say(kWingSelf, z.value());
  lines.push_back(cases + ".");
  lines.push_back(words.say(kSeesEnds, z.value()));
  return lines;
}

Lines loop_reasons(const Position& before, const Step& step, const Pattern& pattern,
                   const StepWords& words) {
  CellSet extra_cells;
  DigitSet extras;
  for (const Cell cell : step.cells) {
    const DigitSet more = before.candidates(cell) - step.digits;
    if (!more.empty()) extra_cells.insert(cell);
    extras |= more;
  }
  Lines lines = {words.say(kLoopSwap, words.list_of(step.cells), words.list_of(step.digits)),
                 words.say(kSecondSolution)};
  const std::string where = words.list_of(extra_cells);
  switch (step.variant) {
    case 1:
      lines.push_back(words.say(kSomethingElse, where));
      break;
    case 2:
      lines.push_back(words.say(kOneOf, where, words.list_of(extras, kOr)));
      break;
    case 3:
      lines.push_back(words.say(pattern.hidden ? kOneOfHiddenSet : kOneOfNakedSet, where,
                                words.list_of(extras, kOr), words.list_of(pattern.partners),
                                words.list_of(pattern.partner_digits),
                                house_text(step.house, words)));
      break;
    default: {
      DigitSet locked = step.digits;
      for (const Digit d : step.digits) {
        if (!step.eliminations[d].empty()) locked.erase(d);
      }
      lines.push_back(
          words.say(kLockedThere, house_text(step.house, words), locked.first().value(), where));
    }
  }
  return lines;
}

Lines bug_reasons(const Step& step, const Pattern& pattern, const StepWords& words) {
  const std::string digits = words.list_of(step.digits, kOr);
  const std::string house = house_text(step.house, words);
  Lines lines = {words.say(kBugWithout, digits, words.list_of(pattern.cells)),
                 words.say(kBugHouses)};
  if (step.variant == 1) lines.push_back(words.say(kBugCell, digits));
  if (step.variant == 2) lines.push_back(words.say(kBugCells, digits));
  if (step.variant == 3) {
    lines.push_back(words.say(kBugNakedSet, words.list_of(pattern.partners),
                              words.list_of(pattern.partner_digits), house));
  }
  if (step.variant == 4) lines.push_back(words.say(kBugLocked, house));
  return lines;
}

Lines exclusion_reasons(const Position& before, const Step& step, const StepWords& words) {
  Lines lines = {words.say(kAllSee, words.list_of(step.helpers), words.list_of(step.cells))};
  for (const std::string& line : excluded_combinations(before, step, words)) lines.push_back(line);
  return lines;
}

}  // namespace

std::vector<std::string> reasons_of(const Position& before, const Step& step, const Proof& proof,
                                    const StepWords& words) {
  const std::string_view family = technique_row(step.technique).family;
  if (family == "singles") return single_reasons(step, words);
  if (family == "locked") return locked_reasons(step, words);
  if (family == "subsets") return subset_reasons(step, words);
  if (family == "fish" && step.helpers.empty() && is_of_lines(step))
    return fish_reasons(step, words);
  if (family == "wings" && step.pivot) return wing_reasons(before, step, words);
  if (family == "unique_loops") return loop_reasons(before, step, proof.patterns.front(), words);
  if (family == "bug") return bug_reasons(step, proof.patterns.front(), words);
  if (family == "aligned_exclusion") return exclusion_reasons(before, step, words);
  if (!proof.branches.empty()) return chain_reasons(proof, words);
  if (is_of_many_digits(proof.patterns.front())) {
    return many_digit_reasons(proof.patterns.front(), words);
  }
  return pattern_reasons(before, step, words);
}

}  // namespace nonet
