// Dates as captions show them.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "base/result.h"
#include "book/words/words.h"

namespace nonet {

// The date by a format as of strftime: %Y, %y, %m, %d, %e (day without a zero), %B (month), %A
// (weekday), %%. An error names an unknown place.
Result<std::string> date_text(std::chrono::year_month_day date, std::string_view format,
                              const BookWords& words);

}  // namespace nonet
