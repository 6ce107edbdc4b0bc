// Whether a file has the tables of a store and nothing that would run in their place. A view, a
// virtual table or a generated column under the name of one of our tables can run for ever or do
// what its maker likes at our first query, a trigger at our first write.
#pragma once

#include "db/connection.h"

namespace nonet {

// Refuses (DatabaseError) a file whose tables are not those of `expected`, a database of the same
// version that our migrations have made. Tables, views and plain indexes of the file's owner under
// other names are left alone: nothing of ours asks them. Reads the schema only.
void check_schema(const Connection& file, const Connection& expected);

}  // namespace nonet
