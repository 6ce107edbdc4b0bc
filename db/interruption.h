// Ends a long statement of SQLite - a check of all pages, a sort, an INSERT of millions of rows -
// after a stop request. Internal to db/.
#pragma once

#include "base/run_control.h"
#include "db/connection.h"

namespace nonet {

// During its lifetime a statement of the connection ends with Interrupted after a stop request.
// SQLite before 3.42 finishes the part of `PRAGMA integrity_check` that reads the pages of the file
// first: about half a second for each GB in memory.
class Interruption {
 public:
  // Borrows both. REQUIRES: one at a time on a connection.
  Interruption(const Connection& connection, const RunControl& control);
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

 private:
  sqlite3* handle_;
};

}  // namespace nonet
