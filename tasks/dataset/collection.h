// Collects the puzzles of a dataset: stratum by stratum, portion by portion, until each part of
// each stratum has its number. What is collected depends on the plan alone, not on threads, on the
// database, or on how often the collection was interrupted.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "db/store.h"
#include "tasks/dataset/portion.h"
#include "tasks/dataset/splits.h"
#include "tasks/dataset/stratum.h"
#include "tasks/lists/reference_list.h"

namespace nonet {

struct DatasetPlan {
  std::vector<Stratum> strata;
  SplitShares shares = {80, 10, 10};
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = RunControl::kNoLimit;  // of a portion
  // Puzzles that must not be in the dataset; borrowed, null: none. `farthest`: also puzzles that
  // are as little alike as this.
  const ReferenceList* against = nullptr;
  Likeness farthest = Likeness::kIsomorphic;
};

struct DatasetEntry {
  DatasetBoard board;
  ClassKeys keys;
  std::uint32_t stratum = 0;
  std::uint32_t split = 0;
};

// What became of the candidates of a stratum.
struct StratumCount {
  std::uint64_t candidates = 0;
  std::uint64_t repeated = 0;
  std::uint64_t spare = 0;    // for a part that was full
  std::uint64_t against = 0;  // alike one of the other list
};

struct DatasetDraft {
  std::vector<DatasetEntry> entries;  // by stratum, in the order of collecting
  std::vector<StratumCount> counts;   // by stratum
  // By stratum and part, how many are missing: tries were spent, or a stop was requested.
  std::vector<std::array<std::uint64_t, kSplits>> missing;

  [[nodiscard]] std::uint64_t missing_of(std::size_t stratum) const;
};

struct CollectionCallbacks {
  // Reads and keeps portions; without them all are made. The number is of the portion in its
  // stratum.
  std::function<Result<std::optional<KeptPortion>>(const Stratum&, std::uint64_t number)> read = {};
  std::function<Status(const Stratum&, std::uint64_t number, const KeptPortion&)> keep = {};
  // At each entry and each stratum: the entries so far, and what is being looked for.
  std::function<void(std::uint64_t done, const Stratum& now)> progress = {};
};

// After a stop the draft holds what was collected so far. An error is one of the callbacks'.
Result<DatasetDraft> collect_dataset(const DatasetPlan& plan, const RunControl& control,
                                     const CollectionCallbacks& callbacks);

// In the order of the files: part by part, within a part in an order that the classes decide and
// that mixes strata.
void put_in_file_order(std::vector<DatasetEntry>& entries);

// Portions in a database, as checkpoints. `now`: UTC, ISO 8601.
Result<std::optional<KeptPortion>> stored_portion(const Store& store, const std::string& name);
Status store_portion(Store& store, const std::string& name, const KeptPortion& portion,
                     const std::string& now);

}  // namespace nonet
