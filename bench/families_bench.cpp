// Speed of the solver families of the papers, every row of the catalog or those of some
// families: per cent solved, time and instructions per puzzle, and time per unit of effort (an
// iteration, a house update, an option).
//
//   bench_families FILE [PUZZLES [ROUNDS [FAMILY...]]]
//
// FILE has a puzzle at the start of each line; PUZZLES of them are taken at an even stride. Each
// row runs ROUNDS times, the rows in turn, and the median of the processor time is reported, so
// that other work on the machine matters little. The first round also verifies every solution.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/instruction_count.h"
#include "cli/processor_time.h"
#include "solvers/catalog.h"

namespace nonet {
namespace {

std::vector<Grid> read_puzzles(const std::string& name, std::size_t count) {
  std::vector<Grid> all;
  std::ifstream in(name);
  for (std::string line; std::getline(in, line);) {
    if (const auto grid = Grid::from_line(line.substr(0, kCells))) all.push_back(*grid);
  }
  if (all.size() <= count) return all;
  std::vector<Grid> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

struct Measured {
  const SolverRow* row = nullptr;
  std::vector<double> seconds = {};  // one a round
  std::optional<std::uint64_t> instructions = {};
  std::uint64_t effort = 0;
  std::size_t solved = 0;
};

// False where a solution is wrong.
bool run_round(const std::vector<Grid>& puzzles, Measured& measured) {
  bench::InstructionCount counter;
  measured.effort = 0;
  measured.solved = 0;
  const double start = process_seconds();
  counter.start();
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Report report = measured.row->solve(puzzles[i], {.seed = i, .control = {}});
    measured.effort += report.effort;
    if (!report.solution) continue;
    ++measured.solved;
    if (report.solution->is_solution() && puzzles[i].extended_by(*report.solution)) continue;
    fmt::print(stderr, "{} gives a wrong solution of {}\n", measured.row->key, puzzles[i].line());
    return false;
  }
  measured.instructions = counter.stop();
  measured.seconds.push_back(process_seconds() - start);
  return true;
}

void print(Measured measured, std::size_t puzzles) {
  std::ranges::sort(measured.seconds);
  const double seconds = measured.seconds[measured.seconds.size() / 2];
  const auto count = static_cast<double>(puzzles);
  fmt::print("{:28} {:6.2f} % {:11.1f} us a puzzle", measured.row->key,
             100 * static_cast<double>(measured.solved) / count, seconds / count * 1e6);
  if (measured.instructions) {
    fmt::print(" {:12.0f} instructions", static_cast<double>(*measured.instructions) / count);
  }
  if (measured.effort > 0) {
    fmt::print(" {:10.1f} ns each of {:.1f} {}",
               seconds / static_cast<double>(measured.effort) * 1e9,
               static_cast<double>(measured.effort) / count, measured.row->effort_unit);
  }
  fmt::print("\n");
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "usage: bench_families FILE [PUZZLES [ROUNDS [FAMILY...]]]\n";
    return 2;
  }
  const std::vector<std::string_view> words(argv + 1, argv + argc);
  const auto number = [&](std::size_t at, int otherwise) {
    return words.size() > at ? std::max(1, std::atoi(words[at].data())) : otherwise;
  };
  const auto puzzles =
      nonet::read_puzzles(std::string(words[0]), static_cast<std::size_t>(number(1, 200)));
  if (puzzles.empty()) {
    std::cerr << "bench_families: no puzzles in " << words[0] << "\n";
    return 1;
  }
  const auto families_from = words.begin() + std::min<std::ptrdiff_t>(3, std::ssize(words));
  std::vector<nonet::Measured> rows;
  for (const nonet::SolverRow& row : nonet::solver_catalog()) {
    if (families_from == words.end() ||
        std::find(families_from, words.end(), row.family) != words.end()) {
      rows.push_back({.row = &row});
    }
  }
  for (int round = 0; round < number(2, 3); ++round) {
    for (nonet::Measured& measured : rows) {
      if (!nonet::run_round(puzzles, measured)) return 1;
    }
  }
  for (const nonet::Measured& measured : rows) nonet::print(measured, puzzles.size());
  return 0;
}
