// `nonet evolve` with wishes: puzzles of a rating, level, clue count, symmetry or technique, by
// rejection where such puzzles are common and by evolution where they are rare. Of several ranks
// each reads the options; what is not in them, or must be alike, comes from rank 0, which alone has
// input, database and output.
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
#include "generator/hunt/state_bytes.h"
#include "generator/target/target_search.h"
#include "ranks/ranks.h"

namespace nonet {
namespace {

constexpr std::size_t kMostTargetIndividuals = 100'000;

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

Result<TargetPlan> target_plan_of(const Options& options) {
  if (const Status fit =
          without_options(options, "target", {"resume", "islands", "known", "shard", "epoch"});
      !fit) {
    return fit.error();
  }
  auto wishes = target_of(options);
  if (!wishes) return wishes.error();
  TargetPlan plan{.wishes = *std::move(wishes)};
  if (options.has("evaluations")) plan.max_tries = options.number("evaluations");
  const auto population = population_of(options, {plan.population, 2, kMostTargetIndividuals});
  if (!population) return population.error();
  plan.population = *population;
  return plan;
}

// What rank 0 tells the others of the plan.
Bytes bytes_of_origin(const TargetPlan& plan) {
  StateWriter state;
  state.number(plan.seed);
  state.number(plan.threads);
  for (const Puzzle& seed : plan.seeds) {
    state.grid(seed.givens());
    state.grid(seed.solution());
  }
  return state.bytes();
}

// False where the bytes are none of bytes_of_origin().
bool restore_origin(std::span<const std::byte> bytes, TargetPlan& plan) {
  StateReader state(bytes);
  plan.seed = state.number();
  plan.threads = static_cast<unsigned>(state.number());
  while (state.good() && !state.at_end()) {
    const Grid givens = state.grid();
    const auto seed = Puzzle::with_proven_solution(givens, state.grid());
    if (!seed) return false;
    plan.seeds.push_back(*seed);
  }
  return state.good();
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

// All that a search needs, before it runs.
struct PreparedTarget {
  TargetPlan plan;
  RecordWriter writing;
  TimeLimit time;
  std::unique_ptr<Recording> recording;
};

Result<PreparedTarget> prepare_target(Session& session) {
  auto plan = target_plan_of(session.options());
  if (!plan) return plan.error();
  plan->seed = session.seed();
  plan->threads = session.threads();
  auto seeds = seeds_of(session);
  if (!seeds) return seeds.error();
  plan->seeds = *std::move(seeds);
  auto writing = puzzle_writing(session.options());
  if (!writing) return writing.error();
  const auto time = TimeLimit::of(session.options());
  if (!time) return time.error();
  auto recording = Recording::start_if_asked(session, Patience::kLong);
  if (!recording) return recording.error();
  return PreparedTarget{*std::move(plan), *std::move(writing), *time, *std::move(recording)};
}

// The others get nothing where there is nothing to look for.
ExitCode lead_target(Session& session, Ranks& ranks) {
  auto prepared = prepare_target(session);
  const std::uint64_t wanted = session.options().number("count");
  if (!prepared || wanted == 0) ranks.from_first({});
  if (!prepared) return session.fail(prepared.error());
  if (wanted > 0) ranks.from_first(bytes_of_origin(prepared->plan));
  prepared->plan.ranks = &ranks;
  Harvest harvest(session, std::move(prepared->recording), wanted);
  session.write_frame(prepared->writing.header());
  const TargetCount count =
      wanted > 0 ? search(session, prepared->plan, prepared->time, prepared->writing, harvest)
                 : TargetCount();
  session.write_frame(prepared->writing.footer());
  harvest.finish();
  if (harvest.needs_no_excuse()) return session.exit_code();
  session.console().warning(fmt::format("{} of {} puzzles found: {} were made, {} of them fit",
                                        harvest.taken(), harvest.wanted(), count.tries,
                                        count.found));
  return ExitCode::kTargetNotReached;
}

ExitCode follow_target(Session& session, Ranks& ranks) {
  session.leave_output_to_another();
  const auto origin = ranks.from_first({});
  if (!origin || origin->empty()) return ExitCode::kOk;
  auto plan = target_plan_of(session.options());
  if (!plan) return session.fail(plan.error());
  if (!restore_origin(*origin, *plan)) {
    return session.fail(request_error("rank 0 is of another version of nonet"));
  }
  plan->ranks = &ranks;
  search_target(*plan, session.silent_control(),
                {.sampled = {}, .found = [](const TargetFind&) { return Flow::kContinue; }});
  return ExitCode::kOk;
}

}  // namespace

ExitCode run_target(Session& session) {
  auto ranks = join_ranks(session.stop_token());
  if (!ranks) return session.fail(ranks.error());
  return (*ranks)->rank() == 0 ? lead_target(session, **ranks) : follow_target(session, **ranks);
}

}  // namespace nonet
