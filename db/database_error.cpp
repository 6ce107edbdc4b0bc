#include "db/database_error.h"

#include <array>
#include <sqlite3.h>
#include <string_view>

namespace nonet {
namespace {

struct Explanation {
  int code;  // primary result code of SQLite
  std::string_view reason;
};

constexpr std::array kExplanations = {
    Explanation{SQLITE_BUSY, "the database is locked by another program; try again later"},
    Explanation{SQLITE_LOCKED, "the database is locked by this program"},
    Explanation{SQLITE_CORRUPT, "the database is damaged; restore a backup"},
    Explanation{SQLITE_NOTADB, "this is not a database, or it is damaged"},
    Explanation{SQLITE_READONLY, "the database is read-only"},
    Explanation{SQLITE_PERM, "no permission to use the database"},
    Explanation{SQLITE_FULL, "the disk is full; committed data is kept"},
    Explanation{SQLITE_IOERR, "the disk reports an error; committed data is kept"},
    Explanation{SQLITE_CANTOPEN,
                "cannot open the database: is the folder there, and may it be written?"},
    Explanation{SQLITE_NOMEM, "out of memory in the database"},
};

}  // namespace

void throw_database_error(sqlite3* handle, int code) {
  if ((code & 0xff) == SQLITE_INTERRUPT) throw Interrupted();
  for (const Explanation& known : kExplanations) {
    if (known.code == (code & 0xff)) throw DatabaseError(std::string(known.reason));
  }
  throw DatabaseError(std::string("database error: ") +
                      (handle != nullptr ? sqlite3_errmsg(handle) : sqlite3_errstr(code)));
}

}  // namespace nonet
