// Speeds of the parts of long runs, and the signature (tasks/benchmark).
#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/version.h"
#include "tasks/benchmark/workloads.h"

namespace nonet {
namespace {

ExitCode write_signature(Session& session) {
  if (const auto hash = signature(session.control())) {
    session.write(fmt::format("{:016x}\n", *hash));
  }
  return session.exit_code();
}

// The current measurement among all rounds of all workloads.
class BenchProgress {
 public:
  BenchProgress(Session& session, std::uint64_t rounds)
      : session_(session), total_(workload_catalog().size() * (rounds + 1)) {}

  void begin(std::string_view workload) { session_.show_progress({done_++, total_, workload}); }

 private:
  Session& session_;
  std::uint64_t done_ = 0;
  std::uint64_t total_;
};

ExitCode run_bench(Session& session) {
  const Options& options = session.options();
  if (options.has("signature")) return write_signature(session);
  const std::uint64_t rounds = options.number("rounds");
  const std::vector<Puzzle> puzzles =
      options.inputs().empty() ? built_in_puzzles(options.number("count"), session.silent_control())
                               : read_proper_puzzles(session, inputs_of(session, kFastWork));
  if (puzzles.empty() || session.should_stop()) return session.exit_code();
  session.console().note(fmt::format("{} puzzles, one thread, median of {} rounds, {}, commit {}",
                                     puzzles.size(), rounds, kCompiler, build_commit()));
  session.write("workload\tpuzzles\tseconds\tper_second\n");
  BenchProgress progress(session, rounds);
  for (const Workload& workload : workload_catalog()) {
    const TimedRuns timed{.rounds = rounds,
                          .clock = steady_seconds,
                          .before_round = [&](std::uint64_t) { progress.begin(workload.key); }};
    const auto seconds = median_time(workload, puzzles, timed, session.silent_control());
    if (!seconds) break;
    session.write(fmt::format("{}\t{}\t{:.6f}\t{:.0f}\n", workload.key, puzzles.size(), *seconds,
                              static_cast<double>(puzzles.size()) / *seconds));
    session.flush();
  }
  return session.exit_code();
}

constexpr std::array kBenchOptions = {
    option::flag("--signature", "print one hash of a fixed task instead of speeds"),
    option::number("-n, --count N", "number of built-in puzzles, if there is no input [2000]")
        .within({.least = 1}),
    option::number("--rounds N", "measured rounds, of which the median counts [5]")
        .within({.least = 1}),
};

constexpr std::array kBenchExamples = {
    Example{"nonet bench", "speeds of solvers, raters and generators on built-in puzzles"},
    Example{"nonet bench hard.txt", "the same on your own"},
    Example{"nonet bench --signature", "one hash, equal if two builds behave alike"},
};

}  // namespace

const CommandBody kBenchCommand = {
    .options = kBenchOptions, .examples = kBenchExamples, .run = run_bench};

}  // namespace nonet
