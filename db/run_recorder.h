// Writes what a command finds into the store, under a run that says how to make it again. Finds are
// collected and written about once a second, or when the caller says so: other programs can use the
// database meanwhile, and a killed program loses at most that second.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "db/recorder_clock.h"
#include "db/store.h"

namespace nonet {

// A puzzle with what is to be stored beside it.
struct RunFind {
  PuzzleRecord puzzle;
  std::vector<Rating> ratings;
  Genotype genotype;                     // empty: none
  std::vector<StoredField> fields = {};  // what a list says of it
  // What tells the weights of the ratings from the scales' own; empty: nothing.
  std::string weights = {};
};

// The puzzle, with nothing beside it yet.
RunFind find_of(const Puzzle& puzzle);

// What a solver says of a puzzle; `record.puzzle` need not be filled in.
struct RunMeasurement {
  PuzzleRecord puzzle;
  SolverRecord record;
};

class RunRecorder {
 public:
  // Starts a run in the store.
  static Result<RunRecorder> start(Store store, const RunRecord& run, RecorderClock clock);

  // True where the store holds an isomorphic puzzle; finds that wait to be written do not count.
  [[nodiscard]] Result<bool> holds(const Grid& canonical) const;
  // Takes the find; writes what is waiting when it is time.
  Status add(RunFind find);
  // The same in two steps: is it time to write, and taking without writing.
  [[nodiscard]] bool is_due() const;
  void take(RunFind find) { waiting_.push_back(std::move(find)); }
  // The same for a measurement. It is left out where the store has the puzzle in another printed
  // form, to which the measurement would not apply.
  Status add(RunMeasurement measurement);
  // Writes what is waiting. What could not be written waits on.
  Status flush();
  // flush(), and notes the end of the run.
  Status finish();

  // What was added and is not yet in the store.
  [[nodiscard]] std::size_t waiting() const {
    return waiting_.size() + waiting_measurements_.size();
  }
  // Puzzles that the store did not hold before.
  [[nodiscard]] std::uint64_t added() const { return added_; }
  // Ratings left out since they ended early, above a limit: they are no rating of the puzzle.
  [[nodiscard]] std::uint64_t unfinished_ratings() const { return unfinished_ratings_; }
  // Measurements left out.
  [[nodiscard]] std::uint64_t rows_of_other_forms() const { return rows_of_other_forms_; }
  [[nodiscard]] const std::string& path() const { return store_.path(); }

 private:
  // What a transaction did, to be counted when it is committed.
  struct Written {
    std::uint64_t finds = 0;
    std::uint64_t added = 0;
    std::uint64_t unfinished_ratings = 0;
    std::uint64_t rows_of_other_forms = 0;
  };

  RunRecorder(Store store, RunId run, RecorderClock clock);
  Status flush_when_due();
  Status save_waiting(Writer& writer, Written& written) const;
  Status save(Writer& writer, const RunFind& find, double seconds, Written& written) const;

  Store store_;
  RunId run_;
  RecorderClock clock_;
  std::vector<RunFind> waiting_;
  std::vector<RunMeasurement> waiting_measurements_;
  std::uint64_t ordinal_ = 0;  // of the next find
  std::uint64_t added_ = 0;
  std::uint64_t unfinished_ratings_ = 0;
  std::uint64_t rows_of_other_forms_ = 0;
  double started_;
  double written_;
};

}  // namespace nonet
