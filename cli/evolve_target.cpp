// `nonet evolve` with wishes: puzzles of a rating, level, clue count, symmetry or technique, by
// rejection if such puzzles are common and by evolution if they are rare. Every rank reads the
// options; only rank 0 has input, database and output, and it sends the others all else that they
// need.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/evolve_objectives.h"
#include "cli/harvest.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "cli/time_limit.h"
#include "generator/hunt/state_bytes.h"
#include "generator/outlook.h"
#include "generator/target/target_search.h"
#include "ranks/ranks.h"
#include "tasks/lists/made_record.h"

namespace nonet {
namespace {

constexpr std::size_t kMostTargetIndividuals = 100'000;

Result<Wishes> target_of(const Session& session) {
  auto wishes = wishes_of(session);
  if (!wishes) return wishes.error();
  if (!has_wishes(session.options())) {
    return request_error(fmt::format("--objective target needs a wish: {}", wish_names()));
  }
  return wishes;
}

Result<TargetPlan> search_plan_of(const Session& session) {
  const Options& options = session.options();
  if (const Status fit =
          without_options(options, "target", {"resume", "islands", "known", "shard", "epoch"});
      !fit) {
    return fit.error();
  }
  auto wishes = target_of(session);
  if (!wishes) return wishes.error();
  TargetPlan plan{.wishes = *std::move(wishes)};
  if (options.has("evaluations")) plan.max_tries = options.number("evaluations");
  const auto population = population_of(options, {plan.population, 2, kMostTargetIndividuals});
  if (!population) return population.error();
  plan.population = *population;
  return plan;
}

// The part of the plan that rank 0 sends to the others.
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

// False if the bytes are not from bytes_of_origin().
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

// The parts of a search that is ready to run.
struct PreparedTarget {
  TargetPlan plan;
  MadeRecords records;
  TimeLimit time;
  std::unique_ptr<Recording> recording;
};

// "; some 12 min to go at this pace", once there is a pace.
std::string to_go(const Harvest& harvest, const TimeLimit& time) {
  if (harvest.taken() == 0) return "";
  const auto left = static_cast<double>(harvest.wanted() - harvest.taken());
  return fmt::format("; some {} to go at this pace",
                     duration_text(time.elapsed() * left / static_cast<double>(harvest.taken())));
}

// Ends at the requested number or when the time is over.
TargetCount search(Session& session, const PreparedTarget& prepared, Harvest& harvest) {
  const TargetPlan& plan = prepared.plan;
  const TimeLimit& time = prepared.time;
  const TimedStop stop(time, session.stop_token());
  const RunControl control(stop.token(), [&](const Progress& made) { harvest.show(made.done); });
  OutlookWatch outlook(harvest.wanted());
  BreedingWatch breeding(harvest.wanted());
  TargetCallbacks callbacks;
  callbacks.sampled = [&](const TargetSample& sample) {
    session.console().note(text_of(sample, plan));
  };
  callbacks.found = [&](const Find& found) {
    return harvest.take(found, [&](Find& find) { return prepared.records.record(find); });
  };
  callbacks.rejected = [&](const GenerationCount& made) {
    if (const auto seen = outlook.see(made, harvest.taken())) {
      session.console().note(text_of(*seen, plan.wishes, made, harvest.taken()));
    }
  };
  callbacks.bred = [&](const TargetCount& count) {
    if (const auto seen = breeding.see(count)) {
      session.console().note(fmt::format("{}, after {}{}", *seen, duration_text(time.elapsed()),
                                         to_go(harvest, time)));
    }
  };
  return search_target(plan, control, callbacks);
}

Result<PreparedTarget> prepare_target(Session& session) {
  const Options& options = session.options();
  auto plan = search_plan_of(session);
  if (!plan) return plan.error();
  auto seeds = seeds_of(session);
  if (!seeds) return seeds.error();
  plan->seeds = *std::move(seeds);
  if (const Status possible = check(*plan); !possible) return possible.error();
  plan->seed = session.seed();
  plan->threads = session.threads();
  auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  MadeRecords records(*std::move(writing));
  if (options.has("ratings")) records.rate_on(plan->wishes.scales());
  const TimeLimit time = TimeLimit::of(options);
  auto recording = Recording::start_if_asked(session, Patience::kLong);
  if (!recording) return recording.error();
  return PreparedTarget{*std::move(plan), std::move(records), time, *std::move(recording)};
}

// The others get nothing if the search cannot begin.
ExitCode lead_target(Session& session, Ranks& ranks) {
  auto prepared = prepare_target(session);
  const std::uint64_t wanted = session.options().number("count");
  if (!prepared || wanted == 0) ranks.from_first({});
  if (!prepared) return session.fail(prepared.error());
  if (wanted > 0) ranks.from_first(bytes_of_origin(prepared->plan));
  prepared->plan.ranks = &ranks;
  Harvest harvest(session, std::move(prepared->recording), wanted);
  session.write_frame(prepared->records.header());
  const TargetCount count = wanted > 0 ? search(session, *prepared, harvest) : TargetCount();
  session.write_frame(prepared->records.footer());
  harvest.finish();
  if (harvest.needs_no_excuse()) return session.exit_code();
  session.console().warning(fmt::format("{} of {} puzzles found after {}: {}", harvest.taken(),
                                        harvest.wanted(), duration_text(prepared->time.elapsed()),
                                        text_of(count, harvest.wanted())));
  return ExitCode::kTargetNotReached;
}

ExitCode follow_target(Session& session, Ranks& ranks) {
  session.leave_output_to_another();
  const auto origin = ranks.from_first({});
  if (!origin || origin->empty()) return ExitCode::kOk;
  auto plan = search_plan_of(session);
  if (!plan) return session.fail(plan.error());
  if (!restore_origin(*origin, *plan)) {
    return session.fail(request_error("rank 0 is of another version of nonet"));
  }
  plan->ranks = &ranks;
  search_target(*plan, session.silent_control(),
                {.sampled = {}, .found = [](const Find&) { return Flow::kContinue; }});
  return ExitCode::kOk;
}

}  // namespace

ExitCode run_target(Session& session) {
  auto ranks = join_ranks(session.stop_token());
  if (!ranks) return session.fail(ranks.error());
  return (*ranks)->rank() == 0 ? lead_target(session, **ranks) : follow_target(session, **ranks);
}

}  // namespace nonet
