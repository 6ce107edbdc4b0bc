#include "db/store.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <utility>

#include "db/database.h"
#include "db/database_error.h"
#include "db/grid_packing.h"
#include "db/migrations.h"
#include "db/rows.h"

namespace nonet {
namespace {

// "Normal" synchronisation flushes at checkpoints of the log. Memory for pages keeps the index of
// canonical forms available to bulk inserts; a log of 64 MiB between checkpoints lets them write a
// page once instead of many times.
constexpr const char* kSettings =
    "PRAGMA synchronous = NORMAL;"
    "PRAGMA foreign_keys = ON;"
    "PRAGMA temp_store = MEMORY;"
    "PRAGMA cache_size = -131072;"
    "PRAGMA wal_autocheckpoint = 16384;";

// Pages before the log is moved into the database, and the log's size in bytes afterwards; KiB of
// pages in memory, which a long run would otherwise fill completely.
constexpr const char* kLittleAtATime =
    "PRAGMA cache_size = -8192;"
    "PRAGMA wal_autocheckpoint = 1000;"
    "PRAGMA journal_size_limit = 4194304;";

void limit_size(Connection& connection, std::uint64_t bytes) {
  const auto page = static_cast<std::uint64_t>(connection.number("PRAGMA page_size"));
  connection.run(fmt::format("PRAGMA max_page_count = {}", bytes / page).c_str());
}

Connection opened_to_write(const std::string& path, const StoreOptions& options) {
  Connection connection(path, Access::kReadWrite, options.lock_wait);
  checked_version(connection);
  // Write-ahead mode lets readers and one writer work side by side and survives a killed writer.
  // Several programs that open a new file at once may find it locked here. A new file is made under
  // a journal whose removal must reach the disk ("extra"): if it came back after a power cut it
  // would undo everything stored since.
  connection.run("PRAGMA synchronous = EXTRA");
  connection.run_waiting("PRAGMA journal_mode = WAL");
  connection.run(kSettings);
  migrate(connection);
  if (options.max_bytes > 0) limit_size(connection, options.max_bytes);
  return connection;
}

void bring_up_to_date(const std::string& path, const StoreOptions& options) {
  try {
    opened_to_write(path, options);
  } catch (const DatabaseError& error) {
    throw DatabaseError(fmt::format(
        "the database is of an older version, and cannot be changed: {}", error.what()));
  }
}

Connection opened_to_read(const std::string& path, const StoreOptions& options) {
  const auto open = [&] { return Connection(path, Access::kReadOnly, options.lock_wait); };
  Connection connection = open();
  const int version = checked_version(connection);
  if (version == schema_version()) {
    connection.run("PRAGMA temp_store = MEMORY");
    return connection;
  }
  if (version == 0) throw DatabaseError("the file is empty: nothing is stored in it yet");
  bring_up_to_date(path, options);
  return open();
}

}  // namespace

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Result<Store> Store::open(const std::string& path, const StoreOptions& options) {
  return as_result(path, [&] {
    Connection connection = options.access == Access::kReadWrite ? opened_to_write(path, options)
                                                                 : opened_to_read(path, options);
    return Store(std::make_unique<Database>(
        Database{path, std::move(connection), options.damaged, nullptr, nullptr, nullptr}));
  });
}

const std::string& Store::path() const { return database_->path; }

Status Store::keep_log_short() {
  return database_->guarded([&] { database_->connection.run(kLittleAtATime); });
}

Result<Writer> Store::write() {
  return database_->guarded([&] {
    // SQLite would report this only at the first row, or not at all.
    if (database_->connection.access() == Access::kReadOnly) {
      throw_database_error(database_->connection.handle(), SQLITE_READONLY);
    }
    auto& statements = database_->write_statements;
    if (!statements) statements = std::make_unique<WriteStatements>(database_->connection);
    return Writer(database_->path, database_->connection, *statements);
  });
}

Result<std::optional<PuzzleId>> Store::find(const Grid& canonical) const {
  return database_->guarded([&]() -> std::optional<PuzzleId> {
    const GridBytes packed(canonical);
    Statement query(database_->connection, "SELECT puzzle FROM canonical_forms WHERE form = ?");
    if (!query.bind(1, packed.bytes()).step()) return std::nullopt;
    return PuzzleId{query.integer(0)};
  });
}

Result<std::optional<StoredPuzzle>> Store::puzzle(PuzzleId id) const {
  return database_->guarded([&]() -> std::optional<StoredPuzzle> {
    Statement query(database_->connection,
                    "SELECT id, canonical, givens, solution FROM puzzles WHERE id = ?");
    if (!query.bind(1, static_cast<std::int64_t>(id)).step()) return std::nullopt;
    return database_->row_of(TableId::kPuzzles, query, puzzle_row);
  });
}

Result<std::vector<StoredRating>> Store::ratings_of(PuzzleId id) const {
  return database_->guarded([&] {
    Statement query(database_->connection, fmt::format("SELECT {} FROM ratings WHERE puzzle = ? "
                                                       "ORDER BY scale, scale_version, weights",
                                                       kRatingRow));
    query.bind(1, static_cast<std::int64_t>(id));
    return database_->all_rows<StoredRating>(TableId::kRatings, query, rating_row);
  });
}

Result<std::vector<StoredRating>> Store::ratings_of(const PuzzleRecord& puzzle) const {
  return database_->guarded([&] {
    auto& query = database_->ratings_of_form;
    if (!query) {
      query = std::make_unique<Statement>(
          database_->connection,
          fmt::format("SELECT {} FROM ratings WHERE as_printed AND puzzle = "
                      "(SELECT p.id FROM canonical_forms f JOIN puzzles p ON p.id = f.puzzle "
                      "WHERE f.form = ? AND p.givens = ?) ORDER BY scale, scale_version, weights",
                      kRatingRow));
    }
    const GridBytes form(puzzle.canonical);
    const std::string givens = puzzle.puzzle.givens().line();
    query->bind(1, form.bytes()).bind(2, std::string_view(givens));
    return database_->all_rows<StoredRating>(TableId::kRatings, *query, rating_row);
  });
}

Result<std::vector<StoredField>> Store::fields_of(PuzzleId id) const {
  return database_->guarded([&] {
    auto& query = database_->fields_of_puzzle;
    if (!query) {
      query = std::make_unique<Statement>(
          database_->connection,
          "SELECT puzzle, kind, key, value FROM fields WHERE puzzle = ? "
          "ORDER BY ordinal, kind, key, value");
    }
    query->bind(1, static_cast<std::int64_t>(id));
    return database_->all_rows<StoredField>(TableId::kFields, *query, field_row);
  });
}

Result<std::vector<SolverRecord>> Store::measurements_of(PuzzleId id) const {
  return database_->guarded([&] {
    Statement query(database_->connection,
                    "SELECT puzzle, solver, seed, verdict, solutions, hardness, unit, effort, "
                    "seconds, details FROM measurements WHERE puzzle = ? ORDER BY solver, seed");
    query.bind(1, static_cast<std::int64_t>(id));
    std::vector<SolverRecord> records;
    while (query.step()) {
      auto record = database_->row_of(TableId::kMeasurements, query, measurement_row);
      if (record) records.push_back(*std::move(record));
    }
    return records;
  });
}

Result<std::vector<SolverRecord>> Store::measurements_of(const PuzzleRecord& puzzle) const {
  const auto id = find(puzzle.canonical);
  if (!id) return id.error();
  if (!*id) return std::vector<SolverRecord>();
  const auto stored = this->puzzle(**id);
  if (!stored) return stored.error();
  if (!*stored || (*stored)->puzzle.givens() != puzzle.puzzle.givens()) {
    return std::vector<SolverRecord>();
  }
  return measurements_of(**id);
}

Result<std::optional<StoredRun>> Store::run(std::string_view key) const {
  return database_->guarded([&]() -> std::optional<StoredRun> {
    Statement query(database_->connection,
                    "SELECT id, key, command, seed, options, version, started, finished "
                    "FROM runs WHERE key = ?");
    if (!query.bind(1, key).step()) return std::nullopt;
    return database_->row_of(TableId::kRuns, query, run_row);
  });
}

Result<std::optional<Descent>> Store::descent_of(PuzzleId id) const {
  return database_->guarded([&]() -> std::optional<Descent> {
    Statement query(database_->connection,
                    "SELECT puzzle, ordinal, parent, operation, change FROM lineage "
                    "WHERE puzzle = ? ORDER BY ordinal");
    query.bind(1, static_cast<std::int64_t>(id));
    std::optional<Descent> descent;
    while (query.step()) {
      const auto parent = database_->row_of(TableId::kLineage, query, parent_row);
      if (!parent) continue;
      if (!descent) descent = {{}, parent->operation, parent->change};
      descent->parents.push_back(parent->parent);
    }
    return descent;
  });
}

Result<std::optional<HuntHolder>> Store::hunt_holder(std::string_view hunt,
                                                     std::string_view now) const {
  return database_->guarded([&]() -> std::optional<HuntHolder> {
    // An invalid time counts as long ago.
    Statement query(database_->connection,
                    "SELECT host, pid, identity, since, seen, "
                    "coalesce(strftime('%s', ?2) - strftime('%s', seen), 1000000) "
                    "FROM hunt_holders WHERE hunt = ?1");
    if (!query.bind(1, hunt).bind(2, now).step()) return std::nullopt;
    return holder_row(query);
  });
}

Result<std::optional<std::vector<std::byte>>> Store::checkpoint(std::string_view name) const {
  return database_->guarded([&]() -> std::optional<std::vector<std::byte>> {
    Statement query(database_->connection, "SELECT state FROM checkpoints WHERE name = ?");
    if (!query.bind(1, name).step()) return std::nullopt;
    const auto state = query.blob(0);
    return std::vector<std::byte>(state.begin(), state.end());
  });
}

}  // namespace nonet
