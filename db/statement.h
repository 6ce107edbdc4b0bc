// A prepared statement: bind, step through the rows, read columns. Parameters and columns are
// numbered from 1 and from 0, as SQLite does. All functions throw DatabaseError.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

struct sqlite3_stmt;

namespace nonet {

class Connection;

class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);

  // What is bound is borrowed, not copied: it must stay alive until the statement is run.
  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind(int parameter, std::string_view text);
  Statement& bind(int parameter, std::span<const std::byte> blob);
  template <typename T>
  Statement& bind(int parameter, const std::optional<T>& value) {
    return value ? bind(parameter, *value) : bind_null(parameter);
  }
  Statement& bind_null(int parameter);

  // Moves to the next row; false when there is none, and then the statement is ready to be bound
  // and run again.
  bool step();
  // Runs a statement that gives no rows.
  void run();
  // Back to before the first row.
  void reset();

  [[nodiscard]] bool null(int column) const;
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] double real(int column) const;
  // Valid until the next step or reset.
  [[nodiscard]] std::string_view text(int column) const;
  [[nodiscard]] std::span<const std::byte> blob(int column) const;

 private:
  void check(int code) const;

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace nonet
