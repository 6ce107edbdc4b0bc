// Writes what a command finds into the store, under a run that says how to make it again. Finds are
// collected and written about once a second: other programs can use the database meanwhile, and a
// killed program loses at most that second.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/session.h"
#include "db/store.h"

namespace nonet {

// A puzzle with what is to be stored beside it.
struct RunFind {
  PuzzleRecord puzzle;
  std::vector<Rating> ratings;
  Genotype genotype;  // empty: none
};

// What a solver says of a puzzle; `record.puzzle` is filled in when the puzzle is stored.
struct RunMeasurement {
  PuzzleRecord puzzle;
  SolverRecord record;
};

// Now, as the store writes it: UTC, ISO 8601.
std::string utc_now();
// What the store notes of the session's run.
RunRecord run_record(Session& session);

class RunRecorder {
 public:
  // Opens (or makes) the session's database and starts a run in it.
  static Result<RunRecorder> start(Session& session);

  // True where the store holds an isomorphic puzzle; finds that wait to be written do not count.
  [[nodiscard]] Result<bool> holds(const Grid& canonical) const;
  // Takes the find; writes what is waiting when it is time.
  Status add(RunFind find);
  // The same for a measurement. It is left out where the store has the puzzle in another printed
  // form, to which the measurement would not apply.
  Status add(RunMeasurement measurement);
  // Writes what is waiting.
  Status flush();
  // flush(), and notes the end of the run.
  Status finish();

  // Puzzles that the store did not hold before.
  [[nodiscard]] std::uint64_t added() const { return added_; }
  // Measurements left out.
  [[nodiscard]] std::uint64_t rows_of_other_forms() const { return rows_of_other_forms_; }
  [[nodiscard]] const std::string& path() const { return store_.path(); }

 private:
  using Clock = std::chrono::steady_clock;

  RunRecorder(Store store, RunId run) : store_(std::move(store)), run_(run) {}
  Status flush_when_due();
  Status save(Writer& writer, const RunFind& find, double seconds);
  Status save(Writer& writer, RunMeasurement& measurement);

  Store store_;
  RunId run_;
  std::vector<RunFind> waiting_;
  std::vector<RunMeasurement> waiting_measurements_;
  std::uint64_t ordinal_ = 0;
  std::uint64_t added_ = 0;
  std::uint64_t rows_of_other_forms_ = 0;
  Clock::time_point started_ = Clock::now();
  Clock::time_point written_ = Clock::now();
};

}  // namespace nonet
