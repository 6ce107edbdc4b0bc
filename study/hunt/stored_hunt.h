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

// Whether the hunt goes on: "ended 2026-01-31T12:00:00Z", or "running, or killed".
std::string state_of(const Store& store, const StoredHunt& stored);

// An error where the store holds a hunt with this seed: a new one would take the place of its
// checkpoint.
Status check_unused(const Store& store, std::uint64_t seed);

// What a recorder is to keep of the hunt as it stands, and of a puzzle that it found.
HuntState state_of(const Hunt& hunt);
BredFind bred_find(const HuntFind& find);

}  // namespace nonet
