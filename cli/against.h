// --against: the list with which a command compares its puzzles.
#pragma once

#include "base/result.h"
#include "cli/session.h"
#include "tasks/lists/reference_list.h"

namespace nonet {

// Reads the file of --against. Its bad lines are reported and left out; a list without any readable
// puzzle is refused, since nothing would be in it. REQUIRES: the option is there.
Result<ReferenceList> read_reference_list(Session& session, Likeness farthest);

}  // namespace nonet
