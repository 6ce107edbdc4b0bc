// A recipe states which puzzles are wanted and how to make them; generate() makes them. Their order
// and content depend only on the recipe, not on its threads. No two of them are isomorphic.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/exchange.h"
#include "base/ordered_parallel.h"
#include "base/random_stream.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/typed_array.h"
#include "generator/find.h"
#include "generator/forward_checking.h"
#include "generator/stairs.h"
#include "generator/wishes.h"

namespace nonet {

// Designs are minimal puzzles of trial-and-error depth 3, or near it (hunt/deep_design.h); ascents
// and descents are minimal puzzles of many and of few clues (stairs.h).
enum class Method : std::uint8_t {
  kThinning,
  kForwardChecking,
  kDesign,
  kNearDesign,
  kAscent,
  kDescent
};

// The search behind ascents and descents, climb_to() of stairs.h: named by the caller, so that
// programs that make none do not contain it.
using Climb = std::optional<Puzzle>(const ClimbWish&, RandomStream&, const RunControl&);

constexpr bool is_climb(Method method) {
  return method == Method::kAscent || method == Method::kDescent;
}

struct Recipe {
  Wishes wishes = {};
  Method method = Method::kThinning;  // without a pattern
  Climb* climb = nullptr;             // REQUIRES: not null if is_climb(method)
  std::uint64_t seed = 0;
  unsigned threads = 1;
  // The processes that share the tries, each of which calls generate() with the same recipe and
  // accepts all puzzles; rank 0 decides when there are enough. Borrowed; null: this process alone.
  Exchange* ranks = nullptr;
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, wanted or not
  std::uint64_t first_try = 0;  // thinning and patterns: earlier tries belong to others
  // Orbits of cells (without symmetry: cells) that are given in addition to a minimal puzzle.
  int put_back = 0;
};

// The reason why no puzzle can fit the recipe, if one is known.
Status check(const Recipe& recipe);

// The counts of the tries.
struct GenerationCount {
  std::uint64_t tries = 0;                // puzzles made, wanted or not, and searches in vain
  std::uint64_t in_vain = 0;              // searches on the pattern that ended without a puzzle
  std::uint64_t misfits = 0;              // with the wrong number of clues
  std::uint64_t spare = 0;                // with redundant clues
  PerEnum<Miss, std::uint64_t> missed{};  // solved otherwise than wished
  std::uint64_t repeated = 0;             // isomorphic to an earlier one
  std::uint64_t accepted = 0;
  int fewest_clues = kCells;  // of all puzzles made
  int most_clues = 0;
  // Roughly the microseconds of one core that this took: not measured but computed from the counts,
  // so that it is the same in each run.
  std::uint64_t work = 0;

  // Of all kinds.
  [[nodiscard]] std::uint64_t unwanted() const;
};

// After this much work, some seconds, the rarity of the wanted puzzles can be judged.
inline constexpr std::uint64_t kWorkToJudge = 1'500'000;

// Makes puzzles and hands the wanted ones to `accept`, in order, on the calling thread, until it
// returns kStop, the recipe's tries are spent or `control` requests a stop. `progress`, if set,
// gets the count now and then, on the calling thread. REQUIRES: check(recipe).
GenerationCount generate(const Recipe& recipe, const RunControl& control,
                         const std::function<Flow(const Find&)>& accept,
                         const std::function<void(const GenerationCount&)>& progress = {});

}  // namespace nonet
