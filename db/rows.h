// Rows of a query as records. Internal to db/: each function names the columns it reads, in order.
#pragma once

#include "db/hunt_holder.h"
#include "db/records.h"
#include "db/statement.h"

namespace nonet {

// id, canonical, givens, solution. Throws DatabaseError where the row is no puzzle.
StoredPuzzle puzzle_row(const Statement& row);
// puzzle, scale, scale_version, weights, score, hardest, cells_left, columns.
StoredRating rating_row(const Statement& row);
// puzzle, solver, seed, verdict, solutions, hardness, unit, effort, seconds, details.
SolverRecord measurement_row(const Statement& row);
// id, key, command, seed, options, version, started, finished.
StoredRun run_row(const Statement& row);
// run, ordinal, puzzle, seconds.
Find find_row(const Statement& row);
// host, pid, identity, since, seen, seconds of silence.
HuntHolder holder_row(const Statement& row);

}  // namespace nonet
