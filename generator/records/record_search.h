// Fills a map of records, in the manner of MAP-Elites (J.-B. Mouret, J. Clune, "Illuminating search
// spaces by mapping elites", 2015): parents are drawn among the holders of all niches alike, so
// that puzzles of few and of many clues are as often parents as those of the middle, and a child
// competes in the niche where it lands, not in that of its parent.
//
//   first units:  random puzzles of each symmetry, and again now and then
//   now and then: designs of trial-and-error depth 3, and near it (generator/hunt/deep_design.h);
//                 ascents to many clues and descents to few (generator/stairs.h)
//                 hard puzzles of few and of many clues (hard_stairs.h)
//   then rounds:  each unit draws a niche and parents of its symmetry, breeds children near them,
//                 rates the minimal ones; records enter the map in the order of the units
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "generator/find.h"
#include "generator/records/record_map.h"

namespace nonet {

struct RecordSearchPlan {
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t first_unit = 0;  // those before belong to earlier calls
  std::uint64_t units = RunControl::kNoLimit;
};

inline constexpr std::uint64_t kChildrenOfUnit = 16;

struct RecordSearchCallbacks {
  std::function<Flow(const Find&)> found;  // a puzzle that holds a record now, with its ratings
  std::function<Flow(std::uint64_t units)> unit_done;  // all units up to this number
};

// Runs until the units are done, a callback returns kStop or the control requests a stop. What is
// found depends on plan and map only, not on threads.
void search_records(const RecordSearchPlan& plan, RecordMap& map, const RunControl& control,
                    const RecordSearchCallbacks& callbacks);

}  // namespace nonet
