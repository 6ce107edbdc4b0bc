// Store::info, check and backup.
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <sqlite3.h>

#include "base/request_error.h"
#include "db/damaged_rows.h"
#include "db/database.h"
#include "db/database_error.h"
#include "db/migrations.h"
#include "db/sorted_copy.h"
#include "db/store.h"
#include "files/atomic_file.h"

namespace nonet {
namespace {

constexpr std::array kTables = {"puzzles", "ratings", "measurements", "runs",  "genotypes",
                                "lineage", "finds",   "checkpoints",  "fields"};

std::vector<BoardSize> puzzles_by_board(const Connection& connection) {
  std::vector<BoardSize> counts;
  Statement rows(
      connection,
      "SELECT CAST(board AS TEXT), count(*) FROM board_puzzles GROUP BY board ORDER BY board");
  while (rows.step())
    counts.push_back({rows.label(0), static_cast<std::uint64_t>(rows.integer(1))});
  return counts;
}

// Faults found; empty for a sound file.
using Findings = std::vector<std::string>;

constexpr std::size_t kMostFindings = 100;  // more are no use

void check_pages(const Connection& connection, Findings& findings) {
  Statement pages(connection, "PRAGMA integrity_check");
  while (pages.step()) {
    if (pages.text(0) != "ok") findings.push_back(fmt::format("damaged: {}", pages.text(0)));
  }
}

// Checks that every puzzle has its form in the key table, and every form its puzzle.
void check_forms(const Connection& connection, Findings& findings) {
  Statement strays(connection,
                   "SELECT p.id FROM puzzles p LEFT JOIN canonical_forms f "
                   "ON f.form = p.canonical AND f.puzzle = p.id WHERE f.form IS NULL UNION "
                   "SELECT f.puzzle FROM canonical_forms f LEFT JOIN puzzles p "
                   "ON p.id = f.puzzle AND p.canonical = f.form WHERE p.id IS NULL");
  while (strays.step() && findings.size() < kMostFindings) {
    findings.push_back(
        fmt::format("puzzle {}: its row and the key table do not agree", strays.integer(0)));
  }
}

// For our own files, or files that nobody should be using.
LockWait no_wait() { return {.longest = std::chrono::milliseconds(0), .waiting = {}}; }

// The database as it is at one moment, while others write to it: without this, a copy in several
// steps would begin again with each of their transactions.
class Snapshot {
 public:
  explicit Snapshot(Connection& connection) : connection_(connection) {
    connection_.run("BEGIN; SELECT count(*) FROM sqlite_master");
  }
  ~Snapshot() { sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr); }
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;

 private:
  Connection& connection_;
};

// Copies some pages at a time until nothing is left, or until a stop request.
void copy_pages(Connection& from, Connection& to, const RunControl& control) {
  const Snapshot snapshot(from);
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) throw_database_error(to.handle(), sqlite3_errcode(to.handle()));
  constexpr int kPages = 1024;  // 4 MiB: some milliseconds
  int stepped = SQLITE_OK;
  while (stepped == SQLITE_OK && !control.should_stop()) {
    stepped = sqlite3_backup_step(backup, kPages);
    const auto total = static_cast<std::uint64_t>(sqlite3_backup_pagecount(backup));
    const auto left = static_cast<std::uint64_t>(sqlite3_backup_remaining(backup));
    control.report({.done = total - left, .total = total, .note = "pages"});
  }
  const int finished = sqlite3_backup_finish(backup);
  if (stepped == SQLITE_OK) return;  // stopped
  if (stepped != SQLITE_DONE) throw_database_error(to.handle(), stepped);
  if (finished != SQLITE_OK) throw_database_error(to.handle(), finished);
  // The processes work at the original's hunts.
  to.run("DELETE FROM hunt_holders");
}

void copy_rows(Connection& from, Connection& to, SortedContent content, const RunControl& control) {
  const Interruption interruption(to, control);
  try {
    copy_sorted(from.name(), to, content);
  } catch (const Interrupted&) {
    // Stopped.
  }
}

// After a stop it may be anything.
void fill_backup(Connection& from, Connection& to, BackupForm form, const RunControl& control) {
  switch (form) {
    case BackupForm::kPages:
      return copy_pages(from, to, control);
    case BackupForm::kSorted:
      return copy_rows(from, to, SortedContent::kEverything, control);
    case BackupForm::kTimeless:
      return copy_rows(from, to, SortedContent::kTimeless, control);
  }
}

// A backup replaces an older one, and nothing else.
void check_replaceable(const std::string& path) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return;
  // The log of the old file would be taken for the new one's.
  if (std::filesystem::exists(path + "-wal", ignored)) {
    throw DatabaseError("a backup does not replace a database that is in use");
  }
  try {
    checked_version(Connection(path, Access::kReadOnly, no_wait()));
  } catch (const DatabaseError& error) {
    throw DatabaseError(
        fmt::format("a backup replaces no file but an older backup: {}", error.what()));
  }
}

}  // namespace

Result<StoreInfo> Store::info() const {
  return database_->guarded([&] {
    const Connection& connection = database_->connection;
    const auto pragma = [&](const char* sql) {
      return static_cast<std::uint64_t>(connection.number(sql));
    };
    const std::uint64_t page = pragma("PRAGMA page_size");
    StoreInfo info;
    info.version = static_cast<int>(pragma("PRAGMA user_version"));
    info.bytes = page * pragma("PRAGMA page_count");
    info.unused_bytes = page * pragma("PRAGMA freelist_count");
    info.sqlite_version = sqlite3_libversion();
    for (const char* table : kTables) {
      info.tables.push_back({table, pragma(fmt::format("SELECT count(*) FROM {}", table).c_str())});
    }
    info.boards = puzzles_by_board(connection);
    return info;
  });
}

Result<std::vector<std::string>> Store::check(const RunControl& control,
                                              const PuzzleProof& proof) const {
  Findings findings;
  const Status done = database_->until_stopped(control, [&] {
    Connection& connection = database_->connection;
    check_pages(connection, findings);
    check_forms(connection, findings);
    const DamagedRows::Visitor note = [&](const StoredTable&, const Statement&,
                                          const RowFault& fault) {
      if (findings.size() < kMostFindings) findings.push_back(fault.text());
    };
    const DamagedRows damaged(connection, "main", proof, control, note);
  });
  if (!done) return done.error();
  return findings;
}

Status Store::backup(const std::string& path, BackupForm form, const RunControl& control) const {
  std::error_code unknown;
  if (std::filesystem::equivalent(this->path(), path, unknown)) {
    return request_error("a database cannot be the backup of itself", {path});
  }
  return as_result(path, [&] {
    check_replaceable(path);
    auto file = AtomicFile::create(path, Content::kDatabase);
    if (!file) throw DatabaseError(file.error().reason);
    {
      Connection copy(file->unfinished(), Access::kReadWrite, no_wait());
      fill_backup(database_->connection, copy, form, control);
      if (control.should_stop()) return;
      // A plain file without a log beside it, so that it can be moved anywhere.
      copy.run("PRAGMA journal_mode = DELETE");
    }
    database_->connection.check_unwritten();
    if (const Status placed = file->commit(); !placed) throw DatabaseError(placed.error().reason);
  });
}

}  // namespace nonet
