// The counts of a hunt as part of its checkpoint: all of HuntProgress except what the archive and
// the islands provide.
#pragma once

#include "generator/hunt/hunt_progress.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

void save_counts(const HuntProgress& counts, StateWriter& state);
void restore_counts(HuntProgress& counts, StateReader& state);

}  // namespace nonet
