// The numbers of a hunt as tables of tab-separated columns: for `evolve --status`, and for programs
// that watch a hunt from another terminal.
#pragma once

#include <string>
#include <string_view>

#include "tasks/hunt/stored_hunt.h"

namespace nonet {

// The hunt at its last checkpoint: its settings and state (state_text()), then a table each of
// yields, records, ratings, stages, operators and islands, separated by empty lines.
std::string hunt_tables(const StoredHunt& stored, std::string_view state);

}  // namespace nonet
