// The way of the atlas on boards of six by six, where all minimal puzzles can be counted:
//
//   bench_atlas [GRIDS [SEED]]
//
// counts the minimal puzzles of all 28,200,960 grids, class by class, then estimates them from
// random subsets of GRIDS random grids, and says by how many standard errors the estimates differ.
#include <array>
#include <bit>
#include <cstdint>
#include <ctime>
#include <fmt/format.h>
#include <span>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "generator/atlas/six_by_six.h"
#include "generator/atlas/subset_plan.h"
#include "study/statistics/interval.h"

namespace nonet {
namespace {

constexpr std::array kPlan = {SubsetDraws{14, 40}, SubsetDraws{16, 20}, SubsetDraws{18, 10},
                              SubsetDraws{20, 5}};
// Index: number of clues.
using ByClues = std::array<double, six::kCells + 1>;

struct CountedClass {
  six::GridClass grids;
  std::vector<six::Cells> sets;
  ByClues minimal{};  // of one grid
};

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<CountedClass> counted() {
  std::vector<CountedClass> all;
  for (const six::GridClass& grids : six::grid_classes()) {
    CountedClass one{.grids = grids, .sets = six::unavoidable_sets(grids.grid)};
    six::for_each_minimal_puzzle(one.sets, six::kAllCells, [&](six::Cells clues) {
      one.minimal[static_cast<std::size_t>(std::popcount(clues))] += 1;
    });
    all.push_back(std::move(one));
  }
  return all;
}

const CountedClass& random_class(const std::vector<CountedClass>& all, RandomStream& random) {
  auto left = static_cast<std::int64_t>(random.below(static_cast<std::uint32_t>(six::kGrids)));
  for (const CountedClass& one : all) {
    left -= one.grids.grids;
    if (left < 0) return one;
  }
  return all.back();
}

// The estimate of a grid's minimal puzzles by the number of clues.
ByClues estimate(const CountedClass& grid, RandomStream& random) {
  ByClues weights{};
  for (const SubsetDraws& draws : kPlan) {
    for (int i = 0; i < draws.count; ++i) {
      const six::Cells among = six::random_cells(draws.clues, random);
      if (!six::has_one_solution(grid.sets, among)) continue;
      six::for_each_minimal_puzzle(grid.sets, among, [&](six::Cells clues) {
        const int count = std::popcount(clues);
        weights[static_cast<std::size_t>(count)] += weight_of_find(kPlan, six::kCells, count);
      });
    }
  }
  return weights;
}

struct Estimate {
  double mean = 0;
  double error = 0;  // standard
};

Estimate over(const std::vector<ByClues>& samples, const auto& value) {
  std::vector<double> values;
  values.reserve(samples.size());
  for (const ByClues& sample : samples) values.push_back(value(sample));
  const Interval interval = mean_interval(values);
  return {interval.value, (interval.high - interval.value) / students_deviations(values.size())};
}

double sum_of(const ByClues& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum;
}

void print(const std::string& name, double exact, const Estimate& of_a_grid) {
  const auto grids = static_cast<double>(six::kGrids);
  const double estimate = of_a_grid.mean * grids;
  const double error = of_a_grid.error * grids;
  fmt::print("{}\t{:.0f}\t{:.5g}\t{:.3f}\t{:+.2f}\n", name, exact, estimate, 100 * error / estimate,
             (estimate - exact) / error);
}

int run(std::span<const std::string> args) {
  const std::size_t grids = args.empty() ? 20'000 : std::stoul(args[0]);
  const std::uint64_t seed = args.size() < 2 ? 1 : std::stoull(args[1]);
  const std::vector<CountedClass> all = counted();
  ByClues exact{};
  for (const CountedClass& one : all) {
    for (std::size_t i = 0; i < exact.size(); ++i)
      exact[i] += one.minimal[i] * static_cast<double>(one.grids.grids);
  }
  fmt::print("counted: {} classes, {:.0f} s\n", all.size(), seconds());
  RandomStream random(seed, "atlas of six by six");
  const double begin = seconds();
  std::vector<ByClues> samples;
  for (std::size_t i = 0; i < grids; ++i)
    samples.push_back(estimate(random_class(all, random), random));
  fmt::print("estimated: {} grids, seed {}, {:.0f} s\n", grids, seed, seconds() - begin);
  fmt::print("clues\tminimal puzzles\testimate\tstandard error, %\tdifference in these\n");
  for (std::size_t i = 0; i < exact.size(); ++i) {
    if (exact[i] == 0) continue;
    print(std::to_string(i), exact[i], over(samples, [&](const ByClues& of) { return of[i]; }));
  }
  print("all", sum_of(exact), over(samples, sum_of));
  return 0;
}

}  // namespace
}  // namespace nonet

int main(int count, char** values) {
  const std::vector<std::string> args(values + 1, values + count);
  return nonet::run(args);
}
