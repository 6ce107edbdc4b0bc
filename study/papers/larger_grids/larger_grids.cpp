#include "study/papers/larger_grids/larger_grids.h"

#include <array>
#include <bit>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random_stream.h"
#include "study/papers/independent_runs.h"
#include "study/papers/larger_grids/large_exact_cover.h"
#include "study/papers/larger_grids/large_grid.h"
#include "study/papers/larger_grids/large_iterations.h"
#include "study/papers/larger_grids/large_messages.h"
#include "study/papers/parts.h"

namespace nonet {
namespace {

using namespace larger_grids;

constexpr std::uint64_t kPuzzles = 12;
constexpr std::uint64_t kOptions = 100'000;
// As many as on 9 x 9 in the other experiments, so that no method fails for lack of time.
constexpr std::uint64_t kSumProductIterations = 100;
constexpr std::uint64_t kMapIterations = 10'000;
constexpr std::uint64_t kLearningIterations = 20'000'000;

// Boxes of box x box; puzzles dug to this share of givens. Within each size, kinds with more givens
// come first.
struct Kind {
  std::size_t box;
  int per_cent;
};
constexpr std::array kKinds = {Kind{3, 40}, Kind{3, 30}, Kind{4, 50}, Kind{4, 42},
                               Kind{4, 38}, Kind{5, 60}, Kind{5, 50}, Kind{5, 44}};

constexpr std::string_view kExactCover = "exact cover";

enum class End : std::uint8_t { kSolved, kNotSolved, kTooLarge };

struct Method {
  std::string_view label;
  std::function<End(const Layout&, const LargeGrid&, RandomStream&)> solve;
};

End checked(const Layout& layout, const LargeGrid& givens,
            const std::optional<LargeGrid>& solution) {
  const bool right = solution && is_solution(layout, *solution) && extends(givens, *solution);
  return right ? End::kSolved : End::kNotSolved;
}

End by_sum_product(const Layout& layout, const LargeGrid& givens, const RunControl& control) {
  Domains domains = domains_of(layout, givens);
  if (!max_product(layout, domains)) return End::kNotSolved;
  if (const auto grid = decided(domains)) return checked(layout, givens, grid);
  LargeGrid decision;
  switch (sum_product(layout, domains, kSumProductIterations, decision, control)) {
    case SumProductEnd::kSolved:
      return checked(layout, givens, decision);
    case SumProductEnd::kTooLarge:
      return End::kTooLarge;
    case SumProductEnd::kNotSolved:
      break;
  }
  return End::kNotSolved;
}

std::vector<Method> methods(const RunControl& control) {
  const auto learn = [&control](const Layout& layout, const LargeGrid& givens,
                                const Domains& domains, RandomStream& random) {
    const auto result = learn_log_linear(layout, givens, domains,
                                         {.iterations = kLearningIterations}, random, control);
    return checked(layout, givens, result.solution);
  };
  return {{"max-product",
           [](const Layout& layout, const LargeGrid& givens, RandomStream&) {
             Domains domains = domains_of(layout, givens);
             if (!max_product(layout, domains)) return End::kNotSolved;
             return checked(layout, givens, decided(domains));
           }},
          {"serial sum-product after max-product",
           [&control](const Layout& layout, const LargeGrid& givens, RandomStream&) {
             return by_sum_product(layout, givens, control);
           }},
          {"difference map",
           [&control](const Layout& layout, const LargeGrid& givens, RandomStream& random) {
             return checked(
                 layout, givens,
                 map_differences(layout, givens, kMapIterations, random, control).solution);
           }},
          {"log-linear learning, restricted, T = 0.4",
           [learn](const Layout& layout, const LargeGrid& givens, RandomStream& random) {
             return learn(layout, givens, domains_of(layout, givens), random);
           }},
          {"log-linear learning after max-product",
           [learn](const Layout& layout, const LargeGrid& givens, RandomStream& random) {
             Domains domains = domains_of(layout, givens);
             if (!max_product(layout, domains)) return End::kNotSolved;
             return learn(layout, givens, domains, random);
           }},
          {kExactCover, [&control](const Layout& layout, const LargeGrid& givens, RandomStream&) {
             return checked(
                 layout, givens,
                 solve_exact_cover(layout, domains_of(layout, givens), kOptions, control).solution);
           }}};
}

std::optional<std::vector<LargeGrid>> puzzles_of(const Kind& kind, const Layout& layout,
                                                 const ExperimentRequest& request) {
  const std::uint64_t count = request.sample == 0 ? kPuzzles : request.sample;
  const Digging digging{layout.cells * static_cast<std::size_t>(kind.per_cent) / 100, 2000};
  const std::string what = fmt::format("larger-grids {} {}", kind.box, kind.per_cent);
  return independent_runs(request, what, count, [&](std::uint64_t i) {
    RandomStream random(request.seed, what, i);
    return dug(layout, random_full_grid(layout, random), digging, random, request.control);
  });
}

double mean_share_given(const std::vector<LargeGrid>& puzzles) {
  double sum = 0;
  for (const LargeGrid& puzzle : puzzles) {
    sum += 100 * static_cast<double>(clue_count(puzzle)) / static_cast<double>(puzzle.size());
  }
  return sum / static_cast<double>(puzzles.size());
}

// The results of a method on the puzzles of a kind.
struct LargeOutcome {
  std::string_view method;
  std::uint64_t puzzles = 0;
  std::uint64_t solved = 0;
  std::uint64_t too_large = 0;
  double milliseconds = 0;  // of processor time, a puzzle
};

struct KindOutcomes {
  std::size_t size = 0;  // of a house
  double given = 0;      // per cent of the cells, mean
  std::vector<LargeOutcome> methods;
};

// nullopt after a stop.
std::optional<KindOutcomes> outcomes_of(const Kind& kind, const ExperimentRequest& request) {
  const Layout layout(kind.box);
  const auto puzzles = puzzles_of(kind, layout, request);
  if (!puzzles || puzzles->empty()) return std::nullopt;
  KindOutcomes outcomes{layout.size, mean_share_given(*puzzles), {}};
  for (const Method& method : methods(request.control)) {
    const double start = request.seconds();
    const auto ends = independent_runs(request, method.label, puzzles->size(), [&](auto i) {
      RandomStream random(request.seed, method.label, i);
      return method.solve(layout, (*puzzles)[static_cast<std::size_t>(i)], random);
    });
    if (!ends || request.control.should_stop()) return std::nullopt;
    outcomes.methods.push_back(
        {method.label, ends->size(),
         count_where(*ends, [](End end) { return end == End::kSolved; }),
         count_where(*ends, [](End end) { return end == End::kTooLarge; }),
         1000 * (request.seconds() - start) / static_cast<double>(ends->size())});
  }
  return outcomes;
}

std::string note_of(const LargeOutcome& outcome, const ExperimentRequest& request) {
  std::string note;
  if (outcome.too_large > 0) {
    note = fmt::format("{} not tried: a house with more than {} open cells", outcome.too_large,
                       kMostOpen);
  }
  if (request.clock) {
    note += fmt::format("{}{:.1f} ms a puzzle", note.empty() ? "" : "; ", outcome.milliseconds);
  }
  return note;
}

void add_rows(const KindOutcomes& kind, ComparisonTable& table, const ExperimentRequest& request) {
  for (const LargeOutcome& outcome : kind.methods) {
    table.rows.push_back(row_of({.label = fmt::format("{0} x {0}, {1:.0f} % given: {2}", kind.size,
                                                      kind.given, outcome.method),
                                 .claim = "",
                                 .ours = share_interval(outcome.solved, outcome.puzzles),
                                 .digits = 0,
                                 .sample = outcome.puzzles,
                                 .seed = request.seed,
                                 .note = note_of(outcome, request)}));
  }
}

// The kinds of each size, in their order.
std::vector<std::vector<KindOutcomes>> by_size(const std::vector<KindOutcomes>& kinds) {
  std::vector<std::vector<KindOutcomes>> sizes;
  for (const KindOutcomes& kind : kinds) {
    if (sizes.empty() || sizes.back().front().size != kind.size) sizes.emplace_back();
    sizes.back().push_back(kind);
  }
  return sizes;
}

double share_of(const LargeOutcome& outcome) {
  return share_interval(outcome.solved, outcome.puzzles).value;
}

LineChart chart_of(const std::vector<KindOutcomes>& kinds) {
  LineChart chart;
  chart.frame.title = fmt::format("{0} x {0}", kinds.front().size);
  chart.frame.x.label = "givens, per cent of the cells";
  chart.frame.y = {
      .label = "solved, per cent", .scale = AxisScale::kLinear, .low = 0.0, .high = 100.0};
  chart.frame.width = 520;
  chart.frame.height = 340;
  chart.markers = Markers::kShown;
  for (std::size_t i = 0; i < kinds.front().methods.size(); ++i) {
    Series series{std::string(kinds.front().methods[i].method), {}};
    for (const KindOutcomes& kind : kinds) {
      series.points.push_back({kind.given, share_of(kind.methods[i])});
    }
    chart.series.push_back(std::move(series));
  }
  return chart;
}

// The methods that solve at least half of the puzzles with the fewest givens of a size.
std::string survivors_of(const KindOutcomes& hardest) {
  std::string names;
  for (const LargeOutcome& outcome : hardest.methods) {
    if (outcome.method == kExactCover || share_of(outcome) < 50) continue;
    names += fmt::format("{}{} ({:.0f} %)", names.empty() ? "" : ", ", outcome.method,
                         share_of(outcome));
  }
  return fmt::format("{0} x {0} with {1:.0f} % given: {2}", hardest.size, hardest.given,
                     names.empty() ? "none" : names);
}

std::string survivors(const std::vector<KindOutcomes>& kinds) {
  std::string text =
      "Who survives (solves at least half of the puzzles with the fewest givens tried, exact cover "
      "apart): ";
  const auto sizes = by_size(kinds);
  for (const auto& size : sizes) {
    text += survivors_of(size.back()) + (&size == &sizes.back() ? "." : "; ");
  }
  return text;
}

// The share of the puzzles unsolved by max-product that sum-product solves, on 9 x 9 and on larger
// grids, with an interval because they are few.
std::string gains_of_messages(const std::vector<KindOutcomes>& kinds) {
  const auto gain = [&](bool larger) {
    std::uint64_t left = 0;
    std::uint64_t solved = 0;
    for (const KindOutcomes& kind : kinds) {
      if ((kind.size > kSize) != larger) continue;
      const LargeOutcome& first = kind.methods[0];
      const LargeOutcome& then = kind.methods[1];
      left += first.puzzles - first.solved - then.too_large;
      solved += then.solved - first.solved;
    }
    return left == 0 ? std::string("none was left")
                     : fmt::format("{} of {} that it leaves, {} %", solved, left,
                                   text_of(share_interval(solved, left), 0));
  };
  return fmt::format(
      "What sum-product adds to max-product where it is tried: on 9 x 9 {}; on larger grids {}.",
      gain(false), gain(true));
}

std::vector<std::string> limits() {
  return {
      "Puzzles have one solution, which exact cover proved while they were dug, with at most 2,000 "
      "choices for each given taken away: what it cannot prove so is not among them, so its own "
      "row says little, and the others are compared on what exact search finds easy.",
      "Full grids are one pattern with digits, rows, columns, bands and stacks in random order.",
      fmt::format(
          "Limits: {} iterations of sum-product, {} of the difference map, {} of log-linear "
          "learning, {} choices of exact cover.",
          kSumProductIterations, kMapIterations, kLearningIterations, kOptions),
      fmt::format("Goldberger calls the permanents of sum-product not tractable on larger grids: 2 "
                  "to the number of open cells of a house; it is tried up to {} of them.",
                  kMostOpen)};
}

}  // namespace

Experiment study_larger_grids(const ExperimentRequest& request) {
  Experiment experiment{
      .title = "Larger grids",
      .source =
          "The question left open by J. Goldberger, section 6, and by the others: who "
          "survives on 16 x 16 and 25 x 25?"};
  experiment.puzzles = fmt::format("Puzzles of each kind: {}, made from seed {}.",
                                   request.sample == 0 ? kPuzzles : request.sample, request.seed);
  ComparisonTable table{"Puzzles solved, per cent"};
  std::vector<KindOutcomes> kinds;
  std::vector<ExperimentPart> parts;
  for (const Kind& kind : kKinds) {
    const std::size_t size = kind.box * kind.box;
    parts.push_back(
        {fmt::format("{0} x {0} with {1} % given", size, kind.per_cent), [&](Experiment&) {
           auto outcomes = outcomes_of(kind, request);
           if (!outcomes) return false;
           add_rows(*outcomes, table, request);
           kinds.push_back(std::move(*outcomes));
           return true;
         }});
  }
  add_parts(experiment, parts, request.control);
  if (kinds.empty()) return experiment;
  experiment.tables.push_back(std::move(table));
  if (kinds.front().methods.front().puzzles >= kFewestOnChart) {
    ChartGroup charts{{}, "Puzzles solved by the share of givens."};
    for (const auto& size : by_size(kinds)) charts.charts.emplace_back(chart_of(size));
    experiment.charts.push_back(std::move(charts));
  }
  experiment.notes = limits();
  experiment.notes.insert(experiment.notes.begin(), {survivors(kinds), gains_of_messages(kinds)});
  return experiment;
}

}  // namespace nonet
