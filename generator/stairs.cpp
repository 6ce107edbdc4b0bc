#include "generator/stairs.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/full_grid.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/thinning.h"

namespace nonet {

namespace {

// Neighbourhoods of a wished climb, after which a new one is more likely to arrive.
constexpr std::uint64_t kParentsOfWish = 2500;
constexpr std::uint64_t kRandomPuzzles = 256;
constexpr std::size_t kParents = 16;  // searched at a time, which fills the solver's lanes
constexpr std::uint64_t kNext = 64;   // neighbours of a parent on the next stair, at most
constexpr std::uint64_t kAlike = 32;  // with as many clues

class Stairs {
 public:
  Stairs(Direction direction, RandomStream& random, const RunControl& control)
      : direction_(direction), random_(random), control_(control) {
    const FullGrids grids;
    for (const Puzzle& puzzle : thinned({random.bits(), 0, kRandomPuzzles, {}}, grids, control)) {
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

  // Searches the neighbours of some puzzles of the last stair that has any left; returns their
  // number, 0 if no stair has.
  std::uint64_t climb() {
    std::vector<Puzzle> parents;
    for (auto stair = waiting_.rbegin(); stair != waiting_.rend() && parents.empty(); ++stair) {
      std::vector<Puzzle>& puzzles = stair->second;
      while (parents.size() < kParents && !puzzles.empty()) parents.push_back(drawn_from(puzzles));
    }
    visit(direction_ == Direction::kAscent ? Shell{1, 2} : Shell{2, 1}, kNext, parents);
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
    if (!seen_.insert(fingerprint(puzzle.givens()))) return;
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
  std::map<int, std::vector<Puzzle>> waiting_;  // by stair: neighbours not searched yet
  std::map<int, Puzzle> first_;                 // by stair
  FingerprintSet seen_;
};

StairGoal goal_of(const ClimbWish& wish) {
  const auto [direction, fewest, most] = wish;
  int clues = fewest > 0 ? fewest : std::min(kAscentClues, most);
  if (direction == Direction::kDescent) clues = std::min(std::max(kDescentClues, fewest), most);
  return {direction, clues, kParentsOfWish};
}

}  // namespace

std::vector<Puzzle> climb(const StairGoal& goal, RandomStream& random, const RunControl& control) {
  Stairs stairs(goal.direction, random, control);
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
  const std::vector<Puzzle> stairs = climb(goal_of(wish), random, control);
  if (control.should_stop() || stairs.empty()) return std::nullopt;
  const bool down = wish.direction == Direction::kDescent;
  const int bound = down ? wish.fewest_clues : wish.most_clues + 1;
  const auto above = std::ranges::find_if(
      stairs, [&](const Puzzle& puzzle) { return puzzle.givens().clue_count() >= bound; });
  if (down) return above == stairs.end() ? stairs.back() : *above;
  return above == stairs.begin() ? *above : *std::prev(above);
}

}  // namespace nonet
