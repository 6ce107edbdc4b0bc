#include "solvers/catalog.h"

#include <algorithm>
#include <array>

#include "solvers/exact/exact_solvers.h"

namespace nonet {
namespace {

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
              .solve = solve_exact},
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
};

}  // namespace

std::span<const SolverRow> solver_catalog() { return kRows; }

const SolverRow* find_solver(std::string_view key) {
  const auto row = std::ranges::find(kRows, key, &SolverRow::key);
  return row == kRows.end() ? nullptr : &*row;
}

}  // namespace nonet
