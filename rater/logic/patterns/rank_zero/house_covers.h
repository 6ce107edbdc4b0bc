// The fewest houses that hold some places of a digit: the links of the digit where the truths are
// cells.
#pragma once

#include "rater/logic/patterns/rank_zero/rank_set.h"

namespace nonet {

// The houses to choose from: by default all of them.
inline constexpr HouseSet kEveryHouse = (HouseSet{1} << kHouses) - 1;

// Among the smallest sets of these houses that hold all of `places`, the first of those that remove
// the digit from most other cells; 0 if there is none of at most `most` houses.
// REQUIRES: the position has the digit in `places`.
HouseSet smallest_cover(const Position& position, Digit digit, CellSet places, int most,
                        HouseSet among = kEveryHouse);

// The cells as truths with such links for every digit; nullopt unless their number is that of the
// cells.
std::optional<RankSet> locked_cells(const Position& position, CellSet cells,
                                    HouseSet among = kEveryHouse);

}  // namespace nonet
