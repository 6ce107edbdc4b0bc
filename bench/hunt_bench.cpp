// The yield of a hunt from random puzzles in a given processor time, on one thread: after every
// minute the puzzles rated, the yields (at most ten of a solution grid) with their solution grids,
// and when the first of each class came. The engine alone: no database, no progress.
//   bench_hunt OBJECTIVE SECONDS ISLANDS SEED...      OBJECTIVE: harder, depth or bxb
//   bench_hunt first OBJECTIVE SECONDS ISLANDS SEED...
// The second runs each seed only until it has a puzzle of ER 11 (for OBJECTIVE depth: and one of
// depth 3), at most so long, and prints the processor seconds to each of them.
#include <algorithm>
#include <array>
#include <ctime>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/hunt/hunt.h"

namespace nonet {
namespace {

constexpr double kInterval = 60;

double seconds_used() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// One line: the state of the hunt after so many seconds.
void print_state(const Hunt& hunt, double seconds) {
  const HuntProgress progress = hunt.progress();
  std::string line = fmt::format("{}\t{:.0f}\t{}\t{}", hunt.seed(), seconds, progress.evaluations,
                                 hunt.archive().rated());
  for (std::size_t i = 0; i < kYieldClasses.size(); ++i) {
    line += fmt::format("\t{}/{}", progress.yield[i], progress.grids[i]);
  }
  line += fmt::format("\t{:.1f}\t",
                      progress.records.empty() ? 0.0 : progress.records.back().rating.er / 10.0);
  for (const IslandView& island : progress.islands) {
    line += fmt::format(" {}{}:{}/{}:{:.1f}", kPhaseKeys[island.phase], island.generation,
                        island.pool, island.grids, island.mean);
  }
  fmt::print("{}\n", line);
  std::fflush(stdout);
}

void print_totals(const HuntProgress& progress) {
  for (const StageRow& row : kStageTable) {
    const StageCount& count = progress.stages[row.id];
    const Recall& recall = progress.recall[row.id];
    fmt::print("stage\t{}\t{}\t{}\t{}\t{}\t{}\n", row.key, count.in, count.out, recall.rejected,
               recall.sampled, recall.missed);
  }
  for (const OperatorRow& row : operator_catalog()) {
    const OperatorCount& count = progress.operators[row.id];
    fmt::print("operator\t{}\t{}\t{}\t{}\t{}\t{:.3f}\n", row.key, count.calls, count.children,
               count.rated, count.improved, count.share);
  }
  for (const Milestone& record : progress.records) {
    fmt::print("record\t{}\t{}\t{}\t{}\n", record.givens.line(), record.rating.er, record.rating.ep,
               record.rating.ed);
  }
  fmt::print("er");
  for (std::size_t er = 0; er < progress.histogram.size(); ++er) {
    if (progress.histogram[er] > 0) fmt::print("\t{}:{}", er, progress.histogram[er]);
  }
  fmt::print("\n");
}

// Finds by class, "3/2:17": BxBB 2 at depth 3, 17 of them.
void print_classes(const HuntProgress& progress) {
  fmt::print("classes");
  for (std::size_t depth = 0; depth < progress.classes.size(); ++depth) {
    for (std::size_t braids = 0; braids < progress.classes[depth].size(); ++braids) {
      const std::uint64_t count = progress.classes[depth][braids];
      if (count > 0) fmt::print("\t{}/{}:{}", depth, braids, count);
    }
  }
  fmt::print("\tdepth 3 grids {}, expansions {}; discoveries {}\n", progress.deep_grids,
             progress.deep_expansions, progress.discoveries.size());
}

// The records of a hunt, with their classes.
void print_best(const HuntProgress& progress) {
  for (const Milestone& record : progress.records) {
    fmt::print("record\t{}\tdepth {}\tbraids {}\tER {}\tafter {}\n", record.givens.line(),
               record.is.depth, record.is.braids, record.rating.er, record.evaluation);
  }
}

void measure(HuntObjective objective, std::uint64_t seed, std::size_t islands, double seconds) {
  Hunt hunt({.seed = seed, .islands = islands, .objective = objective});
  const double start = seconds_used();
  double due = kInterval;
  std::array<bool, kYieldClasses.size()> seen{};
  bool deep = false;
  std::vector<IslandView> before = hunt.progress().islands;
  const auto round_done = [&] {
    const double now = seconds_used() - start;
    const HuntProgress progress = hunt.progress();
    for (std::size_t i = 0; i < seen.size(); ++i) {
      if (seen[i] || progress.yield[i] == 0) continue;
      seen[i] = true;
      fmt::print("first ER {:.1f} after {:.0f} s\n", kYieldClasses[i] / 10.0, now);
    }
    if (!deep && progress.deep_grids > 0) {
      deep = true;
      fmt::print("first depth 3 after {:.0f} s\n", now);
    }
    for (std::size_t i = 0; i < islands; ++i) {
      const IslandView& island = progress.islands[i];
      if (island.phase == before[i].phase && island.generation == before[i].generation) continue;
      fmt::print("island {} comes to phase {} of generation {} after {:.0f} s\n", i,
                 kPhaseKeys[island.phase], island.generation, now);
    }
    before = progress.islands;
    if (now >= due) {
      print_state(hunt, now);
      print_classes(progress);
      due += kInterval;
    }
    return now >= seconds ? Flow::kStop : Flow::kContinue;
  };
  hunt.run(RunControl::kNoLimit, 1, {}, {.found = {}, .round_done = round_done});
  print_state(hunt, seconds_used() - start);
  print_totals(hunt.progress());
  print_classes(hunt.progress());
  print_best(hunt.progress());
}

std::string seconds_text(const std::optional<double>& seconds) {
  return seconds ? fmt::format("{:.0f}", *seconds) : "none";
}

void measure_first(HuntObjective objective, std::uint64_t seed, std::size_t islands,
                   double seconds) {
  Hunt hunt({.seed = seed, .islands = islands, .objective = objective});
  const double start = seconds_used();
  std::optional<double> hard;
  std::optional<double> deep;
  const auto round_done = [&] {
    const double now = seconds_used() - start;
    const HuntProgress progress = hunt.progress();
    if (!hard && progress.yield.back() > 0) hard = now;
    if (!deep && progress.deep_grids > 0) deep = now;
    const bool done = hard && (deep || objective != HuntObjective::kDepth);
    return done || now >= seconds ? Flow::kStop : Flow::kContinue;
  };
  hunt.run(RunControl::kNoLimit, 1, {}, {.found = {}, .round_done = round_done});
  fmt::print("{}\t{}\t{}\n", seed, seconds_text(hard), seconds_text(deep));
  std::fflush(stdout);
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const bool first = argc > 1 && std::string_view(argv[1]) == "first";
  if (first) {
    --argc;
    ++argv;
  }
  const auto* const objective =
      std::ranges::find(nonet::kObjectiveKeys, argc > 1 ? std::string_view(argv[1]) : "");
  if (argc < 5 || objective == nonet::kObjectiveKeys.end()) {
    fmt::print(stderr, "usage: bench_hunt [first] OBJECTIVE SECONDS ISLANDS SEED...\n");
    return 2;
  }
  const auto id = static_cast<nonet::HuntObjective>(objective - nonet::kObjectiveKeys.begin());
  if (first) {
    fmt::print("seed\tseconds to ER {:.1f}\tto depth 3\n", nonet::kYieldClasses.back() / 10.0);
    for (int i = 4; i < argc; ++i) {
      nonet::measure_first(id, std::stoull(argv[i]), std::stoul(argv[3]), std::stod(argv[2]));
    }
    return 0;
  }
  fmt::print("seed\tseconds\tbred\trated");
  for (const int er : nonet::kYieldClasses) fmt::print("\tER {:.1f}+/grids", er / 10.0);
  fmt::print("\tbest\tislands\n");
  for (int i = 4; i < argc; ++i) {
    nonet::measure(id, std::stoull(argv[i]), std::stoul(argv[3]), std::stod(argv[2]));
  }
  return 0;
}
