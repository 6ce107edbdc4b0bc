// What a Store holds while it is open. Internal to db/.
#pragma once

#include <memory>
#include <string>

#include "db/connection.h"
#include "db/database_error.h"
#include "db/store.h"
#include "db/write_statements.h"

namespace nonet {

struct Store::Database {
  std::string path;
  Connection connection;
  std::unique_ptr<WriteStatements> write_statements;  // prepared at the first write

  template <typename Action>
  auto guarded(Action action) const {
    return as_result(path, action);
  }
};

}  // namespace nonet
