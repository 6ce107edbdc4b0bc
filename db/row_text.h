// Lists inside a row, as JSON text that SQL can read (json_extract) and people too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "db/records.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

// {"er":7.2,"ep":1.2,"ed":1.2}: each number with the decimals it is printed with.
std::string rating_columns_text(const std::vector<RatingValue>& values);
// [7.21839,1.2]: the same numbers in full if the decimals lose something; else empty.
std::string exact_values_text(const std::vector<RatingValue>& values);
// Both together. Throws DamagedRow if they are not such texts with equally many numbers.
std::vector<StoredRatingValue> rating_columns_from(std::string_view columns,
                                                   std::string_view exact);

// [{"key":"nodes","value":17.0,"unit":"nodes"}]
std::string details_text(const std::vector<Measure>& details);
// Throws DamagedRow if the text is not such a list.
std::vector<Measure> details_from(std::string_view text);

bool is_json_object(std::string_view text);

}  // namespace nonet
