// A recipe says what puzzles are wanted; generate() makes them, in an order and with a content that
// depend on the recipe and the seed only.
#pragma once

#include <cstdint>
#include <functional>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "generator/forward_checking.h"

namespace nonet {

enum class Method : std::uint8_t { kThinning, kForwardChecking };

struct Recipe {
  Method method = Method::kThinning;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, wanted or not
  int fewest_clues = 0;
  int most_clues = kCells;
  bool minimal = false;  // thinning's puzzles always are
  // Any further wish, such as a level; called on several threads at once. Empty: all are wanted.
  std::function<bool(const GeneratedPuzzle&)> wanted;
};

struct GenerationCount {
  std::uint64_t tries = 0;  // puzzles made, wanted or not
  std::uint64_t accepted = 0;
};

// Makes puzzles and hands the wanted ones to `accept`, in order, on the calling thread, until it
// says kStop, the recipe's tries are spent or `control` asks to stop.
GenerationCount generate(const Recipe& recipe, const RunControl& control,
                         const std::function<Flow(const GeneratedPuzzle&)>& accept);

}  // namespace nonet
