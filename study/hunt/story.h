// What there is to tell of a hunt, out of its database: how it stands, its best puzzles, and how
// the records came about.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "db/store.h"
#include "generator/hunt/archive.h"
#include "generator/hunt/hunt_progress.h"
#include "study/hunt/stored_hunt.h"

namespace nonet {

// One puzzle of a line of descent, and how it was made from the one before.
struct LineageStep {
  Puzzle puzzle;
  std::optional<double> er;  // nullopt: never rated
  std::string operation;     // empty: nothing is known of its parents
  std::string change;
};

// From the oldest known ancestor to the record, by first parents.
using Lineage = std::vector<LineageStep>;

// The lines of descent of the last records, the best first; of those whose parents are known.
Result<std::vector<Lineage>> lineages_of(const Store& store,
                                         const std::vector<RecordFind>& records);

struct HuntStory {
  HuntProgress progress;
  std::vector<ArchivedPuzzle> best;  // best first
  HuntClock clock;                   // without rounds: curves are drawn against puzzles bred
  std::vector<Lineage> lineages = {};
  std::optional<RunRecord> run = {};  // what the user asked for
};

// Of the hunt with this seed, or the latest.
Result<HuntStory> hunt_story(const Store& store, std::optional<std::uint64_t> seed);

}  // namespace nonet
