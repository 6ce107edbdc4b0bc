// Made by `nonet generate --seed 1` and rated with `nonet rate --scale minutes`; make them anew
// whenever the seconds of people.cpp change. Random minimal: 5,000 with --minimal. Newspaper-like:
// 744 of each of three series, modelled on the puzzles of one newspaper over five years
// (docs/people.md): easy, 38 clues and ER up to 1.2; medium, 24 to 30 clues, ER 1.7 to 2.6 and up
// to 8.5 minutes; hard, 22 to 27 clues, ER 1.7 to 3.4 without X-wing, and 9.5 minutes or more.
#include "rater/orders/minutes/populations.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr double kStep = 5;  // per cent between two quantiles

constexpr std::array<PopulationRow, 2> kPopulations = {{
    {"random-minimal", "random minimal puzzles", {4.96,  6.40,  7.09,  7.77,  8.47,  9.22,  9.97,
                                                  10.70, 11.50, 12.26, 13.04, 13.86, 14.72, 15.62,
                                                  16.70, 17.86, 19.31, 21.11, 23.42, 26.56, 43.79}},
    {"newspaper", "newspaper-like puzzles", {2.72,  2.85,  2.91,  2.96,  3.01,  3.10,  3.24,
                                             5.76,  6.35,  6.77,  7.13,  7.56,  7.94,  8.39,
                                             10.25, 11.18, 12.21, 13.16, 14.64, 16.50, 25.21}},
}};

}  // namespace

std::span<const PopulationRow> population_catalog() { return kPopulations; }

double percentile_of(const PopulationRow& population, double minutes) {
  const auto& quantiles = population.quantiles;
  const auto above = std::ranges::upper_bound(quantiles, minutes);
  if (above == quantiles.begin()) return 0;
  if (above == quantiles.end()) return 100;
  const auto below = above - 1;
  const double part = (minutes - *below) / (*above - *below);
  return kStep * (static_cast<double>(below - quantiles.begin()) + part);
}

}  // namespace nonet
