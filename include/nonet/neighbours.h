// The {-k,+m} neighbourhood: the puzzles reached from one by removing k clues and adding m others.
// Hard puzzles have more hard neighbours than other puzzles.
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
  kAny,       // every puzzle, with or without redundant clues
  kOnly,      // only minimal puzzles
  kMinimise,  // redundant clues are removed, in a random order
};

struct NeighbourWish {
  int remove = 1;
  int add = 1;
  bool exactly = false;  // leave out puzzles that need fewer changes
  Minimality minimality = Minimality::kAny;
  bool canonical = false;                    // canonical forms, each once, without the puzzle's own
  std::optional<std::uint64_t> sample = {};  // at most this many, drawn at random
  std::uint64_t seed = 0;                    // for samples and random orders
};

// Hands over each neighbour once, in an order that depends on the puzzle and the wish only. All
// {-1,+1} neighbours of a puzzle take 1 to 10 milliseconds, {-2,+2} about a second. Errors:
// kRequest if the numbers are negative, above 81 or both 0.
NONET_API Result<void> for_each_neighbour(const Puzzle& puzzle, const NeighbourWish& wish,
                                          const std::function<Flow(const Puzzle&)>& callback,
                                          const RunControl& control = {});

// All neighbours.
[[nodiscard]] NONET_API Result<std::vector<Puzzle>> neighbours(const Puzzle& puzzle,
                                                               const NeighbourWish& wish = {},
                                                               const RunControl& control = {});

}  // namespace nonet::v0
