// The database of puzzles: what was made, what scales and solvers say of it, which runs made it,
// and where interrupted searches go on. One file, SQLite in write-ahead mode; all SQL of nonet is
// in this folder. Schema: docs/database.md.
//
// Threads: a Store is one connection; every thread opens its own. Several programs may use one file
// at the same time; a writer holds the others up from write() to commit(), so collect what is to
// be stored, then write it in one go (about once a second in a long run).
//
// Durability: what is committed survives a killed program at once, and a power cut after the next
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
  std::uint64_t max_bytes = 0;  // the file grows no further, as on a full disk; 0: no limit
  // Told of each damaged row that is met, which is then left out; empty: such a row is an error.
  DamageSink damaged = {};
};

// How a copy is made: page by page; or row by row in an order of its own, so that stores that hold
// the same give the same bytes, with everything or without what differs from run to run
// (db/sorted_copy.h).
enum class BackupForm : std::uint8_t { kPages, kSorted, kTimeless };

// Which puzzles, and in what order.
struct PuzzleQuery {
  enum class Order { kStored, kScoreRising, kScoreFalling };

  Order order = Order::kStored;  // the score orders need `scale`; ties in stored order
  // Only puzzles with a score on this scale and version (stuck ones have none), and inside
  // [min_score, max_score].
  std::string scale;
  int scale_version = 0;
  std::optional<double> min_score;
  std::optional<double> max_score;
  int min_clues = 0;
  int max_clues = kCells;
  std::optional<RunId> found_by;
  // Only puzzles that lack a rating, by these weights, on one of these scales.
  struct ScaleVersion {
    std::string scale;
    int version = 0;
  };
  std::vector<ScaleVersion> unrated_on;
  std::string unrated_weights;
  std::uint64_t limit = 0;  // 0: no limit
};

// How the rows of another store are judged. Without a proof its solutions are believed to be the
// only ones.
struct RowJudging {
  PuzzleProof proof;
  DamageSink damaged;
};

// Where damaged rows go: each as a line of JSON with its table, the reason and all its columns.
// They leave the store only when keep() has said that the lines are safe.
struct Repair {
  PuzzleProof proof;
  std::function<Status(std::string_view line)> take;
  std::function<Status()> keep;
};

class Store {
 public:
  // Opens the file, making it (read-write) and bringing an older version up to date. ":memory:"
  // gives a store of its own that is gone when closed.
  static Result<Store> open(const std::string& path, const StoreOptions& options = {});
  Store(Store&&) noexcept;
  Store& operator=(Store&&) noexcept;
  ~Store();

  [[nodiscard]] const std::string& path() const;

  // For a program that writes a little at a time for hours: the log is put into the database once
  // it has some megabytes and cut to that size again, instead of growing to 64 MiB, which only bulk
  // inserts gain from; a reader that goes on reading holds this up. Pages of the database take up
  // to 8 MiB of memory instead of 128.
  Status keep_log_short();

  // Starts a write transaction: the only way to change a store. At most one at a time.
  Result<Writer> write();
  // Brings in everything that another store of the same version holds and this one does not.
  // Where both hold a puzzle, this one's printed form, genotype and lineage stay; measurements of
  // another printed form are left out. Every row is judged as foreign text is: damaged ones are
  // told and left out, or, where nobody is told, an error. Stopped, it brings in nothing.
  Result<MergeCounts> merge(const std::string& other_path, const RowJudging& judging = {},
                            const RunControl& control = {});
  // Takes the damaged rows out, and rows that belong to these, and makes the key table anew; gives
  // how many went. An error where the file is damaged, and not only rows in it. Stopped, it changes
  // nothing.
  Result<std::uint64_t> repair(const Repair& repair, const RunControl& control = {});

  // All visit rows one by one, in a full order, until the visitor says stop.
  template <typename Row>
  using Visitor = std::function<Flow(const Row&)>;
  Status visit_puzzles(const PuzzleQuery& query, const Visitor<StoredPuzzle>& visit) const;
  // By puzzle; scale version 0: every version. As all questions by scale, of the scale's own
  // weights.
  Status visit_ratings(std::string_view scale, int scale_version,
                       const Visitor<StoredRating>& visit) const;
  // By puzzle, then solver, then seed; solver "": every solver.
  Status visit_measurements(std::string_view solver, const Visitor<SolverRecord>& visit) const;
  Status visit_runs(const Visitor<StoredRun>& visit) const;
  // nullopt: the store holds no run with this key.
  Result<std::optional<StoredRun>> run(std::string_view key) const;
  // A run's finds in the order they were made.
  Status visit_finds(RunId run, const Visitor<Find>& visit) const;

  // By time of saving, then name.
  Status visit_checkpoints(const Visitor<StoredCheckpoint>& visit) const;

  Result<std::optional<PuzzleId>> find(const Grid& canonical) const;
  Result<std::optional<StoredPuzzle>> puzzle(PuzzleId id) const;
  // On all scales, versions and weights.
  Result<std::vector<StoredRating>> ratings_of(PuzzleId id) const;
  // Of the puzzle in this form: what rating it would say again. None where the store prints it in
  // another, for the order of its cells may decide which step is found first.
  Result<std::vector<StoredRating>> ratings_of(const PuzzleRecord& puzzle) const;
  // What lists said of the puzzle, in the order of the list that said it.
  Result<std::vector<StoredField>> fields_of(PuzzleId id) const;
  Result<bool> has_rating(PuzzleId id, std::string_view scale, int scale_version) const;
  // Of the puzzle in the form that the store prints it in.
  Result<std::vector<SolverRecord>> measurements_of(PuzzleId id) const;
  // None where the store holds the puzzle in another printed form only: an isomorphic puzzle is as
  // hard for people, but not to the count for a solver that goes through cells in order.
  Result<std::vector<SolverRecord>> measurements_of(const PuzzleRecord& puzzle) const;
  Result<bool> has_measurement(PuzzleId id, std::string_view solver, std::uint64_t seed) const;
  Result<std::optional<Genotype>> genotype_of(PuzzleId id) const;
  // nullopt: not made from others.
  Result<std::optional<Descent>> descent_of(PuzzleId id) const;
  Result<std::optional<std::vector<std::byte>>> checkpoint(std::string_view name) const;
  // Which process works at the hunt, and how long it was silent at this time (UTC, ISO 8601).
  Result<std::optional<HuntHolder>> hunt_holder(std::string_view hunt, std::string_view now) const;

  Result<StoreInfo> info() const;
  // What is wrong with the store, one sentence each; empty: nothing. Reads everything: pages and
  // keys (SQLite's own checks), and that each row says something true of its puzzle.
  Result<std::vector<std::string>> check(const RunControl& control,
                                         const PuzzleProof& proof = {}) const;
  // Copies the store to a file, even while others write; the file appears only when complete.
  Status backup(const std::string& path, BackupForm form = BackupForm::kPages) const;

 private:
  struct Database;
  explicit Store(std::unique_ptr<Database> database);

  std::unique_ptr<Database> database_;
};

}  // namespace nonet
