// The rows of a store with impossible contents, found by one pass over all of them. During its
// lifetime, SQL on the same connection can exclude them. Internal to db/.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/run_control.h"
#include "db/connection.h"
#include "db/records.h"
#include "db/stored_tables.h"

namespace nonet {

class DamagedRows {
 public:
  // Receives each damaged row, while the statement is on it.
  using Visitor = std::function<void(const StoredTable&, const Statement& row, const RowFault&)>;

  // Reads all rows of the schema "main" or "other"; a stop ends it early. Throws DatabaseError.
  // REQUIRES: one at a time on a connection.
  DamagedRows(Connection& connection, std::string_view schema, const PuzzleProof& proof,
              const RunControl& control, const Visitor& visit);
  ~DamagedRows();
  DamagedRows(const DamagedRows&) = delete;
  DamagedRows& operator=(const DamagedRows&) = delete;

  // An SQL condition: the row of the table with the alias `row` is not damaged.
  static std::string leaves_out(TableId table, std::string_view row);
  // Deletes them from "main".
  void remove();

 private:
  void find(const StoredTable& table, RowJudge& judge);

  Connection& connection_;
  std::string schema_;
  const RunControl& control_;
  const Visitor& visit_;
};

}  // namespace nonet
