#include "db/statement.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "base/printable.h"
#include "db/connection.h"
#include "db/database_error.h"

namespace nonet {

namespace {

constexpr std::size_t kMostLabel = 4096;

// Of a text or blob.
std::string_view raw_text(sqlite3_stmt* statement, int column) {
  const bool is_blob = sqlite3_column_type(statement, column) == SQLITE_BLOB;
  const void* data = is_blob ? sqlite3_column_blob(statement, column)
                             : static_cast<const void*>(sqlite3_column_text(statement, column));
  const int size = sqlite3_column_bytes(statement, column);
  return data == nullptr
             ? std::string_view{}
             : std::string_view(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(const Connection& connection, std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(connection.handle(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  statement_.reset(statement);
  if (code != SQLITE_OK) throw_database_error(connection.handle(), code);
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw_database_error(sqlite3_db_handle(statement_.get()), code);
}

Statement& Statement::bind(int parameter, std::int64_t value) {
  check(sqlite3_bind_int64(statement_.get(), parameter, value));
  return *this;
}

Statement& Statement::bind(int parameter, double value) {
  check(sqlite3_bind_double(statement_.get(), parameter, value));
  return *this;
}

Statement& Statement::bind(int parameter, std::string_view text) {
  // A null pointer would bind NULL where the text is empty.
  const char* data = text.empty() ? "" : text.data();
  check(sqlite3_bind_text(statement_.get(), parameter, data, static_cast<int>(text.size()),
                          SQLITE_STATIC));
  return *this;
}

Statement& Statement::bind(int parameter, std::span<const std::byte> blob) {
  if (blob.empty()) {
    check(sqlite3_bind_zeroblob(statement_.get(), parameter, 0));
  } else {
    check(
        sqlite3_bind_blob64(statement_.get(), parameter, blob.data(), blob.size(), SQLITE_STATIC));
  }
  return *this;
}

Statement& Statement::bind_null(int parameter) {
  check(sqlite3_bind_null(statement_.get(), parameter));
  return *this;
}

Statement& Statement::bind(int parameter, const Statement& row, int column) {
  check(sqlite3_bind_value(statement_.get(), parameter,
                           sqlite3_column_value(row.statement_.get(), column)));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) return true;
  sqlite3_reset(statement_.get());
  if (code != SQLITE_DONE) throw_database_error(sqlite3_db_handle(statement_.get()), code);
  return false;
}

void Statement::run() {
  while (step()) {
  }
}

void Statement::reset() { sqlite3_reset(statement_.get()); }

ColumnType Statement::type(int column) const {
  switch (sqlite3_column_type(statement_.get(), column)) {
    case SQLITE_INTEGER:
      return ColumnType::kInteger;
    case SQLITE_FLOAT:
      return ColumnType::kReal;
    case SQLITE_TEXT:
      return ColumnType::kText;
    case SQLITE_BLOB:
      return ColumnType::kBlob;
    default:
      return ColumnType::kNull;
  }
}

std::string_view Statement::bytes(int column) const { return raw_text(statement_.get(), column); }

void Statement::expect(int column, ColumnType type, const char* name) const {
  if (this->type(column) == type) return;
  throw DamagedRow(fmt::format("{} is {}, where {} belongs",
                               sqlite3_column_name(statement_.get(), column), shown(column), name));
}

std::int64_t Statement::integer(int column) const {
  expect(column, ColumnType::kInteger, "a whole number");
  return sqlite3_column_int64(statement_.get(), column);
}

double Statement::real(int column) const {
  if (type(column) != ColumnType::kInteger) {
    expect(column, ColumnType::kReal, "a number");
  }
  return sqlite3_column_double(statement_.get(), column);
}

std::string_view Statement::text(int column) const {
  expect(column, ColumnType::kText, "a text");
  return raw_text(statement_.get(), column);
}

std::span<const std::byte> Statement::blob(int column) const {
  expect(column, ColumnType::kBlob, "bytes");
  const void* data = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  return {static_cast<const std::byte*>(data), static_cast<std::size_t>(size)};
}

std::string Statement::label(int column) const {
  std::string text(this->text(column));
  if (text.size() > kMostLabel || printable(text) != text) {
    throw DamagedRow(fmt::format("{} is {}, where a printable text belongs",
                                 sqlite3_column_name(statement_.get(), column), shown(column)));
  }
  return text;
}

// Never reads a value as another type than its own, since SQLite would convert it in place.
std::string Statement::shown(int column) const {
  constexpr std::size_t kShown = 40;
  const auto cut = [](std::string_view text) { return text.substr(0, kShown); };
  const auto more = [](std::string_view text) { return text.size() > kShown ? "..." : ""; };
  switch (type(column)) {
    case ColumnType::kNull:
      return "null";
    case ColumnType::kInteger:
      return fmt::format("{}", integer(column));
    case ColumnType::kReal:
      return fmt::format("{}", real(column));
    case ColumnType::kText:
      return fmt::format("'{}{}'", printable(cut(bytes(column))), more(bytes(column)));
    case ColumnType::kBlob:
      break;
  }
  std::string digits;
  for (const char byte : cut(bytes(column))) {
    digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  }
  return fmt::format("x'{}{}'", digits, more(bytes(column)));
}

}  // namespace nonet
