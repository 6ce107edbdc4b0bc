// A set of puzzles with all known values of their hardness, column by column: the input of the
// statistics. The caller fills it from a database or by rating a file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"

namespace nonet {

// Hardness for people (a rating scale with a path) or for machines (a solver, and the scales of the
// classification by trial and error).
enum class HardFor : std::uint8_t { kPeople, kMachines };

// Values in a Measure column besides numbers. A solver that did not finish and a scale that is
// stuck are both beyond the measure: harder than every puzzle with a number.
inline constexpr double kUnmeasured = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kBeyond = std::numeric_limits<double>::infinity();

struct HardnessColumn {
  std::string key;   // of the scale or solver
  std::string unit;  // "rating", or the unit of the solver's count
  HardFor hard_for = HardFor::kPeople;
  std::vector<double> values;  // one for each puzzle
};

// The number of puzzles whose hardest technique is each one, on one scale.
struct HardestTechniques {
  std::string scale;
  std::map<std::string, std::uint64_t, std::less<>> counts;
};

class Collection {
 public:
  // Returns the index of the puzzle.
  std::size_t add(const Grid& givens);
  // nullopt: the scale is stuck. REQUIRES: index < size().
  void rate(std::size_t index, std::string_view scale, std::optional<double> score,
            std::string_view hardest);
  // nullopt: beyond what the solver can measure. Of several measurements (seeds) of one puzzle by
  // one solver the lower median counts, once settle() was called.
  void measure(std::size_t index, std::string_view solver, std::string_view unit,
               std::optional<double> hardness);
  // Brings all columns to their final order (scales, then solvers, as in the catalogs) and length.
  void settle();

  [[nodiscard]] std::size_t size() const { return puzzles_.size(); }
  [[nodiscard]] const std::vector<Grid>& puzzles() const { return puzzles_; }
  // REQUIRES for the following: settle() was called last.
  [[nodiscard]] const std::vector<HardnessColumn>& columns() const { return columns_; }
  [[nodiscard]] const std::vector<HardestTechniques>& hardest() const { return hardest_; }
  // Puzzles that no scale has rated and no solver has measured.
  [[nodiscard]] std::size_t without_values() const;

 private:
  HardnessColumn& column(std::string_view key, std::string_view unit, HardFor hard_for);

  std::vector<Grid> puzzles_;
  std::vector<HardnessColumn> columns_;
  std::vector<HardestTechniques> hardest_;
  std::map<std::string, std::map<std::size_t, std::vector<double>>, std::less<>> repeated_;
};

}  // namespace nonet
