#include "study/statistics/summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <map>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr std::string_view kLevelScale = "explainer";

Distribution clues_of(const Collection& collection) {
  std::array<std::uint64_t, kCells + 1> counts{};
  for (const Grid& puzzle : collection.puzzles()) {
    ++counts[static_cast<std::size_t>(puzzle.clue_count())];
  }
  Distribution clues{"clues", "Clues", {}};
  const auto used = [](std::uint64_t count) { return count > 0; };
  const auto first = std::ranges::find_if(counts, used);
  const auto last = std::find_if(counts.rbegin(), counts.rend(), used).base();
  for (auto at = first; at < last; ++at) {
    clues.counts.push_back({fmt::format("{}", at - counts.begin()), *at});
  }
  return clues;
}

Distribution levels_of(const HardnessColumn& ratings) {
  Distribution levels{"levels", "Levels, by Explainer rating", {}};
  for (const LevelRow& level : level_catalog()) levels.counts.push_back({std::string(level.key)});
  for (const double er : ratings.values) {
    if (!std::isfinite(er)) continue;
    const LevelRow* level = level_of_er(static_cast<int>(std::lround(er * 10)));
    if (level != nullptr) ++levels.counts[static_cast<std::size_t>(level->code - 1)].puzzles;
  }
  return levels;
}

// A scale of whole numbers, as in the classification: counts of each number from the least to the
// largest, and of the puzzles beyond.
Distribution classes_of(const HardnessColumn& ratings, std::string_view name) {
  std::map<int, std::uint64_t> counts;
  std::uint64_t beyond = 0;
  for (const double value : ratings.values) {
    if (value == kBeyond) ++beyond;
    if (std::isfinite(value)) ++counts[static_cast<int>(std::lround(value))];
  }
  Distribution classes{"class:" + ratings.key, fmt::format("{}, scale {}", name, ratings.key), {}};
  for (int at = counts.empty() ? 0 : counts.begin()->first;
       !counts.empty() && at <= counts.rbegin()->first; ++at) {
    classes.counts.push_back({fmt::format("{}", at), counts[at]});
  }
  if (beyond > 0) classes.counts.push_back({"beyond", beyond});
  return classes;
}

// Most frequent first.
Distribution techniques_of(const HardestTechniques& hardest) {
  Distribution techniques{
      "hardest:" + hardest.scale, fmt::format("Hardest technique, scale {}", hardest.scale), {}};
  for (const auto& [key, count] : hardest.counts) techniques.counts.push_back({key, count});
  std::ranges::stable_sort(techniques.counts, std::ranges::greater(), &Count::puzzles);
  return techniques;
}

std::vector<Distribution> distributions_of(const Collection& collection) {
  std::vector<Distribution> all = {clues_of(collection)};
  for (const HardnessColumn& column : collection.columns()) {
    if (column.hard_for == HardFor::kPeople && column.key == kLevelScale) {
      all.push_back(levels_of(column));
    }
    const ScaleRow* scale = find_scale(column.key);
    if (scale != nullptr && column.hard_for == HardFor::kMachines) {
      all.push_back(classes_of(column, scale->name));
    }
  }
  for (const HardestTechniques& hardest : collection.hardest()) {
    all.push_back(techniques_of(hardest));
  }
  return all;
}

ColumnSummary summary_of(const HardnessColumn& column) {
  std::vector<double> sorted;
  for (const double value : column.values) {
    if (!std::isnan(value)) sorted.push_back(value);
  }
  std::ranges::sort(sorted);
  return {.key = column.key,
          .unit = column.unit,
          .hard_for = column.hard_for,
          .measured = sorted.size(),
          .beyond = static_cast<std::uint64_t>(std::ranges::count(sorted, kBeyond)),
          .least = sorted.front(),
          .lower_quartile = quantile(sorted, 0.25),
          .median = quantile(sorted, 0.5),
          .upper_quartile = quantile(sorted, 0.75),
          .most = sorted.back()};
}

void correlate(const Collection& collection, Summary& summary) {
  std::vector<std::vector<double>> columns(1);
  summary.measures.emplace_back("clues");
  for (const Grid& puzzle : collection.puzzles()) columns[0].push_back(puzzle.clue_count());
  for (const HardnessColumn& column : collection.columns()) {
    summary.measures.push_back(column.key);
    columns.push_back(column.values);
  }
  summary.correlations = correlation_matrix(columns);
  summary.agreements = all_agreements(columns, summary.correlations);
  summary.yardstick = yardstick_among(summary.measures);
  if (summary.yardstick == nullptr) return;
  const auto at = std::ranges::find(summary.measures, summary.yardstick->measure);
  summary.ranking =
      ranking_by(static_cast<std::size_t>(at - summary.measures.begin()), summary.agreements);
}

// For each puzzle, the mean percentile over the columns of one kind that have a value; NaN: none
// has.
std::vector<double> mean_percentiles(const Collection& collection, HardFor hard_for) {
  std::vector<double> sums(collection.size(), 0);
  std::vector<int> terms(collection.size(), 0);
  for (const HardnessColumn& column : collection.columns()) {
    if (column.hard_for != hard_for) continue;
    const std::vector<double> places = percentiles(column.values);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (std::isnan(places[i])) continue;
      sums[i] += places[i];
      ++terms[i];
    }
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] = terms[i] == 0 ? kUnmeasured : sums[i] / terms[i];
  }
  return sums;
}

void contrast(const Collection& collection, std::size_t most, Summary& summary) {
  const std::vector<double> people = mean_percentiles(collection, HardFor::kPeople);
  const std::vector<double> machines = mean_percentiles(collection, HardFor::kMachines);
  std::vector<Contrast> all;
  for (std::size_t i = 0; i < collection.size(); ++i) {
    if (std::isnan(people[i]) || std::isnan(machines[i])) continue;
    all.push_back({collection.puzzles()[i], people[i], machines[i]});
  }
  const auto widest = [&](double sign) {
    std::vector<Contrast> chosen;
    const auto gap = [&](const Contrast& c) { return sign * (c.machines - c.people); };
    std::ranges::copy_if(all, std::back_inserter(chosen),
                         [&](const Contrast& c) { return gap(c) > 0; });
    std::ranges::stable_sort(chosen, std::ranges::greater(), gap);
    if (chosen.size() > most) chosen.resize(most);
    return chosen;
  };
  summary.harder_for_machines = widest(1);
  summary.harder_for_people = widest(-1);
}

}  // namespace

Summary summarise(const Collection& collection, std::size_t contrasts) {
  Summary summary;
  summary.puzzles = collection.size();
  summary.distributions = distributions_of(collection);
  for (const HardnessColumn& column : collection.columns()) {
    summary.columns.push_back(summary_of(column));
  }
  correlate(collection, summary);
  contrast(collection, contrasts, summary);
  return summary;
}

}  // namespace nonet
