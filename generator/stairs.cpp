#include "generator/stairs.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <utility>

#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/full_grid.h"
#include "generator/neighbourhood/minimal_additions.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/thinning.h"

namespace nonet {

namespace {

// Neighbourhoods of the shortest wished climbs.
constexpr std::uint64_t kParentsOfAscent = 5000;
constexpr std::uint64_t kParentsOfDescent = 2500;
constexpr std::uint64_t kRandomPuzzles = 256;
constexpr std::size_t kParents = 16;  // searched at a time, which fills the solver's lanes
constexpr std::uint64_t kNext = 64;   // neighbours of a parent on the next stair, at most
constexpr std::uint64_t kAlike = 32;  // with as many clues

// A visit of all relatives takes as long as so many other neighbourhoods.
constexpr std::uint64_t kParentsOfUpper = 2;

class Stairs {
 public:
  Stairs(Direction direction, std::span<const Puzzle> first, RandomStream& random,
         const RunControl& control)
      : direction_(direction), random_(random), control_(control) {
    for (const Puzzle& puzzle : first) add(puzzle);
    if (!first.empty()) return;
    for (const Puzzle& puzzle :
         thinned({random.bits(), 0, kRandomPuzzles, {}}, FullGrids(), control)) {
      add(puzzle);
    }
  }

  // The first puzzle of each stair, by clues.
  [[nodiscard]] std::map<int, Puzzle> first() const {
    std::map<int, Puzzle> by_clues;
    for (const auto& [stair, puzzle] : first_) by_clues.emplace(clues_on(stair), puzzle);
    return by_clues;
  }

  [[nodiscard]] bool reached(int clues) const {
    return !first_.empty() && first_.rbegin()->first >= stair_of(clues);
  }

  // Searches around some puzzles of the last stair that has any left; returns how long it took, in
  // neighbourhoods, 0 if no stair has.
  std::uint64_t climb() {
    std::erase_if(waiting_, [](const auto& stair) { return stair.second.empty(); });
    if (waiting_.empty()) return 0;
    auto& [stair, puzzles] = *waiting_.rbegin();
    const bool ascent = direction_ == Direction::kAscent;
    if (ascent && clues_on(stair) >= kCluesOfQuickRelatives) {
      for_each_minimal_relative(
          drawn_from(puzzles), 2, solver_, [&](const Puzzle& relative) { add(relative); },
          control_);
      return kParentsOfUpper;
    }
    std::vector<Puzzle> parents;
    while (parents.size() < kParents && !puzzles.empty()) parents.push_back(drawn_from(puzzles));
    visit(ascent ? Shell{1, 2} : Shell{2, 1}, kNext, parents);
    visit({1, 1}, kAlike, parents);
    return parents.size();
  }

 private:
  Puzzle drawn_from(std::vector<Puzzle>& puzzles) {
    std::swap(puzzles[random_.below(static_cast<std::uint32_t>(puzzles.size()))], puzzles.back());
    const Puzzle puzzle = puzzles.back();
    puzzles.pop_back();
    return puzzle;
  }

  void visit(Shell shell, std::uint64_t sample, const std::vector<Puzzle>& parents) {
    NeighbourFinder(minimal_neighbours(shell, sample, random_.bits()))
        .visit(
            parents,
            [&](std::size_t, const Puzzle& neighbour) {
              add(neighbour);
              return Flow::kContinue;
            },
            control_);
  }

  void add(const Puzzle& puzzle) {
    if (!seen_.insert(fingerprint(canonicalizer_.grid_of(puzzle.givens())))) return;
    const int stair = stair_of(puzzle.givens().clue_count());
    first_.emplace(stair, puzzle);
    waiting_[stair].push_back(puzzle);
  }

  // Stairs rise in the direction of the search.
  [[nodiscard]] int stair_of(int clues) const {
    return direction_ == Direction::kAscent ? clues : -clues;
  }
  [[nodiscard]] int clues_on(int stair) const { return stair_of(stair); }

  Direction direction_;
  RandomStream& random_;
  const RunControl& control_;
  BatchSolver solver_;
  Canonicalizer canonicalizer_;
  std::map<int, std::vector<Puzzle>> waiting_;  // by stair: neighbours not searched yet
  std::map<int, Puzzle> first_;                 // by stair
  FingerprintSet seen_;                         // canonical forms
};

// Of a climb, in lengths of the shortest: each power of two half as often as the one before.
// Whatever the distribution of the time to success is, tries of such lengths take longer than those
// of the best length by no more than the order of a logarithm. Source: M. Luby, A. Sinclair, D.
// Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993; here by chance instead of in a row.
std::uint64_t length_of_try(RandomStream& random) {
  constexpr int kLongest = 10;
  return std::uint64_t{1} << std::min(std::countr_one(random.bits()), kLongest);
}

StairGoal goal_of(const ClimbWish& wish, RandomStream& random) {
  const auto [direction, fewest, most] = wish;
  if (direction == Direction::kDescent) {
    const int clues = std::min(std::max(kDescentClues, fewest), most);
    return {direction, clues, kParentsOfDescent * length_of_try(random)};
  }
  const int clues = fewest > 0 ? fewest : std::min(kAscentClues, most);
  return {direction, clues, kParentsOfAscent * length_of_try(random)};
}

}  // namespace

std::vector<Puzzle> climb(const StairGoal& goal, std::span<const Puzzle> first,
                          RandomStream& random, const RunControl& control) {
  Stairs stairs(goal.direction, first, random, control);
  for (std::uint64_t searched = 0; searched < goal.parents && !stairs.reached(goal.clues);) {
    const std::uint64_t parents = stairs.climb();
    if (parents == 0 || control.should_stop()) break;
    searched += parents;
  }
  std::vector<Puzzle> puzzles;
  for (const auto& [clues, puzzle] : stairs.first()) puzzles.push_back(puzzle);
  return puzzles;
}

std::optional<Puzzle> climb_to(const ClimbWish& wish, RandomStream& random,
                               const RunControl& control) {
  const std::vector<Puzzle> stairs = climb(goal_of(wish, random), {}, random, control);
  if (control.should_stop() || stairs.empty()) return std::nullopt;
  const bool down = wish.direction == Direction::kDescent;
  const int bound = down ? wish.fewest_clues : wish.most_clues + 1;
  const auto above = std::ranges::find_if(
      stairs, [&](const Puzzle& puzzle) { return puzzle.givens().clue_count() >= bound; });
  if (down) return above == stairs.end() ? stairs.back() : *above;
  return above == stairs.begin() ? *above : *std::prev(above);
}

}  // namespace nonet
