#include "db/schema_check.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "db/database_error.h"
#include "db/statement.h"

namespace nonet {
namespace {

struct SchemaEntry {
  std::string type;
  std::string name;
  std::string table;  // the table of an index or trigger
  std::string sql;    // empty: made by SQLite itself, for a key
};

// Names are case-insensitive, and to SQLite blanks make no difference in a statement.
std::string folded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == '"') continue;
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

std::vector<SchemaEntry> schema_of(const Connection& connection) {
  std::vector<SchemaEntry> entries;
  Statement rows(connection,
                 "SELECT CAST(type AS TEXT), CAST(name AS TEXT), CAST(tbl_name AS TEXT), "
                 "CAST(coalesce(sql, '') AS TEXT) FROM sqlite_master");
  while (rows.step()) {
    entries.push_back(
        {folded(rows.text(0)), folded(rows.text(1)), folded(rows.text(2)), folded(rows.text(3))});
  }
  return entries;
}

[[noreturn]] void refuse(const std::string& what) {
  throw DatabaseError(fmt::format("this is no database of nonet, or a changed one: {}", what));
}

// An index over plain columns only makes queries faster. A unique one would refuse or replace our
// rows; one over expressions runs these at every write.
bool only_makes_faster(const Connection& connection, const SchemaEntry& index) {
  if (!index.sql.starts_with("createindex") || index.sql.find("where") != std::string::npos) {
    return false;
  }
  std::string quoted;
  for (const char c : index.name) quoted += c == '\'' ? "''" : std::string(1, c);
  Statement columns(connection, fmt::format("PRAGMA main.index_xinfo('{}')", quoted));
  constexpr int kColumn = 1;
  constexpr int kExpression = -2;
  bool plain = false;
  while (columns.step()) {
    if (columns.integer(kColumn) == kExpression) return false;
    plain = true;
  }
  return plain;
}

using TablesByName = std::map<std::string, SchemaEntry, std::less<>>;

void check_entry(const Connection& file, const SchemaEntry& entry, const TablesByName& ours) {
  if (const auto expected = ours.find(entry.name); expected != ours.end()) {
    if (entry.type != "table") refuse(fmt::format("'{}' is a {}", entry.name, entry.type));
    if (entry.sql != expected->second.sql) {
      refuse(fmt::format("the table '{}' is not as nonet makes it", entry.name));
    }
    return;
  }
  if (!ours.contains(entry.table) || entry.sql.empty()) return;
  if (entry.type == "index" && only_makes_faster(file, entry)) return;
  refuse(fmt::format("the {} '{}' on the table '{}'", entry.type, entry.name, entry.table));
}

}  // namespace

void check_schema(const Connection& file, const Connection& expected) {
  TablesByName ours;
  for (SchemaEntry& entry : schema_of(expected)) {
    if (entry.type == "table") ours.emplace(entry.name, std::move(entry));
  }
  std::size_t found = 0;
  for (const SchemaEntry& entry : schema_of(file)) {
    check_entry(file, entry, ours);
    found += entry.type == "table" && ours.contains(entry.name) ? 1 : 0;
  }
  if (found == ours.size()) return;
  for (const auto& [name, table] : ours) {
    const auto entries = schema_of(file);
    const auto has = [&name = name](const SchemaEntry& entry) { return entry.name == name; };
    if (std::ranges::none_of(entries, has)) refuse(fmt::format("the table '{}' is missing", name));
  }
}

}  // namespace nonet
