// `nonet evolve --objective map`: the records of the database by clues and symmetry, and a search
// that adds to them.
#include <fmt/format.h>
#include <optional>

#include "base/request_error.h"
#include "cli/database.h"
#include "cli/evolve_objectives.h"
#include "cli/puzzle_wishes.h"
#include "cli/time_limit.h"
#include "cli/version.h"
#include "generator/records/record_search.h"
#include "tasks/hunt/record_tables.h"
#include "tasks/hunt/stored_records.h"

namespace nonet {
namespace {

constexpr double kSecondsBetweenSaves = 1;

Status check_map_options(const Options& options) {
  if (!options.has("db")) {
    return request_error("--objective map keeps its records in a database: --db FILE");
  }
  if (!options.inputs().empty()) {
    return request_error(
        "--objective map takes its puzzles from the database: store a list with `nonet rate "
        "--scale explainer,te-depth,bxb --db FILE`");
  }
  if (has_wishes(options)) {
    return request_error("--objective map looks for all kinds of puzzles: it has no wishes");
  }
  return without_options(options, "map",
                         {"resume", "islands", "epoch", "population", "known", "new", "shard",
                          "ratings", "log", "notify", "notify-from"});
}

// What one call of the search knows.
struct MapRun {
  RecordSearchPlan plan;
  RecordMap map;
};

// Searches until the time is over; what is found is stored about once a second.
Status search_map(Session& session, Store& store, MapRun& run) {
  auto recording = Recording::start(session, Patience::kLong);
  if (!recording) return recording.error();
  const TimeLimit time = TimeLimit::of(session.options());
  const TimedStop stop(time, session.stop_token());
  const RecorderClock clock = recorder_clock();
  const std::uint64_t total =
      run.plan.units == RunControl::kNoLimit ? 0 : run.plan.units * kChildrenOfUnit;
  std::uint64_t units = run.plan.first_unit;
  double saved = clock.seconds();
  Status status;
  const auto show = [&] {
    const std::string note = records_summary(run.map);
    session.show_progress(
        {.done = (units - run.plan.first_unit) * kChildrenOfUnit, .total = total, .note = note});
  };
  const auto save = [&] {
    if ((*recording)->store() == Flow::kStop) return Flow::kStop;
    status = store_units(store, run.plan.seed, units, clock.utc_now());
    return status ? Flow::kContinue : Flow::kStop;
  };
  show();
  search_records(run.plan, run.map, RunControl(stop.token()),
                 {.found = [&](const Find& find) { return (*recording)->add(find); },
                  .unit_done =
                      [&](std::uint64_t done) {
                        units = done;
                        show();
                        if (clock.seconds() < saved + kSecondsBetweenSaves) return Flow::kContinue;
                        saved = clock.seconds();
                        return save();
                      }});
  session.console().end_progress();
  save();
  (*recording)->finish();
  return status;
}

// The records as the database has them now, on the output and as a page.
Status write_records(Session& session, const Store& store) {
  const auto records = stored_records(store, RunControl());
  if (!records) return records.error();
  session.call_output_whole();
  session.write(records_text(*records));
  const Options& options = session.options();
  if (options.has("report")) {
    const std::string page = records_page(
        *records, {.version = fmt::format("nonet {}, commit {}", kVersion, build_commit()),
                   .date = recorder_clock().utc_now().substr(0, 10)});
    if (Status written = Output::write_file(options.text("report"), page); !written) {
      return written;
    }
  }
  session.console().note(records_summary(records->map));
  return {};
}

// Without a search: --evaluations 0.
bool searches(const Options& options) {
  return !options.has("evaluations") || options.number("evaluations") > 0;
}

Result<MapRun> map_run_of(Session& session, const Store& store) {
  MapRun run;
  run.plan.seed = session.seed();
  run.plan.threads = session.threads();
  const Options& options = session.options();
  if (options.has("evaluations")) {
    run.plan.units = (options.number("evaluations") + kChildrenOfUnit - 1) / kChildrenOfUnit;
  }
  const auto units = stored_units(store, run.plan.seed);
  if (!units) return units.error();
  run.plan.first_unit = *units;
  auto records = stored_records(store, session.silent_control());
  if (!records) return records.error();
  run.map = std::move(records->map);
  return run;
}

}  // namespace

ExitCode run_map(Session& session) {
  if (const Status fit = check_map_options(session.options()); !fit) {
    return session.fail(fit.error());
  }
  auto store = open_database(session, Access::kReadWrite, Patience::kLong);
  if (!store) return session.fail(store.error());
  if (searches(session.options())) {
    auto run = map_run_of(session, *store);
    if (!run) return session.fail(run.error());
    if (const Status searched = search_map(session, *store, *run); !searched) {
      return session.fail(searched.error());
    }
  }
  if (const Status written = write_records(session, *store); !written) {
    return session.fail(written.error());
  }
  return session.exit_code();
}

}  // namespace nonet
