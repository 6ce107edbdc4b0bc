// Speeds of the parts that long runs are made of, and the signature (study/benchmark).
#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/processor_time.h"
#include "cli/puzzle_stream.h"
#include "cli/version.h"
#include "study/benchmark/workloads.h"

namespace nonet {
namespace {

ExitCode run_bench(Session& session) {
  const Options& options = session.options();
  if (options.has("signature")) {
    session.write(fmt::format("{:016x}\n", signature()));
    return ExitCode::kOk;
  }
  const std::uint64_t rounds = std::max<std::uint64_t>(options.number("rounds"), 1);
  const std::vector<Puzzle> puzzles =
      options.inputs().empty() ? built_in_puzzles(options.number("count"))
                               : read_proper_puzzles(session, inputs_of(session, kFastWork));
  if (puzzles.empty()) return session.exit_code();
  session.console().note(fmt::format("{} puzzles, one thread, median of {} rounds, {}, commit {}",
                                     puzzles.size(), rounds, kCompiler, build_commit()));
  session.write("workload\tpuzzles\tseconds\tper_second\n");
  for (const Workload& workload : workload_catalog()) {
    if (session.should_stop()) break;
    const double seconds = median_time(workload, puzzles, rounds, steady_seconds);
    session.write(fmt::format("{}\t{}\t{:.6f}\t{:.0f}\n", workload.key, puzzles.size(), seconds,
                              static_cast<double>(puzzles.size()) / seconds));
    session.flush();
  }
  return session.exit_code();
}

constexpr std::array kBenchOptions = {
    option::flag("--signature", "print one hash of a fixed task instead of speeds"),
    option::number("-n, --count N", "how many built-in puzzles, where no input is given [2000]"),
    option::number("--rounds N", "measured rounds, of which the median counts [5]"),
};

constexpr std::array kBenchExamples = {
    Example{"nonet bench", "speeds of solvers, raters and generators on built-in puzzles"},
    Example{"nonet bench hard.txt", "the same on your own"},
    Example{"nonet bench --signature", "one hash: equal where two builds behave alike"},
};

}  // namespace

const CommandBody kBenchCommand = {
    .options = kBenchOptions, .examples = kBenchExamples, .run = run_bench};

}  // namespace nonet
