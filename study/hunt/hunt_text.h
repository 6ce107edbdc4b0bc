// The numbers of a hunt as its panel and its page write them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generator/hunt/hunt_progress.h"

namespace nonet {

// Tenths of an ER: 105 -> "10.5"; 0, not rated -> "-".
std::string er_text(int tenths);
// "T&E 2, BxB 5", "T&E 3, BxBB 2", "T&E 1".
std::string class_text(const PuzzleClass& is);
// The same as fields of a line, as in the lists of hunters: "TE=2 BxB=5".
std::string class_fields(const PuzzleClass& is);
// A record by what the hunt climbs: "ER 10.5", or its class with the ER, where that is known.
std::string record_text(HuntObjective objective, const RecordFind& record);
// "DISCOVERY: ...", loudly; REQUIRES: the record's class is one.
std::string discovery_text(const RecordFind& discovery);
// "1 grid", "2,000 grids".
std::string grids_text(std::uint64_t count);
// How many finds a hunt has of each class that it has any of, the deepest first.
struct ClassCount {
  std::string name;
  std::uint64_t count = 0;
};
std::vector<ClassCount> found_by_class(const HuntProgress& progress);
// The share of a stage's children that passed it, "8.73 %"; where a call makes several, "3.7 each".
std::string passed_text(const StageCount& count);

}  // namespace nonet
