// What reproducing a source document gives: its tables beside ours, series to plot, and what in the
// document turned out wrong or ambiguous. Plain values: the command line prints them, the report
// draws them, and nothing here knows how either is done.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"

namespace nonet {

// One measured quantity beside the published one. Values are text as they should be read ("84.73",
// "500000+"); `published` is empty where the document gives none.
struct ComparisonRow {
  std::string label;
  std::string published;
  std::string ours;
  std::uint64_t sample = 0;           // puzzles or runs behind `ours`
  std::optional<std::uint64_t> seed;  // nullopt: no chance involved
  std::string note;
};

struct ComparisonTable {
  std::string title;  // names the quantity and its unit
  std::vector<ComparisonRow> rows = {};
};

enum class PlotScale { kLinear, kLogarithmic };
enum class PlotKind { kLine, kBars, kPoints };

// REQUIRES: x.size() == y.size().
struct PlotSeries {
  std::string label;
  std::vector<double> x;
  std::vector<double> y;
};

struct Plot {
  std::string title;
  std::string x_label;
  std::string y_label;
  PlotKind kind = PlotKind::kLine;
  PlotScale x_scale = PlotScale::kLinear;
  PlotScale y_scale = PlotScale::kLinear;
  std::vector<PlotSeries> series = {};
};

struct Experiment {
  std::string title;
  std::string source;
  std::vector<ComparisonTable> tables = {};
  std::vector<Plot> plots = {};
  std::vector<std::string> notes =
      {};                // errata and ambiguities of the document, limits of our runs
  bool stopped = false;  // asked to stop: the tables hold what was finished
};

struct ExperimentRequest {
  std::vector<Grid> puzzles = {};  // empty: the experiment's own puzzles
  std::uint64_t sample = 0;        // use this many of `puzzles`, at an even stride; 0: all of them
  std::uint64_t seed = 1;
  unsigned threads = 1;
  // Processor seconds so far, for tables of times; empty: no times are measured.
  std::function<double()> clock;
  RunControl control;
};

// `sample` of the puzzles at an even stride (lists are rarely in random order, so never a prefix);
// all of them for 0 or for more than there are.
std::vector<Grid> even_sample(const std::vector<Grid>& puzzles, std::uint64_t sample);

}  // namespace nonet
