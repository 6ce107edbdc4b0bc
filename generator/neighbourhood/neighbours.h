// The {-k,+m} neighbourhood of a puzzle: the puzzles reached from it by removing k clues and adding
// m ("vicinity search" of the players' forum: eleven, "The making of a gotchi", 2011). Neighbours
// of hard puzzles are hard far more often than other puzzles, and hunts for hard puzzles depend on
// that.
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
  kUpTo,     // removed clues may come back: {-2,+2} contains {-1,+1}; only the puzzle itself is
             // excluded
  kExactly,  // all removed clues are missing
};

enum class Minimality : std::uint8_t {
  kAny,       // every puzzle, with or without redundant clues
  kOnly,      // only minimal puzzles
  kMinimise,  // redundant clues are removed, in a random order
};

enum class Form : std::uint8_t {
  kAsFound,
  kCanonical,  // canonical forms, each once; without the parent's
};

struct NeighbourPlan {
  Shell shell = {};
  Reach reach = Reach::kUpTo;
  Minimality minimality = Minimality::kAny;
  Form form = Form::kAsFound;
  // The most neighbours of each parent, drawn at random from the neighbours of random removals: as
  // many removals as give at least four times as many neighbours, or all.
  std::optional<std::uint64_t> sample = {};
  // With a sample: the most removals to draw from. One removal of {-1,+1}, the neighbours without
  // one random clue, is the cheapest way to some children of many parents.
  std::optional<std::uint64_t> removals = {};
  std::uint64_t seed = 0;  // for samples and random orders
};

// Minimal neighbours, as found, at most `sample` of each parent.
inline NeighbourPlan minimal_neighbours(Shell shell, std::uint64_t sample, std::uint64_t seed) {
  return {.shell = shell, .minimality = Minimality::kOnly, .sample = sample, .seed = seed};
}

// Some of the removals of a parent, by their numbers (removals.h).
struct RemovalRange {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// The number of removals of this parent in the plan. Neighbourhoods by several clues are so large
// that they are visited removal by removal.
std::uint64_t removals_of(const Puzzle& parent, const NeighbourPlan& plan);

// Whether the grid is in the plan's neighbourhood of the parent. This recognises neighbours of an
// earlier parent without a list. REQUIRES: as found, and not minimised.
bool lies_around(const Puzzle& parent, const Grid& grid, const NeighbourPlan& plan);

// Finds neighbours. The neighbours of a parent, and their order, depend on the parent and the plan
// only. A finder is for one thread.
class NeighbourFinder {
 public:
  // REQUIRES: shell.remove and shell.add are not negative.
  explicit NeighbourFinder(const NeighbourPlan& plan,
                           const slices::Kernel& kernel = slices::best_kernel());

  // Receives the number of the parent and a neighbour; Flow::kStop ends the search.
  using Visit = std::function<Flow(std::size_t parent, const Puzzle& neighbour)>;

  // Visits the neighbours of all parents, parent by parent; no neighbour of a parent comes twice.
  // Several parents together are faster than one by one. After a stop, the visited neighbours are a
  // prefix.
  void visit(std::span<const Puzzle> parents, const Visit& visit, const RunControl& control = {});

  // The same for some removals of one parent, which is number 0: the neighbours of all ranges,
  // concatenated, are those of the parent, except that a canonical form or a minimised puzzle may
  // come in several ranges. REQUIRES: no sample, and a range within removals_of().
  void visit(const Puzzle& parent, const RemovalRange& range, const Visit& visit,
             const RunControl& control = {});

 private:
  NeighbourPlan plan_;
  BatchSolver solver_;
};

}  // namespace nonet
