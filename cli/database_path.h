// Where the database is when no --db is given.
#pragma once

#include <string>

#include "cli/options.h"

namespace nonet {

// --db, or $XDG_DATA_HOME/nonet/nonet.db (default ~/.local/share), whose folder is made if absent.
std::string database_path(const Options& options);

}  // namespace nonet
