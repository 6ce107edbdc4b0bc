// One line of a reproduction: the author's claim, our measurement, its chance error, and the
// finding. The finding is computed from the numbers whenever there are two to compare (verdict.h),
// so that no text can say more than the run showed. Each claim has one row with a finding; rows
// that restate it have none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "study/papers/verdict.h"
#include "study/statistics/interval.h"

namespace nonet {

// Values are text as they should be read ("84.73", "over 1000000").
struct ComparisonRow {
  std::string label = {};
  std::string claim = {};  // empty: the author claims nothing
  std::string ours = {};
  std::string interval = {};  // of 95 per cent, "7.23 to 7.74"; may be empty
  std::string expected = {};  // the range of an author's number, likewise
  std::uint64_t sample = 0;
  std::string of = "puzzles";              // the unit of the sample
  std::optional<std::uint64_t> seed = {};  // nullopt: no chance involved
  Finding finding = Finding::kNone;
  std::string note = {};
};

struct ComparisonTable {
  std::string title;  // names the quantity and its unit
  std::vector<ComparisonRow> rows = {};
};

// "7.23 to 7.74".
std::string range_text(const Interval& interval, int digits = 2);
std::string range_text(const Prediction& prediction, int digits = 2);

// A row for a measured number with its interval; the finding follows from the claim and from the
// range that an author may expect. Without an expectation there is no finding.
struct Measurement {
  std::string label;
  std::string_view claim;
  Interval ours;
  std::optional<Prediction> expected = {};
  int digits = 2;
  std::uint64_t sample = 0;
  std::string of = "puzzles";
  std::optional<std::uint64_t> seed = {};
  std::string note = {};
};
ComparisonRow row_of(Measurement measurement);

}  // namespace nonet
