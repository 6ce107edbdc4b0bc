// Speed of the classification by trial and error on a sample of a list and, where its program is at
// hand, beside the Sudoku Hierarchical Classifier (D. Berthier, F. Cordoliani; Java) on the same
// sample in the same run:
//
//   bench_classes SCALE FILE [PUZZLES [SEED [SHC.jar]]]
//
// SCALE is te-depth, b or bxb; FILE has a puzzle at the start of each line. PUZZLES of them, chosen
// by SEED, are rated, their ratings compared with the Classifier's, processor times summed; the
// Classifier's holds its start and warm-up, so the sample should keep it busy for many seconds.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <sys/resource.h>
#include <vector>

#include "base/random_stream.h"
#include "bench/instruction_count.h"
#include "cli/processor_time.h"
#include "rater/logic/trials/kernel.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

namespace fs = std::filesystem;

// The Classifier's name of a scale.
struct RivalScale {
  std::string_view scale;
  std::string_view category;
};
constexpr std::array kRivalScales = {RivalScale{"te-depth", "TE-depth"}, RivalScale{"b", "B"},
                                     RivalScale{"bxb", "BxB"}};

std::vector<Puzzle> sample_of(const std::string& file, std::size_t count, std::uint64_t seed) {
  std::vector<Puzzle> all;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const auto grid = Grid::from_line(line.substr(0, kCells));
    const auto puzzle = grid ? certify(*grid).puzzle : std::nullopt;
    if (puzzle) all.push_back(*puzzle);
  }
  RandomStream chance(seed, "sample of classes");
  chance.shuffle(std::span(all));
  all.erase(all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size())), all.end());
  return all;
}

struct Run {
  double seconds = 0;
  std::vector<int> classes = {};  // -1: none
};

Run run_ours(const ScaleRow& scale, const std::vector<Puzzle>& puzzles) {
  Run run;
  bench::InstructionCount counter;
  const double start = process_seconds();
  counter.start();
  for (const Puzzle& puzzle : puzzles) {
    const Rating rating = scale.rate(puzzle, {});
    run.classes.push_back(rating.solved() ? static_cast<int>(rating.score) : -1);
  }
  const auto instructions = counter.stop();
  run.seconds = process_seconds() - start;
  const auto each = static_cast<double>(puzzles.size());
  fmt::print("nonet      {:10.3f} ms a puzzle, kernel {}", run.seconds / each * 1e3,
             trials::best_kernel().key);
  if (instructions) fmt::print(", {:.0f} instructions", static_cast<double>(*instructions) / each);
  fmt::print("\n");
  return run;
}

double seconds_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// nullopt: it did not run, or said something else than a number for each puzzle.
std::optional<Run> run_rival(const std::string& jar, std::string_view category,
                             const std::vector<Puzzle>& puzzles) {
  std::string folder = (fs::temp_directory_path() / "bench_classes_XXXXXX").string();
  if (mkdtemp(folder.data()) == nullptr) return std::nullopt;
  std::ofstream list(fs::path(folder) / "in");
  for (const Puzzle& puzzle : puzzles) list << puzzle.givens().line() << '\n';
  list.close();
  const std::string command = fmt::format(
      "cd '{}' && java -XX:+UseSerialGC -jar '{}' {} -input in -output out -auto-end true "
      "</dev/null >log 2>&1",
      folder, fs::absolute(jar).string(), category);
  Run run;
  const double start = seconds_of_children();
  // NOLINTNEXTLINE(concurrency-mt-unsafe): there is one thread
  const bool ended = std::system(command.c_str()) == 0;
  run.seconds = seconds_of_children() - start;
  std::ifstream out(fs::path(folder) / "out");
  for (std::string line; std::getline(out, line);) {
    if (!line.starts_with("*")) run.classes.push_back(std::atoi(line.c_str()));
  }
  fs::remove_all(folder);
  if (!ended || run.classes.size() != puzzles.size()) return std::nullopt;
  return run;
}

int run(const ScaleRow& scale, const std::vector<Puzzle>& puzzles, const char* jar) {
  const Run ours = run_ours(scale, puzzles);
  if (jar == nullptr) return 0;
  const auto* const row = std::ranges::find(kRivalScales, scale.key, &RivalScale::scale);
  const auto rival = run_rival(jar, row->category, puzzles);
  if (!rival) {
    std::cerr << "bench_classes: the Classifier did not rate the sample\n";
    return 1;
  }
  int differences = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (ours.classes[i] == rival->classes[i]) continue;
    ++differences;
    fmt::print("{} {} here, {} there\n", puzzles[i].givens().line(), ours.classes[i],
               rival->classes[i]);
  }
  fmt::print("Classifier {:10.3f} ms a puzzle; {} ratings differ\nratio      {:10.1f}\n",
             rival->seconds / static_cast<double>(puzzles.size()) * 1e3, differences,
             rival->seconds / ours.seconds);
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  const auto known = [](std::string_view scale) {
    return std::ranges::find(nonet::kRivalScales, scale, &nonet::RivalScale::scale) !=
           nonet::kRivalScales.end();
  };
  if (argc < 3 || !known(argv[1])) {
    std::cerr << "usage: bench_classes te-depth|b|bxb FILE [PUZZLES [SEED [SHC.jar]]]\n";
    return 2;
  }
  const auto count = static_cast<std::size_t>(argc > 3 ? std::max(1, std::atoi(argv[3])) : 100);
  const auto seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1;
  const auto puzzles = nonet::sample_of(argv[2], count, seed);
  if (puzzles.empty()) {
    std::cerr << "bench_classes: no puzzles in " << argv[2] << "\n";
    return 1;
  }
  fmt::print("{}: {} puzzles of {}, seed {}\n", argv[1], puzzles.size(),
             std::filesystem::path(argv[2]).filename().string(), seed);
  return nonet::run(*nonet::find_scale(argv[1]), puzzles, argc > 5 ? argv[5] : nullptr);
}
