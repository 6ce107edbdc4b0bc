// The result of reproducing a paper: its tables compared with ours, charts, and the errors and
// ambiguities of the paper. Plain values: the command line prints them, the report draws them.
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

// Charts that belong together, side by side if there is room.
struct ChartGroup {
  std::vector<Chart> charts;
  std::string caption = {};
};

struct Experiment {
  std::string title;
  std::string source;
  std::string puzzles = {};                // a description of its puzzles
  std::vector<std::string> warnings = {};  // reasons against a comparison
  std::vector<ComparisonTable> tables = {};
  std::vector<ChartGroup> charts = {};
  std::vector<std::string> notes = {};    // errata and ambiguities of the paper, limits of our runs
  bool stopped = false;                   // by a stop: the tables have the finished part
  std::vector<std::string> missing = {};  // the parts left out by the stop (parts.h)
};

// People's time for a puzzle.
struct MeasuredTime {
  Grid givens;
  double solvers = 1;
  double seconds = 0;  // their mean
};

// A publisher's label of a puzzle: "easy", "hard".
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
  std::vector<MeasuredTime> times = {};      // of the puzzles whose records have them
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
