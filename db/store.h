// The database of puzzles: the puzzles, the results of scales and solvers, the runs that made them,
// and the checkpoints of interrupted searches. One file, SQLite in write-ahead mode; all SQL of
// nonet is in this folder. Schema: docs/database.md.
//
// Threads: a Store is one connection; every thread opens its own. Several programs may use one file
// at the same time; a writer blocks the others from write() to commit(), so collect data first,
// then write it at once (about once a second in a long run).
//
// Durability: committed data survives a killed program at once, and a power cut after the next
// checkpoint of the log; the file is never left half-written.
//
// Every failure is an Error of kind kDatabase about the file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "db/connection.h"
#include "db/hunt_holder.h"
#include "db/records.h"
#include "db/writer.h"

namespace nonet {

struct StoreOptions {
  Access access = Access::kReadWrite;
  LockWait lock_wait = {};
  std::uint64_t max_bytes = 0;  // limits the size of the file, like a full disk; 0: no limit
  // Receives each damaged row found, which is then skipped; empty: such a row is an error.
  DamageSink damaged = {};
};

// The form of a copy: page by page; or row by row in a fixed order, so that stores with the same
// contents give the same bytes, with everything or without the data that differs between runs
// (db/sorted_copy.h).
enum class BackupForm : std::uint8_t { kPages, kSorted, kTimeless };

// Selects puzzles and their order.
struct PuzzleQuery {
  enum class Order { kStored, kScoreRising, kScoreFalling };

  Order order = Order::kStored;  // the score orders need `scale`; ties in stored order
  // Only puzzles with a score on this scale and version (stuck ones have none) within [min_score,
  // max_score].
  std::string scale;
  int scale_version = 0;
  std::optional<double> min_score;
  std::optional<double> max_score;
  int min_clues = 0;
  int max_clues = kCells;
  std::optional<RunId> found_by;
  // Only puzzles that lack a rating, with these weights, on one of these scales.
  struct ScaleVersion {
    std::string scale;
    int version = 0;
  };
  std::vector<ScaleVersion> unrated_on;
  std::string unrated_weights;
  std::uint64_t limit = 0;  // 0: no limit
};

// How to judge the rows of another store. Without a proof its solutions are taken to be the only
// ones.
struct RowJudging {
  PuzzleProof proof;
  DamageSink damaged;
};

// The target for damaged rows: each as a line of JSON with its table, the reason and all its
// columns. They leave the store only when keep() has confirmed that the lines are safe.
struct Repair {
  PuzzleProof proof;
  std::function<Status(std::string_view line)> take;
  std::function<Status()> keep;
};

class Store {
 public:
  // Opens the file, creating it (read-write) and bringing an older version up to date. ":memory:"
  // gives a private store that ends with its object.
  static Result<Store> open(const std::string& path, const StoreOptions& options = {});
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const std::string& path() const;

  // For a program that writes a little at a time for hours: the log is moved into the database at
  // some megabytes and cut to that size again, instead of growing to 64 MiB, which only helps bulk
  // inserts; a reader that keeps reading delays this. Pages of the database take up to 8 MiB of
  // memory instead of 128.
  Status keep_log_short();

  // Starts a write transaction, the only way to change a store. At most one at a time.
  Result<Writer> write();
  // Adds everything that another store of the same version has and this one lacks. If both have a
  // puzzle, this one's printed form, genotype and lineage stay; measurements of another printed
  // form are left out. Every row is checked like foreign text: damaged ones are reported and left
  // out, or are an error if there is no one to report to. After a stop nothing is added.
  Result<MergeCounts> merge(const std::string& other_path, const RowJudging& judging = {},
                            const RunControl& control = {});
  // Removes the damaged rows, and rows that depend on them, and rebuilds the key table; returns the
  // number of removed rows. An error if the file itself is damaged, not only rows in it. After a
  // stop nothing is changed.
  Result<std::uint64_t> repair(const Repair& repair, const RunControl& control = {});

  // All visit rows one by one, in a full order, until the visitor returns kStop.
  template <typename Row>
  using Visitor = std::function<Flow(const Row&)>;
  Status visit_puzzles(const PuzzleQuery& query, const Visitor<StoredPuzzle>& visit) const;
  // By puzzle; scale version 0: every version. Like all queries by scale, only with the scale's own
  // weights.
  Status visit_ratings(std::string_view scale, int scale_version,
                       const Visitor<StoredRating>& visit) const;
  // By puzzle, then solver, then seed; solver "": every solver.
  Status visit_measurements(std::string_view solver, const Visitor<SolverRecord>& visit) const;
  Status visit_runs(const Visitor<StoredRun>& visit) const;
  // nullopt: the store has no run with this key.
  Result<std::optional<StoredRun>> run(std::string_view key) const;
  // Puzzles of another board, with their rating on a scale and version, in stored order.
  struct BoardQuery {
    std::string board;
    std::string scale;
    int scale_version = 0;
    std::optional<double> min_score = {};
    std::optional<double> max_score = {};
    std::uint64_t limit = 0;  // 0: no limit
  };
  using BoardVisitor =
      std::function<Flow(const BoardPuzzleRow&, const std::optional<StoredBoardRating>&)>;
  Status visit_boards(const BoardQuery& query, const BoardVisitor& visit) const;
  Result<bool> holds_board(const BoardPuzzleRow& puzzle) const;
  // The rating of the puzzle in exactly this form.
  Result<std::optional<StoredBoardRating>> board_rating(const BoardPuzzleRow& puzzle,
                                                        std::string_view scale,
                                                        int scale_version) const;
  // Of the puzzle in exactly this form, by measure.
  Result<std::vector<BoardSolverRecord>> board_measurements(const BoardPuzzleRow& puzzle) const;
  // Of all puzzles of a board, by puzzle, then measure.
  Status visit_board_measurements(std::string_view board,
                                  const Visitor<BoardSolverRecord>& visit) const;
  // A run's finds in the order they were made.
  Status visit_finds(RunId run, const Visitor<FindRow>& visit) const;

  // By time of saving, then name.
  Status visit_checkpoints(const Visitor<StoredCheckpoint>& visit) const;

  Result<std::optional<PuzzleId>> find(const Grid& canonical) const;
  Result<std::optional<StoredPuzzle>> puzzle(PuzzleId id) const;
  // On all scales, versions and weights.
  Result<std::vector<StoredRating>> ratings_of(PuzzleId id) const;
  // The ratings that rating the puzzle in this form would give again. None if the store prints it
  // in another form, since the order of its cells may decide which step is found first.
  Result<std::vector<StoredRating>> ratings_of(const PuzzleRecord& puzzle) const;
  // The fields from lists, in the order of the list.
  Result<std::vector<StoredField>> fields_of(PuzzleId id) const;
  // Of the puzzle in the form that the store prints.
  Result<std::vector<SolverRecord>> measurements_of(PuzzleId id) const;
  // None if the store has the puzzle in another printed form only: an isomorphic puzzle is as hard
  // for people, but not exactly so for a solver that goes through cells in order.
  Result<std::vector<SolverRecord>> measurements_of(const PuzzleRecord& puzzle) const;
  // nullopt: it has no parents.
  Result<std::optional<Descent>> descent_of(PuzzleId id) const;
  Result<std::optional<std::vector<std::byte>>> checkpoint(std::string_view name) const;
  // The process that works at the hunt, and its silence up to the time `now` (UTC, ISO 8601).
  Result<std::optional<HuntHolder>> hunt_holder(std::string_view hunt, std::string_view now) const;

  Result<StoreInfo> info() const;
  // The faults of the store, one sentence each; empty: none. Reads everything: pages and keys
  // (SQLite's own checks), and whether each row is true of its puzzle. After a stop: the
  // faults so far.
  Result<std::vector<std::string>> check(const RunControl& control,
                                         const PuzzleProof& proof = {}) const;
  // Copies the store to a file, even while others write; the file appears only when complete.
  // Stopped, it makes none.
  Status backup(const std::string& path, BackupForm form = BackupForm::kPages,
                const RunControl& control = {}) const;

 private:
  struct Database;
  explicit Store(std::unique_ptr<Database> database);

  std::unique_ptr<Database> database_;
};

}  // namespace nonet
