#include "study/papers/cs221/search_table.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "solvers/constraint/constraint_solvers.h"
#include "study/papers/cs221/random_puzzles.h"

namespace nonet::cs221 {
namespace {

using constraint::SearchLimits;
using constraint::SearchResult;
using constraint::SearchSettings;
using constraint::SquareOrder;
using constraint::ValueOrder;

constexpr SearchLimits kFirstSolution{1, RunControl::kNoLimit};
constexpr std::uint64_t kChunk = 2000;

struct CountedPuzzle {
  std::uint64_t options = 0;
  std::uint64_t index = 0;
  Grid grid;

  // Hardest first, then in the order made.
  bool operator<(const CountedPuzzle& other) const {
    return options != other.options ? options > other.options : index < other.index;
  }
};

void keep_hardest(std::vector<CountedPuzzle>& puzzles, std::uint64_t count) {
  std::sort(puzzles.begin(), puzzles.end());
  if (puzzles.size() > count) puzzles.resize(count);
}

// A row of the report's table: its count of options, ours under the same settings.
struct Row {
  std::string_view label;
  std::uint64_t published;  // options; 0: not in the report
  SearchSettings settings;
};

constexpr constraint::Rules kTwinsOnly{.subregion_exclusion = false,
                                       .house = constraint::HouseRule::kTwins};
constexpr std::array kRows = {
    Row{"baseline (singles, MCV)", 5590249, constraint::kNorvig},
    Row{"subregion exclusion (SE)", 1803241, constraint::kSubregionSearch},
    Row{"SE + generalised twins (GT)", 157544, constraint::kTwinsSearch},
    Row{"SE + GT + LCV", 141492, constraint::kTwinsLeastConstraining},
    Row{"SE + GT + LCV, no MCV", 646630, constraint::kTwinsFirstSquare},
    Row{"opportunistic MCV", 121229, constraint::kTwinsOpportunistic},
    Row{"GT only", 0, {kTwinsOnly, SquareOrder::kMostConstrained, ValueOrder::kAscending}},
    Row{"Model 1 (all_different)", 0, constraint::kModelOne},
};

// Orders that look at every move of every node: too dear for all the puzzles.
constexpr std::uint64_t kDearStride = 20;
constexpr std::array kDearRows = {
    Row{"baseline (singles, MCV)", 0, constraint::kNorvig},
    Row{"learned ranking of moves (singles)", 0, constraint::kLearnedRanking},
    Row{"SE + GT + LCV", 0, constraint::kTwinsLeastConstraining},
    Row{"SE + GT + LCV, most promising square (worst value)", 0, constraint::kMostPromising},
    Row{"SE + GT + LCV, most promising square (sum)",
        0,
        {constraint::kTwins, SquareOrder::kMostPromisingSum, ValueOrder::kLeastConstraining}},
};

// The report's own ratio; REQUIRES: the row is in the report.
std::string published_ratio(const Row& row) {
  return fmt::format("{:.2f}",
                     static_cast<double>(kRows[0].published) / static_cast<double>(row.published));
}

struct RowCost {
  std::uint64_t options = 0;
  std::uint64_t squares = 0;
  double seconds = 0;
  std::vector<double> per_puzzle;
};

RowCost cost_of(const Row& row, const std::vector<Grid>& puzzles,
                const ExperimentRequest& request) {
  RowCost cost;
  const double start = request.clock ? request.clock() : 0;
  const auto search_one = [&](std::uint64_t i) {
    return search(puzzles[i], row.settings, kFirstSolution, request.control);
  };
  const auto add = [&](std::uint64_t, const SearchResult& result) {
    cost.options += result.options;
    cost.squares += result.squares;
    cost.per_puzzle.push_back(static_cast<double>(std::max<std::uint64_t>(1, result.options)));
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, puzzles.size()}, request.control, search_one, add);
  cost.seconds = request.clock ? request.clock() - start : 0;
  std::sort(cost.per_puzzle.begin(), cost.per_puzzle.end(), std::greater<>());
  return cost;
}

PlotSeries curve_of(const Row& row, const RowCost& cost) {
  PlotSeries series{std::string(row.label), {}, {}};
  for (std::size_t i = 0; i < cost.per_puzzle.size() && i < 500; ++i) {
    series.x.push_back(static_cast<double>(i + 1));
    series.y.push_back(cost.per_puzzle[i]);
  }
  return series;
}

// A table of options explored, one of their ratios to the first row's, and a plot with a curve for
// each row.
void add_tables(SearchTable& result, std::string_view which, std::span<const Row> rows,
                const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  ComparisonTable options{fmt::format("Options explored (assignments tried), {}", which), {}};
  ComparisonTable ratios{fmt::format("Baseline's options divided by the row's, {}", which), {}};
  Plot costs{.title = fmt::format("Search cost, {}, sorted for each setting", which),
             .x_label = "puzzles, hardest first",
             .y_label = "options explored",
             .y_scale = PlotScale::kLogarithmic};
  double baseline = 0;
  for (const Row& row : rows) {
    if (request.control.should_stop()) break;
    const RowCost cost = cost_of(row, puzzles, request);
    const auto ours = static_cast<double>(cost.options);
    if (baseline == 0) baseline = ours;
    std::string note = fmt::format("{} squares", cost.squares);
    if (request.clock) note += fmt::format(", {:.2f} s", cost.seconds);
    ComparisonRow count{std::string(row.label), "",           fmt::format("{}", cost.options),
                        puzzles.size(),         request.seed, std::move(note)};
    ComparisonRow ratio{
        std::string(row.label), "",           fmt::format("{:.2f}", baseline / ours),
        puzzles.size(),         request.seed, ""};
    if (row.published != 0) {
      count.published = fmt::format("{}", row.published);
      ratio.published = published_ratio(row);
    }
    options.rows.push_back(std::move(count));
    ratios.rows.push_back(std::move(ratio));
    costs.series.push_back(curve_of(row, cost));
  }
  result.tables.push_back(std::move(options));
  result.tables.push_back(std::move(ratios));
  result.costs.push_back(std::move(costs));
}

}  // namespace

std::vector<Grid> hardest_puzzles(const RandomPuzzles& set, const ExperimentRequest& request) {
  const std::uint64_t count = set.count;
  const std::uint64_t keep =
      std::max<std::uint64_t>(1, count * kHardestPerMillion / kRandomPuzzles);
  const auto make = [&](std::uint64_t chunk) {
    std::vector<CountedPuzzle> puzzles;
    const std::uint64_t end = std::min(count, (chunk + 1) * kChunk);
    for (std::uint64_t index = chunk * kChunk; index < end; ++index) {
      RandomStream random(request.seed, "cs221-random-puzzle", set.first + index);
      const Grid grid = random_puzzle(random);
      puzzles.push_back({search(grid, constraint::kNorvig, kFirstSolution).options, index, grid});
    }
    keep_hardest(puzzles, keep);
    return puzzles;
  };
  std::vector<CountedPuzzle> hardest;
  const auto merge = [&](std::uint64_t chunk, const std::vector<CountedPuzzle>& puzzles) {
    hardest.insert(hardest.end(), puzzles.begin(), puzzles.end());
    keep_hardest(hardest, keep);
    request.control.report({std::min(count, (chunk + 1) * kChunk), count, "random puzzles"});
    return Flow::kContinue;
  };
  ordered_parallel({request.threads, (count + kChunk - 1) / kChunk}, request.control, make, merge);
  std::vector<Grid> grids;
  grids.reserve(hardest.size());
  for (const CountedPuzzle& puzzle : hardest) grids.push_back(puzzle.grid);
  return grids;
}

ComparisonTable spread_table(std::uint64_t count, const ExperimentRequest& request) {
  constexpr std::uint64_t kSets = 3;
  ComparisonTable table{"The same ratios on further sets of random puzzles", {}};
  for (std::uint64_t set = 1; set <= kSets && !request.control.should_stop(); ++set) {
    const std::vector<Grid> hardest = hardest_puzzles({set * count, count}, request);
    const auto baseline = static_cast<double>(cost_of(kRows[0], hardest, request).options);
    for (const Row& row : {kRows[1], kRows[2]}) {
      const RowCost cost = cost_of(row, hardest, request);
      table.rows.push_back({fmt::format("set {}: {}", set + 1, row.label), published_ratio(row),
                            fmt::format("{:.2f}", baseline / static_cast<double>(cost.options)),
                            hardest.size(), request.seed, ""});
    }
  }
  return table;
}

SearchTable search_table(const std::vector<Grid>& puzzles, const ExperimentRequest& request) {
  SearchTable result;
  add_tables(result, "all puzzles together", kRows, puzzles, request);
  const std::uint64_t fewer = std::max<std::uint64_t>(1, puzzles.size() / kDearStride);
  add_tables(result, "every twentieth puzzle", kDearRows, even_sample(puzzles, fewer), request);
  return result;
}

}  // namespace nonet::cs221
