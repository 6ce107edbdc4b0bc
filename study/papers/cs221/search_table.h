// The CS221 report's table of results and its plots: the hardest of many random puzzles under each
// strategy and heuristic.
#pragma once

#include <vector>

#include "board/grid.h"
#include "study/papers/experiment.h"

namespace nonet::cs221 {

struct SearchTables {
  std::vector<ComparisonTable> tables;
  std::vector<ChartGroup> curves;  // options and time of each setting, its puzzles sorted by them
  std::vector<std::string> notes;  // findings of these runs
};

// A few insoluble or nearly empty puzzles make up most of each total, so that one set of hardest
// puzzles shows little: every quantity is the geometric mean over the sets, with its interval.
// First under the rules as the report states them, then under the reading that its numbers fit.
// `comparable`: the sets are drawn like the report's own. After a stop, the finished tables.
// REQUIRES: no set is empty.
SearchTables search_tables(const std::vector<std::vector<Grid>>& sets, bool comparable,
                           const ExperimentRequest& request);

// Orders that look at every move of every node, on every twentieth puzzle.
ComparisonTable dear_orders_table(const std::vector<Grid>& puzzles,
                                  const ExperimentRequest& request);

}  // namespace nonet::cs221
