// Whether a file has the tables of a store and nothing that runs in their place. A view, a virtual
// table or a generated column under the name of one of our tables could run forever or do anything
// at our first query, a trigger at our first write.
#pragma once

#include "db/connection.h"

namespace nonet {

// Refuses (DatabaseError) a file whose tables differ from those of `expected`, a database of the
// same version made by our migrations. Tables, views and plain indexes of the file's owner under
// other names are ignored: none of our queries use them. Reads the schema only.
void check_schema(const Connection& file, const Connection& expected);

}  // namespace nonet
