// The exception of db/: thrown by connections and statements, turned into an Error at the public
// functions of the store, never seen outside this folder.
#pragma once

#include <stdexcept>
#include <string>
#include <type_traits>

#include "base/result.h"

struct sqlite3;

namespace nonet {

class DatabaseError : public std::runtime_error {
 public:
  // `reason` is a whole sentence for users, without the file.
  explicit DatabaseError(const std::string& reason) : std::runtime_error(reason) {}
};

// A statement that ended because of a stop request (db/interruption.h).
class Interrupted : public DatabaseError {
 public:
  Interrupted() : DatabaseError("interrupted") {}
};

// One row of a sound file with impossible contents; the rows after it can be read.
class DamagedRow : public DatabaseError {
 public:
  using DatabaseError::DatabaseError;
};

// Throws the reason for an SQLite result code, in words that suggest a remedy.
[[noreturn]] void throw_database_error(sqlite3* handle, int code);

// Runs `action`; a DatabaseError becomes an Error of kind kDatabase about the file `path`.
template <typename Action>
auto as_result(const std::string& path, Action action) -> Result<decltype(action())> {
  try {
    if constexpr (std::is_void_v<decltype(action())>) {
      action();
      return {};
    } else {
      return action();
    }
  } catch (const DatabaseError& error) {
    return Error{ErrorKind::kDatabase, error.what(), Place{path, 0, 0}};
  }
}

}  // namespace nonet
