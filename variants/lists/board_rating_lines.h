// Ratings of records of any board as lines of a table or JSON.
#pragma once

#include <string>

#include "formats/catalog.h"
#include "rater/orders/scale/rating.h"
#include "variants/text/board_reader.h"

namespace nonet::variants {

// The puzzle and the columns of the scale, with a line break. JSON names the board too, null stands
// for a value that the rating has not. REQUIRES: the format is tsv, csv or jsonl.
std::string rating_line(const BoardRecord& record, const Geometry& geometry, const Rating& rating,
                        Format format);

}  // namespace nonet::variants
