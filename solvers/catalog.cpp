#include "solvers/catalog.h"

#include <algorithm>
#include <array>

#include "solvers/constraint/constraint_solvers.h"
#include "solvers/difference_map/difference_map_solvers.h"
#include "solvers/exact/exact_solvers.h"
#include "solvers/genetic/genetic_solver.h"
#include "solvers/log_linear/log_linear_solvers.h"
#include "solvers/message_passing/belief_search.h"
#include "solvers/message_passing/message_passing_solvers.h"

namespace nonet {
namespace {

// A row of the max-product paper; the arguments are the columns that differ.
constexpr SolverRow max_product(std::string_view key, std::string_view name,
                                Report (*solve)(const Grid&, const SolveRequest&)) {
  return {.key = key,
          .name = name,
          .family = "message_passing",
          .source = "J. Goldberger, Solving Sudoku Using Combined Message Passing Algorithms",
          .hardness_unit = "open cells",
          .effort_unit = "house updates",
          .proves_unique = true,
          .proves_none = true,
          .uses_chance = false,
          .solve = solve};
}
constexpr SolverRow sum_product(std::string_view key, std::string_view name,
                                Report (*solve)(const Grid&, const SolveRequest&)) {
  SolverRow row = max_product(key, name, solve);
  row.hardness_unit = row.effort_unit = "iterations";
  return row;
}

constexpr SolverRow belief_search(std::string_view key, std::string_view name,
                                  Report (*solve)(const Grid&, const SolveRequest&)) {
  SolverRow row = max_product(key, name, solve);
  row.hardness_unit = row.effort_unit = "options";
  return row;
}

constexpr SolverRow log_linear_learning(std::string_view key, std::string_view name,
                                        Report (*solve)(const Grid&, const SolveRequest&)) {
  return {.key = key,
          .name = name,
          .family = "log_linear",
          .source = "V. Coghlan, Log-Linear Learning Over Large Iterations in Sudoku Puzzles, 2014",
          .hardness_unit = "iterations",
          .effort_unit = "iterations",
          .proves_unique = false,
          .proves_none = false,
          .uses_chance = true,
          .solve = solve};
}
// The same, starting from the candidates that max-product leaves; its proofs count.
constexpr SolverRow after_max_product(SolverRow row) {
  row.proves_unique = row.proves_none = true;
  return row;
}

constexpr SolverRow difference_map_search(std::string_view key, std::string_view name,
                                          Report (*solve)(const Grid&, const SolveRequest&)) {
  return {.key = key,
          .name = name,
          .family = "difference_map",
          .source = "V. Elser et al., Searching with iterated maps, PNAS 2007; anlak.com, 2016",
          .hardness_unit = "iterations",
          .effort_unit = "iterations",
          .proves_unique = false,
          .proves_none = true,
          .uses_chance = true,
          .solve = solve};
}

// One row per solver, by family. The columns are explained in catalog.h.
constexpr std::array kRows = {
    SolverRow{.key = "exact",
              .name = "Exact search on bitboards",
              .family = "exact",
              .source = "Players' forum, bitboard solvers since 2010; this project",
              .hardness_unit = "guesses",
              .effort_unit = "guesses",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_exact,
              .counts_in_batches = true},
    SolverRow{.key = "exact-cover",
              .name = "Exact cover by dancing links",
              .family = "exact",
              .source = "D. E. Knuth, Dancing Links, 2000",
              .hardness_unit = "guesses",
              .effort_unit = "guesses",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_exact_cover},
    SolverRow{.key = "norvig",
              .name = "Norvig's search",
              .family = "constraint",
              .source = "P. Norvig, Solving Every Sudoku Puzzle, 2006",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kNorvig>},
    SolverRow{.key = "subregion-exclusion",
              .name = "Search with subregion exclusion",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kSubregionSearch>},
    SolverRow{.key = "generalised-twins",
              .name = "Search with generalised twins",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kTwinsSearch>},
    SolverRow{.key = "least-constraining",
              .name = "Generalised twins, least constraining value first",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kTwinsLeastConstraining>},
    SolverRow{.key = "first-square",
              .name = "Generalised twins, squares in order",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kTwinsFirstSquare>},
    SolverRow{.key = "opportunistic",
              .name = "Generalised twins, opportunistic most constrained square",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kTwinsOpportunistic>},
    SolverRow{.key = "most-promising",
              .name = "Generalised twins, most promising square",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kMostPromising>},
    SolverRow{.key = "all-different",
              .name = "Model 1: all_different through auxiliary variables",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kModelOne>},
    SolverRow{.key = "learned-ranking",
              .name = "Moves in a learned order",
              .family = "constraint",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "options",
              .effort_unit = "options",
              .proves_unique = true,
              .proves_none = true,
              .uses_chance = false,
              .solve = solve_constraint<constraint::kLearnedRanking>},
    SolverRow{.key = "genetic",
              .name = "Genetic solver",
              .family = "genetic",
              .source = "A. Scorza, Q. Vohra, CS221 project report, Stanford",
              .hardness_unit = "generations",
              .effort_unit = "generations",
              .proves_unique = false,
              .proves_none = true,
              .uses_chance = true,
              .solve = solve_genetic},
    max_product("max-product", "Max-product", solve_messages<message_passing::kMaxProduct>),
    max_product("max-product-c1", "Max-product with box-line constraints",
                solve_messages<message_passing::kMaxProductC1>),
    max_product("max-product-c2", "Max-product with digit permutations",
                solve_messages<message_passing::kMaxProductC2>),
    max_product("max-product-c1-c2", "Max-product with box-line and digit permutations",
                solve_messages<message_passing::kMaxProductC1C2>),
    max_product("max-product-c2box", "Max-product with digit templates",
                solve_messages<message_passing::kMaxProductC2Box>),
    sum_product("sum-product", "Sum-product", solve_messages<message_passing::kSumProduct>),
    sum_product("sum-product-mp", "Sum-product after max-product",
                solve_messages<message_passing::kSumProductMp>),
    sum_product("sum-product-mp-c2", "Sum-product after max-product with C2",
                solve_messages<message_passing::kSumProductMpC2>),
    sum_product("sum-product-mp-c1-c2", "Sum-product after max-product with C1 and C2",
                solve_messages<message_passing::kSumProductMpC1C2>),
    sum_product("serial-sum-product-mp", "Serial sum-product after max-product",
                solve_messages<message_passing::kSerialMp>),
    sum_product("serial-sum-product-mp-c1-c2",
                "Serial sum-product after max-product with C1 and C2",
                solve_messages<message_passing::kSerialMpC1C2>),
    sum_product("serial-sum-product-mp-c2box",
                "Serial sum-product after max-product with digit templates",
                solve_messages<message_passing::kSerialMpC2Box>),
    belief_search("belief-search", "Guesses in the order of beliefs on max-product's stopping sets",
                  solve_by_guesses),
    log_linear_learning("log-linear", "Log-linear learning", solve_log_linear<log_linear::kPlain>),
    log_linear_learning("log-linear-improved", "Log-linear learning, restricted, with resets",
                        solve_log_linear<log_linear::kImproved>),
    after_max_product(log_linear_learning("log-linear-mp", "Log-linear learning after max-product",
                                          solve_log_linear<log_linear::kAfterMaxProduct>)),
    difference_map_search("difference-map", "Difference map",
                          solve_difference_map<difference_map::kPublished>),
    difference_map_search("difference-map-masked", "Difference map within the candidates",
                          solve_difference_map<difference_map::kMasked>),
};

}  // namespace

std::span<const SolverRow> solver_catalog() { return kRows; }

const SolverRow* find_solver(std::string_view key) {
  const auto row = std::ranges::find(kRows, key, &SolverRow::key);
  return row == kRows.end() ? nullptr : &*row;
}

}  // namespace nonet
