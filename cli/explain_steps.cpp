#include "cli/explain_steps.h"

#include <string>
#include <vector>

#include "base/request_error.h"
#include "cli/cell_names.h"
#include "cli/puzzle_clock.h"
#include "cli/puzzle_stream.h"
#include "rater/explain/names.h"
#include "rater/techniques/catalog.h"
#include "study/lists/proper_puzzles.h"
#include "study/positions/offered_steps.h"

namespace nonet {
namespace {

Result<OfferPlan> plan_of(const Options& options) {
  const std::string format = options.has("to") ? options.text("to") : "text";
  if (format != "text" && format != "jsonl") {
    return request_error("--all-steps and --technique are told --to text or jsonl");
  }
  if (options.has("step")) {
    return request_error("--step is of a path, which --all-steps and --technique do not show");
  }
  OfferPlan plan{.scale = find_scale(options.text("scale"))};
  if (options.has("technique")) plan.only = find_technique(options.text("technique"))->id;
  plan.in_position = options.has("all-steps");
  plan.form = format == "jsonl" ? StepsForm::kJsonLines : StepsForm::kText;
  return plan;
}

std::vector<Result<std::string>> explain_chunk(const PuzzleChunk& chunk, const OfferPlan& plan,
                                               PuzzleClock& clock) {
  std::vector<Result<std::string>> all;
  const auto puzzles = any_puzzles_behind(chunk.puzzles, refuses_sukakus(*plan.scale));
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (puzzles[i]) {
      all.push_back(offered_steps(chunk.puzzles[i], *puzzles[i], plan, clock.begin().control()));
    } else {
      all.emplace_back(puzzles[i].error());
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
        const bool as_text = plan->form == StepsForm::kText;
        if (!first && as_text) session.write("\n");
        first = false;
        session.write(as_text ? renamed(words, cell_names_of(session.options())) : words);
        return Flow::kContinue;
      });
}

}  // namespace nonet
