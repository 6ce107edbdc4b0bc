// Writes the finds of a command into the store, under a run that records how to repeat it. Finds
// are collected and written about once a second, or at the caller's request: other programs can use
// the database meanwhile, and a killed program loses at most that second.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "db/recorder_clock.h"
#include "db/store.h"
#include "generator/find.h"

namespace nonet {

// A solver's report on a puzzle; `record.puzzle` need not be set.
struct RunMeasurement {
  PuzzleRecord puzzle;
  SolverRecord record;
};

// A puzzle of another board, with its ratings and measurements.
struct BoardFind {
  BoardPuzzleRow puzzle;  // its id need not be set
  std::vector<Rating> ratings = {};
  std::vector<BoardSolverRecord> measurements = {};
};

class RunRecorder {
 public:
  // Starts a run in the store.
  static Result<RunRecorder> start(Store store, const RunRecord& run, RecorderClock clock);

  // True if the store has an isomorphic puzzle; unwritten finds do not count.
  [[nodiscard]] Result<bool> holds(const Grid& canonical) const;
  [[nodiscard]] Result<bool> holds(const BoardPuzzleRow& puzzle) const {
    return store_.holds_board(puzzle);
  }
  // Takes the find; writes the waiting ones when it is time.
  Status add(Find find);
  // add() in two steps: whether it is time to write, and taking without writing. `fields`: the
  // data of the find's list.
  [[nodiscard]] bool is_due() const;
  void take(Find find, std::vector<StoredField> fields = {}) {
    waiting_.push_back({std::move(find), std::move(fields)});
  }
  void take(BoardFind find) { waiting_boards_.push_back(std::move(find)); }
  // As add(), for a measurement. It is left out if the store has the puzzle in another printed
  // form, to which the measurement would not apply.
  Status add(RunMeasurement measurement);
  // Writes the waiting finds. Those that cannot be written keep waiting.
  Status flush();
  // flush(), and records the end of the run.
  Status finish();

  // The number of finds and measurements not yet in the store.
  [[nodiscard]] std::size_t waiting() const {
    return waiting_.size() + waiting_measurements_.size() + waiting_boards_.size();
  }
  // The number of puzzles new to the store.
  [[nodiscard]] std::uint64_t added() const { return added_; }
  // Ratings left out because they ended early, above a limit, and so do not rate the puzzle.
  [[nodiscard]] std::uint64_t unfinished_ratings() const { return unfinished_ratings_; }
  // Measurements left out because of another printed form.
  [[nodiscard]] std::uint64_t rows_of_other_forms() const { return rows_of_other_forms_; }
  [[nodiscard]] const std::string& path() const { return store_.path(); }

 private:
  struct Waiting {
    Find find;
    std::vector<StoredField> fields;
  };
  // The counts of a transaction, added to the totals when it is committed.
  struct Written {
    std::uint64_t finds = 0;
    std::uint64_t added = 0;
    std::uint64_t unfinished_ratings = 0;
    std::uint64_t rows_of_other_forms = 0;
  };

  RunRecorder(Store store, RunId run, RecorderClock clock);
  Status flush_when_due();
  Status save_waiting(Writer& writer, Written& written) const;
  static Status save(Writer& writer, const BoardFind& find, Written& written);
  Status save(Writer& writer, const Waiting& one, double seconds, Written& written) const;

  Store store_;
  RunId run_;
  RecorderClock clock_;
  std::vector<Waiting> waiting_;
  std::vector<RunMeasurement> waiting_measurements_;
  std::vector<BoardFind> waiting_boards_;
  std::uint64_t ordinal_ = 0;  // of the next find
  std::uint64_t added_ = 0;
  std::uint64_t unfinished_ratings_ = 0;
  std::uint64_t rows_of_other_forms_ = 0;
  double started_;
  double written_;
};

}  // namespace nonet
