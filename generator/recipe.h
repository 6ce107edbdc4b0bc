// A recipe says what puzzles are wanted and by what means; generate() makes them, in an order and
// with a content that depend on the recipe without its threads only. No two of them are isomorphic.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/exchange.h"
#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/typed_array.h"
#include "generator/forward_checking.h"
#include "generator/wishes.h"

namespace nonet {

enum class Method : std::uint8_t { kThinning, kForwardChecking };

struct Recipe {
  Wishes wishes = {};
  Method method = Method::kThinning;  // without a pattern
  std::uint64_t seed = 0;
  unsigned threads = 1;
  // The processes that share the tries, each of which calls generate() with the same recipe and
  // accepts all puzzles; rank 0 says when there are enough. Borrowed; null: this process alone.
  Exchange* ranks = nullptr;
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, wanted or not
  std::uint64_t first_try = 0;  // thinning and patterns: the tries before it are another's work
  // Orbits of cells (without symmetry: cells) that are given beyond those of a minimal puzzle.
  int put_back = 0;
};

// The reason why no puzzle can fit the recipe, where it is known.
Status check(const Recipe& recipe);

// What became of the tries.
struct GenerationCount {
  std::uint64_t tries = 0;                // puzzles made, wanted or not, and searches in vain
  std::uint64_t in_vain = 0;              // searches on the pattern that ended without a puzzle
  std::uint64_t misfits = 0;              // of other numbers of clues
  std::uint64_t spare = 0;                // with clues that are not needed
  PerEnum<Miss, std::uint64_t> missed{};  // solved otherwise than wished
  std::uint64_t repeated = 0;             // isomorphic to an earlier one
  std::uint64_t accepted = 0;
  int fewest_clues = kCells;  // of the puzzles made, whatever their fate
  int most_clues = 0;
  // Roughly the microseconds of one core that this took: not timed but reckoned from what was done,
  // so that it is the same in each run.
  std::uint64_t work = 0;

  // Of all kinds.
  [[nodiscard]] std::uint64_t unwanted() const;
};

// After this much work, some seconds, one can say how rare the wanted puzzles are.
inline constexpr std::uint64_t kWorkToJudge = 1'500'000;

// A puzzle wanted, and its canonical form.
struct HarvestedPuzzle : GeneratedPuzzle {
  Grid canonical;
};

// Makes puzzles and hands the wanted ones to `accept`, in order, on the calling thread, until it
// says kStop, the recipe's tries are spent or `control` asks to stop. `progress`, where there is
// one, gets the count now and then, on the calling thread. REQUIRES: check(recipe).
GenerationCount generate(const Recipe& recipe, const RunControl& control,
                         const std::function<Flow(const HarvestedPuzzle&)>& accept,
                         const std::function<void(const GenerationCount&)>& progress = {});

}  // namespace nonet
