// `nonet evolve` with wishes: puzzles of a rating, level, clue count, symmetry or technique, by
// rejection where such puzzles are common and by evolution where they are rare.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <stop_token>

#include "base/request_error.h"
#include "cli/evolve_objectives.h"
#include "cli/harvest.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "cli/time_limit.h"
#include "generator/target/target_search.h"

namespace nonet {
namespace {

constexpr std::size_t kMostIndividuals = 100'000;

Result<Wishes> target_of(const Options& options) {
  auto wishes = wishes_of(options);
  if (!wishes) return wishes.error();
  if (!has_wishes(options)) {
    return request_error(
        "--objective target needs a wish: --rating, --level, --require, --forbid, --clues or "
        "--symmetry");
  }
  return wishes;
}

Result<TargetPlan> plan_of(Session& session) {
  const Options& options = session.options();
  if (const Status fit =
          without_options(options, "target", {"resume", "islands", "known", "shard", "epoch"});
      !fit) {
    return fit.error();
  }
  auto wishes = target_of(options);
  if (!wishes) return wishes.error();
  TargetPlan plan{.wishes = *std::move(wishes)};
  plan.seed = session.seed();
  plan.threads = session.threads();
  if (options.has("evaluations")) plan.max_tries = options.number("evaluations");
  const auto population = population_of(options, {plan.population, 2, kMostIndividuals});
  if (!population) return population.error();
  plan.population = *population;
  auto seeds = seeds_of(session);
  if (!seeds) return seeds.error();
  plan.seeds = *std::move(seeds);
  return plan;
}

// Until there are as many as asked for, or the time is over.
TargetCount search(Session& session, const TargetPlan& plan, const TimeLimit& time,
                   const RecordWriter& writing, Harvest& harvest) {
  std::stop_source stop;
  const std::stop_callback at_signal(session.stop_token(), [&] { stop.request_stop(); });
  const RunControl control(stop.get_token(), [&](const Progress& made) {
    harvest.show(made.done);
    if (time.over()) stop.request_stop();
  });
  TargetCallbacks callbacks;
  callbacks.sampled = [&](const TargetSample& sample) {
    session.console().note(text_of(sample, plan));
  };
  callbacks.found = [&](const TargetFind& found) {
    return harvest.take(found.puzzle, found.canonical,
                        [&](RunFind&) { return writing.record(found.puzzle.givens()); });
  };
  return search_target(plan, control, callbacks);
}

}  // namespace

ExitCode run_target(Session& session) {
  const Options& options = session.options();
  auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  const auto writing = puzzle_writing(options);
  if (!writing) return session.fail(writing.error());
  const auto time = TimeLimit::of(options);
  if (!time) return session.fail(time.error());
  auto recording = Recording::start_if_asked(session, Patience::kLong);
  if (!recording) return session.fail(recording.error());
  Harvest harvest(session, *std::move(recording), options.number("count"));
  session.write_frame(writing->header());
  const TargetCount count =
      harvest.wanted() > 0 ? search(session, *plan, *time, *writing, harvest) : TargetCount();
  session.write_frame(writing->footer());
  harvest.finish();
  if (harvest.needs_no_excuse()) return session.exit_code();
  session.console().warning(fmt::format("{} of {} puzzles found: {} were made, {} of them fit",
                                        harvest.taken(), harvest.wanted(), count.tries,
                                        count.found));
  return ExitCode::kTargetNotReached;
}

}  // namespace nonet
