#include "rater/orders/minutes/minutes.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/minutes/people.h"
#include "rater/orders/minutes/populations.h"

namespace nonet {

namespace {

constexpr std::size_t kMostReasons = 3;
constexpr double kWorthSaying = 0.05;  // minutes

constexpr std::size_t kNumberColumns = 5;
constexpr std::array<std::string_view, 6> kReasonTexts = {
    "cells to fill",      "few openings early",
    "few openings later", "naked singles with nothing else open",
    "pencil marks",       "needs"};
constexpr std::size_t kTrialPart = 5;
constexpr std::size_t kPatternPart = 4;
constexpr std::size_t kPatternSteps = 6;
constexpr std::size_t kAverageMinutes = 7;  // for any reader
constexpr std::size_t kClues = 8;

double part_of(const Rating& rating, std::size_t part) {
  return rating.values[kNumberColumns + part].value;
}

std::vector<RatingValue> parts_of(const Puzzle& puzzle, const LoadReport& report) {
  using enum EffortPart;
  const auto minutes = [&](EffortPart part) {
    return minutes_of(kFittedPeople, report.load, part);
  };
  SearchLoad early{};
  early[static_cast<std::size_t>(kHiddenSearch)] = report.early_search;
  const double early_minutes = minutes_of(kFittedPeople, early);
  double steps = 0;
  for (const PatternUse& use : report.patterns) steps += use.steps;
  const std::array values = {minutes(kWriting),
                             early_minutes,
                             minutes(kHiddenSearch) - early_minutes,
                             minutes(kNakedSearch),
                             minutes(kPatterns),
                             minutes(kTrial),
                             steps,
                             minutes_of(kFittedPeople, report.load),
                             static_cast<double>(puzzle.givens().clue_count())};
  std::vector<RatingValue> parts;
  for (std::size_t i = 0; i < kMinutesParts.size(); ++i) {
    parts.push_back({kMinutesParts[i], values[i], i < kReasonTexts.size() ? 1 : 0});
  }
  return parts;
}

std::string reason_text(const Rating& rating, std::size_t part) {
  std::string what(kReasonTexts[part]);
  if (part == kPatternPart) what += fmt::format(" ({:.0f} steps)", part_of(rating, kPatternSteps));
  if (part == kTrialPart) what += fmt::format(" {}", rating.hardest);
  return fmt::format("{}: {:.1f} min", what, part_of(rating, part));
}

// The technique that asks most of a person: techniques beyond sets before sets, among these by the
// Explainer's price. For singles the kind of search.
std::string_view hardest_of(const LoadReport& report) {
  const auto dearest = std::ranges::max_element(report.patterns, {}, [](const PatternUse& use) {
    return std::pair(is_beyond_sets(use.technique), use.price);
  });
  if (dearest != report.patterns.end()) return technique_row(dearest->technique).key;
  const bool naked = report.load[static_cast<std::size_t>(EffortPart::kNakedSearch)] > 0;
  return technique_row(naked ? TechniqueId::kNakedSingle : TechniqueId::kHiddenSingleLine).key;
}

LoadReport report_of(const Puzzle& puzzle, const RateRequest& request, std::vector<Step>* path) {
  LoadRequest load{.without = request.without,
                   .memory = request.memory,
                   .control = request.control,
                   .path = path};
  if (request.max_score) {
    load.too_much = [&](const SearchLoad& so_far) {
      SearchLoad fixed = so_far;
      fixed[static_cast<std::size_t>(EffortPart::kHiddenSearch)] = 0;
      fixed[static_cast<std::size_t>(EffortPart::kNakedSearch)] = 0;
      return minutes_of(kFittedPeople, fixed) > *request.max_score;
    };
  }
  return search_load(puzzle, load);
}

Rating rating_of(const Puzzle& puzzle, const RateRequest& request, const LoadReport& report) {
  Rating rating;
  rating.scale = "minutes";
  rating.scale_version = 3;
  rating.end = report.end;
  rating.cells_left = report.cells_left;
  const double minutes = minutes_of(kFittedPeople, report.load);
  if (rating.solved() && request.max_score && minutes > *request.max_score) {
    rating.end = RatingEnd::kAboveLimit;
  }
  if (!rating.solved()) return rating;
  rating.score = minutes;
  rating.hardest = hardest_of(report);
  const MinutesInterval interval = interval_of(kFittedPeople, minutes);
  const auto populations = population_catalog();
  rating.values = {{kMinutesColumns[0], minutes, 1},
                   {kMinutesColumns[1], interval.low, 1},
                   {kMinutesColumns[2], interval.high, 1},
                   {kMinutesColumns[3], percentile_of(populations[0], minutes), 0},
                   {kMinutesColumns[4], percentile_of(populations[1], minutes), 0}};
  std::ranges::copy(parts_of(puzzle, report), std::back_inserter(rating.values));
  return rating;
}

// The price of a step by itself, whatever else is open: writing a digit, marking a pattern.
double person_price_of(const Step& step) {
  SearchLoad load{};
  if (step.placement) load[static_cast<std::size_t>(EffortPart::kWriting)] = 1;
  return minutes_of(kFittedPeople, load);
}

}  // namespace

std::string reasons_text(const Rating& rating) {
  std::vector<std::size_t> parts(kReasonTexts.size());
  std::iota(parts.begin(), parts.end(), std::size_t{0});
  const auto minutes = [&](std::size_t i) { return part_of(rating, i); };
  std::ranges::stable_sort(parts, std::ranges::greater(), minutes);
  std::string text;
  for (std::size_t i = 0; i < kMostReasons && minutes(parts[i]) >= kWorthSaying; ++i) {
    text += (i > 0 ? "; " : "") + reason_text(rating, parts[i]);
  }
  return text;
}

std::string outside_text(const Rating& rating) {
  const int clues = static_cast<int>(part_of(rating, kClues));
  return outside_measured(clues, part_of(rating, kAverageMinutes)).value_or("-");
}

Rating rate_minutes(const Puzzle& puzzle, const RateRequest& request) {
  return rating_of(puzzle, request, report_of(puzzle, request, nullptr));
}

Path explain_minutes(const Puzzle& puzzle, const RateRequest& request) {
  std::vector<Step> steps;
  const LoadReport report = report_of(puzzle, request, &steps);
  Path path{puzzle.givens(), {}, rating_of(puzzle, request, report)};
  for (Step& step : steps) {
    const double price = person_price_of(step);
    path.steps.push_back({std::move(step), price});
  }
  return path;
}

std::optional<double> least_minutes_with(TechniqueId technique) {
  return is_person_technique(technique) ? std::optional(0.0) : std::nullopt;
}

std::vector<Producer> minutes_producers() { return person_producers(); }

std::optional<double> minutes_price(const Step& step) {
  return is_person_technique(step.technique) ? std::optional(person_price_of(step)) : std::nullopt;
}

}  // namespace nonet
