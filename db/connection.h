// One open SQLite database. Not for two threads at once: every thread opens its own.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "base/ordered_parallel.h"

struct sqlite3;

namespace nonet {

enum class Access { kReadOnly, kReadWrite };

// How long to wait for the locks of other programs, and a callback for the wait.
struct LockWait {
  std::chrono::milliseconds longest{10'000};
  // Called several times a second while waiting, with the time so far: kStop gives up.
  std::function<Flow(std::chrono::milliseconds)> waiting;
};

// The name in a form that SQLite takes for this file and nothing else: many builds of it would take
// "file:x.db?mode=memory" for a database in memory, and "file:x.db" for x.db.
std::string plain_name(const std::string& path);

class Connection {
 public:
  // Opens the file, creating it if it is missing and may be written; ":memory:" is a private
  // database in memory. No name is taken for a URI. Reading leaves no file behind if SQLite allows
  // it. Throws DatabaseError, as all functions here do.
  Connection(const std::string& path, Access access, LockWait lock_wait = {});

  // Runs statements without result rows.
  void run(const char* sql);
  // As run(), for statements at which SQLite itself does not wait for locks.
  void run_waiting(const char* sql);
  // The first column of the first row. REQUIRES: the query has a row.
  [[nodiscard]] std::int64_t number(const char* sql) const;
  [[nodiscard]] std::string text(const char* sql) const;

  // Rows changed by the last INSERT, UPDATE or DELETE.
  [[nodiscard]] std::uint64_t changes() const;

  [[nodiscard]] Access access() const { return access_; }
  // The name by which SQLite opens the same file in the same way.
  [[nodiscard]] const std::string& name() const { return name_; }
  // For a file read as immutable: throws if another program writes it by now.
  void check_unwritten() const;

  [[nodiscard]] sqlite3* handle() const { return handle_.get(); }

 private:
  // The time spent in the current wait. SQLite holds its address.
  struct Waiting {
    LockWait wait;
    std::chrono::milliseconds waited{0};

    // Sleeps a little; false if the wait has been long enough.
    bool again();
  };

  struct Close {
    void operator()(sqlite3* handle) const;
  };
  int open(const std::string& name, int flags);
  int open_to_read();

  Access access_;
  std::string path_;
  std::string name_;
  bool believed_unwritten_ = false;
  std::unique_ptr<Waiting> waiting_;
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
