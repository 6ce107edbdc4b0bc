// Store::repair: removes damaged rows from the store, and nothing else.
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/printable.h"
#include "db/damaged_rows.h"
#include "db/database.h"
#include "db/database_error.h"
#include "db/store.h"

namespace nonet {
namespace {

using JsonRow = nlohmann::ordered_json;

std::string hex_of(std::string_view bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  }
  return digits;
}

// Bytes, and text that is not UTF-8, as {"blob":"00ff"} and {"text":"00ff"}.
JsonRow value_of(const Statement& row, int column) {
  switch (row.type(column)) {
    case ColumnType::kNull:
      return nullptr;
    case ColumnType::kInteger:
      return row.integer(column);
    case ColumnType::kReal:  // JSON has no infinite numbers
      if (!std::isfinite(row.real(column))) return {{"real", fmt::format("{}", row.real(column))}};
      return row.real(column);
    case ColumnType::kBlob:
      return {{"blob", hex_of(row.bytes(column))}};
    case ColumnType::kText:
      break;
  }
  JsonRow text = row.text(column);
  try {
    static_cast<void>(text.dump());
  } catch (const JsonRow::exception&) {
    return {{"text", hex_of(row.bytes(column))}};
  }
  return text;
}

std::string line_of(const StoredTable& table, const Statement& row, std::string_view reason) {
  JsonRow values = JsonRow::object();
  int column = 0;
  for (std::size_t at = 0; at < table.columns.size(); ++column) {
    const std::size_t end = std::min(table.columns.find(", ", at), table.columns.size());
    values[std::string(table.columns.substr(at, end - at))] = value_of(row, column);
    at = end + 2;
  }
  JsonRow line = JsonRow::object();
  line["table"] = table.name;
  line["reason"] = printable(reason);
  line["row"] = std::move(values);
  return line.dump() + '\n';
}

void ensure(const Status& status) {
  if (!status) throw DatabaseError(status.error().text());
}

// SQLite's own check also reports rows that break the rules of their table; those are ours to
// remove.
void refuse_damaged_pages(const Connection& connection) {
  Statement pages(connection, "PRAGMA integrity_check");
  while (pages.step()) {
    const std::string_view found = pages.text(0);
    if (found == "ok" || found.starts_with("NULL value in") ||
        found.starts_with("CHECK constraint failed")) {
      continue;
    }
    throw DatabaseError(fmt::format(
        "the file is damaged, and not only rows in it; restore a backup: {}", printable(found)));
  }
}

// Rows that SQLite would delete along with others are removed one by one, with their reasons.
class WithoutForeignKeys {
 public:
  explicit WithoutForeignKeys(Connection& connection) : connection_(connection) {
    connection_.run("PRAGMA foreign_keys = OFF");
  }
  ~WithoutForeignKeys() {
    try {
      connection_.run("PRAGMA foreign_keys = ON");
    } catch (const DatabaseError&) {
      // If this fails, the next statement fails too.
    }
  }
  WithoutForeignKeys(const WithoutForeignKeys&) = delete;
  WithoutForeignKeys& operator=(const WithoutForeignKeys&) = delete;

 private:
  Connection& connection_;
};

constexpr const char* kKeyTable =
    "DELETE FROM canonical_forms;"
    "INSERT OR IGNORE INTO canonical_forms SELECT canonical, id FROM puzzles ORDER BY canonical, "
    "id";

// A puzzle stored twice has only one key.
std::uint64_t take_doubles(Connection& connection, const Repair& repair) {
  constexpr std::string_view kDoubles =
      "NOT EXISTS (SELECT 1 FROM canonical_forms f WHERE f.form = canonical AND f.puzzle = id)";
  const StoredTable& table = stored_table(TableId::kPuzzles);
  Statement rows(connection,
                 fmt::format("SELECT {} FROM puzzles WHERE {}", table.columns, kDoubles));
  std::uint64_t taken = 0;
  for (; rows.step(); ++taken) {
    ensure(repair.take(line_of(table, rows, "it is there twice")));
  }
  if (taken > 0) {
    connection.run(fmt::format("DELETE FROM puzzles WHERE {}", kDoubles).c_str());
  }
  return taken;
}

std::uint64_t take_damaged(Connection& connection, const Repair& repair,
                           const RunControl& control) {
  std::uint64_t taken = 0;
  const DamagedRows::Visitor take = [&](const StoredTable& table, const Statement& row,
                                        const RowFault& fault) {
    ensure(repair.take(line_of(table, row, fault.reason)));
    ++taken;
  };
  DamagedRows damaged(connection, "main", repair.proof, control, take);
  damaged.remove();
  return taken;
}

}  // namespace

Result<std::uint64_t> Store::repair(const Repair& repair, const RunControl& control) {
  std::uint64_t gone = 0;
  const Status done = database_->until_stopped(control, [&] {
    Connection& connection = database_->connection;
    const WithoutForeignKeys without(connection);
    Transaction transaction(connection);
    refuse_damaged_pages(connection);
    std::uint64_t taken = 0;
    for (std::uint64_t doubles = 1; doubles > 0; taken += doubles) {
      taken += take_damaged(connection, repair, control);
      if (control.should_stop()) return;
      connection.run(kKeyTable);
      doubles = take_doubles(connection, repair);
    }
    if (taken > 0) ensure(repair.keep());
    transaction.commit();
    gone = taken;
  });
  if (!done) return done.error();
  return gone;
}

}  // namespace nonet
