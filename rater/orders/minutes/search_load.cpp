#include "rater/orders/minutes/search_load.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/explainer/explainer_rows.h"
#include "rater/orders/scale/finder_catalog.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

namespace {

constexpr double kCellsOfALook = 30;

double& at(SearchLoad& load, EffortPart part) { return load[static_cast<std::size_t>(part)]; }

// Nobody looks for direct steps and exclusions; singles are taken in the race.
constexpr std::array kNotLookedFor = {
    TechniqueId::kHiddenSingleBox,        TechniqueId::kNakedSingle,
    TechniqueId::kDirectPointing,         TechniqueId::kDirectHiddenPair,
    TechniqueId::kDirectHiddenTriplet,    TechniqueId::kAlignedPairExclusion,
    TechniqueId::kAlignedTripletExclusion};

// The explainer's order without these.
constexpr auto kPatternRows = [] {
  std::array<LadderRow, kExplainerRows.size() - kNotLookedFor.size()> rows{};
  std::size_t at = 0;
  for (const LadderRow& row : kExplainerRows) {
    if (std::ranges::find(kNotLookedFor, row.producer) == kNotLookedFor.end()) rows[at++] = row;
  }
  return rows;
}();

// Race after race, with a search for patterns whenever all singles are taken.
class Solving {
 public:
  Solving(const Puzzle& puzzle, const LoadRequest& request)
      : request_(request),
        position_(puzzle.givens()),
        early_above_(position_.empty_count() * 2 / 3),
        memory_(request.memory != nullptr ? request.memory : &own_memory_) {}

  LoadReport run() {
    at(report_.load, EffortPart::kWriting) = position_.empty_count();
    const See see = what_is_seen();
    while (true) {
      take_singles(see);
      if (position_.solved()) break;
      do {
        if (!find_pattern()) return std::move(report_);
      } while (!has_single(position_) && !position_.solved());
    }
    return std::move(report_);
  }

 private:
  [[nodiscard]] bool knows(TechniqueId technique) const {
    return std::ranges::find(request_.without, technique) == request_.without.end();
  }

  [[nodiscard]] See what_is_seen() const {
    using enum TechniqueId;
    const bool hidden = knows(kFullHouse) && knows(kHiddenSingleBox) && knows(kHiddenSingleLine);
    if (!hidden) return knows(kNakedSingle) ? See::kNakedSingles : See::kNothing;
    return knows(kNakedSingle) ? See::kBoth : See::kHiddenSingles;
  }

  void take_singles(See see) {
    const Race race = run_race(position_, request_.rates, early_above_, see);
    at(report_.load, EffortPart::kHiddenSearch) += race.searches.hidden;
    at(report_.load, EffortPart::kNakedSearch) += race.searches.naked;
    report_.early_search += race.searches.early;
    for (const Single& single : race.taken) {
      if (request_.path != nullptr) request_.path->push_back(step_of(single));
      position_.place(single.candidate);
    }
  }

  // Looks for the next pattern; false, with the reason in the report, if there is none.
  bool find_pattern() {
    report_.cells_left = position_.empty_count();
    if (request_.too_much && request_.too_much(report_.load)) {
      report_.end = RatingEnd::kAboveLimit;
      return false;
    }
    const Ladder ladder{kPatternRows, explainer_ladder().price};
    const Detail detail = request_.path != nullptr ? Detail::kExplanation : Detail::kConclusion;
    LadderAnswer answer =
        next_step(ladder, position_, {{}, detail, request_.control, request_.without}, *memory_);
    if (answer.kind != LadderAnswer::Kind::kStep) {
      report_.end =
          answer.kind == LadderAnswer::Kind::kStopped ? RatingEnd::kStopped : RatingEnd::kStuck;
      return false;
    }
    report_.cells_left = 0;
    charge(answer.found, position_.empty_count() / kCellsOfALook);
    if (request_.path != nullptr) request_.path->push_back(answer.found.step);
    apply(position_, answer.found.step);
    return true;
  }

  void charge(const PricedStep& found, double looked_at) {
    const TechniqueId technique = found.step.technique;
    const bool locked = technique == TechniqueId::kPointing || technique == TechniqueId::kClaiming;
    at(report_.load, EffortPart::kPatterns) += (locked ? 1 : 2) * looked_at;
    if (is_beyond_sets(technique)) {
      double& trial = at(report_.load, EffortPart::kTrial);
      trial = std::max(trial, looked_at);
    }
    auto use = std::ranges::find(report_.patterns, technique, &PatternUse::technique);
    if (use == report_.patterns.end()) use = report_.patterns.insert(use, {technique});
    ++use->steps;
    use->price = std::max(use->price, found.price);
  }

  const LoadRequest& request_;
  Position position_;
  int early_above_;
  WalkMemory own_memory_;
  WalkMemory* memory_;
  LoadReport report_;
};

}  // namespace

bool is_beyond_sets(TechniqueId technique) {
  const std::string_view family = technique_row(technique).family;
  return family != "singles" && family != "locked" && family != "subsets";
}

std::vector<Producer> person_producers() {
  std::vector<Producer> producers = {{TechniqueId::kHiddenSingleBox, find_hidden_singles, 1},
                                     {TechniqueId::kNakedSingle, find_naked_singles, 1}};
  std::ranges::copy(producers_of(kPatternRows), std::back_inserter(producers));
  return producers;
}

bool is_person_technique(TechniqueId technique) {
  const Finder find = finder_row(technique).find;
  return technique_row(technique).family == "singles" ||
         std::ranges::find(kPatternRows, find, &LadderRow::find) != kPatternRows.end();
}

LoadReport search_load(const Puzzle& puzzle, const LoadRequest& request) {
  return Solving(puzzle, request).run();
}

}  // namespace nonet
