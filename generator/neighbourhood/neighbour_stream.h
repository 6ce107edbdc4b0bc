// Neighbours by several clues, millions of each puzzle: handed over as they are found, some
// removals of a parent at a time, so that the first comes soon and memory does not grow with their
// number.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/neighbourhood/neighbours.h"

namespace nonet {

// The next result of a source of parents: a parent, or errors in its place, or neither at the end.
struct NextParent {
  std::optional<Puzzle> parent;
  std::vector<Error> errors;
};

// The estimated number of neighbours of a parent, from some of its removals drawn at random.
struct NeighbourEstimate {
  double neighbours = 0;
  std::uint64_t sampled = 0;   // removals
  std::uint64_t removals = 0;  // of the parent
};

struct NeighbourStream {
  std::function<NextParent()> next;  // called on any thread, one call at a time
  // On the calling thread, in order:
  std::function<void(const NeighbourEstimate&)> expect;  // once, for the first parent
  std::function<Flow(const Error&)> fail;                // an error of the source
  std::function<void(const Grid&)> take;                 // a new neighbour
  std::function<void()> pause;                           // after the neighbours of some removals
};

struct NeighbourCount {
  std::uint64_t neighbours = 0;
  std::uint64_t parents = 0;
};

// The neighbours taken depend on the parents and the plan only; after a stop they are a prefix.
// REQUIRES: no sample.
NeighbourCount stream_neighbours(const NeighbourPlan& plan, unsigned threads,
                                 const NeighbourStream& stream, const RunControl& control);

}  // namespace nonet
