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

// Copies page by page to the end; restarts by itself if another program wrote.
void copy_pages(const Connection& from, Connection& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) throw_database_error(to.handle(), sqlite3_errcode(to.handle()));
  constexpr int kAllPages = -1;
  const int stepped = sqlite3_backup_step(backup, kAllPages);
  const int finished = sqlite3_backup_finish(backup);
  if (stepped != SQLITE_DONE) throw_database_error(to.handle(), stepped);
  if (finished != SQLITE_OK) throw_database_error(to.handle(), finished);
  // The processes work at the original's hunts.
  to.run("DELETE FROM hunt_holders");
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
    return info;
  });
}

Result<std::vector<std::string>> Store::check(const RunControl& control,
                                              const PuzzleProof& proof) const {
  return database_->guarded([&] {
    Findings findings;
    Connection& connection = database_->connection;
    check_pages(connection, findings);
    check_forms(connection, findings);
    const DamagedRows::Visitor note = [&](const StoredTable&, const Statement&,
                                          const RowFault& fault) {
      if (findings.size() < kMostFindings) findings.push_back(fault.text());
    };
    const DamagedRows damaged(connection, "main", proof, control, note);
    return findings;
  });
}

Status Store::backup(const std::string& path, BackupForm form) const {
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
      switch (form) {
        case BackupForm::kPages:
          copy_pages(database_->connection, copy);
          break;
        case BackupForm::kSorted:
          copy_sorted(database_->connection.name(), copy, SortedContent::kEverything);
          break;
        case BackupForm::kTimeless:
          copy_sorted(database_->connection.name(), copy, SortedContent::kTimeless);
          break;
      }
      // A plain file without a log beside it, so that it can be moved anywhere.
      copy.run("PRAGMA journal_mode = DELETE");
    }
    if (const Status placed = file->commit(); !placed) throw DatabaseError(placed.error().reason);
  });
}

}  // namespace nonet
