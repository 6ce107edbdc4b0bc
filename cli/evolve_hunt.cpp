// `nonet evolve --objective harder|depth|bxb`: connects the hunt to the database, the progress line
// and the limits on the command line. Without --db nothing is stored and the archive is printed at
// the end.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/database.h"
#include "cli/evolve_objectives.h"
#include "cli/evolve_watch.h"
#include "cli/hunt_claim.h"
#include "cli/known_puzzles.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "cli/time_limit.h"
#include "generator/hunt/hunt.h"
#include "ranks/ranks.h"
#include "tasks/hunt/hunt_text.h"
#include "tasks/hunt/recorded_hunt.h"
#include "tasks/hunt/stored_hunt.h"

namespace nonet {
namespace {

struct SessionLimits {
  std::uint64_t evaluations;
  TimeLimit time;  // of this session
};

SessionLimits session_limits_of(const Options& options) {
  const std::uint64_t evaluations =
      options.has("evaluations") ? options.number("evaluations") : RunControl::kNoLimit;
  return {evaluations, TimeLimit::of(options)};
}

// A hunt, with the time of its earlier sessions.
struct Begun {
  Hunt hunt;
  std::optional<HuntClock> clock;
};

// Refuses options that a resumed hunt has stored.
Status check_resume(const Options& options) {
  if (!options.has("db")) return request_error("--resume needs --db, the database with the hunt");
  if (!options.inputs().empty()) {
    return request_error(
        fmt::format("unexpected '{}': a resumed hunt has its puzzles", options.inputs().front()));
  }
  for (const std::string_view given : {"islands", "population", "epoch"}) {
    if (options.has(given)) {
      return request_error(fmt::format("--resume and --{} exclude each other", given));
    }
  }
  return {};
}

HuntObjective hunt_objective_of(const Options& options) {
  const std::string key = options.has("objective") ? options.text("objective") : "harder";
  const auto* const at = std::ranges::find(kObjectiveKeys, key);
  return static_cast<HuntObjective>(at - kObjectiveKeys.begin());
}

Result<Begun> resume(const Options& options, const Store& store) {
  const auto seed = hunt_seed_of(options);
  if (!seed) return seed.error();
  auto stored = stored_hunt(store, *seed);
  if (!stored) return stored.error();
  if (options.has("objective") && hunt_objective_of(options) != stored->hunt.objective()) {
    return request_error(fmt::format("--objective {}: the hunt with --seed {} is for {}",
                                     options.text("objective"), stored->hunt.seed(),
                                     kObjectiveKeys[stored->hunt.objective()]));
  }
  return Begun{std::move(stored->hunt), stored->clock};
}

Result<HuntSettings> hunt_settings_of(Session& session) {
  const Options& options = session.options();
  HuntSettings settings;
  if (options.has("islands")) settings.islands = options.number("islands");
  if (settings.islands < 1 || settings.islands > HuntSettings::kMostIslands) {
    return request_error(fmt::format("--islands {}: expected 1 to {}", settings.islands,
                                     HuntSettings::kMostIslands));
  }
  if (options.has("epoch")) settings.epoch_work = options.number("epoch");
  const auto population = population_of(
      options,
      {settings.population, HuntSettings::kLeastPopulation, HuntSettings::kMostPopulation});
  if (!population) return population.error();
  settings.population = *population;
  settings.objective = hunt_objective_of(options);
  const auto seed = hunt_seed_of(options);
  if (!seed) return seed.error();
  settings.seed = session.seed();  // drawn and noted if not given
  if (*seed && **seed != settings.seed) {
    settings.seed = **seed;
    session.console().note(fmt::format("the hunt of this share has --seed {}", settings.seed));
  }
  return settings;
}

Result<Begun> begin(Session& session, const std::optional<Store>& store) {
  const auto settings = hunt_settings_of(session);
  if (!settings) return settings.error();
  if (store) {
    if (const Status unused = check_unused(*store, settings->seed); !unused) return unused.error();
  }
  const auto seeds = seeds_of(session);
  if (!seeds) return seeds.error();
  return Begun{Hunt(*settings, *seeds), std::nullopt};
}

// How finds are written, and the list of known puzzles.
struct Leaving {
  RecordWriter writing;
  KnownPuzzles known;
};

// In formats without fields the ratings follow the puzzle, as in the lists of hunters.
PuzzleText record_of(const ArchivedPuzzle& kept, const Leaving& leaving) {
  PuzzleText text;
  text.givens = kept.puzzle.givens();
  const auto& [er, ep, ed] = kept.rating;
  text.set_field("er", er == 0 ? "" : er_text(er));
  text.set_field("ep", ep == 0 ? "" : er_text(ep));
  text.set_field("ed", ed == 0 ? "" : er_text(ed));
  text.set_field("te_depth", std::to_string(kept.is.depth));
  text.set_field("bxb", kept.is.depth == 2 ? std::to_string(kept.is.braids) : "");
  text.set_field("bxbb", kept.is.depth == 3 ? std::to_string(kept.is.braids) : "");
  const std::string known =
      leaving.known.given() ? std::string(leaving.known.word_for(kept.form)) : "";
  if (!known.empty()) text.set_field("known", known);
  if (!row_of(leaving.writing.format()).keeps_fields) {
    text.comment =
        fmt::format("ED={}/{}/{} {}", er_text(er), er_text(ep), er_text(ed), class_fields(kept.is));
    if (!known.empty()) text.comment += ' ' + known;
  }
  return text;
}

// All puzzles kept in memory, also those of an interrupted round.
Archive archive_of(const Hunt& hunt) {
  Archive archive = hunt.archive();
  for (const Find& find : hunt.unfinished_finds()) archive.add(find);
  return archive;
}

void write_archive(Session& session, const Hunt& hunt, const Leaving& leaving) {
  session.write_frame(leaving.writing.header());
  std::size_t known = 0;
  const auto archived = archive_of(hunt).best_first(hunt.objective());
  for (const ArchivedPuzzle& kept : archived) {
    known += leaving.known.knows(kept.form) ? 1 : 0;
    if (leaving.known.leaves_out(kept.form)) continue;
    session.write(leaving.writing.record(record_of(kept, leaving)));
  }
  session.write_frame(leaving.writing.footer());
  if (!leaving.known.given()) return;
  session.console().note(fmt::format("of {} puzzles in the archive {} are known, {} new",
                                     archived.size(), known, archived.size() - known));
}

// Prints the discoveries from number `told` on at once.
void tell_discoveries(Session& session, const Hunt& hunt, std::size_t& told) {
  for (; told < hunt.discoveries().size(); ++told) {
    session.console().warning(discovery_text(hunt.discoveries()[told]));
  }
}

// The parts of a hunt that is ready to run.
struct PreparedHunt {
  RecordedHunt hunt;
  HuntWatch watch;
  TimeLimit time;
  Leaving leaving;
};

// The time limit ends the hunt as Ctrl-C does, also inside a round.
Status work_rounds(Session& session, PreparedHunt& prepared, Exchange& ranks) {
  const Hunt& hunt = prepared.hunt.hunt();
  const TimeLimit& time = prepared.time;
  const KnownPuzzles& known = prepared.leaving.known;
  std::size_t told = hunt.discoveries().size();
  const auto times = [&](std::uint64_t islands_done) {
    HuntTimes now = prepared.hunt.times(time.elapsed(), time.left());
    now.islands_done = islands_done;
    return now;
  };
  const TimedStop stop(time, session.stop_token());
  const RunControl control(stop.token(), [&](const Progress& round) {
    prepared.watch.round_under_way(hunt.progress(), times(round.done));
  });
  prepared.watch.round_under_way(hunt.progress(), times(0));
  return prepared.hunt.run(
      control,
      {.round_done =
           [&] {
             prepared.watch.round_done(hunt.progress(), times(0), known);
             tell_discoveries(session, hunt, told);
             return Flow::kContinue;
           },
       .found = [&](std::span<const Find> finds) { prepared.watch.found(finds, known); }},
      ranks);
}

// Explains why nothing was found, if the archive is empty.
ExitCode excuse(Session& session, const Hunt& hunt, const TimeLimit& time) {
  const bool found = hunt.archive().rated() > 0 || !hunt.unfinished_finds().empty();
  if (found || session.should_stop() || session.exit_code() != ExitCode::kOk) {
    return session.exit_code();
  }
  const std::string rounds =
      hunt.rounds() == 0
          ? std::string("the first round had not ended")
          : fmt::format(
                "in {} round{} {} puzzles were bred, and none was "
                "ready for its rating",
                hunt.rounds(), hunt.rounds() == 1 ? "" : "s", grouped(hunt.evaluations()));
  session.console().warning(fmt::format(
      "nothing found after {}: {}; the first find takes about half a minute of a free core",
      duration_text(time.elapsed()), rounds));
  return ExitCode::kTargetNotReached;
}

void write_report(Session& session, const PreparedHunt& prepared) {
  if (!session.options().has("report")) return;
  const auto story = prepared.hunt.story(prepared.time.elapsed(), run_record(session));
  if (!story) {
    session.fail(story.error());
  } else if (const Status written = write_hunt_report(session, *story); !written) {
    session.fail(written.error());
  }
}

ExitCode run_prepared(Session& session, PreparedHunt& prepared, Exchange& ranks) {
  const Status kept = work_rounds(session, prepared, ranks);
  if (!kept) session.fail(kept.error());
  session.console().end_progress();
  const Hunt& hunt = prepared.hunt.hunt();
  std::size_t told = 0;  // all again at the end: the terminal has scrolled since
  tell_discoveries(session, hunt, told);
  write_archive(session, hunt, prepared.leaving);
  session.call_output_whole();
  session.flush();
  prepared.watch.end(hunt.progress(),
                     prepared.hunt.times(prepared.time.elapsed(), prepared.time.left()));
  if (const std::size_t more = hunt.unfinished_finds().size(); more > 0) {
    session.console().note(
        fmt::format("printed, but not counted: {} finds of the unfinished round", grouped(more)));
  }
  write_report(session, prepared);
  return excuse(session, hunt, prepared.time);
}

// Makes no new file: a hunt to resume needs an existing one.
Result<Store> open_existing(Session& session) {
  const auto there = open_database(session, Access::kReadOnly, Patience::kLong);
  if (!there) return there.error();
  return open_database(session, Access::kReadWrite, Patience::kLong);
}

// With --ratings the output is a table instead of lines, which cannot hold fields.
Result<RecordWriter> archive_writing(const Options& options) {
  auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  if (options.has("ratings") && writing->format() == Format::kLine) {
    writing = RecordWriter(Format::kTsv, {});
  }
  std::vector<std::string> columns = {"er", "ep", "ed", "te_depth", "bxb", "bxbb"};
  if (options.has("known")) columns.emplace_back("known");
  writing->add_columns(columns);
  return writing;
}

// Wishes are for other objectives: here they would be ignored.
Status check_no_wishes(const Options& options) {
  if (!has_wishes(options)) return {};
  return request_error(
      fmt::format("--objective {} takes none of {}: without it puzzles are bred towards them",
                  options.text("objective"), wish_names()));
}

Result<PreparedHunt> prepare_hunt(Session& session) {
  if (const Status fit = check_no_wishes(session.options()); !fit) return fit.error();
  const SessionLimits limits = session_limits_of(session.options());
  auto writing = archive_writing(session.options());
  if (!writing) return writing.error();
  auto known = KnownPuzzles::of(session);
  if (!known) return known.error();
  const bool resumes = session.options().has("resume");
  if (resumes) {
    if (const Status fit = check_resume(session.options()); !fit) return fit.error();
  }
  std::optional<Store> store;
  if (session.options().has("db")) {
    auto opened = resumes ? open_existing(session)
                          : open_database(session, Access::kReadWrite, Patience::kLong);
    if (!opened) return opened.error();
    store = std::move(*opened);
  }
  auto begun = resumes ? resume(session.options(), *store) : begin(session, store);
  if (!begun) return begun.error();
  auto watch = HuntWatch::start(session, begun->hunt.progress());
  if (!watch) return watch.error();
  const std::uint64_t seed = begun->hunt.seed();
  if (store) await_end_of_holder(session, *store, seed);
  auto hunt = RecordedHunt::start(
      std::move(begun->hunt),
      {std::move(store),
       {run_record(session), recorder_clock(), claim_of(session, seed), begun->clock}},
      {.evaluations = limits.evaluations, .threads = session.threads()});
  if (!hunt) return hunt.error();
  return PreparedHunt{
      *std::move(hunt), *std::move(watch), limits.time, {*std::move(writing), *std::move(known)}};
}

// Rank 0 has options, database and output; the others get the hunt from it, or nothing if it could
// not begin.
ExitCode lead_hunt(Session& session, Ranks& ranks) {
  auto prepared = prepare_hunt(session);
  if (!prepared) {
    ranks.from_first({});
    return session.fail(prepared.error());
  }
  if (ranks.ranks() > 1) ranks.from_first(prepared->hunt.hunt().checkpoint());
  const ExitCode code = run_prepared(session, *prepared, ranks);
  if (ranks.ranks() > 1) {
    const Traffic traffic = ranks.traffic();
    session.console().note(
        fmt::format("{} ranks, {} rounds; of rank 0: {} exchanges, {} bytes sent, {} received",
                    ranks.ranks(), prepared->hunt.hunt().rounds(), traffic.exchanges,
                    traffic.bytes_sent, traffic.bytes_received));
  }
  return code;
}

ExitCode follow_hunt(Session& session, Ranks& ranks) {
  session.leave_output_to_another();
  const auto start = ranks.from_first({});
  if (!start || start->empty()) return ExitCode::kOk;
  auto hunt = Hunt::from_checkpoint(*start);
  if (!hunt) return session.fail(request_error("rank 0 is of another version of nonet"));
  hunt->run({.evaluations = RunControl::kNoLimit, .threads = session.threads()},
            session.silent_control(), {}, ranks);
  return ExitCode::kOk;
}

}  // namespace

ExitCode run_hunt(Session& session) {
  auto ranks = join_ranks(session.stop_token());
  if (!ranks) return session.fail(ranks.error());
  return (*ranks)->rank() == 0 ? lead_hunt(session, **ranks) : follow_hunt(session, **ranks);
}

}  // namespace nonet
