// The map of records of a database: what its puzzles, whoever found them, hold. Nothing is kept
// but puzzles, ratings and runs, so hunts and imports add to the map as well, and `db import`
// unites maps.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "generator/records/record_map.h"

namespace nonet {

// The run that found a puzzle.
struct RecordOrigin {
  std::string date;  // UTC, ISO 8601: when the run began
  std::uint64_t seed = 0;
};

struct StoredRecords {
  RecordMap map;                                  // a holder's mark is its puzzle's row
  std::map<std::uint64_t, RecordOrigin> origins;  // by mark; absent: imported
};

// Of equal puzzles of a niche the one stored first. After a stop the map is incomplete.
Result<StoredRecords> stored_records(const Store& store, const RunControl& control);

// The number of units that searches of the seed have done, as a checkpoint.
Result<std::uint64_t> stored_units(const Store& store, std::uint64_t seed);
// `now`: UTC, ISO 8601.
Status store_units(Store& store, std::uint64_t seed, std::uint64_t units, const std::string& now);

}  // namespace nonet
