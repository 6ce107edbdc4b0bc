// `nonet evolve` with wishes: puzzles of a rating, level, clue count, symmetry or technique, by
// rejection where such puzzles are common and by evolution where they are rare.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <stop_token>

#include "base/request_error.h"
#include "cli/evolve_objectives.h"
#include "cli/puzzle_wishes.h"
#include "cli/puzzle_writing.h"
#include "cli/recording.h"
#include "cli/time_limit.h"
#include "generator/target/target_search.h"

namespace nonet {
namespace {

constexpr std::size_t kMostIndividuals = 100'000;

constexpr std::array<std::string_view, 6> kWishes = {"level",  "rating", "require",
                                                     "forbid", "clues",  "symmetry"};

Result<Wishes> target_of(const Options& options) {
  auto wishes = wishes_of(options);
  if (!wishes) return wishes.error();
  if (!wishes_for_target(options)) {
    return request_error(
        "--objective target needs a wish: --rating, --level, --require, --forbid, --clues or "
        "--symmetry");
  }
  return wishes;
}

Result<TargetPlan> plan_of(Session& session) {
  const Options& options = session.options();
  if (const Status fit = without_options(options, "target", {"resume", "islands"}); !fit) {
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

std::string sample_text(const TargetSample& sample, bool of_seeds) {
  const double share = sample.tries == 0 ? 0
                                         : 100.0 * static_cast<double>(sample.met) /
                                               static_cast<double>(sample.tries);
  const std::string met =
      fmt::format("{} of {} {} meet the target ({} %)", sample.met, sample.tries,
                  of_seeds ? "seeds" : "random puzzles",
                  share < 10 ? fmt::format("{:.2g}", share) : fmt::format("{:.0f}", share));
  if (sample.way == TargetWay::kRejection) {
    return met + ", often enough: making random ones and keeping those that fit";
  }
  return met +
         fmt::format(", the nearest is {:.2g} away: breeding from the nearest", sample.nearest);
}

// Takes what is found to the output and the database.
class TargetHarvest {
 public:
  TargetHarvest(Session& session, const PuzzleWriting& writing,
                std::unique_ptr<Recording> recording)
      : session_(session),
        writing_(writing),
        recording_(std::move(recording)),
        wanted_(session.options().number("count")) {}

  // Passes over what the database holds already.
  Flow take(const TargetFind& found) {
    if (recording_) {
      const auto held = recording_->holds(found.canonical);
      if (!held) return failed(held.error());
      if (*held) return Flow::kContinue;
      const Flow added = recording_->add(
          {.puzzle = {found.puzzle, found.canonical}, .ratings = {}, .genotype = {}});
      if (added == Flow::kStop) return Flow::kStop;
    }
    PuzzleText text;
    text.givens = found.puzzle.givens();
    session_.write(writing_.record(text));
    ++taken_;
    return taken_ == wanted_ ? Flow::kStop : Flow::kContinue;
  }

  void show(std::uint64_t tries) {
    const std::string note = fmt::format("{} tried", tries);
    session_.show_progress({.done = taken_, .total = wanted_, .note = note});
    if (recording_) recording_->store();
    session_.flush();
  }

  void finish() {
    if (recording_) recording_->finish();
  }
  [[nodiscard]] std::uint64_t taken() const { return taken_; }
  [[nodiscard]] std::uint64_t wanted() const { return wanted_; }

 private:
  Flow failed(const Error& error) {
    session_.fail(error);
    return Flow::kStop;
  }

  Session& session_;
  const PuzzleWriting& writing_;
  std::unique_ptr<Recording> recording_;
  std::uint64_t wanted_;
  std::uint64_t taken_ = 0;
};

}  // namespace

bool wishes_for_target(const Options& options) {
  return std::ranges::any_of(kWishes, [&](std::string_view name) { return options.has(name); });
}

ExitCode run_target(Session& session) {
  const Options& options = session.options();
  auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  const auto writing = puzzle_writing(options);
  if (!writing) return session.fail(writing.error());
  const auto time = TimeLimit::of(options);
  if (!time) return session.fail(time.error());
  std::unique_ptr<Recording> recording;
  if (options.has("db")) {
    auto started = Recording::start(session, Patience::kLong);
    if (!started) return session.fail(started.error());
    recording = std::move(*started);
  }
  TargetHarvest harvest(session, *writing, std::move(recording));
  session.write_frame(writing->header());
  TargetCount count;
  if (harvest.wanted() > 0) {
    std::stop_source stop;
    const std::stop_callback at_signal(session.stop_token(), [&] { stop.request_stop(); });
    const RunControl control(stop.get_token(), [&](const Progress& made) {
      harvest.show(made.done);
      if (time->over()) stop.request_stop();
    });
    count = search_target(*plan, control,
                          {.sampled =
                               [&](const TargetSample& sample) {
                                 session.console().note(sample_text(sample, !plan->seeds.empty()));
                               },
                           .found = [&](const TargetFind& found) { return harvest.take(found); }});
  }
  session.write_frame(writing->footer());
  harvest.finish();
  if (harvest.taken() == harvest.wanted() || session.should_stop() ||
      session.exit_code() != ExitCode::kOk) {
    return session.exit_code();
  }
  session.console().warning(fmt::format("{} of {} puzzles found: {} were made, {} of them fit",
                                        harvest.taken(), harvest.wanted(), count.tries,
                                        count.found));
  return ExitCode::kTargetNotReached;
}

}  // namespace nonet
