// The numbers of a hunt as tables of tab-separated columns: for `evolve --status`, and for programs
// that watch a hunt from another terminal.
#pragma once

#include <string>

#include "db/store.h"
#include "study/hunt/stored_hunt.h"

namespace nonet {

// The hunt as its last checkpoint has it: what it is and whether it goes on, then a table each of
// yields, records, ratings, stages, operators and islands, between empty lines.
std::string hunt_tables(const Store& store, const StoredHunt& stored);

}  // namespace nonet
