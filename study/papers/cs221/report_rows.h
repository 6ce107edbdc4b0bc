// The rows of the CS221 report's table of results, as settings of our search.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "solvers/constraint/constraint_solvers.h"

namespace nonet::cs221 {

struct ReportRow {
  std::string_view label;
  std::string_view seconds;          // "Time (Seconds)"
  std::string_view hardest_seconds;  // "Time to Solve Hardest Puzzle"
  std::uint64_t squares = 0;
  std::uint64_t options = 0;
  constraint::SearchSettings settings = {};
};

inline constexpr std::array<ReportRow, 6> kReportRows = {
    ReportRow{"baseline (singles, MCV)", "775.99", "67.74", 2801249, 5590249, constraint::kNorvig},
    ReportRow{"subregion exclusion (SE)", "754.54", "108.54", 911987, 1803241,
              constraint::kSubregionSearch},
    ReportRow{"SE + generalised twins (GT)", "128.84", "26.88", 94000, 157544,
              constraint::kTwinsSearch},
    ReportRow{"SE + GT + LCV", "118.89", "27.13", 86361, 141492,
              constraint::kTwinsLeastConstraining},
    ReportRow{"SE + GT + LCV, no MCV", "748.75", "274.87", 196923, 646630,
              constraint::kTwinsFirstSquare},
    ReportRow{"opportunistic MCV", "116.11", "26.84", 69096, 121229,
              constraint::kTwinsOpportunistic},
};

// Indices in kReportRows.
enum ReportRowIndex : std::uint8_t {
  kBaseline,
  kSubregion,
  kTwins,
  kTwinsLcv,
  kTwinsNoMcv,
  kOpportunistic
};

// The baseline's options divided by the row's, in the report.
inline double published_ratio(const ReportRow& row) {
  return static_cast<double>(kReportRows[kBaseline].options) / static_cast<double>(row.options);
}

}  // namespace nonet::cs221
