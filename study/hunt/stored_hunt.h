// A hunt between its engine (generator/hunt), which knows no database, and the store, to which its
// state is bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "db/hunt_recorder.h"
#include "db/store.h"
#include "generator/hunt/hunt.h"

namespace nonet {

// A hunt as a database holds it.
struct StoredHunt {
  Hunt hunt;
  HuntClock clock;
  std::string saved;  // UTC, ISO 8601
};

// That of the seed, or of the latest hunt in the store where no seed is given. An error where there
// is none, or one of another version of the program.
Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed);

// Who looks at a hunt: when, and what is known there of processes.
struct HuntObserver {
  std::string now;  // UTC, ISO 8601
  ProcessProbe runs;
};

// Whether the hunt goes on: "ended 2026-01-31T12:00:00Z", "running since ...", "killed: ...".
std::string state_text(const Store& store, const StoredHunt& stored, const HuntObserver& observer);

// What a recorder is to keep of the hunt as it stands, and of a puzzle that it found.
HuntState state_of(const Hunt& hunt);
BredFind bred_find(const HuntFind& find);

}  // namespace nonet
