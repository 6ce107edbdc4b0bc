// `nonet evolve --objective harder`: connects the hunt to the database, the progress line and the
// limits on the command line. Without --db nothing is stored and the archive is printed at the end.
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "cli/database_path.h"
#include "cli/duration.h"
#include "cli/evolve_objectives.h"
#include "cli/hunt_recorder.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_input.h"
#include "cli/puzzle_writing.h"
#include "generator/evolution/hunt.h"

namespace nonet {
namespace {

Error request_error(std::string reason) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = {}};
}

struct HuntLimits {
  std::uint64_t evaluations = RunControl::kNoLimit;
  std::optional<double> seconds;  // of this session
};

Result<HuntLimits> limits_of(const Options& options) {
  HuntLimits limits;
  if (options.has("evaluations")) limits.evaluations = options.number("evaluations");
  if (options.has("time")) {
    limits.seconds = parse_duration(options.text("time"));
    if (!limits.seconds) {
      return request_error(fmt::format(
          "--time {}: expected a duration such as 90s, 45m, 8h or 1h30m", options.text("time")));
    }
  }
  return limits;
}

constexpr std::size_t kChunk = 1000;

// The proper puzzles of the file; the others are reported.
std::vector<Puzzle> seeds_of(Session& session) {
  std::vector<Puzzle> seeds;
  PuzzleInput input({session.options().text("from")}, std::nullopt, session.stop_token());
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty();
       chunk = input.next_chunk(kChunk)) {
    for (const auto& misfit : chunk.misfits) session.fail(misfit.error);
    for (const auto& puzzle : proper_puzzles(chunk.puzzles)) {
      if (puzzle) {
        seeds.push_back(*puzzle);
      } else {
        session.fail(puzzle.error());
      }
    }
  }
  return seeds;
}

// A hunt, with the time it has run before.
struct Begun {
  Hunt hunt;
  std::optional<HuntClock> clock;
};

Result<Begun> begin(Session& session, const std::optional<Store>& store) {
  const Options& options = session.options();
  if (options.has("resume")) {
    if (!store) return request_error("--resume needs --db, the database with the hunt");
    if (options.has("from")) return request_error("--resume and --from exclude each other");
    std::optional<std::uint64_t> seed;
    if (options.has("seed")) seed = options.number("seed");
    auto stored = stored_hunt(*store, seed);
    if (!stored) return stored.error();
    return Begun{std::move(stored->hunt), stored->clock};
  }
  const std::uint64_t islands = options.number("islands");
  if (islands < 1 || islands > Hunt::kMostIslands) {
    return request_error(
        fmt::format("--islands {}: expected 1 to {}", islands, Hunt::kMostIslands));
  }
  std::vector<Puzzle> seeds;
  if (options.has("from")) {
    seeds = seeds_of(session);
    if (seeds.empty()) return request_error("--from: no puzzle to begin with");
  }
  return Begun{Hunt({.seed = session.seed(), .islands = islands}, seeds), std::nullopt};
}

std::string note_of(const HuntProgress& progress) {
  if (progress.records.empty()) return fmt::format("round {}, nothing rated yet", progress.rounds);
  return fmt::format("best ER {:.1f}, {} rated, {} of ER 9+, {} of ER 10+, {} of ER 11+",
                     progress.records.back().er / 10.0, at_least(progress.histogram, 0),
                     at_least(progress.histogram, 90), at_least(progress.histogram, 100),
                     at_least(progress.histogram, 110));
}

void show(Session& session, const Hunt& hunt, const HuntLimits& limits) {
  if (!session.console().shows_progress()) return;
  const std::string note = note_of(hunt.progress());
  const bool limited = limits.evaluations != RunControl::kNoLimit;
  session.show_progress(
      {.done = hunt.evaluations(), .total = limited ? limits.evaluations : 0, .note = note});
}

void write_archive(Session& session, const Archive& archive, const PuzzleWriting& writing) {
  session.write(writing.header());
  for (const ArchivedPuzzle& kept : archive.best_first()) {
    PuzzleText text;
    text.givens = kept.puzzle.givens();
    text.set_field("er", fmt::format("{:.1f}", kept.rating.er / 10.0));
    text.set_field("ep", fmt::format("{:.1f}", kept.rating.ep / 10.0));
    text.set_field("ed", fmt::format("{:.1f}", kept.rating.ed / 10.0));
    session.write(writing.record(text));
  }
  session.write(writing.footer());
}

// The hunt with everything around it. A failure of the database ends it: without a place to keep
// what is found, going on would be a waste.
class HuntRun {
 public:
  HuntRun(Session& session, Hunt hunt, HuntLimits limits, std::optional<HuntRecorder> recorder)
      : session_(session),
        hunt_(std::move(hunt)),
        limits_(limits),
        recorder_(std::move(recorder)) {}

  ExitCode run(const PuzzleWriting& writing) {
    const auto started = std::chrono::steady_clock::now();
    const HuntCallbacks callbacks = {
        .found = [&](std::span<const HuntFind> finds) { return found(finds); },
        .round_done =
            [&] {
              const std::chrono::duration<double> spent =
                  std::chrono::steady_clock::now() - started;
              return round_done(spent.count());
            }};
    hunt_.run(limits_.evaluations, session_.threads(), session_.silent_control(), callbacks);
    if (recorder_) note(recorder_->finish(hunt_));
    session_.console().end_progress();
    write_archive(session_, hunt_.archive(), writing);
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
    return recorder_ ? note(recorder_->save(finds)) : Flow::kContinue;
  }

  Flow round_done(double seconds) {
    show(session_, hunt_, limits_);
    if (recorder_ && note(recorder_->round_done(hunt_)) == Flow::kStop) return Flow::kStop;
    return limits_.seconds && seconds >= *limits_.seconds ? Flow::kStop : Flow::kContinue;
  }

  Session& session_;
  Hunt hunt_;
  HuntLimits limits_;
  std::optional<HuntRecorder> recorder_;
};

}  // namespace

ExitCode run_hunt(Session& session) {
  const auto limits = limits_of(session.options());
  if (!limits) return session.fail(limits.error());
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  writing->add_columns(std::array<std::string, 3>{"er", "ep", "ed"});
  std::optional<Store> store;
  if (session.options().has("db")) {
    auto opened = Store::open(database_path(session.options()));
    if (!opened) return session.fail(opened.error());
    store = std::move(*opened);
  }
  auto begun = begin(session, store);
  if (!begun) return session.fail(begun.error());
  std::optional<HuntRecorder> recorder;
  if (store) {
    auto started = HuntRecorder::start(session, std::move(*store), std::move(begun->clock));
    if (!started) return session.fail(started.error());
    recorder = std::move(*started);
  }
  return HuntRun(session, std::move(begun->hunt), *limits, std::move(recorder)).run(*writing);
}

}  // namespace nonet
