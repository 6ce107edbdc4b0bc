// The numbers of a hunt as tables of tab-separated columns: for `evolve --status`, and for programs
// that watch a hunt from another terminal.
#pragma once

#include <string>
#include <string_view>

#include "study/hunt/stored_hunt.h"

namespace nonet {

// The hunt as its last checkpoint has it: what it is and whether it goes on (state_text()), then a
// table each of yields, records, ratings, stages, operators and islands, between empty lines.
std::string hunt_tables(const StoredHunt& stored, std::string_view state);

}  // namespace nonet
