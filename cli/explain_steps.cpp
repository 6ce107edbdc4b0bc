#include "cli/explain_steps.h"

#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/request_error.h"
#include "cli/cell_names.h"
#include "cli/format_choice.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_clock.h"
#include "cli/puzzle_stream.h"
#include "cli/topics.h"
#include "cli/words.h"
#include "rater/explain/available_steps.h"
#include "rater/explain/names.h"
#include "rater/explain/next_step.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

enum class StepsFormat { kText, kJsonl };

struct StepsPlan {
  const ScaleRow* scale = nullptr;
  std::optional<TechniqueId> only;
  bool all_steps = false;
  StepsFormat format = StepsFormat::kText;
  CellNames names = CellNames::kRowColumn;
};

Result<StepsPlan> plan_of(const Options& options) {
  const std::string format = options.has("to") ? options.text("to") : "text";
  if (format != "text" && format != "jsonl") {
    return request_error("--all-steps and --technique are told --to text or jsonl");
  }
  if (options.has("step")) {
    return request_error("--step is of a path, which --all-steps and --technique do not show");
  }
  StepsPlan plan;
  plan.scale = find_scale(options.text("scale"));
  if (options.has("technique")) plan.only = find_technique(options.text("technique"))->id;
  plan.all_steps = options.has("all-steps");
  plan.format = format == "jsonl" ? StepsFormat::kJsonl : StepsFormat::kText;
  plan.names = cell_names_of(options);
  return plan;
}

Result<FirstOffer> offer_in(const Result<Position>& position, const Place& place,
                            const StepsRequest& request) {
  if (!position) {
    return Error{.kind = ErrorKind::kInput, .reason = position.error().reason, .place = place};
  }
  FirstOffer offer{.position = *position};
  offer.steps = available_steps(*position, request);
  return offer;
}

Result<FirstOffer> offer_of(const Puzzle& puzzle, const PuzzleText& text, const StepsPlan& plan,
                            const StepsRequest& request) {
  const bool has_position = text.marks || !text.placed.filled().empty();
  if (has_position || plan.all_steps) {
    return offer_in(position_of(puzzle, {text.placed, text.marks}), text.place, request);
  }
  RateRequest along;
  along.control = request.control;
  return first_offer(plan.scale->explain(puzzle, along), request);
}

Result<FirstOffer> offer_of_sukaku(const PuzzleText& text, const StepsPlan& plan,
                                   StepsRequest request) {
  if (plan.scale->explain_sukaku == nullptr) {
    return not_for_sukakus(fmt::format("the scale {}", plan.scale->key), text.place);
  }
  const auto sukaku = proper_sukaku(text);
  if (!sukaku) return sukaku.error();
  const auto unfit = techniques_unfit_for(*sukaku);
  request.without = unfit;
  if (plan.all_steps) return offer_in(position_of(*sukaku, {}), text.place, request);
  RateRequest along;
  along.control = request.control;
  return first_offer(plan.scale->explain_sukaku(*sukaku, along), request);
}

std::string heading_of(const FirstOffer& offer, const StepsPlan& plan) {
  std::string heading = offer.position.grid().line();
  if (offer.steps_before > 0) heading += fmt::format("  after {} steps", offer.steps_before);
  if (!offer.steps.empty()) return heading + "\n";
  const std::string_view what = plan.only ? plan.scale->name_of(*plan.only) : "step";
  return heading + fmt::format("\nno {} here or on the way\n", what);
}

std::string words_of(const FirstOffer& offer, const StepsPlan& plan, const StepsRequest& request) {
  std::string words;
  std::size_t number = 0;
  if (plan.format == StepsFormat::kJsonl) {
    for (const AvailableStep& step : offer.steps) {
      words += json_line_of(offer.position, step, request, ++number);
    }
    return words;
  }
  words = heading_of(offer, plan);
  for (const AvailableStep& step : offer.steps) {
    words += "\n" + text_of(offer.position, step, *plan.scale, ++number);
  }
  return renamed(words, plan.names);
}

std::vector<Result<std::string>> explain_chunk(const PuzzleChunk& chunk, const StepsPlan& plan,
                                               PuzzleClock& clock) {
  std::vector<Result<std::string>> all;
  const auto puzzles = puzzles_behind(chunk.puzzles);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const PuzzleText& text = chunk.puzzles[i];
    const bool is_sukaku = !puzzles[i] && text.candidates() != nullptr;
    if (!puzzles[i] && !is_sukaku) {
      all.emplace_back(puzzles[i].error());
      continue;
    }
    const PuzzleClock::Turn turn = clock.begin();
    const StepsRequest request{.givens = is_sukaku ? CellSet() : puzzles[i]->givens().filled(),
                               .scale = plan.scale,
                               .only = plan.only,
                               .control = &turn.control()};
    const auto offer = is_sukaku ? offer_of_sukaku(text, plan, request)
                                 : offer_of(*puzzles[i], text, plan, request);
    if (offer) {
      all.emplace_back(words_of(*offer, plan, request));
    } else {
      all.emplace_back(offer.error());
    }
  }
  return all;
}

}  // namespace

bool asks_for_steps(const Options& options) {
  return options.has("all-steps") || options.has("technique");
}

ExitCode explain_steps(Session& session) {
  const auto plan = plan_of(session.options());
  if (!plan) return session.fail(plan.error());
  const auto seconds = PuzzleClock::limit_of(session.options());
  if (!seconds) return session.fail(seconds.error());
  PuzzleClock clock(session, *seconds);
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = Sukakus::kAsTheyStand;
  bool first = true;
  return stream_puzzles(
      session, inputs, [&](const PuzzleChunk& chunk) { return explain_chunk(chunk, *plan, clock); },
      [&](const PuzzleText&, const std::string& words) {
        if (!first && plan->format == StepsFormat::kText) session.write("\n");
        first = false;
        session.write(words);
        return Flow::kContinue;
      });
}

}  // namespace nonet
