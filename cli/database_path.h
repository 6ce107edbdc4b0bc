// The session's database: where it is when no --db is given, and how its locks are waited for.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "cli/options.h"
#include "cli/session.h"
#include "db/lock_patience.h"
#include "db/store.h"

namespace nonet {

// --db, or $XDG_DATA_HOME/nonet/nonet.db (default ~/.local/share), whose folder is made if absent.
std::string database_path(const Options& options);

// Opens (or makes, to write) the session's database. Waits for locks; after a second the user is
// told, and after Ctrl-C it waits some seconds more. REQUIRES: the session outlives the store.
Result<Store> open_database(Session& session, Access access, Patience patience = Patience::kShort);
// The same with a patience that may change while the store is open.
Result<Store> open_database(Session& session, Access access,
                            std::shared_ptr<const Patience> patience);

}  // namespace nonet
