// Fills a collection with what scales and solvers say of puzzles: from a database, or by rating.
#pragma once

#include <cstddef>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "db/store.h"
#include "rater/orders/scale/path.h"
#include "study/statistics/collection.h"

namespace nonet {

// Everything the store holds. Ratings of an older version of a scale, or by other weights, are left
// out: they do not mix with those of this one. What was gathered until a stop is not to be used.
Status gather_all(const Store& store, const RunControl& control, Collection& collection);

// The puzzle, and what the store says of it whatever printed form it holds it in. REQUIRES:
// `canonical` is the canonical form of `givens`.
Status gather_known(const Store& store, const Grid& givens, const Grid& canonical,
                    Collection& collection);

// The puzzle's paths on every scale, in the order of their catalog; where their steps are not asked
// for, or the scale tells none, only the ratings are in them.
enum class PathSteps : bool { kLeftOut, kTold };
std::vector<Path> paths_on_all(const Puzzle& puzzle, PathSteps steps, const RunControl& control);
void gather_rated(const Grid& givens, const std::vector<Path>& paths, Collection& collection);

}  // namespace nonet
