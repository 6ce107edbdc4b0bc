// Made by `nonet generate --seed 1` and rated with `nonet rate --scale minutes`; make them anew
// whenever the seconds of people.cpp change. Random minimal: 5,000 with --minimal. Newspaper-like:
// 744 of each of three series, modelled on the puzzles of one newspaper over five years
// (docs/people.md): easy, with 38 clues and ER up to 1.2; medium and hard, minimal and told apart
// by what a person needs.
#include "rater/orders/minutes/populations.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr double kStep = 5;  // per cent between two quantiles

constexpr std::array<PopulationRow, 2> kPopulations = {{
    {"random-minimal", "random minimal puzzles", {4.96,  6.40,  7.09,  7.77,  8.47,  9.22,  9.97,
                                                  10.70, 11.50, 12.26, 13.04, 13.86, 14.72, 15.62,
                                                  16.70, 17.86, 19.31, 21.11, 23.42, 26.56, 43.79}},
    {"newspaper", "newspaper-like puzzles", {2.72,  2.85,  2.91,  2.96,  3.02,  3.10,  3.24,
                                             9.21,  10.58, 11.95, 12.74, 13.23, 13.73, 14.26,
                                             14.80, 15.33, 15.90, 16.70, 17.52, 18.84, 25.32}},
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
