// A hunt as one HTML page for the morning after: the best puzzles drawn, how it went over time,
// what the screens and operators did, and how the records came about.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/session.h"
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

// The error names the fonts that the pictures need where they are absent.
Result<std::string> hunt_report_html(const HuntStory& story);

// To the file of --report.
Status write_hunt_report(const Session& session, const HuntStory& story);

}  // namespace nonet
