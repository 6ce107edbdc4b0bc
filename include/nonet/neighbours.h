// The {-k,+m} neighbourhood: the puzzles got from one by taking k clues and giving m others. Where
// hard puzzles are, more of them are near.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

enum class Minimality {
  kAny,       // every puzzle, whether it has clues to spare or not
  kOnly,      // only minimal puzzles
  kMinimise,  // clues to spare are taken away, in a random order
};

struct NeighbourWish {
  int remove = 1;
  int add = 1;
  bool exactly = false;  // leave out those that need fewer changes
  Minimality minimality = Minimality::kAny;
  bool canonical = false;                    // canonical forms, each once, without the puzzle's own
  std::optional<std::uint64_t> sample = {};  // at most so many, drawn at random
  std::uint64_t seed = 0;                    // of samples and random orders
};

// Hands over each neighbour once, in an order that depends on the puzzle and the wish only. All
// {-1,+1} neighbours of a puzzle take 1 to 10 milliseconds, {-2,+2} about a second. Errors:
// kRequest where the numbers are negative, above 81 or both 0.
NONET_API Result<void> for_each_neighbour(const Puzzle& puzzle, const NeighbourWish& wish,
                                          const std::function<Flow(const Puzzle&)>& callback,
                                          const RunControl& control = {});

// All of them.
[[nodiscard]] NONET_API Result<std::vector<Puzzle>> neighbours(const Puzzle& puzzle,
                                                               const NeighbourWish& wish = {},
                                                               const RunControl& control = {});

}  // namespace nonet::v0
