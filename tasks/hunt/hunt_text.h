// The numbers of a hunt as text, for its panel and its page.
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
// A record by the hunt's objective: "ER 10.5", or its class, with the ER if it is known.
std::string record_text(HuntObjective objective, const Milestone& record);
// "DISCOVERY: ..." REQUIRES: the record's class is a discovery.
std::string discovery_text(const Milestone& discovery);
// "1 grid", "2,000 grids".
std::string grids_text(std::uint64_t count);
// The number of finds of each class that the hunt has, the deepest first.
struct ClassCount {
  std::string name;
  std::uint64_t count = 0;
};
std::vector<ClassCount> found_by_class(const HuntProgress& progress);
// The share of a stage's children that passed it, "8.73 %"; "3.7 each" if a call makes several.
std::string passed_text(const StageCount& count);

}  // namespace nonet
