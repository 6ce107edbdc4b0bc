// Ratings of records of any board as lines of a table or JSON.
#pragma once

#include <optional>
#include <string>

#include "formats/catalog.h"
#include "rater/orders/scale/rating.h"
#include "variants/ladder/board_rating.h"
#include "variants/text/board_reader.h"

namespace nonet::variants {

struct RatedBoard {
  std::optional<Rating> rating;           // nullopt: not rated
  std::optional<std::string> steps = {};  // the last column, if it is shown
};

// The puzzle and the columns of the scale, with a line break. JSON names the board too, null stands
// for a value that the rating has not. REQUIRES: the format is tsv, csv or jsonl.
std::string rating_line(const BoardRecord& record, const Geometry& geometry,
                        const RatedBoard& rated, Format format);

// How often the path takes each technique, in the order of their first use:
// "hidden-single-box*5;pointing*1".
std::string technique_counts_text(const BoardPath& path);

}  // namespace nonet::variants
