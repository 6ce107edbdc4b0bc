// How much a person has to search while solving a puzzle, measured by solving it many times over.
//
// The person is a race. In every position all openings wait to be seen, each at its own rate, while
// the eye wanders over the empty cells; the first one seen is taken:
//
//     empty cells E ---look--->  openings:  box singles (rate 1), line singles (rate 3/5)
//                                   |       none of these: naked singles, by counting a cell out
//                                   |       none at all:   pencil marks, a pattern, begin again
//                                   v
//     expected search = E / (sum of the rates);  one is drawn in proportion to its rate
//
// The openings depend on earlier choices, so the race is run in eight random orders (race.h) and
// the mean counts. Singles commute: every order is stuck in the same position, so patterns are
// searched once, whatever the number of orders.
//
// The alternative, counting steps by kind (like the sums of HoDoKu or Sudoku Explainer's dearest
// step), ignores how long the eye wanders: it ranks people's times with a correlation of 0.56, this
// with 0.71 (docs/people.md). The idea that the number of open moves matters is R. Pelanek's
// (Difficulty rating of Sudoku puzzles, 2014).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/logic/steps/finder.h"
#include "rater/logic/steps/step.h"
#include "rater/orders/minutes/race/race.h"
#include "rater/orders/scale/producer.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

// The parts of a person's time. The unit of all searches is one look: over 30 empty cells for the
// one box single that is open there.
enum class EffortPart : std::uint8_t {
  kWriting,       // cells to fill
  kHiddenSearch,  // looking for hidden singles
  kNakedSearch,   // counting cells out when no hidden single is open
  kPatterns,      // pencil marks: locked candidates once, every other pattern twice
  kTrial,         // once, when locked candidates, pairs, triplets and quads are exhausted: fish,
                  // wings, loops, chains, or the trial and error that people use instead
};
inline constexpr std::size_t kEffortParts = 5;

using SearchLoad = std::array<double, kEffortParts>;

// A technique that needed the pencil marks, and how often.
struct PatternUse {
  TechniqueId technique;
  int steps = 0;
  int price = 0;  // the most that Sudoku Explainer puts on one of them, in tenths
};

struct LoadReport {
  SearchLoad load{};
  double early_search = 0;  // the part of kHiddenSearch before a third of the cells is filled
  std::vector<PatternUse> patterns;  // in the order of their first use
  RatingEnd end = RatingEnd::kSolved;
  int cells_left = 0;
};

// The search that a caller wants, and its limits.
struct LoadRequest {
  Rates rates = {};
  std::span<const TechniqueId> without = {};  // unknown to the person
  WalkMemory* memory = nullptr;
  const RunControl* control = nullptr;
  // Called before each search for a pattern with the load of writing and patterns so far, which no
  // order of singles changes: true ends the report with kAboveLimit. May be empty.
  std::function<bool(const SearchLoad&)> too_much = {};
  // The steps of the first order, with explanations. May be null.
  std::vector<Step>* path = nullptr;
};

// Deterministic: the draws of the orders are the same for every puzzle.
LoadReport search_load(const Puzzle& puzzle, const LoadRequest& request);

// The finders of the person's steps.
std::vector<Producer> person_producers();

// Whether the person knows the technique.
bool is_person_technique(TechniqueId technique);

// Whether a pattern counts as kTrial: beyond sets and locked candidates.
bool is_beyond_sets(TechniqueId technique);

}  // namespace nonet
