#include "variants/explain/board_offers.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "rater/explain/proof_json.h"
#include "variants/explain/board_json.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using enum StepPhrase;

std::string offer_heading(const BoardOffer& offer, const BoardOfferPlan& plan,
                          const BoardWords& names) {
  const StepWords& words = names.words();
  std::string heading = text_of(offer.position.fill().digits);
  if (offer.steps_before > 0) heading += "  " + words.say(kAfterSteps, offer.steps_before);
  if (!offer.steps.empty()) return heading + "\n";
  const std::string technique =
      plan.only ? names.technique(*plan.only) : std::string(words[kAnyStep]);
  return fmt::format("{}\n{}\n", heading, words.say(kNoneOnWay, technique));
}

}  // namespace

// Singles are searched in every position, other techniques where the path takes another step.
BoardOffer first_board_offer(const BoardRater& rater, const CellDigits& givens,
                             const BoardOfferPlan& plan, const RunControl& control) {
  BoardOffer offer{.position = BoardPosition(rater.board(), givens)};
  BoardPath path;
  if (!plan.at_start) path = rater.path(givens, {.control = &control}, BoardDetail::kRating);
  const bool any_position = !plan.only || is_single(*plan.only);
  for (const PricedBoardStep& taken : path.steps) {
    if (any_position || !is_single(taken.step.technique)) {
      offer.steps = rater.steps_in(offer.position, plan.only, control);
      if (!offer.steps.empty() || control.should_stop()) return offer;
    }
    apply_step(offer.position, taken.step);
    ++offer.steps_before;
  }
  if (!offer.position.solved()) offer.steps = rater.steps_in(offer.position, plan.only, control);
  return offer;
}

std::string offer_as_text(const BoardOffer& offer, const BoardOfferPlan& plan,
                          const BoardWords& names) {
  std::string text = offer_heading(offer, plan, names);
  std::size_t number = 0;
  for (const PricedBoardStep& step : offer.steps) {
    const BoardScene scene = scene_of(offer.position, step, names);
    text += "\n" + heading_of(scene.text, ++number) + text_of(scene, names);
  }
  return text;
}

std::string offer_as_jsonl(const BoardOffer& offer, const CellDigits& givens,
                           const std::string& board, const BoardWords& names) {
  std::string lines;
  std::size_t number = 0;
  for (const PricedBoardStep& step : offer.steps) {
    auto json = nlohmann::ordered_json::object();
    json["board"] = board;
    json["position"] = text_of(offer.position.fill().digits);
    json["scale"] = "explainer";
    json["step"] = ++number;
    json.update(json_of(scene_of(offer.position, step, names), names));
    json["schema"] = kExplanationSchema;
    json["puzzle"] = text_of(givens);
    add_grid(json, offer.position, names);
    lines += json.dump() + "\n";
  }
  return lines;
}

}  // namespace nonet::variants
