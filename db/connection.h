// One open SQLite database. Not for two threads at once: every thread opens its own.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

struct sqlite3;

namespace nonet {

enum class Access { kReadOnly, kReadWrite };

class Connection {
 public:
  // Opens the file, making it where it is not there and may be written; ":memory:" is a private
  // database in memory. Waits up to `busy_milliseconds` for locks of others.
  // Throws DatabaseError, as all functions here do.
  Connection(const std::string& path, Access access, int busy_milliseconds);

  // Runs statements that give no rows.
  void run(const char* sql);
  // The first column of the first row. REQUIRES: the query gives a row.
  [[nodiscard]] std::int64_t number(const char* sql) const;
  [[nodiscard]] std::string text(const char* sql) const;

  // Rows changed by the last INSERT, UPDATE or DELETE.
  [[nodiscard]] std::uint64_t changes() const;
  [[nodiscard]] std::int64_t last_insert_id() const;

  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// A write transaction: takes the write lock at once, so that it cannot fail half-way because
// another program came first; rolls back unless committed.
class Transaction {
 public:
  explicit Transaction(Connection& connection);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Connection& connection_;
  bool open_ = true;
};

}  // namespace nonet
