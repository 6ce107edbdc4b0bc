#include "generator/target/pattern_breeding.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "solvers/exact/count.h"

namespace nonet {
namespace {

constexpr int kPatternAttempts = 10;
constexpr std::uint64_t kLongestPatternList = 1000;  // the most solutions; a longer list is given
                                                     // up

// The digits of a solution in the cells, as a number.
std::uint32_t digits_in(const Grid& solution, std::span<const Cell> cells) {
  std::uint32_t code = 0;
  for (const Cell c : cells) {
    code = code * kSize + static_cast<std::uint32_t>(solution.digit(c).index());
  }
  return code;
}

using ListedSolutions = std::vector<std::pair<std::uint32_t, Grid>>;

// The solutions of the givens by their digits in the cells; nullopt: there are too many.
std::optional<ListedSolutions> solutions_with_digits(const Grid& givens,
                                                     std::span<const Cell> cells) {
  ListedSolutions listed;
  const SolutionCount count =
      for_each_solution(givens, kLongestPatternList, [&](const Grid& solution) {
        listed.emplace_back(digits_in(solution, cells), solution);
        return Flow::kContinue;
      });
  if (count.end != SearchEnd::kExhausted) return std::nullopt;
  std::ranges::sort(listed);
  return listed;
}

// The solutions with unique digits in the cells, except the parent's.
std::vector<Grid> alone_among(const ListedSolutions& listed, const Grid& of_parent) {
  std::vector<Grid> alone;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const bool like_before = i > 0 && listed[i - 1].first == listed[i].first;
    const bool like_next = i + 1 < listed.size() && listed[i + 1].first == listed[i].first;
    if (!like_before && !like_next && listed[i].second != of_parent) {
      alone.push_back(listed[i].second);
    }
  }
  return alone;
}

std::optional<Puzzle> pattern_child(const Puzzle& parent, RandomStream& random) {
  std::vector<Cell> cells;
  for (const Cell c : parent.givens().filled()) cells.push_back(c);
  random.shuffle(std::span<Cell>(cells));
  cells.resize(2 + random.below(2));
  Grid givens = parent.givens();
  for (const Cell c : cells) givens.clear(c);
  const auto listed = solutions_with_digits(givens, cells);
  if (!listed) return std::nullopt;
  const std::vector<Grid> alone = alone_among(*listed, parent.solution());
  if (alone.empty()) return std::nullopt;
  const Grid& solution = alone[random.below(static_cast<std::uint32_t>(alone.size()))];
  for (const Cell c : cells) givens.set(c, solution.digit(c));
  return *Puzzle::with_proven_solution(givens, solution);
}

}  // namespace

std::vector<Puzzle> bred_on_pattern(std::span<BreedingParent> parents) {
  std::vector<Puzzle> children;
  children.reserve(parents.size());
  for (BreedingParent& parent : parents) {
    std::optional<Puzzle> child;
    for (int i = 0; i < kPatternAttempts && !child; ++i)
      child = pattern_child(parent.puzzle, parent.random);
    children.push_back(child.value_or(parent.puzzle));
  }
  return children;
}

}  // namespace nonet
