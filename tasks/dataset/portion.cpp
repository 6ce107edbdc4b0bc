// Puzzles of one solution come from the search for a target (generator/target), which makes random
// puzzles where enough of them fit, and breeds from the nearest where they are rare. Boards with
// several solutions are minimal puzzles that lose clues in random order until they have enough;
// boards without a solution are minimal puzzles of which one clue became a digit that no other
// clue forbids.
#include "tasks/dataset/portion.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "base/quick_stream.h"
#include "generator/hunt/state_bytes.h"
#include "generator/recipe.h"
#include "generator/target/target_search.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::uint64_t kPortionVersion = 1;
constexpr std::uint64_t kFirstPortion = 16;
constexpr std::uint64_t kLargestPortion = 256;

std::uint64_t seed_of(const PortionPlan& plan) {
  return stream_key(plan.seed, "dataset " + plan.stratum.conditions, plan.number);
}

std::uint64_t solutions_of(const Grid& grid, int most) {
  return count_solutions(grid, static_cast<std::uint64_t>(most) + 1).count;
}

std::vector<Cell> shuffled_clues(const Grid& givens, QuickStream& random) {
  std::vector<Cell> clues;
  for (const Cell cell : givens.filled()) clues.push_back(cell);
  random.shuffle(std::span(clues));
  return clues;
}

// The puzzle with clues taken away until it has as many solutions; nullopt if it then has too many.
std::optional<DatasetBoard> with_several_solutions(const Puzzle& puzzle,
                                                   const SolutionNumbers& wanted,
                                                   QuickStream& random) {
  Grid givens = puzzle.givens();
  for (const Cell clue : shuffled_clues(givens, random)) {
    givens.clear(clue);
    const std::uint64_t count = solutions_of(givens, wanted.high);
    if (count > static_cast<std::uint64_t>(wanted.high)) return std::nullopt;
    if (count >= static_cast<std::uint64_t>(wanted.low)) {
      return DatasetBoard{givens, puzzle.solution(), static_cast<std::uint32_t>(count)};
    }
  }
  return std::nullopt;
}

// The puzzle with one clue changed so that no two clues clash and there is no solution.
std::optional<DatasetBoard> without_solution(const Puzzle& puzzle, QuickStream& random) {
  for (const Cell clue : shuffled_clues(puzzle.givens(), random)) {
    Grid givens = puzzle.givens();
    const int turn = static_cast<int>(random.below(kSize));
    for (int step = 0; step < kSize; ++step) {
      const Digit digit(1 + (turn + step) % kSize);
      if (digit == puzzle.givens().digit(clue)) continue;
      givens.set(clue, digit);
      if (givens.clash() || solutions_of(givens, 0) > 0) continue;
      return DatasetBoard{givens, puzzle.solution(), 0};
    }
  }
  return std::nullopt;
}

// The ways in which both searches end.
class Taking {
 public:
  Taking(const PortionPlan& plan, const std::function<Flow(const DatasetBoard&)>& take)
      : wanted_(size_of_portion(plan.number)), take_(take) {}

  Flow take(const DatasetBoard& board) {
    if (take_(board) == Flow::kStop) {
      end_ = PortionEnd::kStopped;
      return Flow::kStop;
    }
    if (++taken_ < wanted_) return Flow::kContinue;
    end_ = PortionEnd::kWhole;
    return Flow::kStop;
  }

  [[nodiscard]] PortionEnd end(const RunControl& control) const {
    if (end_) return *end_;
    return control.should_stop() ? PortionEnd::kStopped : PortionEnd::kTries;
  }

 private:
  std::uint64_t wanted_;
  const std::function<Flow(const DatasetBoard&)>& take_;
  std::uint64_t taken_ = 0;
  std::optional<PortionEnd> end_;
};

PortionEnd make_boards(const PortionPlan& plan, const RunControl& control, Taking& taking) {
  Recipe recipe;
  recipe.seed = seed_of(plan);
  recipe.threads = plan.threads;
  recipe.max_tries = plan.max_tries;
  const SolutionNumbers& wanted = *plan.stratum.solutions;
  std::uint64_t index = 0;
  generate(
      recipe, control,
      [&](const Find& made) {
        QuickStream random(recipe.seed, "dataset board", index++);
        const auto board = wanted.high == 0 ? without_solution(made.puzzle, random)
                                            : with_several_solutions(made.puzzle, wanted, random);
        return board ? taking.take(*board) : Flow::kContinue;
      },
      [&](const GenerationCount& count) {
        control.report({count.tries, 0, {}});
      });
  return taking.end(control);
}

PortionEnd make_puzzles(const PortionPlan& plan, const RunControl& control, Taking& taking) {
  TargetPlan search;
  search.wishes = plan.stratum.wishes;
  search.seed = seed_of(plan);
  search.threads = plan.threads;
  search.max_tries = plan.max_tries;
  TargetCallbacks callbacks;
  callbacks.found = [&](const Find& found) {
    if (!plan.stratum.takes(found.puzzle, control)) return Flow::kContinue;
    return taking.take({found.puzzle.givens(), found.puzzle.solution(), 1});
  };
  search_target(search, control, callbacks);
  return taking.end(control);
}

}  // namespace

std::uint64_t size_of_portion(std::uint64_t number) {
  constexpr std::uint64_t kDoublings = 4;
  static_assert(kFirstPortion << kDoublings == kLargestPortion);
  return kFirstPortion << std::min(number, kDoublings);
}

PortionEnd make_portion(const PortionPlan& plan, const RunControl& control,
                        const std::function<Flow(const DatasetBoard&)>& take) {
  Taking taking(plan, take);
  return plan.stratum.solutions ? make_boards(plan, control, taking)
                                : make_puzzles(plan, control, taking);
}

std::vector<std::byte> bytes_of_portion(const KeptPortion& portion) {
  StateWriter state;
  state.number(kPortionVersion);
  state.number(portion.whole ? 1 : 0);
  state.number(portion.boards.size());
  for (const DatasetBoard& board : portion.boards) {
    state.grid(board.givens);
    state.grid(board.solution);
    state.number(board.solutions);
  }
  return state.bytes();
}

std::optional<KeptPortion> portion_of_bytes(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  if (state.number() != kPortionVersion) return std::nullopt;
  KeptPortion portion{.boards = {}, .whole = state.count(1) == 1};
  for (std::uint64_t left = state.count(kLargestPortion); left > 0 && state.good(); --left) {
    DatasetBoard board;
    board.givens = state.grid();
    board.solution = state.grid();
    board.solutions = static_cast<std::uint32_t>(state.count(kMostSolutions));
    portion.boards.push_back(board);
  }
  if (!state.good() || !state.at_end()) return std::nullopt;
  return portion;
}

std::string portion_name(std::uint64_t seed, const Stratum& stratum, std::uint64_t number) {
  return fmt::format("dataset/{}/{}/{}", seed, stratum.conditions, number);
}

}  // namespace nonet
