// One line of a reproduction: what an author claims, what we measure, how far chance may have moved
// it, and what follows. The finding is computed from the numbers wherever there are two to compare,
// so that no text can say more than the run showed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "study/statistics/interval.h"

namespace nonet {

enum class Finding : std::uint8_t {
  kNone,         // nothing is claimed, or what is claimed cannot be compared (times)
  kAgrees,       // the claim lies inside our interval, up to the digits it is printed with
  kDiffers,      // outside of it
  kContradicts,  // the claim says the opposite of what we see, or is wrong by arithmetic
  kOtherInput,   // measured on other puzzles than the author's
};

// "agrees", "differs", ...; empty for kNone.
std::string_view word_of(Finding finding);

// Values are text as they should be read ("84.73", "over 1000000").
struct ComparisonRow {
  std::string label = {};
  std::string claim = {};  // empty: the author says nothing of it
  std::string ours = {};
  std::string interval = {};  // of 95 per cent, "7.23 to 7.74"; empty where there is none
  std::uint64_t sample = 0;
  std::string of = "puzzles";              // what the sample counts
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

// What the numbers say of a claim printed as text; kNone where it is not one number ("500000+").
Finding finding_of(std::string_view claim, const Interval& ours);

// A row for a measured number with its interval; the finding follows from both.
struct Measurement {
  std::string label;
  std::string_view claim;
  Interval ours;
  int digits = 2;
  std::uint64_t sample = 0;
  std::string of = "puzzles";
  std::optional<std::uint64_t> seed = {};
  std::string note = {};
};
ComparisonRow row_of(Measurement measurement);

}  // namespace nonet
