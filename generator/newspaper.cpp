#include "generator/newspaper.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

using enum TechniqueId;

constexpr double kAnyMinutes = 1000;
constexpr std::array kMediumHardest = {kPointing};
constexpr std::array kHardHardest = {kClaiming, kNakedPair, kHiddenPair, kNakedTriplet,
                                     kHiddenTriplet};

constexpr std::array kSeries = {
    NewspaperRow{"easy", 38, 38, false, {1.0, 1.2}, {0, kAnyMinutes}, {}},
    NewspaperRow{"medium", 21, 27, true, {1.7, 2.6}, {8.5, 20}, kMediumHardest},
    NewspaperRow{"hard", 21, 27, true, {1.7, 4.0}, {12.5, kAnyMinutes}, kHardHardest},
};

}  // namespace

std::span<const NewspaperRow> newspaper_catalog() { return kSeries; }

const NewspaperRow* find_newspaper(std::string_view key) {
  const auto row = std::ranges::find(kSeries, key, &NewspaperRow::key);
  return row == kSeries.end() ? nullptr : &*row;
}

Wishes wishes_of(const NewspaperRow& series) {
  Wishes wishes;
  wishes.fewest_clues = series.fewest_clues;
  wishes.most_clues = series.most_clues;
  wishes.minimal = series.minimal;
  wishes.ratings = {{find_scale("explainer"), series.er}, {find_scale("minutes"), series.minutes}};
  wishes.scale = find_scale(series.hardest.empty() ? "explainer" : "minutes");
  wishes.hardest.assign(series.hardest.begin(), series.hardest.end());
  return wishes;
}

}  // namespace nonet
