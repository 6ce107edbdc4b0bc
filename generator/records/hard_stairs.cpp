#include "generator/records/hard_stairs.h"

#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/neighbourhood/minimal_additions.h"
#include "generator/neighbourhood/neighbours.h"
#include "generator/records/record_map.h"
#include "rater/orders/catalog.h"

namespace nonet {

namespace {

constexpr std::size_t kParents = 4;   // searched at a time
constexpr std::uint64_t kAlike = 24;  // neighbours of a parent with as many clues, at most
constexpr std::uint64_t kFewer = 24;
constexpr std::uint64_t kMore = 12;
// Puzzles that are less hard by this much have their turn, too.
constexpr double kSpread = 0.7;

class HardStairs {
 public:
  HardStairs(const HardStairsPlan& plan, RandomStream& random, const RunControl& control)
      : plan_(plan), random_(random), control_(control) {}

  void add(const Puzzle& puzzle) {
    const int clues = puzzle.givens().clue_count();
    if (clues < plan_.fewest_clues || clues > plan_.most_clues || ended()) return;
    if (!seen_.insert(fingerprint(canonicalizer_.grid_of(puzzle.givens())))) return;
    const auto score = score_of(puzzle);
    if (!score) return;
    const double turn = score->front() + kSpread * random_.unit();
    waiting_[clues].emplace(turn, puzzle);
    const auto [hardest, is_first] = hardest_.try_emplace(clues, *score, puzzle);
    if (!is_first && *score > hardest->second.first) hardest->second = {*score, puzzle};
  }

  // Searches around some of the hardest puzzles of a number of clues; false if none is left.
  bool search() {
    std::erase_if(waiting_, [](const auto& stair) { return stair.second.empty(); });
    if (waiting_.empty()) return false;
    const auto number = random_.below(static_cast<std::uint32_t>(waiting_.size()));
    auto& stair = std::next(waiting_.begin(), number)->second;
    std::vector<Puzzle> parents;
    const auto take_hardest = [&] {
      const auto hardest = std::prev(stair.end());
      parents.push_back(hardest->second);
      stair.erase(hardest);
    };
    take_hardest();
    if (parents.front().givens().clue_count() >= kCluesOfQuickRelatives) {
      for_each_minimal_relative(
          parents.front(), 2, solver_, [&](const Puzzle& relative) { add(relative); }, control_);
      return true;
    }
    while (parents.size() < kParents && !stair.empty()) take_hardest();
    visit({1, 1}, kAlike, parents);
    visit({2, 1}, kFewer, parents);
    visit({1, 2}, kMore, parents);
    return true;
  }

  [[nodiscard]] bool ended() const { return rated_ >= plan_.ratings || control_.should_stop(); }

  [[nodiscard]] std::vector<Puzzle> hardest() const {
    std::vector<Puzzle> puzzles;
    for (const auto& [clues, hardest] : hardest_) puzzles.push_back(hardest.second);
    return puzzles;
  }

 private:
  std::optional<RecordScore> score_of(const Puzzle& puzzle) {
    ++rated_;
    RateRequest request;
    request.control = &control_;
    const Rating rating = find_scale(kRecordKinds.front().scale)->rate(puzzle, request);
    return record_score(kRecordKinds.front(), std::span(&rating, 1));
  }

  void visit(Shell shell, std::uint64_t sample, const std::vector<Puzzle>& parents) {
    const int change = shell.add - shell.remove;
    const int clues = parents.front().givens().clue_count() + change;
    if (clues < plan_.fewest_clues || clues > plan_.most_clues) return;
    NeighbourFinder(minimal_neighbours(shell, sample, random_.bits()))
        .visit(
            parents,
            [&](std::size_t, const Puzzle& neighbour) {
              add(neighbour);
              return ended() ? Flow::kStop : Flow::kContinue;
            },
            control_);
  }

  HardStairsPlan plan_;
  RandomStream& random_;
  const RunControl& control_;
  // By clues: puzzles whose neighbours have not been searched, in the order of their turn.
  std::map<int, std::multimap<double, Puzzle>> waiting_;
  std::map<int, std::pair<RecordScore, Puzzle>> hardest_;
  BatchSolver solver_;
  Canonicalizer canonicalizer_;
  FingerprintSet seen_;  // canonical forms
  std::uint64_t rated_ = 0;
};

}  // namespace

std::vector<Puzzle> hardest_near(std::span<const Puzzle> start, const HardStairsPlan& plan,
                                 RandomStream& random, const RunControl& control) {
  HardStairs stairs(plan, random, control);
  for (const Puzzle& puzzle : start) stairs.add(puzzle);
  while (!stairs.ended() && stairs.search()) {
  }
  return stairs.hardest();
}

}  // namespace nonet
