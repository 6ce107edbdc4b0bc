// The contents of an open Store. Internal to db/.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <type_traits>

#include "db/connection.h"
#include "db/database_error.h"
#include "db/interruption.h"
#include "db/store.h"
#include "db/stored_tables.h"
#include "db/write_statements.h"

namespace nonet {

struct Store::Database {
  std::string path;
  Connection connection;
  DamageSink damaged;                                 // empty: a damaged row is an error
  std::unique_ptr<WriteStatements> write_statements;  // prepared at the first write
  std::unique_ptr<Statement> ratings_of_form;         // these on first use
  std::unique_ptr<Statement> fields_of_puzzle;

  template <typename Action>
  auto guarded(Action action) const {
    return as_result(path, [&] {
      if constexpr (std::is_void_v<decltype(action())>) {
        action();
        connection.check_unwritten();
      } else {
        auto result = action();
        connection.check_unwritten();
        return result;
      }
    });
  }

  // The same for long work, whose statements end after a stop request: that is no error.
  template <typename Action>
  Status until_stopped(const RunControl& control, Action action) const {
    return guarded([&] {
      const Interruption interruption(connection, control);
      try {
        action();
      } catch (const Interrupted&) {
        // Finished work stands; a transaction was rolled back.
      }
    });
  }

  // The current row of `query`; nullopt if it is damaged and was reported.
  template <typename Read>
  auto row_of(TableId table, const Statement& query, Read read) const
      -> std::optional<decltype(read(query))> {
    try {
      return read(query);
    } catch (const DamagedRow& fault) {
      const RowFault row_fault{stored_table(table).row_name(query), fault.what()};
      if (!damaged) throw DatabaseError(row_fault.text());
      damaged(row_fault);
      return std::nullopt;
    }
  }

  // All rows except damaged ones.
  template <typename Row, typename Read>
  std::vector<Row> all_rows(TableId table, Statement& query, Read read) const {
    std::vector<Row> rows;
    while (query.step()) {
      if (auto row = row_of(table, query, read)) rows.push_back(*std::move(row));
    }
    return rows;
  }

  // By puzzle, scale, version; resets the query.
  std::optional<StoredBoardRating> board_rating_of(Statement& query, std::int64_t puzzle,
                                                   std::string_view scale, int scale_version) const;

  // Visits all rows except damaged ones, until the visitor returns kStop.
  template <typename Row, typename Read>
  void visit_rows(TableId table, Statement& query, Read read, const Visitor<Row>& visit) const;
};

}  // namespace nonet
