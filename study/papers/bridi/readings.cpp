#include "study/papers/bridi/readings.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <functional>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>

#include "base/random_stream.h"
#include "board/clue_bounds.h"
#include "board/pencil_marks.h"
#include "generator/genetic/technique_closure.h"
#include "generator/random_choice.h"
#include "solvers/exact/count.h"
#include "study/papers/independent_runs.h"

namespace nonet::bridi {
namespace {

using genetic::Strongest;

std::vector<Candidate> hidden_singles(const Grid& grid, const PencilMarks& marks) {
  std::vector<Candidate> found;
  for (int h = 0; h < kHouses; ++h) {
    for (const Digit d : DigitSet::all()) {
      std::vector<Cell> places;
      for (const Cell c : cells_of(House(h))) {
        if (grid.empty(c) && marks[c].contains(d)) places.push_back(c);
      }
      if (places.size() == 1) found.push_back({places.front(), d});
    }
  }
  return found;
}

std::optional<Candidate> naked_single(const Grid& grid, const PencilMarks& marks) {
  for (const Cell c : all_cells()) {
    if (grid.empty(c) && marks[c].size() == 1) return Candidate{c, marks[c].first()};
  }
  return std::nullopt;
}

// A test whether a partial grid counts as a puzzle.
struct StopTest {
  std::string_view label;
  std::function<bool(const Grid&)> holds;
  int every = 1;  // applied after each `every` digits
};

bool filled_by(const Grid& grid, Strongest strongest) {
  genetic::TechniqueClosure closure(strongest);
  for (const Cell c : grid.filled()) {
    if (!closure.place({c, grid.digit(c)})) return false;
  }
  return closure.deduce() && closure.solved();
}

// Every empty cell has one digit left once the pencil marks are written, with nothing deduced.
bool pencil_marks_decide(const Grid& grid) {
  const PencilMarks marks = PencilMarks::of(grid);
  for (const Cell c : all_cells()) {
    if (grid.empty(c) && marks[c].size() != 1) return false;
  }
  return true;
}

std::vector<StopTest> all_stop_tests() {
  const auto knows = [](Strongest strongest) {
    return [strongest](const Grid& grid) { return filled_by(grid, strongest); };
  };
  return {{"naked and hidden singles, after every digit", knows(Strongest::kHiddenSingle)},
          {"naked and hidden singles, after every 10th", knows(Strongest::kHiddenSingle), 10},
          {"naked and hidden singles, after every 21st", knows(Strongest::kHiddenSingle), 21},
          {"naked singles only", knows(Strongest::kNakedSingle)},
          {"pencil marks alone", pencil_marks_decide},
          {"one solution, however hard", [](const Grid& grid) {
             return grid.clue_count() >= kFewestClues && count_solutions(grid, 2).count == 1;
           }}};
}

// One run of naive forward checking: the number of givens if it ended in a puzzle.
std::optional<int> attempt(const StopTest& test, RandomStream& random) {
  std::array<int, kCells> order{};
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span<int>(order));
  Grid grid;
  int filled = 0;
  for (const int at : order) {
    const DigitSet left = PencilMarks::of(grid)[Cell(at)];
    if (left.empty()) return std::nullopt;
    grid.set(Cell(at), random_member(left, random));
    ++filled;
    constexpr int kFewest = 10;  // no test can pass before
    if (filled >= kFewest && filled % test.every == 0 && test.holds(grid)) return filled;
  }
  return std::nullopt;
}

constexpr std::size_t kOrders = 20;  // tried with each puzzle

// How many puzzles the first `orders` orders change, and how much.
ComparisonRow order_row(const std::vector<std::array<int, kOrders>>& changes, std::size_t orders,
                        std::uint64_t seed) {
  std::uint64_t moved = 0;
  int least = 0;
  int most = 0;
  for (const auto& by : changes) {
    const std::span<const int> tried(by.data(), orders);
    moved += std::ranges::any_of(tried, [](int change) { return change != 0; }) ? 1U : 0U;
    least = std::min(least, *std::ranges::min_element(tried));
    most = std::max(most, *std::ranges::max_element(tried));
  }
  return row_of({.label = orders == 1
                              ? std::string("puzzles that one random order changes, per cent")
                              : fmt::format("that one of {} orders changes, per cent", orders),
                 .claim = "",
                 .ours = share_interval(moved, changes.size()),
                 .digits = 1,
                 .sample = changes.size(),
                 .seed = seed,
                 .note = fmt::format("by {} to +{}", least, most)});
}

// The result of a block of attempts.
struct Block {
  std::vector<double> givens;
  std::uint64_t attempts = 0;
};

Block block_of(const StopTest& test, RandomStream& random, const RunControl& control) {
  constexpr std::uint64_t kAttempts = 2000;
  Block block;
  for (; block.attempts < kAttempts && !control.should_stop(); ++block.attempts) {
    if (const auto givens = attempt(test, random)) block.givens.push_back(*givens);
  }
  return block;
}

constexpr int kExampleGivens = 42;

std::ptrdiff_t with_example_givens(const std::vector<double>& givens) {
  return std::ranges::count_if(givens, [](double g) { return g >= kExampleGivens; });
}

ComparisonRow row_of_test(const StopTest& test, const Block& all, std::uint64_t seed) {
  if (all.givens.empty()) {
    return {.label = std::string(test.label),
            .claim = fmt::format("{}", kExampleGivens),
            .ours = "none",
            .sample = all.attempts,
            .of = "attempts",
            .seed = seed};
  }
  const auto found = static_cast<double>(all.givens.size());
  ComparisonRow row = row_of(
      {.label = std::string(test.label),
       .claim = "42",
       .ours = mean_interval(all.givens),
       .digits = 1,
       .sample = all.givens.size(),
       .seed = seed,
       .note = fmt::format("{:.3f} % of {} attempts; {:.0f} % have 42 or more",
                           100 * found / static_cast<double>(all.attempts), all.attempts,
                           100 * static_cast<double>(with_example_givens(all.givens)) / found)});
  row.finding = Finding::kNone;  // one example is not a mean
  return row;
}

}  // namespace

int difficulty_in_random_order(const Grid& puzzle, RandomStream& random) {
  Grid grid = puzzle;
  int difficulty = 0;
  while (grid.clue_count() < kCells) {
    const PencilMarks marks = PencilMarks::of(grid);
    std::optional<Candidate> next = naked_single(grid, marks);
    difficulty += next ? 1 : 3;
    if (!next) {
      std::vector<Candidate> hidden = hidden_singles(grid, marks);
      if (hidden.empty()) return -1;
      next = random.pick(std::span(hidden));
    }
    grid.set(next->cell, next->digit);
  }
  return difficulty;
}

ComparisonTable order_table(const Population& population, const ExperimentRequest& request) {
  constexpr std::uint64_t kPuzzles = 200;
  const std::uint64_t count = std::min<std::uint64_t>(kPuzzles, population.size());
  const auto changes = independent_runs(request, "orders of singles", count, [&](std::uint64_t i) {
    const auto& individual = population[static_cast<std::size_t>(i)];
    RandomStream random(request.seed, "bridi-order", i);
    std::array<int, kOrders> by{};
    for (int& change : by) {
      change = difficulty_in_random_order(individual.puzzle.givens(), random) -
               individual.counts.difficulty(Strongest::kHiddenSingle);
    }
    return by;
  });
  ComparisonTable table{"Difficulty where of several hidden singles another is taken first"};
  if (!changes || changes->empty()) return table;
  for (const std::size_t orders : {std::size_t{1}, kOrders}) {
    table.rows.push_back(order_row(*changes, orders, request.seed));
  }
  return table;
}

StopTests stop_tests(const ExperimentRequest& request) {
  constexpr std::uint64_t kBlocks = 64;
  StopTests result{{"Givens by stop test, mean; the example has 42"}, ""};
  std::string met;
  for (const StopTest& test : all_stop_tests()) {
    const auto blocks = independent_runs(request, test.label, kBlocks, [&](std::uint64_t i) {
      RandomStream random(request.seed, test.label, i);
      return block_of(test, random, request.control);
    });
    if (!blocks) return result;
    Block all;
    for (const Block& block : *blocks) {
      all.givens.insert(all.givens.end(), block.givens.begin(), block.givens.end());
      all.attempts += block.attempts;
    }
    result.table.rows.push_back(row_of_test(test, all, request.seed));
    if (const auto as_many = with_example_givens(all.givens); as_many > 0) {
      met += fmt::format("{}{} ({} of {} puzzles, from {} attempts)", met.empty() ? "" : "; ",
                         test.label, as_many, all.givens.size(), all.attempts);
    }
  }
  result.note = fmt::format(
      "The example of the paper (2 pencil marks, 32 naked, 7 hidden singles, 39 cells placed) has "
      "{} givens. Stop tests that met as many or more: {}.",
      kExampleGivens, met.empty() ? "none" : met);
  return result;
}

}  // namespace nonet::bridi
