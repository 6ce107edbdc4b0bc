// Backtracking search over propagated domains: the solver of the CS221 report with all of its
// heuristics. Norvig's solver is the setting with singles only and the most constrained square.
#pragma once

#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "board/grid.h"
#include "solvers/constraint/propagation.h"
#include "solvers/constraint/ranking_model.h"

namespace nonet::constraint {

enum class SquareOrder {
  kFirst,             // the first open square ("no MCV")
  kMostConstrained,   // MCV: the smallest domain, the first of equals
  kOpportunistic,     // kFirst; restarts with kMostConstrained after kOpportunisticOptions
  kMostPromising,     // fewest open squares after propagation, for the worst of its values
  kMostPromisingSum,  // the same, summed over its values
  kLearned,           // the move the trained ranking likes best decides the square
};

enum class ValueOrder {
  kAscending,
  kLeastConstraining,  // LCV: the digit in the fewest domains of open peers first
  kLearned,            // the trained ranking
};

// The report: "50 worked best as a threshold".
inline constexpr std::uint64_t kOpportunisticOptions = 50;

struct SearchSettings {
  Rules rules;
  SquareOrder square = SquareOrder::kMostConstrained;
  ValueOrder value = ValueOrder::kAscending;
  const RankingModel* ranking = nullptr;  // for the learned orders; nullptr: trained_ranking()
};

struct SearchLimits {
  std::uint64_t solutions = 2;
  std::uint64_t options = RunControl::kNoLimit;
};

struct SearchResult {
  std::vector<Grid> solutions;  // in the order found, at most SearchLimits::solutions
  bool exhausted = false;       // the whole tree was seen: `solutions` are all there are
  std::uint64_t squares = 0;    // squares branched on
  std::uint64_t options = 0;    // assignments tried: the report's measure of search
  std::uint64_t probes = 0;     // propagations made only to choose a square
  int max_depth = 0;
};

SearchResult search(const Grid& givens, const SearchSettings& settings, const SearchLimits& limits,
                    const RunControl& control = {});

// As search(), below a node whose domains are already propagated.
SearchResult search_below(const Domains& node, const SearchSettings& settings,
                          const SearchLimits& limits, const RunControl& control = {});

}  // namespace nonet::constraint
