#include "rater/explain/pattern_reasons.h"

#include <array>
#include <fmt/format.h>

#include "board/geometry.h"
#include "rater/explain/many_digit_reasons.h"
#include "rater/logic/patterns/blossoms/wide_blossoms.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using PatternLines = std::vector<std::string>;
using enum TechniqueId;
using enum StepPhrase;

int digit_of(const Step& step) { return step.digits.first().value(); }

// The cells of the pattern in the houses.
CellSet cells_within(CellSet cells, HouseSet houses) {
  CellSet within;
  for (const House house : all_houses()) {
    if ((houses & bit_of(house)) != 0) within |= cells & cell_set_of(house);
  }
  return within;
}

std::string candidates_in(const Position& before, CellSet cells, const StepWords& words) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= before.candidates(cell);
  return words.list_of(digits);
}

// The line common to all fish, krakens included.
std::string base_and_cover(const Step& step, const StepWords& words) {
  const std::string bases = words.list_of(step.bases);
  const std::string covers = words.list_of(step.covers);
  if (step.helpers.empty()) return words.say(kFishBase, bases, digit_of(step), covers);
  return words.say(kFishBaseFins, bases, digit_of(step), covers, words.list_of(step.helpers));
}

PatternLines general_fish_reasons(const Step& step, const StepWords& words) {
  const bool finned = !step.helpers.empty();
  PatternLines lines = {base_and_cover(step, words),
                        std::string(words[finned ? kFinnedOwnCovers : kFishOwnCovers])};
  const bool of_base = step.eliminations.cells().intersects(step.cells | step.helpers);
  if (of_base) lines.emplace_back(words[kTwoCovers]);
  if (finned) lines.emplace_back(words[kSeesAllFins]);
  return lines;
}

PatternLines kraken_reasons(const Step& step, const StepWords& words) {
  const bool first = step.technique == kKrakenFish1;
  return {base_and_cover(step, words), std::string(words[first ? kFinsOrCovers : kFinsOrPlaces]),
          std::string(words[first ? kFinsClear : kAllSameEnd])};
}

// The place of each base that lies in the cover; if both do, the one that some target does not see.
CellSet joined_places(const Step& step) {
  CellSet seen = step.cells;  // by all targets
  for (const Cell target : step.eliminations.cells()) seen &= peers_of(target);
  CellSet joined;
  for (const House house : all_houses()) {
    if ((step.bases & bit_of(house)) == 0) continue;
    const CellSet within = cells_within(step.cells & cell_set_of(house), step.covers);
    joined |= within.size() > 1 ? within - seen : within;
  }
  return joined;
}

PatternLines empty_rectangle_reasons(const Step& step, const StepWords& words) {
  const CellSet in_box = step.cells & cell_set_of(*step.house);
  const CellSet on_line = step.cells & cell_set_of(*step.cover);
  return {
      words.say(kCrossPlaces, words.name_of(*step.house), digit_of(step), words.list_of(in_box)),
      words.say(kCrossLine, words.name_of(*step.cover), words.list_of(on_line),
                words.list_of(step.covers)),
      std::string(words[kCrossEither])};
}

PatternLines single_digit_reasons(const Step& step, const StepWords& words) {
  const CellSet joined = joined_places(step);
  switch (step.technique) {
    case kSkyscraper:
    case kTwoStringKite:
      return {words.say(kTwoPlacesEach, words.list_of(step.bases), digit_of(step),
                        words.list_of(step.covers), words.list_of(joined)),
              words.say(kOneOfOthers, words.list_of(step.cells - joined))};
    case kEmptyRectangle:
      return empty_rectangle_reasons(step, words);
    default:
      return {words.say(kThreeLinks, digit_of(step), words.list_of(step.cells)),
              std::string(words[kOneEndTrue])};
  }
}

// REQUIRES: the step has its one part: the places in the house.
PatternLines w_wing_reasons(const Step& step, const StepWords& words) {
  const PatternPart& joint = step.parts.front();
  const std::string joined = words.list_of(joint.digits);
  const std::string other = words.list_of(step.digits - joint.digits);
  return {
      words.say(kCellsHoldOnly, words.list_of(step.cells), words.list_of(step.digits)),
      words.say(kPlacesEachSeen, words.name_of(*step.house), joined, words.list_of(joint.cells)),
      words.say(kNotBothSo, joined, other)};
}

// Types 1 to 4 use the text of unique loops.
std::string rest_of_rectangle(const Step& step, const StepWords& words) {
  const Digit removed = step.eliminations.digits().first();
  const int gone = removed.value();
  const std::string other = words.list_of(step.digits - DigitSet(removed));
  switch (step.technique) {
    case kUniqueRectangle6:
      return words.say(kBesideInBoth, words.list_of(step.bases), gone, words.list_of(step.helpers));
    case kHiddenRectangle:
      return words.say(kBesideAllSo, words.list_of(step.bases), other, gone,
                       words.name_of(*step.pivot));
    case kAvoidableRectangle1:
      return std::string(words[kThreeFilledSo]);
    default:
      return words.say(kOneOf, words.list_of(step.helpers), gone);
  }
}

PatternLines rectangle_reasons(const Step& step, const StepWords& words) {
  return {words.say(kCrosswiseSwap, words.list_of(step.cells), words.list_of(step.digits)),
          std::string(words[kSecondSolution]), rest_of_rectangle(step, words)};
}

// REQUIRES: the step has its parts: two colors of each group.
PatternLines color_reasons(const Step& step, const StepWords& words) {
  PatternLines lines;
  for (std::size_t i = 0; i + 1 < step.parts.size(); i += 2) {
    lines.push_back(words.say(kTwoColors, digit_of(step), words.list_of(step.parts[i].cells),
                              words.list_of(step.parts[i + 1].cells)));
  }
  const std::string gone = words.list_of(step.eliminations.cells());
  switch (step.technique) {
    case kSimpleColorsWrap:
      lines.push_back(words.say(kColorSeesItself, gone));
      break;
    case kSimpleColorsTrap:
      lines.emplace_back(words[kSeesOneOfEither]);
      break;
    case kMultiColors2:
      lines.push_back(words.say(kColorSeesBoth, gone));
      break;
    default:
      lines.emplace_back(words[kColorsTouch]);
      lines.emplace_back(words[kOppositeColors]);
  }
  return lines;
}

// "r1c2, r1c3 (2, 5 and 7) -5- r4c3 (5 and 8)"
std::string chain_of_sets(const Position& before, const Step& step, const StepWords& words) {
  std::string text;
  for (const PatternPart& set : step.parts) {
    text +=
        fmt::format("{} ({})", words.list_of(set.cells), candidates_in(before, set.cells, words));
    if (!set.digits.empty()) text += fmt::format(" -{}- ", words.list_of(set.digits));
  }
  return text;
}

PatternLines sue_de_coq_reasons(const Position& before, const Step& step, const StepWords& words) {
  const CellSet line = step.parts[1].cells;
  const CellSet box = step.parts[2].cells;
  return {words.say(kCrossingHolds, words.list_of(step.cells), words.list_of(step.digits),
                    words.list_of(line), candidates_in(before, line, words), words.list_of(box),
                    candidates_in(before, box, words)),
          words.say(kAsManyCells, words.list_of(step.bases))};
}

PatternLines blossom_reasons(const Position& before, const Step& step, const StepWords& words) {
  PatternLines lines = {
      words.say(kEndSentence, words.name_of(*step.pivot), words.list_of(step.digits, kOr))};
  const std::string gone = words.list_of(step.eliminations.digits());
  for (const PatternPart& petal : step.parts) {
    lines.push_back(words.say(kPetal, petal.digits.first().value(), words.list_of(petal.cells),
                              candidates_in(before, petal.cells, words), gone));
  }
  return lines;
}

// The stem of a wide blossom, before its petals.
PatternLines wide_stem_reasons(const Position& before, const Step& step, const StepWords& words) {
  const std::string cells = words.list_of(step.cells);
  switch (step.technique) {
    case kHouseBlossom:
      return {words.say(kOnlyPlaces, words.name_of(*step.house), digit_of(step), cells)};
    case kRectangleBlossom:
      return {words.say(kCrosswiseSwap, cells, words.list_of(step.digits)),
              std::string(words[kSecondSolution])};
    default:
      return {words.say(kMoreDigits, cells, candidates_in(before, step.cells, words))};
  }
}

// REQUIRES: the step has its parts: the petals.
PatternLines wide_blossom_reasons(const Position& before, const Step& step,
                                  const StepWords& words) {
  PatternLines lines = wide_stem_reasons(before, step, words);
  const std::string gone = words.list_of(step.eliminations.digits(), kOr);
  CandidateSet left = stem_of(before, step);
  for (const PatternPart& petal : step.parts) {
    CandidateSet excluded;
    for (const Digit digit : petal.digits) {
      excluded[digit] = left[digit] & common_peers(petal.cells & before.places(digit));
    }
    lines.push_back(words.say(kPetalExcludes, gone, words.list_of(petal.cells),
                              candidates_in(before, petal.cells, words),
                              words.places_of(excluded)));
    left -= excluded;
  }
  if (!left.empty()) lines.push_back(words.say(kExcludesItself, words.places_of(left)));
  if (step.technique == kHouseBlossom) lines.emplace_back(words[kNoPlaceThen]);
  if (step.technique == kAnlsBlossom) lines.emplace_back(words[kTooFewThen]);
  return lines;
}

// REQUIRES: the step has its parts.
PatternLines locked_set_reasons(const Position& before, const Step& step, const StepWords& words) {
  if (step.technique == kSueDeCoq) return sue_de_coq_reasons(before, step, words);
  if (step.technique == kDeathBlossom) return blossom_reasons(before, step, words);
  const bool either = step.parts.size() == 2 && step.digits.size() == 2;
  return {chain_of_sets(before, step, words) + ":", std::string(words[kSetsOneMore]),
          std::string(words[either ? kSetsEither : kSetsEnds])};
}

// REQUIRES: the step has its part: the places of the digit in both houses.
PatternLines bent_set_reasons(const Step& step, const StepWords& words) {
  const PatternPart& places = step.parts.front();
  const std::string z = words.list_of(places.digits);
  return {words.say(kBentCells, words.list_of(step.cells), words.list_of(step.digits)),
          words.say(kBentOnce, z, words.name_of(*step.house), words.name_of(*step.cover)),
          words.say(kBentSoOne, words.list_of(places.cells), z)};
}

// REQUIRES: the step has its parts: for each digit the cells of the one color and of the other.
PatternLines medusa_reasons(const Step& step, const StepWords& words) {
  std::array<CandidateSet, 2> colors;
  for (std::size_t i = 0; i < step.parts.size(); ++i) {
    colors[i % 2][step.parts[i].digits.first()] = step.parts[i].cells;
  }
  const bool wrap = step.technique == kMedusaWrap;
  return {words.say(kTwoColorsOrElse, words.places_of(colors[0]), words.places_of(colors[1])),
          std::string(words[wrap ? kFormerContradict : kMeetsOneOfEither])};
}

PatternLines guardian_reasons(const Position& before, const Step& step, const StepWords& words) {
  const std::string cells = words.list_of(step.cells);
  const std::string digits = words.list_of(step.digits);
  const std::string guardians = guardians_line(guardians_of(before, step), step.parts, words);
  switch (step.technique) {
    case kBrokenWing:
      return {words.say(kRingOfPlaces, cells, digits), std::string(words[kInEverySecond]),
              guardians};
    case kBivalueOddagon:
      return {words.say(kRingOfPair, cells, digits), std::string(words[kMustAlternate]), guardians};
    default:
      return {words.say(kLinesExchange, cells, digits, words.list_of(step.bases)),
              std::string(words[kSecondSolution]), guardians};
  }
}

// REQUIRES: the step has its parts: the cells of the line, those of the box.
PatternLines almost_locked_reasons(const Step& step, const StepWords& words) {
  const std::string in_box = words.list_of(step.parts[1].cells);
  const std::string line = words.name_of(*step.house);
  const std::string box = words.name_of(*step.cover);
  return {words.say(kCrossingTakesOne, words.list_of(step.parts[0].cells),
                    words.list_of(step.digits), line, box),
          words.say(kBoxHasElsewhere, box, in_box), words.say(kAllButOneThere, in_box, line)};
}

// REQUIRES: the step has its parts: each digit with its image.
PatternLines symmetry_reasons(const Step& step, const StepWords& words) {
  std::string changes;
  for (std::size_t i = 0; i + 1 < step.parts.size(); i += 2) {
    changes +=
        fmt::format("{}{}>{}", changes.empty() ? "" : ", ", step.parts[i].digits.first().value(),
                    step.parts[i + 1].digits.first().value());
  }
  if (step.technique == kAntiSymmetricalPlacement) {
    return {words.say(kAllButOneSymmetric, words.list_of(step.helpers), changes),
            words.say(kWouldBeSymmetric, words.list_of(step.cells), digit_of(step)),
            std::string(words[kNotSymmetric])};
  }
  return {words.say(kGivensSymmetric, changes), std::string(words[kSolutionSymmetric]),
          std::string(words[kImageImpossible])};
}

PatternLines template_reasons(const Step& step, const StepWords& words) {
  return {words.say(kAllWays, digit_of(step)),
          std::string(words[step.placement ? kWaysShare : kWaysLeaveOut])};
}

}  // namespace

std::vector<std::string> pattern_reasons(const Position& before, const Step& step,
                                         const StepWords& words) {
  const std::string_view family = technique_row(step.technique).family;
  if (family == "fish") return general_fish_reasons(step, words);
  if (family == "kraken_fish") return kraken_reasons(step, words);
  if (family == "single_digit") return single_digit_reasons(step, words);
  if (family == "wings") return w_wing_reasons(step, words);
  if (family == "rectangles") return rectangle_reasons(step, words);
  if (family == "colors") return color_reasons(step, words);
  if (family == "almost_locked_sets") return locked_set_reasons(before, step, words);
  if (family == "wide_blossoms") return wide_blossom_reasons(before, step, words);
  if (family == "bent_sets") return bent_set_reasons(step, words);
  if (family == "medusa") return medusa_reasons(step, words);
  if (family == "odd_rings" || family == "extended_rectangles")
    return guardian_reasons(before, step, words);
  if (family == "almost_locked_candidates") return almost_locked_reasons(step, words);
  if (family == "symmetrical_placement") return symmetry_reasons(step, words);
  if (family == "templates") return template_reasons(step, words);
  if (family == "brute_force") return {words.say(kNoTechnique, before.empty_count())};
  return {};
}

}  // namespace nonet
