#include "study/papers/people/people_tables.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <string_view>
#include <utility>

#include "base/random_stream.h"
#include "rater/orders/catalog.h"
#include "solvers/catalog.h"
#include "study/papers/independent_runs.h"
#include "study/papers/people/people_noise.h"
#include "study/statistics/bootstrap.h"
#include "study/statistics/ranks.h"

namespace nonet {
namespace {

constexpr int kCeilingTrials = 400;

constexpr std::array<std::string_view, kEffortParts> kPartNames = {
    "a cell to write", "a look for hidden singles", "a look for naked singles",
    "a locked candidate (other patterns twice)", "the trial beyond sets"};

// A group of puzzles with its own rows.
struct Group {
  std::string_view label;
  double fewest_solvers;
  double er_from;
  double er_below;
};
constexpr double kAnyEr = std::numeric_limits<double>::infinity();
constexpr std::array kGroups = {Group{"all puzzles", 0, 0, kAnyEr},
                                Group{"at least 13 solvers", 13, 0, kAnyEr},
                                Group{"at least 15 solvers", 15, 0, kAnyEr},
                                Group{"at least 20 solvers", 20, 0, kAnyEr},
                                Group{"ER below 3", 0, 0, 3},
                                Group{"ER 3 and above", 0, 3, kAnyEr}};

using Indices = std::vector<std::size_t>;

Indices members(const PeopleStudy& study, const Group& group) {
  Indices chosen;
  for (std::size_t i = 0; i < study.size(); ++i) {
    if (study.measured.solvers[i] >= group.fewest_solvers && study.er[i] >= group.er_from &&
        study.er[i] < group.er_below) {
      chosen.push_back(i);
    }
  }
  return chosen;
}

std::vector<double> picked(std::span<const double> values, const Indices& indices) {
  std::vector<double> chosen;
  chosen.reserve(indices.size());
  for (const std::size_t i : indices) chosen.push_back(values[i]);
  return chosen;
}

// Spearman's coefficient of a measure with the measured times.
ComparisonRow correlation_row(const PeopleStudy& study, std::string label,
                              std::span<const double> measure, const Indices& indices) {
  const auto a = picked(measure, indices);
  const auto b = picked(study.measured.log_seconds, indices);
  if (!spearman(a, b)) return {.label = std::move(label), .ours = "-", .sample = indices.size()};
  RandomStream random(study.seed, "people-bootstrap");
  return row_of({.label = std::move(label),
                 .claim = "",
                 .ours = spearman_interval(a, b, random),
                 .sample = indices.size(),
                 .seed = study.seed});
}

// The result that the model would reach if it were true and its errors were chance: its predictions
// against themselves with resampled residuals. This is circular, because a worse model takes more
// for chance; people_noise.h avoids that.
Interval ceiling(const PeopleStudy& study, const Indices& indices, std::optional<double> solvers) {
  std::vector<double> noise;
  noise.reserve(indices.size());
  for (const std::size_t i : indices) {
    noise.push_back(study.residual(i) * std::sqrt(study.measured.solvers[i]));
  }
  const auto truth = picked(study.kept.minutes, indices);
  RandomStream random(study.seed, "people-ceiling");
  std::vector<double> found;
  for (int trial = 0; trial < kCeilingTrials; ++trial) {
    std::vector<double> seen;
    for (std::size_t k = 0; k < indices.size(); ++k) {
      const double n = solvers.value_or(study.measured.solvers[indices[k]]);
      seen.push_back(std::log(truth[k]) + random.pick(std::span(noise)) / std::sqrt(n));
    }
    if (const auto rank = spearman(truth, seen)) found.push_back(rank->coefficient);
  }
  return found.empty() ? Interval{} : mean_interval(found);
}

ComparisonRow ceiling_row(const PeopleStudy& study, std::string label, const Indices& indices,
                          std::optional<double> solvers) {
  return row_of({.label = std::move(label),
                 .claim = "",
                 .ours = ceiling(study, indices, solvers),
                 .digits = 3,
                 .sample = indices.size(),
                 .seed = study.seed,
                 .note = "of this model, were it the truth, with its residuals as noise"});
}

ComparisonTable agreement_table(const PeopleStudy& study) {
  ComparisonTable table{"Spearman's coefficient of predicted and measured minutes, kept aside"};
  for (const Group& group : kGroups) {
    const auto indices = members(study, group);
    if (indices.size() < 3) continue;
    table.rows.push_back(
        correlation_row(study, std::string(group.label), study.kept.minutes, indices));
    table.rows.push_back(
        ceiling_row(study, fmt::format("ceiling, {}", group.label), indices, std::nullopt));
  }
  const auto all = members(study, kGroups.front());
  for (const double solvers : {20.0, 40.0, 100.0}) {
    table.rows.push_back(ceiling_row(
        study, fmt::format("ceiling, had {} people solved each", solvers), all, solvers));
  }
  return table;
}

ComparisonTable coverage_table(const PeopleStudy& study) {
  ComparisonTable table{"Measured times inside of their 80 % interval, kept aside, per cent"};
  for (const Group& group : kGroups) {
    const auto indices = members(study, group);
    if (indices.empty()) continue;
    const auto inside = std::ranges::count_if(indices, [&](std::size_t i) {
      const MinutesInterval& interval = study.kept.intervals[i];
      return interval.low <= study.measured_minutes(i) &&
             study.measured_minutes(i) <= interval.high;
    });
    table.rows.push_back(
        row_of({.label = std::string(group.label),
                .claim = "80",
                .ours = share_interval(static_cast<std::uint64_t>(inside), indices.size()),
                .digits = 1,
                .sample = indices.size(),
                .seed = study.seed,
                .note = "interval for the puzzle's own number of solvers"}));
  }
  return table;
}

ComparisonTable coefficient_table(const PeopleStudy& study) {
  ComparisonTable table{"Seconds of each part: shipped (claim), and fitted now"};
  const PeopleModel fitted = fit_people(study.observations());
  const auto add = [&](std::string_view label, double shipped, double now) {
    table.rows.push_back(row_of({.label = std::string(label),
                                 .claim = fmt::format("{:.2f}", shipped),
                                 .ours = {now, now, now},
                                 .sample = study.size()}));
  };
  for (std::size_t i = 0; i < kEffortParts; ++i) {
    add(kPartNames[i], kFittedPeople.seconds[i], fitted.seconds[i]);
  }
  add("lowest tenth of the logarithm", kFittedPeople.spread.low, fitted.spread.low);
  add("highest tenth of the logarithm", kFittedPeople.spread.high, fitted.spread.high);
  return table;
}

ComparisonTable choice_table(const PeopleStudy& study) {
  ComparisonTable table{"Rate of line singles against box singles: folds that choose it"};
  for (std::size_t rate = 0; rate < kPeopleRates.size(); ++rate) {
    const auto& observations = study.variants[rate];
    table.rows.push_back(
        {.label = fmt::format("{} to {}", kPeopleRates[rate].line, kPeopleRates[rate].box),
         .claim = rate == kShippedRates ? "shipped" : "",
         .ours = fmt::format("{}", std::ranges::count(study.kept.chosen, rate)),
         .sample = kPeopleFolds,
         .of = "folds",
         .seed = study.seed,
         .note = fmt::format("loss of the whole fit {:.4f}",
                             loss_of(fit_people(observations), observations))});
  }
  return table;
}

using Scores = std::vector<double>;

constexpr double kNeverSolved = std::numeric_limits<double>::infinity();

// Infinite if the scale cannot solve the puzzle; nullopt after a stop.
std::optional<Scores> scores_of(const ExperimentRequest& request, const ScaleRow& scale,
                                const std::vector<Puzzle>& puzzles) {
  return independent_runs(request, scale.name, puzzles.size(), [&](std::uint64_t i) {
    const Rating rating = scale.rate(puzzles[static_cast<std::size_t>(i)], {});
    return rating.solved() ? rating.score : kNeverSolved;
  });
}

// Iterative solvers take seconds for a puzzle, so only a few are measured by default.
constexpr std::size_t kSolved = 100;

// The indices of the puzzles to solve, at an even stride.
Indices solved_ones(const PeopleStudy& study, const ExperimentRequest& request) {
  const auto asked = static_cast<std::size_t>(request.sample);
  const std::size_t count = std::min(asked > 0 ? asked : kSolved, study.size());
  Indices chosen;
  for (std::size_t i = 0; i < count; ++i) chosen.push_back(i * study.size() / count);
  return chosen;
}

// The solver's count for each of these puzzles, within its usual budget; infinite if it does not
// solve the puzzle.
std::optional<Scores> efforts_of(const ExperimentRequest& request, const SolverRow& solver,
                                 const PeopleStudy& study, const Indices& indices) {
  const auto found = independent_runs(request, solver.name, indices.size(), [&](std::uint64_t k) {
    SolveRequest solve;
    solve.seed = request.seed;
    solve.control = request.control;
    const std::size_t i = indices[static_cast<std::size_t>(k)];
    return solver.solve(study.measured.puzzles[i].givens(), solve).hardness.value_or(kNeverSolved);
  });
  if (!found) return std::nullopt;
  Scores efforts(study.size(), 0);
  for (std::size_t k = 0; k < indices.size(); ++k) efforts[indices[k]] = (*found)[k];
  return efforts;
}

}  // namespace

std::vector<ComparisonTable> fit_tables(const PeopleStudy& study) {
  std::vector<ComparisonTable> tables = {agreement_table(study), coverage_table(study)};
  if (auto noise = noise_table(study)) tables.push_back(*std::move(noise));
  tables.push_back(coefficient_table(study));
  tables.push_back(choice_table(study));
  return tables;
}

ComparisonTable measures_table(const PeopleStudy& study, const ExperimentRequest& request) {
  ComparisonTable table{"Spearman's coefficient of each measure with people's times"};
  const auto all = members(study, kGroups.front());
  Scores clues;
  for (const Puzzle& puzzle : study.measured.puzzles) clues.push_back(puzzle.givens().clue_count());
  table.rows.push_back(correlation_row(study, "number of clues", clues, all));
  for (const ScaleRow& scale : scale_catalog()) {
    if (scale.key == "minutes") continue;
    const auto scores = scores_of(request, scale, study.measured.puzzles);
    if (!scores) return table;
    table.rows.push_back(correlation_row(study, std::string(scale.name), *scores, all));
    table.rows.back().note = "puzzles it cannot solve count as hardest";
  }
  table.rows.push_back(correlation_row(study, "minutes", study.kept.minutes, all));
  table.rows.back().note = "puzzles kept aside";
  const auto solved = solved_ones(study, request);
  for (const SolverRow& solver : solver_catalog()) {
    const auto efforts = efforts_of(request, solver, study, solved);
    if (!efforts) return table;
    table.rows.push_back(correlation_row(study, std::string(solver.name), *efforts, solved));
    table.rows.back().note = fmt::format("a machine's {}", solver.hardness_unit);
  }
  return table;
}

}  // namespace nonet
