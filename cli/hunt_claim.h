// How `evolve` claims the hunt that it works on (db/hunt_holder.h), and its messages if another
// process held that hunt.
#pragma once

#include <cstdint>

#include "cli/session.h"
#include "db/hunt_holder.h"
#include "db/store.h"

namespace nonet {

// Waits up to a second for the holder of the hunt to end, if it was just killed.
void await_end_of_holder(const Session& session, const Store& store, std::uint64_t seed);

// A claim by this process, with a note if it takes the hunt over from an ended one. REQUIRES: the
// session outlives the claim.
HuntClaim claim_of(Session& session, std::uint64_t seed);

}  // namespace nonet
