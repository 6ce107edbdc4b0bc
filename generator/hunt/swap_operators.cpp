// The operators that list solutions. When clues are removed, the puzzle has several solutions; a
// candidate that is true in exactly one of them is a clue that makes the puzzle unique again
// ({-1+1}: gsf, gridchecker's "vicinity"). One search finds all completions at once. One clue at a
// time is done here, where the next call can take another parent; generator/neighbourhood, which
// processes many grids at once, samples the wider neighbourhoods.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "board/typed_array.h"
#include "generator/hunt/breeding.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostSolutions = 2000;  // beyond this, a clue that fits just one solution
                                                // is rare

// The number of solutions in which a candidate is true, and one of these solutions.
struct Occurrence {
  std::uint32_t count = 0;
  std::uint32_t solution = 0;
};

struct SolutionList {
  std::vector<Grid> solutions;
  PerCandidate<Occurrence> occurrences{};

  explicit SolutionList(const Grid& grid) {
    for_each_solution(grid, kMostSolutions, [&](const Grid& solution) {
      for (const Cell cell : all_cells()) {
        const Candidate candidate{cell, solution.digit(cell)};
        Occurrence& occurrence = occurrences[candidate];
        ++occurrence.count;
        occurrence.solution = static_cast<std::uint32_t>(solutions.size());
      }
      solutions.push_back(solution);
      return Flow::kContinue;
    });
  }
  [[nodiscard]] bool complete() const { return solutions.size() < kMostSolutions; }
  // The only solution with the candidate; nullptr if there is none or several.
  [[nodiscard]] const Grid* only(Candidate candidate) const {
    const Occurrence& occurrence = occurrences[candidate];
    return occurrence.count == 1 ? &solutions[occurrence.solution] : nullptr;
  }
};

void offer_if_minimal(const Grid& givens, const Grid& solution, const ChildSink& child) {
  const Puzzle puzzle = *Puzzle::with_proven_solution(givens, solution);
  if (is_minimal(puzzle)) child({puzzle});
}

constexpr std::uint64_t kSwapSample = 16;

void find_neighbours(const Breeding& breeding, Shell shell, std::optional<std::uint64_t> sample,
                     const ChildSink& child) {
  NeighbourFinder finder({.shell = shell,
                          .reach = Reach::kExactly,
                          .minimality = Minimality::kOnly,
                          .sample = sample,
                          .seed = breeding.random.bits()});
  finder.visit({&breeding.parent, 1}, [&](std::size_t, const Puzzle& neighbour) {
    child({neighbour});
    return Flow::kContinue;
  });
}

}  // namespace

void swap_each(const Breeding& breeding, const ChildSink& child) {
  find_neighbours(breeding, {.remove = 1, .add = 1}, std::nullopt, child);
}

void swap_two(const Breeding& breeding, const ChildSink& child) {
  find_neighbours(breeding, {.remove = 2, .add = 2}, kSwapSample, child);
}

void two_for_one(const Breeding& breeding, const ChildSink& child) {
  find_neighbours(breeding, {.remove = 2, .add = 1}, kSwapSample, child);
}

void one_for_two(const Breeding& breeding, const ChildSink& child) {
  find_neighbours(breeding, {.remove = 1, .add = 2}, kSwapSample, child);
}

void swap_one(const Breeding& breeding, const ChildSink& child) {
  Grid grid = breeding.parent.givens();
  const Cell taken = shuffled_clues(grid, breeding.random).front();
  const Digit digit = grid.digit(taken);
  grid.clear(taken);
  const SolutionList list(grid);
  if (!list.complete()) return;
  for (const Cell cell : all_cells() - grid.filled()) {
    for (int value = 1; value <= kSize; ++value) {
      const Candidate given{cell, Digit(value)};
      const Grid* solution = list.only(given);
      if (solution == nullptr || given == Candidate{taken, digit}) continue;
      Grid givens = grid;
      givens.set(given.cell, given.digit);
      offer_if_minimal(givens, *solution, child);
    }
  }
}

void relabel_clues(const Breeding& breeding, const ChildSink& child) {
  Grid grid = breeding.parent.givens();
  const std::vector<Cell> clues = shuffled_clues(grid, breeding.random);
  const Cell first = clues[0];
  const Cell second = clues[1];
  grid.clear(first);
  grid.clear(second);
  const SolutionList list(grid);
  if (!list.complete()) return;
  PerDigit<PerDigit<Occurrence>> pairs{};
  for (std::size_t i = 0; i < list.solutions.size(); ++i) {
    const Grid& solution = list.solutions[i];
    Occurrence& pair = pairs[solution.digit(first)][solution.digit(second)];
    ++pair.count;
    pair.solution = static_cast<std::uint32_t>(i);
  }
  for (const auto& row : pairs) {
    for (const Occurrence& pair : row) {
      if (pair.count != 1) continue;
      const Grid& solution = list.solutions[pair.solution];
      if (solution == breeding.parent.solution()) continue;
      Grid givens = grid;
      givens.set(first, solution.digit(first));
      givens.set(second, solution.digit(second));
      offer_if_minimal(givens, solution, child);
    }
  }
}

}  // namespace nonet
