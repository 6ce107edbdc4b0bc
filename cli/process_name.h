// This process as others can recognise it, and what the system knows of theirs: for the lock of a
// hunt (db/hunt_holder.h).
#pragma once

#include <optional>

#include "db/hunt_holder.h"

namespace nonet {

// Its identity: the boot of the machine, the namespace of process numbers, and when it was started.
ProcessName this_process();

// Does that process run? One that has ended and waits for its parent does not. nullopt: it is, or
// was, of another machine, container or boot that cannot be looked at from here.
std::optional<bool> runs_here(const ProcessName& process);

}  // namespace nonet
