// The CS221 solver's settings as members of the solver catalog. They differ only in kSettings' rows
// (constraint_solvers.cpp); hardness and effort are the options explored: assignments tried.
#pragma once

#include "board/grid.h"
#include "solvers/constraint/search.h"
#include "solvers/report.h"

namespace nonet {

namespace constraint {

inline constexpr Rules kSingles{};
inline constexpr Rules kSubregionExclusion{.subregion_exclusion = true};
inline constexpr Rules kTwins{.subregion_exclusion = true, .house = HouseRule::kTwins};
inline constexpr Rules kAllDifferent{.house = HouseRule::kAutomaton};

inline constexpr SearchSettings kNorvig{kSingles};
inline constexpr SearchSettings kSubregionSearch{kSubregionExclusion};
inline constexpr SearchSettings kTwinsSearch{kTwins};
inline constexpr SearchSettings kTwinsLeastConstraining{kTwins, SquareOrder::kMostConstrained,
                                                        ValueOrder::kLeastConstraining};
inline constexpr SearchSettings kTwinsFirstSquare{kTwins, SquareOrder::kFirst,
                                                  ValueOrder::kLeastConstraining};
inline constexpr SearchSettings kTwinsOpportunistic{kTwins, SquareOrder::kOpportunistic,
                                                    ValueOrder::kLeastConstraining};
inline constexpr SearchSettings kMostPromising{kTwins, SquareOrder::kMostPromising,
                                               ValueOrder::kLeastConstraining};
inline constexpr SearchSettings kModelOne{kAllDifferent};
inline constexpr SearchSettings kLearnedRanking{kSingles, SquareOrder::kLearned,
                                                ValueOrder::kLearned};

}  // namespace constraint

// Searches under the settings until the requested number of solutions, exhaustion or the budget.
Report solve_by_search(const Grid& grid, const SolveRequest& request,
                       const constraint::SearchSettings& settings);

// A catalog row's function for one of the settings above.
template <const constraint::SearchSettings& kSettings>
Report solve_constraint(const Grid& grid, const SolveRequest& request) {
  return solve_by_search(grid, request, kSettings);
}

}  // namespace nonet
