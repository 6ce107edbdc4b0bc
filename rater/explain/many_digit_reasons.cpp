#include "rater/explain/many_digit_reasons.h"

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using ManyDigitLines = std::vector<std::string>;
using enum StepPhrase;

HouseSet set_of(const std::vector<House>& houses) {
  HouseSet set = 0;
  for (const House house : houses) set |= bit_of(house);
  return set;
}

ManyDigitLines tridagon_reasons(const Pattern& pattern, const StepWords& words) {
  const bool one = pattern.surplus.size() == 1;
  return {words.say(kThreeInBoxes, words.list_of(set_of(pattern.base))),
          words.say(kNoFillingOfThree, words.list_of(pattern.digits)),
          words.say(one ? kOneGuardian : kOneOfGuardians, words.places_of(pattern.surplus))};
}

// REQUIRES: the parts of a weak exocet.
ManyDigitLines weak_exocet_reasons(const Pattern& pattern, const StepWords& words) {
  return {words.say(kJointDigits, words.list_of(pattern.cells), words.list_of(pattern.digits),
                    words.list_of(set_of(pattern.base))),
          words.say(kJointTargets, words.list_of(pattern.partners)),
          std::string(words[kJointFits])};
}

// REQUIRES: the parts of an exocet: base, targets, and again of a double one.
ManyDigitLines exocet_reasons(const Pattern& pattern, const StepWords& words) {
  if (pattern.technique == TechniqueId::kWeakExocet) return weak_exocet_reasons(pattern, words);
  const std::string lines = words.list_of(set_of(pattern.base));
  const std::string digits = words.list_of(pattern.digits);
  const std::string base = words.list_of(pattern.parts[0].cells);
  const bool one_cell = pattern.technique == TechniqueId::kOneCellExocet;
  ManyDigitLines reasons;
  if (pattern.technique == TechniqueId::kDoubleExocet) {
    reasons.push_back(
        words.say(kExocetBases, base, digits, words.list_of(pattern.parts[2].cells), lines));
  } else {
    reasons.push_back(words.say(one_cell ? kExocetCell : kExocetBase, base, digits, lines));
  }
  reasons.push_back(
      words.say(one_cell ? kExocetTarget : kExocetTargets, words.list_of(pattern.partners)));
  reasons.emplace_back(words[kExocetFits]);
  return reasons;
}

ManyDigitLines counting_reasons(const Pattern& pattern, const StepWords& words) {
  return {words.say(kTruthsAre, pattern.truths.size(), words.list_of(pattern.truths)),
          words.say(kLinksAre, pattern.links.size(), words.list_of(pattern.links)),
          std::string(words[kLinksFull])};
}

// Patterns that would have a second solution without the guardians.
ManyDigitLines deadly_reasons(const Pattern& pattern, const StepWords& words) {
  const std::string guardians = guardians_line(pattern.surplus, pattern.parts, words);
  const std::string cells = words.list_of(pattern.cells);
  const std::string digits = words.list_of(pattern.digits);
  const std::string second(words[kSecondSolution]);
  switch (pattern.technique) {
    case TechniqueId::kBugPlus:
      return {words.say(kBugWithout, digits, cells), std::string(words[kBugHouses]), guardians};
    case TechniqueId::kQiusPattern:
      return {words.say(kPairInSquare, cells, digits, words.list_of(set_of(pattern.cover)),
                        words.list_of(pattern.partners)),
              words.say(kSquareAndLines, words.list_of(set_of(pattern.base))) + " " + second,
              guardians};
    default:
      return {words.say(kFilledAnotherWay, cells, digits), second, guardians};
  }
}

bool is_deadly(const Pattern& pattern) {
  const std::string_view family = technique_row(pattern.technique).family;
  return family == "deadly_patterns" || family == "qius_pattern" || family == "bug_plus";
}

}  // namespace

std::string guardians_line(const CandidateSet& guardians, const std::vector<PatternPart>& aid,
                           const StepWords& words) {
  const std::string names = words.places_of(guardians);
  if (aid.empty()) return words.say(kOneOfGuardians, names);
  const PatternPart& part = aid.front();
  const bool of_one_digit = part.digits.size() == 1;
  return words.say(of_one_digit ? kGuardiansAndDigit : kGuardiansAndSet, names,
                   words.list_of(part.cells), words.list_of(part.digits));
}

bool is_of_many_digits(const Pattern& pattern) {
  const std::string_view family = technique_row(pattern.technique).family;
  return !pattern.truths.empty() || family == "tridagon" || family == "exocet" ||
         is_deadly(pattern);
}

std::vector<std::string> many_digit_reasons(const Pattern& pattern, const StepWords& words) {
  if (!pattern.truths.empty()) return counting_reasons(pattern, words);
  if (is_deadly(pattern)) return deadly_reasons(pattern, words);
  const bool exocet = technique_row(pattern.technique).family == "exocet";
  return exocet ? exocet_reasons(pattern, words) : tridagon_reasons(pattern, words);
}

}  // namespace nonet
