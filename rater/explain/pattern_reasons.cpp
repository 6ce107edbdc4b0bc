#include "rater/explain/pattern_reasons.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

using PatternLines = std::vector<std::string>;
using enum TechniqueId;

int digit_of(const Step& step) { return step.digits.first().value(); }

PatternLines general_fish_reasons(const Step& step) {
  PatternLines lines = {fmt::format("{} base houses, {} first, hold {} in {}", step.size,
                                    name_of(*step.house), digit_of(step),
                                    short_list_of(step.cells))};
  if (step.helpers.empty()) {
    lines.push_back(
        "and as many cover houses hold all of these places: there is no other in them.");
    return lines;
  }
  lines.push_back(fmt::format("and in the fins {}.", short_list_of(step.helpers)));
  lines.push_back(
      "Either a fin is true, or the covers hold no other place: both clear what sees the fins.");
  return lines;
}

PatternLines kraken_reasons(const Step& step) {
  PatternLines lines = {
      fmt::format("{} base houses, {} first, hold {} in {}", step.size, name_of(*step.house),
                  digit_of(step), short_list_of(step.cells)),
      fmt::format("and in the fins {}.", short_list_of(step.helpers))};
  if (step.technique == kKrakenFish1) {
    lines.push_back("Either a fin is true, or the covers hold no other place:");
    lines.push_back("chains from the fins clear what the fish clears.");
  } else {
    lines.push_back("Either a fin is true, or one of these places in each cover house:");
    lines.push_back("chains from all of them come to the same end.");
  }
  return lines;
}

PatternLines single_digit_reasons(const Step& step) {
  const int digit = digit_of(step);
  switch (step.technique) {
    case kSkyscraper:
      return {fmt::format("In {} and {} the digit {} has two places each, one pair in line.",
                          name_of(*step.house), name_of(*step.cover), digit),
              "At most one of that pair is true, so one of the other two places is."};
    case kTwoStringKite:
      return {fmt::format("In {} and {} the digit {} has two places each, one of either in a box.",
                          name_of(*step.house), name_of(*step.cover), digit),
              "At most one in the box is true, so one of the other two places is."};
    case kEmptyRectangle:
      return {fmt::format("In {} the places of {} lie in one row and one column,",
                          name_of(*step.house), digit),
              fmt::format("and {} has two, one of them in line with these.", name_of(*step.cover)),
              "Whichever of the two is true, the target sees a true place."};
    default:
      return {
          fmt::format("A chain of three links in {} joins {}.", digit, short_list_of(step.cells)),
          "One of its ends is true."};
  }
}

PatternLines w_wing_reasons(const Step& step) {
  return {fmt::format("{} hold only {}.", short_list_of(step.cells), list_of(step.digits, "and")),
          fmt::format("{} has two places for one of the digits, each seen by one of them:",
                      name_of(*step.house)),
          "so at most one of them has that digit, and the other digit is in one of them."};
}

PatternLines rectangle_reasons(const Step& step) {
  const std::string pair = list_of(step.digits, "and");
  PatternLines lines = {fmt::format("Were {} only {} crosswise, the two could change places:",
                                    short_list_of(step.cells), pair),
                        "that would be a second solution."};
  switch (step.technique) {
    case kHiddenRectangle:
      lines.push_back(fmt::format(
          "One digit has no other place in the lines of {}: the other digit there completes it.",
          name_of(*step.pivot)));
      break;
    case kAvoidableRectangle1:
      lines.push_back("Three of the cells are filled so, and none of them was given.");
      break;
    default:
      lines.push_back(fmt::format("So something else is true in {}.", short_list_of(step.helpers)));
  }
  return lines;
}

PatternLines color_reasons(const Step& step) {
  const std::string colored = fmt::format("The {} of {} are joined by houses with two places.",
                                          digit_of(step), short_list_of(step.cells));
  switch (step.technique) {
    case kSimpleColorsWrap:
      return {colored, "Two of one color see each other: the color is false."};
    case kSimpleColorsTrap:
      return {colored, "One color is true, and the targets see both."};
    case kMultiColors2:
      return {colored, "A color of one group sees both colors of another: it is false."};
    default:
      return {colored, "Two colors of two groups exclude each other,",
              "so one of their counterparts is true, and the targets see both."};
  }
}

PatternLines locked_set_reasons(const Step& step) {
  const std::string commons = list_of(step.digits, "and");
  const CellSet rest = step.cells - step.helpers;
  switch (step.technique) {
    case kSueDeCoq:
      return {fmt::format("{} hold only {}.", short_list_of(step.cells), commons),
              fmt::format("With {} as many cells as digits are locked in the line and the box.",
                          short_list_of(step.helpers))};
    case kAlsXz:
      return {fmt::format("{} and {} have one digit more than cells.", short_list_of(rest),
                          short_list_of(step.helpers)),
              fmt::format("Only one of them holds {}; the other is then locked.", commons)};
    default:
      return {
          fmt::format("{} and, between them, {}", short_list_of(rest), short_list_of(step.helpers)),
          "are sets with one digit more than cells, linked by digits that only one can hold:",
          "one end or the other is locked."};
  }
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
  if (family == "almost_locked_sets") return locked_set_reasons(step);
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
