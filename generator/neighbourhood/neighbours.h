// The {-k,+m} neighbourhood of a puzzle: the puzzles got from it by removing k clues and adding m
// ("vicinity search" of the players' forum: eleven, "The making of a gotchi", 2011). Neighbours of
// hard puzzles are hard far more often than other puzzles, which is what hunts for hard ones live
// on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/neighbourhood/removals.h"
#include "solvers/exact/batch_solver.h"

namespace nonet {

enum class Reach : std::uint8_t {
  kUpTo,  // removed clues may come back: {-2,+2} holds {-1,+1}; only the puzzle itself is not in it
  kExactly,  // all removed clues are missing
};

enum class Minimality : std::uint8_t {
  kAny,       // every puzzle, whether it has redundant clues or not
  kOnly,      // only minimal puzzles
  kMinimise,  // redundant clues are removed, in a random order
};

enum class Form : std::uint8_t {
  kAsFound,
  kCanonical,  // canonical forms, each once; without that of the parent
};

struct NeighbourPlan {
  Shell shell = {};
  Reach reach = Reach::kUpTo;
  Minimality minimality = Minimality::kAny;
  Form form = Form::kAsFound;
  // At most so many of each parent, drawn at random from the neighbours of some removals that are
  // drawn at random: as many of these as give at least four times as many neighbours, or all.
  std::optional<std::uint64_t> sample = {};
  // With a sample: drawn from the neighbours of so many removals at most. One removal of {-1,+1},
  // the neighbours without one random clue, is the cheapest way to some children of many parents.
  std::optional<std::uint64_t> removals = {};
  std::uint64_t seed = 0;  // of samples and random orders
};

// Some of the removals of a parent, by their numbers (removals.h).
struct RemovalRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// How many removals the plan has for this parent. Neighbourhoods by several clues are so large that
// they are visited removal by removal.
std::uint64_t removals_of(const Puzzle& parent, const NeighbourPlan& plan);

// Is the grid as far from the parent as the plan says? Tells what an earlier parent has had without
// a list of it. REQUIRES: as found, and not minimised.
bool lies_around(const Puzzle& parent, const Grid& grid, const NeighbourPlan& plan);

// Finds neighbours. What it finds of a parent, and in which order, depends on the parent and the
// plan only. One thread uses a finder; several use one each.
class NeighbourFinder {
 public:
  // REQUIRES: shell.remove and shell.add are not negative.
  explicit NeighbourFinder(const NeighbourPlan& plan,
                           const slices::Kernel& kernel = slices::best_kernel());

  // Receives the number of the parent and a neighbour; Flow::kStop ends the search.
  using Visit = std::function<Flow(std::size_t parent, const Puzzle& neighbour)>;

  // Visits the neighbours of all parents, parent by parent; none of a parent comes twice. Several
  // parents together are faster than one by one. What was visited until a stop is a prefix.
  void visit(std::span<const Puzzle> parents, const Visit& visit, const RunControl& control = {});

  // The same for some removals of one parent, which is number 0: the neighbours of all ranges, one
  // after the other, are those of the parent; but where forms are canonical, or puzzles minimised,
  // one may come in several ranges. REQUIRES: no sample, and a range within removals_of().
  void visit(const Puzzle& parent, const RemovalRange& range, const Visit& visit,
             const RunControl& control = {});

 private:
  NeighbourPlan plan_;
  BatchSolver solver_;
};

}  // namespace nonet
