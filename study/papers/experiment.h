// What reproducing a paper gives: its tables beside ours, charts, and what in the paper turned out
// wrong or ambiguous. Plain values: the command line prints them, the report draws them, and
// nothing here knows how either is done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"
#include "charts/chart.h"
#include "study/papers/comparison.h"

namespace nonet {

using Chart = std::variant<LineChart, ScatterChart, Histogram>;

// A curve or histogram of fewer puzzles shows nothing and is not drawn.
inline constexpr std::size_t kFewestOnChart = 10;

// Charts that belong together, side by side where there is room.
struct ChartGroup {
  std::vector<Chart> charts;
  std::string caption = {};
};

struct Experiment {
  std::string title;
  std::string source;
  std::string puzzles = {};                // what it ran on
  std::vector<std::string> warnings = {};  // what forbids to compare
  std::vector<ComparisonTable> tables = {};
  std::vector<ChartGroup> charts = {};
  std::vector<std::string> notes = {};    // errata and ambiguities of the paper, limits of our runs
  bool stopped = false;                   // asked to stop: the tables hold what was finished
  std::vector<std::string> missing = {};  // the parts that a stop has left out (parts.h)
};

// What a puzzle took people.
struct MeasuredTime {
  Grid givens;
  double solvers = 1;
  double seconds = 0;  // their mean
};

// What its publisher calls a puzzle: "easy", "hard".
struct LabelledPuzzle {
  Grid givens;
  std::string label;
};

// The class of a puzzle in a published list.
struct PublishedClass {
  Grid givens;
  std::string scale;  // its key
  int value = 0;
};

struct ExperimentRequest {
  std::vector<Grid> puzzles = {};            // empty: the experiment's own puzzles
  std::vector<MeasuredTime> times = {};      // of those puzzles whose records say so
  std::vector<LabelledPuzzle> labels = {};   // likewise
  std::vector<PublishedClass> classes = {};  // likewise
  std::uint64_t sample = 0;  // use this many of `puzzles`, at an even stride; 0: all of them
  std::uint64_t seed = 1;
  unsigned threads = 1;
  // Processor seconds so far, for tables of times; empty: no times are measured.
  std::function<double()> clock;
  RunControl control;

  [[nodiscard]] double seconds() const { return clock ? clock() : 0; }
};

// `sample` of a list at an even stride (lists are rarely in random order, so never a prefix);
// all of them for 0 or for more than there are.
template <typename Item>
std::vector<Item> even_sample(const std::vector<Item>& all, std::uint64_t sample) {
  if (sample == 0 || sample >= all.size()) return all;
  std::vector<Item> chosen;
  chosen.reserve(static_cast<std::size_t>(sample));
  for (std::uint64_t i = 0; i < sample; ++i) {
    chosen.push_back(all[static_cast<std::size_t>(i * all.size() / sample)]);
  }
  return chosen;
}

}  // namespace nonet
