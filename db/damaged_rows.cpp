#include "db/damaged_rows.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <vector>

#include "db/database_error.h"

namespace nonet {
namespace {

// The names of the key columns, which come first.
std::vector<std::string_view> key_of(const StoredTable& table) {
  std::vector<std::string_view> key;
  for (std::size_t at = 0; key.size() < table.key_columns;) {
    const std::size_t end = std::min(table.columns.find(", ", at), table.columns.size());
    key.push_back(table.columns.substr(at, end - at));
    at = end + 2;
  }
  return key;
}

std::string same_key(const StoredTable& table, std::string_view one, std::string_view other) {
  std::string condition;
  for (const std::string_view column : key_of(table)) {
    if (!condition.empty()) condition += " AND ";
    condition += fmt::format("{0}.{1} IS {2}.{1}", one, column, other);
  }
  return condition;
}

std::string list_of_keys(const StoredTable& table, std::string_view schema) {
  return fmt::format(
      "DROP TABLE IF EXISTS temp.damaged_{0};"
      "CREATE TEMP TABLE damaged_{0} AS SELECT {1} FROM {2}.{0} WHERE false;"
      "CREATE INDEX temp.damaged_{0}_key ON damaged_{0}({1})",
      table.name, fmt::join(key_of(table), ", "), schema);
}

Statement insertion(const Connection& connection, const StoredTable& table) {
  std::string places = "?";
  for (std::size_t i = 1; i < table.key_columns; ++i) places += ", ?";
  return {connection, fmt::format("INSERT INTO temp.damaged_{} VALUES({})", table.name, places)};
}

std::string all_rows(const StoredTable& table, std::string_view schema) {
  std::string columns =
      fmt::format("{}, {}", table.columns, fmt::format(fmt::runtime(table.names_rows), schema));
  if (!table.extra.empty()) columns += ", " + fmt::format(fmt::runtime(table.extra), schema);
  return fmt::format("SELECT {} FROM {}.{}", columns, schema, table.name);
}

std::size_t column_count(const StoredTable& table) {
  return 1 + static_cast<std::size_t>(std::ranges::count(table.columns, ','));
}

std::optional<std::string> fault_of(const StoredTable& table, const Statement& row,
                                    RowJudge& judge) {
  try {
    table.judge(row, judge);
    if (row.integer(static_cast<int>(column_count(table))) != 0) return std::nullopt;
    return "it belongs to a row that is damaged, or not there";
  } catch (const DamagedRow& fault) {
    return fault.what();
  }
}

}  // namespace

DamagedRows::DamagedRows(Connection& connection, std::string_view schema, const PuzzleProof& proof,
                         const RunControl& control, const Visitor& visit)
    : connection_(connection), schema_(schema), control_(control), visit_(visit) {
  for (const StoredTable& table : stored_tables()) {
    connection_.run(list_of_keys(table, schema).c_str());
  }
  RowJudge judge{.proof = proof};
  for (const StoredTable& table : stored_tables()) {
    if (!control.should_stop()) find(table, judge);
  }
}

DamagedRows::~DamagedRows() {
  for (const StoredTable& table : stored_tables()) {
    try {
      connection_.run(fmt::format("DROP TABLE IF EXISTS temp.damaged_{}", table.name).c_str());
    } catch (const DatabaseError&) {
      // It is dropped with the connection.
    }
  }
}

void DamagedRows::find(const StoredTable& table, RowJudge& judge) {
  const auto total = static_cast<std::uint64_t>(
      connection_.number(fmt::format("SELECT count(*) FROM {}.{}", schema_, table.name).c_str()));
  std::uint64_t done = 0;
  Statement rows(connection_, all_rows(table, schema_));
  Statement keys = insertion(connection_, table);
  while (rows.step()) {
    if (const auto reason = fault_of(table, rows, judge)) {
      for (std::size_t i = 0; i < table.key_columns; ++i) {
        keys.bind(static_cast<int>(i) + 1, rows, static_cast<int>(i));
      }
      keys.run();
      visit_(table, rows, {table.row_name(rows), *reason});
    }
    if (++done % 4096 != 0) continue;
    control_.report({done, total, table.name});
    if (control_.should_stop()) return rows.reset();
  }
}

std::string DamagedRows::leaves_out(TableId id, std::string_view row) {
  const StoredTable& table = stored_table(id);
  return fmt::format("NOT EXISTS (SELECT 1 FROM temp.damaged_{} d WHERE {})", table.name,
                     same_key(table, "d", row));
}

void DamagedRows::remove() {
  for (const StoredTable& table : stored_tables()) {
    connection_.run(fmt::format("DELETE FROM main.{0} AS r WHERE EXISTS (SELECT 1 FROM "
                                "temp.damaged_{0} d WHERE {1})",
                                table.name, same_key(table, "d", "r"))
                        .c_str());
  }
}

}  // namespace nonet
