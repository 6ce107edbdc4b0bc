// Fills a collection with ratings and solvers' measurements: from a database, or by rating.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "db/store.h"
#include "rater/orders/scale/path.h"
#include "study/statistics/collection.h"

namespace nonet {

// Adds all puzzles of the store. Ratings by an older version of a scale, or by other weights, are
// left out, because they are not comparable. After a stop the collection must not be used.
Status gather_all(const Store& store, const RunControl& control, Collection& collection);

// Adds the puzzle with its stored values, whatever isomorphic form the store has. REQUIRES:
// `canonical` is the canonical form of `givens`.
Status gather_known(const Store& store, const Grid& givens, const Grid& canonical,
                    Collection& collection);

// The boards that the search of a class may cost here, half a second of a core: statistics do not
// wait for minutes for one puzzle's length of g-whips.
inline constexpr std::uint64_t kMostBoardsCounted = 1'000'000;

// The puzzle's paths on every scale, in the order of the catalog. They have only ratings if steps
// are not requested, or if the scale has none. A rating whose search takes more than
// kMostBoardsCounted (with steps kMostBoardsTold) ends with RatingEnd::kStopped.
enum class PathSteps : bool { kLeftOut, kTold };
std::vector<Path> paths_on_all(const Puzzle& puzzle, PathSteps steps, const RunControl& control);
// Adds the puzzle with these ratings. Returns the scales whose search gave up: the puzzle has no
// value on them.
std::vector<std::string_view> gather_rated(const Grid& givens, const std::vector<Path>& paths,
                                           Collection& collection);

}  // namespace nonet
