// `nonet evolve --objective harder`: connects the hunt to the database, the progress line and the
// limits on the command line. Without --db nothing is stored and the archive is printed at the end.
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
#include "study/hunt/recorded_hunt.h"
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
    if (const Status unused = check_unused(*store, session.seed()); !unused) return unused.error();
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

void write_archive(Session& session, const Archive& archive, const RecordWriter& writing) {
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

// At most one panel a tenth of a second; the limit of time ends the hunt between rounds.
ExitCode run(Session& session, RecordedHunt& hunt, const TimeLimit& time,
             const RecordWriter& writing) {
  const Status kept = hunt.run(session.silent_control(), [&] {
    if (session.console().progress_due()) {
      show(session, hunt.hunt().progress(), hunt.times(time.elapsed(), time.left()));
    }
    return time.over() ? Flow::kStop : Flow::kContinue;
  });
  if (!kept) session.fail(kept.error());
  session.console().end_progress();
  write_archive(session, hunt.hunt().archive(), writing);
  session.call_output_whole();
  if (!session.options().has("report")) return session.exit_code();
  const auto story = hunt.story(time.elapsed(), run_record(session));
  if (!story) {
    session.fail(story.error());
  } else if (const Status written = write_hunt_report(session, *story); !written) {
    session.fail(written.error());
  }
  return session.exit_code();
}

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
  auto hunt =
      RecordedHunt::start(std::move(begun->hunt),
                          {std::move(store), run_record(session), recorder_clock(), begun->clock},
                          {.evaluations = limits->evaluations, .threads = session.threads()});
  if (!hunt) return session.fail(hunt.error());
  return run(session, *hunt, limits->time, *writing);
}

}  // namespace nonet
