#include "generator/records/record_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "base/random_stream.h"
#include "board/every_key.h"
#include "generator/hunt/deep_design.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/recipe.h"
#include "generator/records/hard_stairs.h"
#include "generator/stairs.h"
#include "generator/target/symmetric_breeding.h"
#include "generator/thinning.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

constexpr std::uint64_t kUnitsOfRound = 16;   // they see the map as it was before the round
constexpr std::uint64_t kRandomPuzzles = 64;  // of a unit of them

// Most units breed. These do something else, one of each cycle: breeding from random puzzles finds
// no great depth, few puzzles of few or of many clues, and of the strongest symmetries few that
// need each of their clues.
constexpr std::uint64_t kUnitsOfCycle = 16;
constexpr std::uint64_t kRandomUnit = 0;
constexpr std::uint64_t kAscentUnit = 4;
constexpr std::uint64_t kHardOfFewUnit = 6;
constexpr std::uint64_t kDesignUnit = 8;
constexpr std::uint64_t kDescentUnit = 12;
constexpr std::uint64_t kHardOfManyUnit = 14;

constexpr int kMinimalOfDesign = 4;  // with different clues, and numbers of clues

// Climbs and searches for hard puzzles take longer from cycle to cycle, up to `most`.
std::uint64_t work_of(std::uint64_t unit, std::uint64_t of_first, std::uint64_t most) {
  return std::min(of_first * (unit / kUnitsOfCycle + 1), most);
}

constexpr std::uint64_t kParentsOfFirstClimb = 32;
constexpr std::uint64_t kMostParents = 1500;
constexpr int kStairsOfHolders = 4;  // that a climb from holders begins on

// nullopt: the unit does not climb.
std::optional<StairGoal> goal_of_climb(std::uint64_t unit) {
  const std::uint64_t parents = work_of(unit, kParentsOfFirstClimb, kMostParents);
  switch (unit % kUnitsOfCycle) {
    case kAscentUnit:
      return StairGoal{Direction::kAscent, kMostMappedClues, parents};
    case kDescentUnit:
      return StairGoal{Direction::kDescent, kFewestMappedClues, parents};
    default:
      return std::nullopt;
  }
}

constexpr int kHardStairs = 4;
constexpr std::uint64_t kRatingsOfFirstHard = 64;
constexpr std::uint64_t kMostRatings = 1000;
// The fewest clues of the searches for hard puzzles, in turn; between these designs and breeding
// find harder ones.
constexpr std::array kFewClues = {17, 18, 19, 20};
constexpr std::array kManyClues = {30, 31, 32, 33, 34, 35, 36, 37};

// nullopt: the unit does not look for hard puzzles.
std::optional<HardStairsPlan> hard_plan_of(std::uint64_t unit) {
  const auto plan_in_turn = [&](std::span<const int> clues) {
    const int fewest = clues[unit / kUnitsOfCycle % clues.size()];
    return HardStairsPlan{fewest, fewest + kHardStairs - 1,
                          work_of(unit, kRatingsOfFirstHard, kMostRatings)};
  };
  switch (unit % kUnitsOfCycle) {
    case kHardOfFewUnit:
      return plan_in_turn(kFewClues);
    case kHardOfManyUnit:
      return plan_in_turn(kManyClues);
    default:
      return std::nullopt;
  }
}

// The symmetry whose random puzzles the unit makes: of each one to begin with, then one in each
// cycle; nullopt: it makes none.
std::optional<Symmetry> random_symmetry(std::uint64_t unit) {
  if (unit < kSymmetries.size()) return kSymmetries[unit].id;
  if (unit % kUnitsOfCycle != kRandomUnit) return std::nullopt;
  return kSymmetries[unit / kUnitsOfCycle % kSymmetries.size()].id;
}

std::vector<Puzzle> random_puzzles(std::uint64_t key, Symmetry symmetry,
                                   const RunControl& control) {
  Recipe recipe;
  recipe.seed = key;
  recipe.wishes.symmetry = symmetry;
  recipe.max_tries = kRandomPuzzles;
  std::vector<Puzzle> puzzles;
  generate(recipe, control, [&](const Find& made) {
    puzzles.push_back(made.puzzle);
    return Flow::kContinue;
  });
  return puzzles;
}

// A design of each kind, and minimal puzzles of it.
std::vector<Puzzle> designed_puzzles(RandomStream random, const RunControl& control) {
  std::vector<Puzzle> puzzles;
  for (const DesignKind kind : all_of<DesignKind>()) {
    const auto made = design(kind, random, control).puzzle;
    if (!made) break;
    for (int i = 0; i < kMinimalOfDesign; ++i) puzzles.push_back(minimised(*made, random));
  }
  return puzzles;
}

// The holders of one symmetry, each puzzle as often as it holds a record.
using Holders = std::vector<const Puzzle*>;

class Round {
 public:
  Round(const RecordSearchPlan& plan, const RecordMap& map, const RunControl& control)
      : plan_(plan), map_(map), control_(control) {
    for (const auto& [niche, holder] : map.holders()) {
      const Symmetry symmetry = symmetry_of(holder.puzzle.givens());
      of_symmetry_[array_index(symmetry)].push_back(&holder.puzzle);
      drawn_from_.push_back(symmetry);
    }
  }

  // The children of a unit that are minimal and may hold a record, rated.
  [[nodiscard]] std::vector<Find> unit(std::uint64_t number) const {
    std::vector<Find> finds;
    for (const Puzzle& child : children_of(number)) {
      if (control_.should_stop()) break;
      if (!niche_of(child.givens(), 0) || !is_minimal(child)) continue;
      auto ratings = ratings_of(child);
      if (!may_hold_record(child, ratings)) continue;
      Find find = find_of(child);
      find.ratings = std::move(ratings);
      finds.push_back(std::move(find));
    }
    return finds;
  }

 private:
  [[nodiscard]] std::vector<Puzzle> children_of(std::uint64_t number) const {
    if (const auto symmetry = random_symmetry(number)) {
      return random_puzzles(stream_key(plan_.seed, "map", number), *symmetry, control_);
    }
    RandomStream random(plan_.seed, "map", number);
    if (number % kUnitsOfCycle == kDesignUnit) return designed_puzzles(random, control_);
    if (const auto goal = goal_of_climb(number)) {
      return climb(*goal, first_of_climb(number), random, control_);
    }
    if (const auto plan = hard_plan_of(number)) {
      return hardest_near(holders_with(plan->fewest_clues, plan->most_clues), *plan, random,
                          control_);
    }
    if (drawn_from_.empty()) return {};
    const Symmetry symmetry =
        drawn_from_[random.below(static_cast<std::uint32_t>(drawn_from_.size()))];
    const Holders& holders = of_symmetry_[array_index(symmetry)];
    std::vector<BreedingParent> parents;
    for (std::uint64_t child = 0; child < kChildrenOfUnit; ++child) {
      const Puzzle* parent = holders[random.below(static_cast<std::uint32_t>(holders.size()))];
      parents.push_back(
          {*parent, RandomStream(plan_.seed, "map child", number * kChildrenOfUnit + child)});
    }
    return bred_near(parents, {.symmetry = symmetry});
  }

  // Every second climb goes on from the holders with the most or the fewest clues.
  [[nodiscard]] std::vector<Puzzle> first_of_climb(std::uint64_t number) const {
    if (number / kUnitsOfCycle % 2 == 0 || map_.holders().empty()) return {};
    const auto clues_of = [](const auto& holder) { return holder.first.clues; };
    const auto [fewest, most] = std::ranges::minmax_element(map_.holders(), {}, clues_of);
    return number % kUnitsOfCycle == kAscentUnit
               ? holders_with(clues_of(*most) - kStairsOfHolders + 1, clues_of(*most))
               : holders_with(clues_of(*fewest), clues_of(*fewest) + kStairsOfHolders - 1);
  }

  [[nodiscard]] std::vector<Puzzle> holders_with(int fewest_clues, int most_clues) const {
    std::vector<Puzzle> puzzles;
    for (const auto& [niche, holder] : map_.holders()) {
      if (fewest_clues <= niche.clues && niche.clues <= most_clues)
        puzzles.push_back(holder.puzzle);
    }
    return puzzles;
  }

  // Depth, BxB and Explainer rating; nothing after a stop. The Explainer's rating, the dearest, is
  // left out of puzzles that singles solve, once their niche has a holder.
  [[nodiscard]] std::vector<Rating> ratings_of(const Puzzle& puzzle) const {
    auto ratings = class_ratings(puzzle, control_);
    if (!ratings) return {};
    const bool by_singles = !record_score(kRecordKinds.back(), *ratings);
    if (by_singles && map_.holders().contains(*niche_of(puzzle.givens(), 0))) return {};
    RateRequest request;
    request.control = &control_;
    ratings->push_back(find_scale(kRecordKinds.front().scale)->rate(puzzle, request));
    return control_.should_stop() ? std::vector<Rating>() : *std::move(ratings);
  }

  [[nodiscard]] bool may_hold_record(const Puzzle& puzzle, std::span<const Rating> ratings) const {
    for (std::size_t kind = 0; kind < kRecordKinds.size(); ++kind) {
      const auto score = record_score(kRecordKinds[kind], ratings);
      if (score && map_.wants(*niche_of(puzzle.givens(), kind), *score)) return true;
    }
    return false;
  }

  const RecordSearchPlan& plan_;
  const RecordMap& map_;
  const RunControl& control_;
  std::array<Holders, kSymmetries.size()> of_symmetry_;
  std::vector<Symmetry> drawn_from_;
};

}  // namespace

void search_records(const RecordSearchPlan& plan, RecordMap& map, const RunControl& control,
                    const RecordSearchCallbacks& callbacks) {
  for (std::uint64_t done = 0; done < plan.units && !control.should_stop();) {
    // Rounds begin at multiples of their size, wherever an earlier call ended.
    const std::uint64_t first = plan.first_unit + done;
    const std::uint64_t units = std::min(kUnitsOfRound - first % kUnitsOfRound, plan.units - done);
    const RecordMap before = map;
    const Round round(plan, before, control);
    bool ended = false;
    ordered_parallel(
        {.threads = plan.threads, .units = units}, control,
        [&](std::uint64_t unit) { return round.unit(first + unit); },
        [&](std::uint64_t unit, const std::vector<Find>& finds) {
          if (control.should_stop()) return Flow::kStop;
          for (const Find& find : finds) {
            if (map.offer(find.puzzle, find.ratings, 0) == 0) continue;
            ended |= callbacks.found(find) == Flow::kStop;
          }
          ended |= callbacks.unit_done(first + unit + 1) == Flow::kStop;
          return ended ? Flow::kStop : Flow::kContinue;
        });
    if (ended) return;
    done += units;
  }
}

}  // namespace nonet
