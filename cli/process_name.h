// The identity of this process, and whether another one runs: for the lock of a hunt
// (db/hunt_holder.h).
#pragma once

#include <optional>

#include "db/hunt_holder.h"

namespace nonet {

// The boot of the machine, the namespace of process numbers, and the start time.
ProcessName this_process();

// Does that process run? One that has ended and waits for its parent does not. nullopt: it belongs
// to another machine, container or boot, which cannot be inspected from here.
std::optional<bool> runs_here(const ProcessName& process);

}  // namespace nonet
