// One table of all solver families. Help, completion, database keys, the agreement test and the
// benchmark come from its rows. Adding a solver is a file pair in solvers/<family>/ and a row.
#pragma once

#include <span>
#include <string_view>

#include "board/grid.h"
#include "solvers/report.h"

namespace nonet {

struct SolverRow {
  std::string_view key;            // forever: database and command line
  std::string_view name;           // for people
  std::string_view family;         // folder under solvers/
  std::string_view source;         // paper, program or forum post
  std::string_view hardness_unit;  // what Report::hardness counts
  std::string_view effort_unit;    // what Report::effort and SolveRequest::budget count
  bool proves_unique;              // can say kUnique
  bool proves_none;                // can say kNone
  bool uses_chance;                // SolveRequest::seed matters
  Report (*solve)(const Grid&, const SolveRequest&);
  // Whether BatchSolver and count_solutions() of solvers/exact may answer in its place: many grids
  // at a time, and sukakus.
  bool counts_in_batches = false;
};

std::span<const SolverRow> solver_catalog();
// nullptr where there is no such key.
const SolverRow* find_solver(std::string_view key);

}  // namespace nonet
