#include "tasks/positions/offered_steps.h"

#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "rater/explain/next_step.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale_path.h"
#include "tasks/positions/reached_text.h"

namespace nonet {
namespace {

// The position whose steps are shown; nullopt if the path is to be followed.
std::optional<Result<Position>> position_in(const PuzzleText& record, const Puzzle& puzzle,
                                            const OfferPlan& plan) {
  const bool plain = puzzle.candidates() == nullptr;
  const bool has_position = plain && (record.marks || !record.placed.filled().empty());
  if (!has_position && !plan.in_position) return std::nullopt;
  return position_of(puzzle, plain ? reached_in(record) : Reached());
}

Result<FirstOffer> offer_of(const PuzzleText& record, const Puzzle& puzzle, const OfferPlan& plan,
                            const StepsRequest& request) {
  const auto position = position_in(record, puzzle, plan);
  if (!position) {
    RateRequest along;
    along.control = request.limits.control;
    return first_offer(telling_of(*plan.scale)(puzzle, along), request);
  }
  if (!*position) {
    return Error{
        .kind = ErrorKind::kInput, .reason = position->error().reason, .place = record.place};
  }
  FirstOffer offer{.position = **position};
  offer.steps = available_steps(offer.position, request);
  return offer;
}

std::string heading_of(const FirstOffer& offer, const OfferPlan& plan, bool gave_up) {
  std::string heading = offer.position.grid().line();
  using enum StepPhrase;
  const StepWords& words = plan.words;
  if (offer.steps_before > 0) heading += "  " + words.say(kAfterSteps, offer.steps_before);
  if (!offer.steps.empty()) return heading + "\n";
  const std::string_view what =
      plan.only ? name_on(*plan.scale, *plan.only, words) : words[kAnyStep];
  return fmt::format("{}\n{}\n", heading,
                     gave_up ? words.say(kSearchEnded, what, grouped(plan.most_boards))
                             : words.say(kNoneOnWay, what));
}

OfferedSteps offered_words_of(const FirstOffer& offer, const OfferPlan& plan,
                              const StepsRequest& request) {
  OfferedSteps offered;
  offered.gave_up = offer.steps.empty() && request.limits.boards->spent();
  const bool as_text = plan.form == StepsForm::kText;
  if (as_text) offered.words = heading_of(offer, plan, offered.gave_up);
  std::size_t number = 0;
  for (const AvailableStep& step : offer.steps) {
    ++number;
    offered.words += as_text ? "\n" + text_of(offer.position, step, *plan.scale, number, plan.words)
                             : json_line_of(offer.position, step, request, number, plan.words);
  }
  return offered;
}

}  // namespace

Result<OfferedSteps> offered_steps(const PuzzleText& record, const Puzzle& puzzle,
                                   const OfferPlan& plan, const RunControl& control) {
  WorkBudget boards{plan.most_boards};
  StepsRequest request{
      .givens = {}, .scale = plan.scale, .only = plan.only, .limits = {&control, &boards}};
  const std::vector<TechniqueId> unfit = techniques_unfit_for(puzzle);
  request.without = unfit;
  if (puzzle.candidates() == nullptr) request.givens = puzzle.givens().filled();
  const auto offer = offer_of(record, puzzle, plan, request);
  if (!offer) return offer.error();
  return offered_words_of(*offer, plan, request);
}

}  // namespace nonet
