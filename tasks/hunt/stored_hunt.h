// Connects a hunt's engine (generator/hunt), which knows no database, with the store, which keeps
// its state as bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "db/hunt_recorder.h"
#include "db/store.h"
#include "generator/hunt/hunt.h"

namespace nonet {

// A hunt in a database.
struct StoredHunt {
  Hunt hunt;
  HuntClock clock;
  std::string saved;  // UTC, ISO 8601
};

// The hunt with this seed, or the latest one in the store if there is no seed. An error if there is
// none, or if another version of the program stored it.
Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed);

// The observer of a hunt: the time, and the observer's knowledge of processes.
struct HuntObserver {
  std::string now;  // UTC, ISO 8601
  ProcessProbe runs;
};

// The state of the hunt: "ended 2026-01-31T12:00:00Z", "running since ...", "killed: ...".
std::string state_text(const Store& store, const StoredHunt& stored, const HuntObserver& observer);

// The data that a recorder keeps of the hunt's current state.
HuntState state_of(const Hunt& hunt);

}  // namespace nonet
