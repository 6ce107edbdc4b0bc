// `nonet evolve --objective harder`: connects the hunt to the database, the progress line and the
// limits on the command line. Without --db nothing is stored and the archive is printed at the end.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "base/request_error.h"
#include "cli/database_path.h"
#include "cli/evolve_objectives.h"
#include "cli/puzzle_writing.h"
#include "cli/recording.h"
#include "cli/time_limit.h"
#include "generator/hunt/hunt.h"
#include "study/hunt/hunt_panel.h"
#include "study/hunt/stored_hunt.h"

namespace nonet {
namespace {

struct HuntLimits {
  std::uint64_t evaluations;
  TimeLimit time;  // of this session
};

Result<HuntLimits> limits_of(const Options& options) {
  const auto time = TimeLimit::of(options);
  if (!time) return time.error();
  const std::uint64_t evaluations =
      options.has("evaluations") ? options.number("evaluations") : RunControl::kNoLimit;
  return HuntLimits{evaluations, *time};
}

// A hunt, with the time it has run before.
struct Begun {
  Hunt hunt;
  std::optional<HuntClock> clock;
};

// Refuses what a hunt that goes on has already.
Status check_resume(const Options& options) {
  if (!options.has("db")) return request_error("--resume needs --db, the database with the hunt");
  if (!options.inputs().empty()) {
    return request_error(fmt::format("unexpected '{}': a hunt that goes on has its puzzles",
                                     options.inputs().front()));
  }
  for (const std::string_view given : {"islands", "population"}) {
    if (options.has(given)) {
      return request_error(fmt::format("--resume and --{} exclude each other", given));
    }
  }
  return {};
}

Result<Begun> resume(const Options& options, const Store& store) {
  std::optional<std::uint64_t> seed;
  if (options.has("seed")) seed = options.number("seed");
  auto stored = stored_hunt(store, seed);
  if (!stored) return stored.error();
  return Begun{std::move(stored->hunt), stored->clock};
}

// A new hunt would take the place of the other one's checkpoint.
Status check_unused(std::uint64_t seed, const Store& store) {
  const auto used = hunts_in(store);
  if (!used) return used.error();
  if (std::ranges::find(*used, seed) == used->end()) return {};
  return request_error(
      fmt::format("holds a hunt with --seed {}: --resume goes on with it, another seed begins anew",
                  seed),
      {.source = store.path()});
}

Result<HuntSettings> settings_of(Session& session) {
  const Options& options = session.options();
  HuntSettings settings;
  if (options.has("islands")) settings.islands = options.number("islands");
  if (settings.islands < 1 || settings.islands > Hunt::kMostIslands) {
    return request_error(
        fmt::format("--islands {}: expected 1 to {}", settings.islands, Hunt::kMostIslands));
  }
  const auto population =
      population_of(options, {settings.population, Hunt::kLeastPopulation, Hunt::kMostPopulation});
  if (!population) return population.error();
  settings.population = *population;
  settings.seed = session.seed();  // where none is given it is drawn and told
  return settings;
}

Result<Begun> begin(Session& session, const std::optional<Store>& store) {
  const auto settings = settings_of(session);
  if (!settings) return settings.error();
  if (store) {
    if (const Status unused = check_unused(session.seed(), *store); !unused) return unused.error();
  }
  const auto seeds = seeds_of(session);
  if (!seeds) return seeds.error();
  return Begun{Hunt(*settings, *seeds), std::nullopt};
}

// The panel where the terminal has room for it, else a line; or an object for programs.
void show(Session& session, const HuntProgress& progress, const HuntTimes& times) {
  Console& console = session.console();
  if (console.progress_style() == ProgressStyle::kJson) {
    console.progress_object(hunt_json(progress, times));
    return;
  }
  const auto terminal = terminal_size();
  if (terminal && terminal->columns >= kSmallestPanel.columns &&
      terminal->lines >= kSmallestPanel.lines) {
    console.progress_panel(
        hunt_panel(progress, times, {terminal->columns - 1, terminal->lines - 1}));
    return;
  }
  const std::string note = hunt_line(progress);
  console.progress({.done = progress.evaluations, .total = 0, .note = note});
}

void write_archive(Session& session, const Archive& archive, const PuzzleWriting& writing) {
  session.write_frame(writing.header());
  for (const ArchivedPuzzle& kept : archive.best_first()) {
    PuzzleText text;
    text.givens = kept.puzzle.givens();
    text.set_field("er", fmt::format("{:.1f}", kept.rating.er / 10.0));
    text.set_field("ep", fmt::format("{:.1f}", kept.rating.ep / 10.0));
    text.set_field("ed", fmt::format("{:.1f}", kept.rating.ed / 10.0));
    session.write(writing.record(text));
  }
  session.write_frame(writing.footer());
}

// By whichever limit comes first; none: it goes on until it is stopped.
std::optional<double> seconds_left(const HuntLimits& limits, std::uint64_t evaluations,
                                   const HuntTimes& times) {
  std::optional<double> left = limits.time.left();
  if (limits.evaluations != RunControl::kNoLimit && times.session_evaluations > 0) {
    const std::uint64_t more = limits.evaluations - std::min(limits.evaluations, evaluations);
    const double seconds = static_cast<double>(more) * times.session_seconds /
                           static_cast<double>(times.session_evaluations);
    left = left ? std::min(*left, seconds) : seconds;
  }
  return left;
}

// The hunt with everything around it. A failure of the database ends it: without a place to keep
// what is found, going on would be a waste.
class HuntRun {
 public:
  HuntRun(Session& session, Hunt hunt, HuntLimits limits, std::optional<HuntRecorder> recorder)
      : session_(session),
        hunt_(std::move(hunt)),
        limits_(limits),
        recorder_(std::move(recorder)),
        bred_before_(hunt_.evaluations()) {}

  ExitCode run(const PuzzleWriting& writing) {
    const HuntCallbacks callbacks = {
        .found = [&](std::span<const HuntFind> finds) { return found(finds); },
        .round_done = [&] { return round_done(); }};
    hunt_.run(limits_.evaluations, session_.threads(), session_.silent_control(), callbacks);
    if (recorder_) note(recorder_->finish(state_of(hunt_)));
    session_.console().end_progress();
    write_archive(session_, hunt_.archive(), writing);
    session_.call_output_whole();
    if (session_.options().has("report")) write_report();
    return session_.exit_code();
  }

 private:
  Flow note(const Status& status) {
    if (status) return Flow::kContinue;
    session_.fail(status.error());
    recorder_.reset();
    return Flow::kStop;
  }

  Flow found(std::span<const HuntFind> finds) {
    if (!recorder_) return Flow::kContinue;
    std::vector<BredFind> bred;
    bred.reserve(finds.size());
    for (const HuntFind& find : finds) bred.push_back(bred_find(find));
    return note(recorder_->save(bred));
  }

  Flow round_done() {
    const HuntTimes now = times();
    if (session_.console().progress_due()) show(session_, hunt_.progress(), now);
    if (recorder_ && recorder_->round_done(hunt_.rounds()) &&
        note(recorder_->save_checkpoint(state_of(hunt_))) == Flow::kStop) {
      return Flow::kStop;
    }
    return limits_.time.over() ? Flow::kStop : Flow::kContinue;
  }

  [[nodiscard]] HuntTimes times() const {
    HuntTimes times;
    times.session_seconds = limits_.time.elapsed();
    times.seconds = recorder_ ? recorder_->seconds() : times.session_seconds;
    times.session_evaluations = hunt_.evaluations() - bred_before_;
    times.seconds_left = seconds_left(limits_, hunt_.evaluations(), times);
    return times;
  }

  // Told from the database where there is one: it knows the times and the lines of descent.
  void write_report() {
    auto story =
        recorder_
            ? hunt_story(recorder_->store(), hunt_.seed())
            : Result<HuntStory>(HuntStory{hunt_.progress(),
                                          hunt_.archive().best_first(),
                                          {.run_key = "", .seconds = times().seconds, .rounds = {}},
                                          {},
                                          run_record(session_)});
    if (!story) {
      session_.fail(story.error());
    } else if (const Status written = write_hunt_report(session_, *story); !written) {
      session_.fail(written.error());
    }
  }

  Session& session_;
  Hunt hunt_;
  HuntLimits limits_;
  std::optional<HuntRecorder> recorder_;
  std::uint64_t bred_before_;  // this session
};

// Makes no file where there is none to go on with.
Result<Store> open_existing(Session& session) {
  const auto there = open_database(session, Access::kReadOnly, Patience::kLong);
  if (!there) return there.error();
  return open_database(session, Access::kReadWrite, Patience::kLong);
}

}  // namespace

ExitCode run_hunt(Session& session) {
  const auto limits = limits_of(session.options());
  if (!limits) return session.fail(limits.error());
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  writing->add_columns(std::array<std::string, 3>{"er", "ep", "ed"});
  const bool resumes = session.options().has("resume");
  if (resumes) {
    if (const Status fit = check_resume(session.options()); !fit) return session.fail(fit.error());
  }
  std::optional<Store> store;
  if (session.options().has("db")) {
    auto opened = resumes ? open_existing(session)
                          : open_database(session, Access::kReadWrite, Patience::kLong);
    if (!opened) return session.fail(opened.error());
    store = std::move(*opened);
  }
  auto begun = resumes ? resume(session.options(), *store) : begin(session, store);
  if (!begun) return session.fail(begun.error());
  std::optional<HuntRecorder> recorder;
  if (store) {
    auto started = HuntRecorder::start(std::move(*store), run_record(session), recorder_clock(),
                                       state_of(begun->hunt), begun->clock);
    if (!started) return session.fail(started.error());
    recorder = std::move(*started);
  }
  return HuntRun(session, std::move(begun->hunt), *limits, std::move(recorder)).run(*writing);
}

}  // namespace nonet
