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

namespace nonet {
namespace {

using namespace larger_grids;

constexpr std::uint64_t kPuzzles = 12;
constexpr std::uint64_t kOptions = 100'000;
constexpr std::uint64_t kSumProductIterations = 20;
constexpr std::uint64_t kMapIterations = 2'000;
constexpr std::uint64_t kLearningIterations = 5'000'000;

// Boxes of box x box; puzzles dug to this share of givens.
struct Kind {
  std::size_t box;
  int per_cent;
};
constexpr std::array kKinds = {Kind{3, 40}, Kind{3, 30}, Kind{4, 50}, Kind{4, 42},
                               Kind{4, 38}, Kind{5, 60}, Kind{5, 50}, Kind{5, 44}};

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

End by_sum_product(const Layout& layout, const LargeGrid& givens) {
  Domains domains = domains_of(layout, givens);
  if (!max_product(layout, domains)) return End::kNotSolved;
  if (const auto grid = decided(domains)) return checked(layout, givens, grid);
  LargeGrid decision;
  switch (sum_product(layout, domains, kSumProductIterations, decision)) {
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
    const auto result =
        log_linear(layout, givens, domains, {.iterations = kLearningIterations}, random, control);
    return checked(layout, givens, result.solution);
  };
  return {
      {"max-product",
       [](const Layout& layout, const LargeGrid& givens, RandomStream&) {
         Domains domains = domains_of(layout, givens);
         if (!max_product(layout, domains)) return End::kNotSolved;
         return checked(layout, givens, decided(domains));
       }},
      {"serial sum-product after max-product",
       [](const Layout& layout, const LargeGrid& givens, RandomStream&) {
         return by_sum_product(layout, givens);
       }},
      {"difference map",
       [&control](const Layout& layout, const LargeGrid& givens, RandomStream& random) {
         return checked(layout, givens,
                        difference_map(layout, givens, kMapIterations, random, control).solution);
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
      {"exact cover", [](const Layout& layout, const LargeGrid& givens, RandomStream&) {
         return checked(layout, givens,
                        solve_exact_cover(layout, domains_of(layout, givens), kOptions).solution);
       }}};
}

std::optional<std::vector<LargeGrid>> puzzles_of(const Kind& kind, const Layout& layout,
                                                 const ExperimentRequest& request) {
  const std::uint64_t count = request.sample == 0 ? kPuzzles : request.sample;
  const Digging digging{layout.cells * static_cast<std::size_t>(kind.per_cent) / 100, 2000};
  const std::string what = fmt::format("larger-grids {} {}", kind.box, kind.per_cent);
  return independent_runs(request, what, count, [&](std::uint64_t i) {
    RandomStream random(request.seed, what, i);
    return dug(layout, random_full_grid(layout, random), digging, random);
  });
}

double mean_share_given(const std::vector<LargeGrid>& puzzles) {
  double sum = 0;
  for (const LargeGrid& puzzle : puzzles) {
    sum += 100 * static_cast<double>(clue_count(puzzle)) / static_cast<double>(puzzle.size());
  }
  return sum / static_cast<double>(puzzles.size());
}

// False where asked to stop.
bool add_rows(const Kind& kind, ComparisonTable& table, const ExperimentRequest& request) {
  const Layout layout(kind.box);
  const auto puzzles = puzzles_of(kind, layout, request);
  if (!puzzles || puzzles->empty()) return false;
  for (const Method& method : methods(request.control)) {
    const double start = request.seconds();
    const auto ends = independent_runs(request, method.label, puzzles->size(), [&](auto i) {
      RandomStream random(request.seed, method.label, i);
      return method.solve(layout, (*puzzles)[static_cast<std::size_t>(i)], random);
    });
    if (!ends || request.control.should_stop()) return false;
    const auto solved = count_where(*ends, [](End end) { return end == End::kSolved; });
    const auto too_large = count_where(*ends, [](End end) { return end == End::kTooLarge; });
    std::string note;
    if (too_large > 0) {
      note =
          fmt::format("{} not tried: a house with more than {} open cells", too_large, kMostOpen);
    }
    if (request.clock) {
      note += fmt::format("{}{:.1f} ms a puzzle", note.empty() ? "" : "; ",
                          1000 * (request.seconds() - start) / static_cast<double>(ends->size()));
    }
    table.rows.push_back(
        row_of({.label = fmt::format("{0} x {0}, {1:.0f} % given: {2}", layout.size,
                                     mean_share_given(*puzzles), method.label),
                .claim = "",
                .ours = share_interval(solved, ends->size()),
                .digits = 0,
                .sample = ends->size(),
                .seed = request.seed,
                .note = std::move(note)}));
  }
  return true;
}

std::vector<std::string> notes() {
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
  experiment.puzzles = fmt::format("{} puzzles of each kind, made from seed {}.",
                                   request.sample == 0 ? kPuzzles : request.sample, request.seed);
  ComparisonTable table{"Puzzles solved, per cent"};
  for (const Kind& kind : kKinds) {
    if (add_rows(kind, table, request)) continue;
    experiment.stopped = true;
    break;
  }
  experiment.tables.push_back(std::move(table));
  experiment.notes = notes();
  return experiment;
}

}  // namespace nonet
