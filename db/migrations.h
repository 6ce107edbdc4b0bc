// The schema as a numbered list of changes. A database file stores the number of its last change
// (PRAGMA user_version); opening it applies the rest in one transaction.
#pragma once

#include "db/connection.h"

namespace nonet {

// The version of this program.
int schema_version();

// "nont": marks a SQLite file as ours (PRAGMA application_id).
inline constexpr int kApplicationId = 0x6e6f6e74;

// Refuses (DatabaseError) a file of another program, a file of a newer version and one whose tables
// are not ours (db/schema_check.h), without changing it or querying its tables. Returns the version
// of the file; 0: empty.
int checked_version(const Connection& connection);

// Brings the file to schema_version(). Safe when several programs open a new file at once.
void migrate(Connection& connection);

}  // namespace nonet
