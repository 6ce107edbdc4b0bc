#include "rater/explain/pattern_reasons.h"

#include <fmt/format.h>

#include "board/geometry.h"
#include "rater/explain/names.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

using PatternLines = std::vector<std::string>;
using enum TechniqueId;

int digit_of(const Step& step) { return step.digits.first().value(); }

// The cells of the pattern in the houses.
CellSet cells_within(CellSet cells, HouseSet houses) {
  CellSet within;
  for (const House house : all_houses()) {
    if ((houses & bit_of(house)) != 0) within |= cells & cell_set_of(house);
  }
  return within;
}

std::string candidates_in(const Position& before, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= before.candidates(cell);
  return list_of(digits, "and");
}

// The line common to all fish, krakens included.
PatternLines base_and_cover(const Step& step) {
  const std::string bases = list_of(step.bases);
  const std::string covers = list_of(step.covers);
  PatternLines lines = {fmt::format("In {} (base) the digit {} has places only in {} (cover)",
                                    bases, digit_of(step), covers)};
  if (!step.helpers.empty())
    lines.back() += fmt::format(" and in the fins {}", list_of(step.helpers));
  lines.back() += '.';
  return lines;
}

PatternLines general_fish_reasons(const Step& step) {
  PatternLines lines = base_and_cover(step);
  const bool finned = !step.helpers.empty();
  lines.push_back(
      fmt::format("{} each base in a cover of its own, so the covers have it nowhere else.",
                  finned ? "If no fin is true it is in" : "It is in"));
  const bool of_base = step.eliminations.cells().intersects(step.cells | step.helpers);
  if (of_base) lines.push_back("A place in two covers would take both, so it goes as well.");
  if (finned)
    lines.push_back("What goes sees all fins, so it goes where one of these is true, too.");
  return lines;
}

PatternLines kraken_reasons(const Step& step) {
  PatternLines lines = base_and_cover(step);
  if (step.technique == kKrakenFish1) {
    lines.push_back("Either a fin is true, or the covers hold no other place:");
    lines.push_back("chains from the fins clear what the fish clears.");
  } else {
    lines.push_back("Either a fin is true, or one of these places in each cover house:");
    lines.push_back("chains from all of them come to the same end.");
  }
  return lines;
}

// Of each base the place in the cover; where both are, the one that some target does not see.
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

PatternLines single_digit_reasons(const Step& step) {
  const int digit = digit_of(step);
  const CellSet joined = joined_places(step);
  switch (step.technique) {
    case kSkyscraper:
    case kTwoStringKite:
      return {fmt::format("In {} the digit {} has two places each, one of either in {}: {}.",
                          list_of(step.bases), digit, list_of(step.covers), list_of(joined)),
              fmt::format("At most one of these is true, so one of {} is.",
                          list_of(step.cells - joined))};
    case kEmptyRectangle:
      return {
          fmt::format("In {} the places of {}, {}, lie in one row and one column,",
                      name_of(*step.house), digit, list_of(step.cells & cell_set_of(*step.house))),
          fmt::format("and {} has two, {}, one of them in {} with these.", name_of(*step.cover),
                      list_of(step.cells & cell_set_of(*step.cover)), list_of(step.covers)),
          "Whichever of the two is true, the target sees a true place."};
    default:
      return {fmt::format("A chain of three links in {} joins {}.", digit, list_of(step.cells)),
              "One of its ends is true."};
  }
}

// REQUIRES: the step has its one part: the places in the house.
PatternLines w_wing_reasons(const Step& step) {
  const PatternPart& joint = step.parts.front();
  const std::string joined = list_of(joint.digits, "and");
  const std::string other = list_of(step.digits - joint.digits, "and");
  return {fmt::format("{} hold only {}.", list_of(step.cells), list_of(step.digits, "and")),
          fmt::format("In {} the digit {} has two places, {}, each seen by one of these cells,",
                      name_of(*step.house), joined, list_of(joint.cells)),
          fmt::format("so not both of them are {}, and one of them is {}.", joined, other)};
}

// Types 1 to 4 use the text of unique loops.
std::string rest_of_rectangle(const Step& step) {
  const Digit removed = step.eliminations.digits().first();
  const int gone = removed.value();
  const std::string other = list_of(step.digits - DigitSet(removed), "and");
  switch (step.technique) {
    case kUniqueRectangle6:
      return fmt::format(
          "In {} the digit {} has no place beside them: in one of {} it would be in both.",
          list_of(step.bases), gone, list_of(step.helpers));
    case kHiddenRectangle:
      return fmt::format(
          "In {} the digit {} has no place beside them: with {} in {} all would be so.",
          list_of(step.bases), other, gone, name_of(*step.pivot));
    case kAvoidableRectangle1:
      return "Three of the cells are filled so, and none of them was given.";
    default:
      return fmt::format("So one of {} is {}.", list_of(step.helpers), gone);
  }
}

PatternLines rectangle_reasons(const Step& step) {
  return {fmt::format("Were {} only {} crosswise, the two could change places:",
                      list_of(step.cells), list_of(step.digits, "and")),
          "that would be a second solution.", rest_of_rectangle(step)};
}

// REQUIRES: the step has its parts: two colors of each group.
PatternLines color_reasons(const Step& step) {
  PatternLines lines;
  for (std::size_t i = 0; i + 1 < step.parts.size(); i += 2) {
    lines.push_back(fmt::format("Houses with two places say: {} is in {}, or in {}.",
                                digit_of(step), list_of(step.parts[i].cells),
                                list_of(step.parts[i + 1].cells)));
  }
  const std::string gone = list_of(step.eliminations.cells());
  switch (step.technique) {
    case kSimpleColorsWrap:
      lines.push_back(fmt::format("Two of {} see each other, so these are false.", gone));
      break;
    case kSimpleColorsTrap:
      lines.push_back("What goes sees one of either.");
      break;
    case kMultiColors2:
      lines.push_back(
          fmt::format("Some of {} see both kinds of the other group, so they are false.", gone));
      break;
    default:
      lines.push_back("A place of one group sees a place of the other: not both kinds are true,");
      lines.push_back("so one of the two opposite kinds is, and what goes sees one of either.");
  }
  return lines;
}

// "r1c2, r1c3 (2, 5 and 7) -5- r4c3 (5 and 8)"
std::string chain_of_sets(const Position& before, const Step& step) {
  std::string text;
  for (const PatternPart& set : step.parts) {
    text += fmt::format("{} ({})", list_of(set.cells), candidates_in(before, set.cells));
    if (!set.digits.empty()) text += fmt::format(" -{}- ", list_of(set.digits, "and"));
  }
  return text;
}

PatternLines sue_de_coq_reasons(const Position& before, const Step& step) {
  const std::string line = list_of(step.parts[1].cells);
  const std::string box = list_of(step.parts[2].cells);
  return {fmt::format("{} hold only {}, {} only {}, {} only {}:", list_of(step.cells),
                      list_of(step.digits, "and"), line, candidates_in(before, step.parts[1].cells),
                      box, candidates_in(before, step.parts[2].cells)),
          fmt::format("as many cells as digits, each of them once in {}.", list_of(step.bases))};
}

PatternLines blossom_reasons(const Position& before, const Step& step) {
  PatternLines lines = {fmt::format("{} is {}.", name_of(*step.pivot), list_of(step.digits, "or"))};
  const std::string gone = list_of(step.eliminations.digits(), "and");
  for (const PatternPart& petal : step.parts) {
    lines.push_back(
        fmt::format("If it is {}, {} ({}) have one digit less and need the others, {} too.",
                    petal.digits.first().value(), list_of(petal.cells),
                    candidates_in(before, petal.cells), gone));
  }
  return lines;
}

// REQUIRES: the step has its parts.
PatternLines locked_set_reasons(const Position& before, const Step& step) {
  if (step.technique == kSueDeCoq) return sue_de_coq_reasons(before, step);
  if (step.technique == kDeathBlossom) return blossom_reasons(before, step);
  return {
      chain_of_sets(before, step) + ":",
      "sets with one digit more than cells; a digit between two sets is in one of them at most.",
      step.parts.size() == 2 && step.digits.size() == 2
          ? "So each set has one of these two digits, and all of its others."
          : "So the first set or the last has all of its other digits."};
}

}  // namespace

std::vector<std::string> pattern_reasons(const Position& before, const Step& step) {
  const std::string_view family = technique_row(step.technique).family;
  if (family == "fish") return general_fish_reasons(step);
  if (family == "kraken_fish") return kraken_reasons(step);
  if (family == "single_digit") return single_digit_reasons(step);
  if (family == "wings") return w_wing_reasons(step);
  if (family == "rectangles") return rectangle_reasons(step);
  if (family == "colors") return color_reasons(step);
  if (family == "almost_locked_sets") return locked_set_reasons(before, step);
  if (family == "templates") {
    return {fmt::format("All ways to place the nine {} that fit the candidates", digit_of(step)),
            step.placement ? "share this cell." : "leave these cells out."};
  }
  if (family == "brute_force") {
    return {fmt::format("No technique has a step: one of the {} empty cells is filled.",
                        before.empty_count())};
  }
  return {};
}

}  // namespace nonet
