// Measures every solver on every puzzle, in the order of the puzzles. Resumable: stored
// measurements are not repeated.
//
// A unit of work is one solver on one puzzle. Some take seconds, so that a table of one puzzle
// should use all threads, and a stop should lose no more than the current solve.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "board/puzzle.h"
#include "db/run_recorder.h"
#include "db/store.h"
#include "solvers/catalog.h"

namespace nonet {

struct MeasurePlan {
  std::vector<const SolverRow*> solvers;
  std::uint64_t budget = 0;  // of each solve, in the solver's own unit; 0: each solver's own
  std::uint64_t seed = 0;    // for the solvers that use chance
  unsigned threads = 1;
  RunControl control;
  // Processor time of the calling thread; if empty, `seconds` of the records stays 0.
  std::function<double()> thread_seconds;
};

enum class RowOrigin : std::uint8_t { kMeasured, kStored };

// The result of one solver on one puzzle.
struct MeasuredRow {
  Grid givens;
  std::size_t solver = 0;  // index in the plan
  SolverRecord record;
  RowOrigin origin = RowOrigin::kMeasured;
};

// The measurements of earlier calls and of this one. Two connections to one file: workers' threads
// read the first while the caller's thread writes to the other.
struct MeasureStore {
  const Store* known;  // null: everything is measured again
  RunRecorder* recorder;
};

// The next puzzle; nullopt at the end. Called on any thread, one at a time.
using NextPuzzle = std::function<std::optional<Grid>()>;
// Takes the rows of each puzzle in the order of the plan, on the calling thread. The recorder gets
// each row first.
using RowVisitor = std::function<Flow(const MeasuredRow&)>;

struct MeasureCount {
  std::uint64_t rows = 0;
  std::uint64_t improper = 0;  // puzzles without exactly one solution: measured, not stored
};

// Errors come from the store. `store` may be null: then nothing is known and nothing stored.
Result<MeasureCount> measure(const MeasurePlan& plan, const MeasureStore* store,
                             const NextPuzzle& next, const RowVisitor& visit);

// Whether the store has all rows of the puzzle, so that nothing is measured.
bool has_all_rows(const Puzzle& puzzle, const MeasurePlan& plan, const Store& known);

// All rows of a puzzle, measured now.
std::vector<SolverRecord> measured_records(const Grid& givens, const MeasurePlan& plan);

// The seed of the latest run of this command that used one. A later call without --seed uses it, so
// that it finds the rows of that run.
Result<std::optional<std::uint64_t>> seed_of_last_run(const Store& store, std::string_view command);

}  // namespace nonet
