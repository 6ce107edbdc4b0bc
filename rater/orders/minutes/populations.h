// A puzzle's minutes as a percentile of two populations of puzzles.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace nonet {

struct PopulationRow {
  std::string_view key;
  std::string_view name;
  // The minutes that 0, 5, 10, ... 100 % of the puzzles stay below.
  std::array<double, 21> quantiles;
};

// Random minimal puzzles, then newspaper-like ones (easy, medium and hard in equal numbers).
std::span<const PopulationRow> population_catalog();

// 0 to 100, by linear interpolation between the quantiles.
double percentile_of(const PopulationRow& population, double minutes);

}  // namespace nonet
