#include "generator/newspaper.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

constexpr double kAnyMinutes = 1000;

constexpr std::array kSeries = {
    NewspaperRow{"easy", 38, 38, {1.0, 1.2}, {0, kAnyMinutes}},
    NewspaperRow{"medium", 24, 30, {1.7, 2.6}, {0, 8.5}},
    NewspaperRow{"hard", 22, 27, {1.7, 3.4}, {9.5, kAnyMinutes}},
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
  wishes.scale = find_scale("explainer");
  wishes.ratings = {{wishes.scale, series.er}, {find_scale("minutes"), series.minutes}};
  // The only technique up to 3.4 other than singles, locked candidates and pairs.
  if (series.er.high > 3) wishes.forbidden = {TechniqueId::kXWing};
  return wishes;
}

}  // namespace nonet
