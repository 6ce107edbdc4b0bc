#include "study/papers/goldberger/harder_puzzles.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <numeric>

#include "base/random_stream.h"
#include "solvers/constraint/constraint_solvers.h"
#include "solvers/difference_map/difference_map.h"
#include "solvers/difference_map/difference_map_solvers.h"
#include "solvers/message_passing/belief_search.h"
#include "study/papers/goldberger/methods.h"
#include "study/papers/independent_runs.h"

namespace nonet::goldberger {
namespace {

using constraint::SearchSettings;
using constraint::SquareOrder;
using constraint::ValueOrder;
using message_passing::GuessCell;
using message_passing::GuessDigit;
using message_passing::GuessSettings;

// The difference map is a hundred times slower than the rest.
constexpr std::uint64_t kMost = 1000;

// A few stopping sets take a hundred guesses, most take two, so that a mean needs thousands.
constexpr std::uint64_t kMostGuessed = 20'000;

std::vector<Grid> hardest_tenth(const std::vector<Grid>& puzzles) {
  std::vector<std::uint64_t> options;
  options.reserve(puzzles.size());
  for (const Grid& puzzle : puzzles) {
    options.push_back(search(puzzle, constraint::kNorvig, {1, 1'000'000}).options);
  }
  std::vector<std::size_t> order(puzzles.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater(),
                           [&](std::size_t i) { return options[i]; });
  std::vector<Grid> hardest;
  for (std::size_t i = 0; i < (puzzles.size() + 9) / 10; ++i) {
    hardest.push_back(puzzles[order[i]]);
  }
  return hardest;
}

using Solves = std::function<bool(const Grid&, std::uint64_t index)>;

struct Contender {
  std::string label;
  Solves solves;
};

std::vector<Contender> contenders(const ExperimentRequest& request) {
  std::vector<Contender> all;
  for (const std::size_t at : {kMp, kMpC1C2, std::size_t{8}, std::size_t{7}, kSerialBoxes}) {
    const MethodRow& row = kMethods[at];
    all.push_back({std::string(row.label), [&row](const Grid& puzzle, std::uint64_t) {
                     return solve_by_messages(puzzle, {}, row.method).solution.has_value();
                   }});
  }
  all.push_back(
      {"difference map, 10,000 iterations", [&request](const Grid& puzzle, std::uint64_t index) {
         RandomStream random(request.seed, "goldberger-difference-map", index);
         return difference_map::search(puzzle, difference_map::kPublished, random, request.control)
             .solution.has_value();
       }});
  return all;
}

struct Guesser {
  std::string_view label;
  std::function<std::uint64_t(const Grid&)> options;
};

std::function<std::uint64_t(const Grid&)> by_heuristics(ValueOrder value, SquareOrder square) {
  static constexpr constraint::Rules kAsMaxProduct{.subregion_exclusion = true,
                                                   .house = constraint::HouseRule::kTwins};
  return [value, square](const Grid& puzzle) {
    return search(puzzle, SearchSettings{kAsMaxProduct, square, value}, {1, 1'000'000}).options;
  };
}

std::function<std::uint64_t(const Grid&)> by_beliefs(GuessCell cell, GuessDigit digit) {
  return [cell, digit](const Grid& puzzle) {
    GuessSettings settings;
    settings.cell = cell;
    settings.digit = digit;
    return search_by_beliefs(puzzle, settings, {1, 1'000'000}).options;
  };
}

// With the mean difference from the first row, set by set.
ComparisonRow guesses_row(std::string_view label, const std::vector<double>& options,
                          const std::vector<double>& first) {
  std::vector<double> differences;
  for (std::size_t i = 0; i < options.size(); ++i) differences.push_back(options[i] - first[i]);
  const bool same = options == first;
  return row_of(
      {.label = std::string(label),
       .claim = "",
       .ours = mean_interval(options),
       .digits = 2,
       .sample = options.size(),
       .of = "stopping sets",
       .note = same ? "" : "against the first row " + text_of(mean_interval(differences), 2)});
}

bool stops(const Grid& puzzle) {
  return run_max_product(puzzle, message_passing::kC1).revealed() < kCells;
}

}  // namespace

std::optional<ComparisonTable> by_difficulty_table(const std::vector<Grid>& puzzles,
                                                   const ExperimentRequest& request) {
  const std::vector<Grid> few = even_sample(puzzles, kMost);
  const std::array<std::pair<std::string_view, std::vector<Grid>>, 2> groups = {
      std::pair{std::string_view("all"), few},
      {"the tenth that costs Norvig's search most", hardest_tenth(few)}};
  ComparisonTable table{"Harder puzzles: solved, per cent"};
  for (const auto& each : groups) {
    const std::string_view name = each.first;
    const std::vector<Grid>& group = each.second;  // clang 14 cannot capture structured bindings
    for (const Contender& contender : contenders(request)) {
      const auto solved = independent_runs(request, contender.label, group.size(), [&](auto i) {
        return contender.solves(group[static_cast<std::size_t>(i)], i) ? 1 : 0;
      });
      if (!solved || solved->empty()) return std::nullopt;
      const auto count = count_where(*solved, [](int one) { return one != 0; });
      table.rows.push_back(row_of({.label = fmt::format("{}: {}", name, contender.label),
                                   .claim = "",
                                   .ours = share_interval(count, group.size()),
                                   .digits = 1,
                                   .sample = group.size(),
                                   .seed = request.seed}));
    }
  }
  return table;
}

std::optional<ComparisonTable> guesses_table(const std::vector<Grid>& puzzles,
                                             const ExperimentRequest& request) {
  std::vector<Grid> stopped;
  std::ranges::copy_if(even_sample(puzzles, kMostGuessed), std::back_inserter(stopped), stops);
  if (stopped.size() < 2) return std::nullopt;
  const std::array<Guesser, 6> guessers = {
      Guesser{"fewest candidates, digits ascending",
              by_heuristics(ValueOrder::kAscending, SquareOrder::kMostConstrained)},
      Guesser{"fewest candidates, least constraining value",
              by_heuristics(ValueOrder::kLeastConstraining, SquareOrder::kMostConstrained)},
      Guesser{"most promising square, least constraining value",
              by_heuristics(ValueOrder::kLeastConstraining, SquareOrder::kMostPromising)},
      Guesser{"fewest candidates, strongest belief",
              by_beliefs(GuessCell::kFewestCandidates, GuessDigit::kBeliefs)},
      Guesser{"cell of the strongest belief, that digit",
              by_beliefs(GuessCell::kMostBelieved, GuessDigit::kBeliefs)},
      Guesser{"cell of the strongest belief, digits ascending",
              by_beliefs(GuessCell::kMostBelieved, GuessDigit::kAscending)}};
  ComparisonTable table{
      "Guesses on MP+C1's stopping sets: digits tried to the first solution, mean"};
  std::vector<double> first;  // of the first row, for each stopping set
  for (const Guesser& guesser : guessers) {
    const double start = request.seconds();
    const auto options =
        independent_runs(request, guesser.label, stopped.size(), [&](std::uint64_t i) {
          return static_cast<double>(guesser.options(stopped[static_cast<std::size_t>(i)]));
        });
    if (!options) return std::nullopt;
    const double seconds = request.seconds() - start;
    if (first.empty()) first = *options;
    table.rows.push_back(guesses_row(guesser.label, *options, first));
    if (request.clock) {
      table.rows.back().note +=
          fmt::format("{}{:.3f} ms a puzzle", table.rows.back().note.empty() ? "" : "; ",
                      1000 * seconds / static_cast<double>(stopped.size()));
    }
  }
  return table;
}

}  // namespace nonet::goldberger
