// Speed of a scale's rater by band of ER: puzzles a second and, where the kernel allows counting
// them, instructions per puzzle.
//
//   bench_rater FILE [ROUNDS] [SCALE] [--calls]
//   bench_rater FILE [ROUNDS] [SCALE] --all-steps [STEPS]
//
// FILE has a puzzle at the start of each line and optionally a tab and its ER; without an ER the
// puzzle is rated first to find its band. Each band is rated ROUNDS times; the median of the
// processor time is reported, so that other work on the machine matters little.
//
// --calls adds a table of the finders that the scale `catalog` calls, the most costly first.
// --all-steps times the list of all steps instead, in the position of each puzzle after singles and
// in those after each of STEPS further steps, always the cheapest, with the singles that follow.
// The three slowest positions are shown.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "bench/finder_calls.h"
#include "bench/instruction_count.h"
#include "cli/processor_time.h"
#include "formats/writer.h"
#include "rater/explain/available_steps.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/orders/catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

struct Band {
  double from;
  double to;
  std::vector<Puzzle> puzzles = {};
};

std::vector<Band> read_bands(const std::string& name) {
  std::vector<Band> bands = {{1.0, 1.5}, {1.6, 2.5}, {2.6, 3.4}, {3.6, 4.5}, {4.6, 5.4}, {5.6, 6.5},
                             {6.6, 7.9}, {8.0, 8.3}, {8.4, 8.6}, {8.7, 9.0}, {9.1, 12.0}};
  std::ifstream in(name);
  std::string line;
  while (std::getline(in, line)) {
    const auto grid = Grid::from_line(line.substr(0, kCells));
    if (!grid) continue;
    const auto puzzle = certify(*grid).puzzle;
    if (!puzzle) continue;
    const double er = line.size() > kCells + 1 ? std::atof(line.c_str() + kCells + 1)
                                               : rate_explainer(*puzzle, {}).score;
    for (Band& band : bands) {
      if (band.from - 0.01 < er && er < band.to + 0.01) band.puzzles.push_back(*puzzle);
    }
  }
  return bands;
}

struct Run {
  double seconds = 0;
  std::optional<std::uint64_t> instructions;
};

Run rate_all(const std::vector<Puzzle>& puzzles, const ScaleRow& scale,
             FinderRunner* runner = nullptr) {
  WalkMemory memory;
  RateRequest request;
  request.memory = &memory;
  request.runner = runner;
  bench::InstructionCount counter;
  double sum = 0;
  const double start = process_seconds();
  counter.start();
  for (const Puzzle& puzzle : puzzles) sum += scale.rate(puzzle, request).score;
  const auto instructions = counter.stop();
  const double seconds = process_seconds() - start;
  if (sum < 0) std::abort();  // keeps the ratings from being optimised away
  return {seconds, instructions};
}

void report(const Band& band, const ScaleRow& scale, int rounds) {
  if (band.puzzles.empty()) return;
  std::vector<double> times;
  std::optional<std::uint64_t> instructions;
  for (int round = 0; round < rounds; ++round) {
    const Run run = rate_all(band.puzzles, scale);
    times.push_back(run.seconds);
    instructions = run.instructions;
  }
  std::ranges::sort(times);
  const double median = times[times.size() / 2];
  const auto count = static_cast<double>(band.puzzles.size());
  fmt::print("ER {:4.1f} to {:4.1f} {:7} puzzles {:10.0f} a second {:9.2f} us each", band.from,
             band.to, band.puzzles.size(), count / median, median / count * 1e6);
  if (instructions)
    fmt::print(" {:10.0f} instructions each", static_cast<double>(*instructions) / count);
  fmt::print("\n");
}

void report_calls(const Band& band, const ScaleRow& scale) {
  if (band.puzzles.empty()) return;
  bench::FinderCalls calls;
  rate_all(band.puzzles, scale, &calls);
  fmt::print("\nER {:.1f} to {:.1f}\n{}", band.from, band.to, calls.table(band.puzzles.size()));
}

// False if the puzzle is solved by then.
bool place_singles(Position& position) {
  while (!position.solved()) {
    std::optional<Single> single = first_hidden_single(position);
    if (!single) single = first_naked_single(position);
    if (!single) return true;
    position.place(single->candidate);
  }
  return false;
}

// As `nonet explain --all-steps` reads it.
std::string json_record(const Position& position, const Puzzle& puzzle) {
  PuzzleText text;
  text.givens = puzzle.givens();
  text.marks = position.pencil_marks();
  for (const Cell cell : position.grid().filled() - puzzle.givens().filled()) {
    text.placed.set(cell, position.grid().digit(cell));
  }
  return write_puzzle(Format::kJsonl, text);
}

struct TimedList {
  double ms = 0;
  std::string position;
};

// The time is the least of the rounds.
class AllSteps {
 public:
  AllSteps(const ScaleRow& scale, int rounds) : scale_(scale), rounds_(rounds) {}

  void measure(const Puzzle& puzzle, int further_steps) {
    Position position(puzzle.givens());
    for (int i = 0; i <= further_steps && place_singles(position); ++i) {
      const auto steps = timed_list(position, puzzle);
      if (steps.empty()) return;
      apply(position, steps.front().step);
    }
  }

  int report() {
    if (lists_.empty()) return 1;
    std::ranges::sort(lists_, {}, &TimedList::ms);
    const auto below = [&](std::size_t percent) {
      return lists_[(lists_.size() - 1) * percent / 100].ms;
    };
    double sum = 0;
    for (const TimedList& list : lists_) sum += list.ms;
    fmt::print(
        "{} positions, ms each: mean {:.1f}, median {:.1f}, 90 % below {:.1f}, 99 % below {:.1f}, "
        "most {:.1f}\n",
        lists_.size(), sum / static_cast<double>(lists_.size()), below(50), below(90), below(99),
        lists_.back().ms);
    const std::size_t shown = std::min<std::size_t>(lists_.size(), 3);
    for (auto list = lists_.rbegin(); list != lists_.rbegin() + static_cast<long>(shown); ++list) {
      fmt::print("{:.1f} ms: {}", list->ms, list->position);
    }
    return 0;
  }

 private:
  std::vector<AvailableStep> timed_list(const Position& position, const Puzzle& puzzle) {
    const StepsRequest request{.givens = puzzle.givens().filled(), .scale = &scale_};
    std::vector<AvailableStep> steps;
    double least = std::numeric_limits<double>::infinity();
    for (int round = 0; round < rounds_; ++round) {
      const ThreadClock clock;
      steps = available_steps(position, request);
      least = std::min(least, clock.seconds());
    }
    lists_.push_back({least * 1e3, json_record(position, puzzle)});
    return steps;
  }

  const ScaleRow& scale_;
  int rounds_;
  std::vector<TimedList> lists_;
};

int report_all_steps(const std::string& file, const ScaleRow& scale, int rounds,
                     int further_steps) {
  AllSteps lists(scale, rounds);
  std::ifstream in(file);
  std::string line;
  while (std::getline(in, line)) {
    const auto grid = Grid::from_line(line.substr(0, kCells));
    const auto puzzle = grid ? certify(*grid).puzzle : std::nullopt;
    if (puzzle) lists.measure(*puzzle, further_steps);
  }
  return lists.report();
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  const bool calls = std::erase(words, "--calls") > 0;
  const bool all_steps = std::erase(words, "--all-steps") > 0;
  if (words.empty()) {
    std::cerr << "usage: bench_rater FILE [ROUNDS] [SCALE] [--calls|--all-steps [STEPS]]\n";
    return 2;
  }
  const nonet::ScaleRow* scale = nonet::find_scale(words.size() > 2 ? words[2] : "explainer");
  if (scale == nullptr) {
    std::cerr << words[2] << ": no such scale\n";
    return 2;
  }
  const int rounds = words.size() > 1 ? std::max(1, std::atoi(words[1].c_str())) : 5;
  const int further_steps = words.size() > 3 ? std::max(0, std::atoi(words[3].c_str())) : 0;
  if (all_steps) return nonet::report_all_steps(words[0], *scale, rounds, further_steps);
  const std::vector<nonet::Band> bands = nonet::read_bands(words[0]);
  for (const nonet::Band& band : bands) nonet::report(band, *scale, rounds);
  if (!calls) return 0;
  for (const nonet::Band& band : bands) nonet::report_calls(band, *scale);
  return 0;
}
