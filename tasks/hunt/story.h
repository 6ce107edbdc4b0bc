// The story of a hunt, from its database: its progress, its best puzzles, and the descent of its
// records.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "db/store.h"
#include "generator/hunt/archive.h"
#include "generator/hunt/hunt_progress.h"
#include "tasks/hunt/stored_hunt.h"

namespace nonet {

// One puzzle of a line of descent, and the operation that made it from the previous one.
struct LineageStep {
  Puzzle puzzle;
  std::optional<double> er;  // nullopt: never rated
  std::string operation;     // empty: its parents are not known
  std::string change;
};

// From the oldest known ancestor to the record, by first parents.
using Lineage = std::vector<LineageStep>;

// The lines of descent of the last records whose parents are known, the best first.
Result<std::vector<Lineage>> lineages_of(const Store& store, const std::vector<Milestone>& records);

struct HuntStory {
  HuntProgress progress;
  std::vector<ArchivedPuzzle> best;  // best first
  HuntClock clock;                   // if it has no rounds, curves are drawn against puzzles bred
  std::vector<Lineage> lineages = {};
  std::optional<RunRecord> run = {};  // the user's options
};

// The story of the hunt with this seed, or of the latest.
Result<HuntStory> hunt_story(const Store& store, std::optional<std::uint64_t> seed);

}  // namespace nonet
