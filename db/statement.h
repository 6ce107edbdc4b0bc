// A prepared statement: bind, step through the rows, read columns. Parameters are numbered from 1
// and columns from 0, as in SQLite. All functions throw DatabaseError. SQLite allows any type of
// value in any column: reading a column as another type than it has is a DamagedRow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace nonet {

class Connection;

enum class ColumnType : std::uint8_t { kNull, kInteger, kReal, kText, kBlob };

class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);

  // Bound values are borrowed, not copied: they must stay alive until the statement is run.
  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind(int parameter, std::string_view text);
  Statement& bind(int parameter, std::span<const std::byte> blob);
  template <typename T>
  Statement& bind(int parameter, const std::optional<T>& value) {
    return value ? bind(parameter, *value) : bind_null(parameter);
  }
  Statement& bind_null(int parameter);
  // The value of a column of another statement's row, of any type.
  Statement& bind(int parameter, const Statement& row, int column);

  // Moves to the next row; false if there is none, and then the statement can be bound and run
  // again.
  bool step();
  // Runs a statement without result rows.
  void run();
  // Back to before the first row.
  void reset();

  [[nodiscard]] ColumnType type(int column) const;
  [[nodiscard]] bool null(int column) const { return type(column) == ColumnType::kNull; }
  // Of a text or blob, unchanged.
  [[nodiscard]] std::string_view bytes(int column) const;
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] double real(int column) const;
  // Valid until the next step or reset.
  [[nodiscard]] std::string_view text(int column) const;
  [[nodiscard]] std::span<const std::byte> blob(int column) const;
  // Text shown to people, such as keys, units and times: in one line and printable, so that nothing
  // in a file moves the cursor of a terminal.
  [[nodiscard]] std::string label(int column) const;
  // Any value in a readable form: 7, 'text', x'00ff', null; a long one is cut.
  [[nodiscard]] std::string shown(int column) const;

 private:
  void expect(int column, ColumnType type, const char* name) const;
  void check(int code) const;

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace nonet
