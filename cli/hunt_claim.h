// How `evolve` holds the hunt that it works at (db/hunt_holder.h), and what it says where that hunt
// was another process's.
#pragma once

#include <cstdint>

#include "cli/session.h"
#include "db/hunt_holder.h"
#include "db/store.h"

namespace nonet {

// Gives a process that holds the hunt and was killed this moment the time to be gone: a second.
void await_end_of_holder(const Session& session, const Store& store, std::uint64_t seed);

// This process, which notes that it takes the hunt over from one that is gone. REQUIRES: the
// session outlives the claim.
HuntClaim claim_of(Session& session, std::uint64_t seed);

}  // namespace nonet
