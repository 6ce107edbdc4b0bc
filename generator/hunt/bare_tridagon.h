// Puzzles of trial-and-error depth 3, made rather than met.
//
// A tridagon (rater/scales/classification/tridagon.h) without its guardians has no solution, but
// T&E(BRT, 2) sees that only where enough is known around it. Where it does not, it does not solve
// the puzzle with its guardians either, because from more candidates less follows. So clues are
// looked for that have one solution, and leave the bare tridagon unrefuted: a puzzle of these, and
// every minimal one of it, has depth 3 or more. Of 421 known puzzles of depth 3, all but one are
// such (every fifth of te3_minimals.txt).
//
// How many solutions the clues have is a smooth measure of how far it is to go, which puzzles with
// one solution do not have: of millions of these, in places at random, none had depth 3.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "board/typed_array.h"
#include "generator/hunt/planting.h"

namespace nonet {

// Clues around a bare tridagon that T&E(BRT, 2) does not refute.
class BareTridagon {
 public:
  // Begins with these clues and gives more, as long as it stays unrefuted. nullopt: these refute
  // it, or it was stopped. REQUIRES: the solution has the clues.
  static std::optional<BareTridagon> around(const TridagonPlace& place, const Grid& clues,
                                            const Grid& solution, RandomStream& random,
                                            const RunControl& control);

  // Takes some clues away and gives others. What has more solutions is taken for a change now and
  // then, the more the rarer, until there is one solution: then that stays. False: nothing was
  // changed, or it was stopped.
  bool change(RandomStream& random, const RunControl& control);

  // Of the clues, up to some ten thousand.
  [[nodiscard]] std::uint64_t solutions() const { return state_.solutions; }
  [[nodiscard]] bool solved() const { return state_.solutions == 1; }
  // REQUIRES: solved().
  [[nodiscard]] Puzzle puzzle() const {
    return *Puzzle::with_proven_solution(state_.clues, state_.target);
  }

 private:
  struct State {
    Grid chosen;       // clues that are needed
    Grid clues;        // and those that follow from them without guardians
    Grid target;       // one of the solutions, from which clues are taken
    PencilMarks left;  // what T&E(BRT, 2) leaves without guardians
    std::uint64_t solutions = 0;
  };
  struct Choices;

  explicit BareTridagon(const TridagonPlace& place);

  [[nodiscard]] bool may_be_clue(Candidate candidate) const;
  [[nodiscard]] bool close_chosen(State& state, const PencilMarks* staying,
                                  const RunControl& control) const;
  [[nodiscard]] Choices choices(const State& state, const std::vector<Grid>& solutions,
                                const PerCandidate<bool>& refused) const;
  bool give(State& state, Candidate clue, const RunControl& control);
  void give_implied(State& state) const;
  void give_more(State& state, RandomStream& random, const RunControl& control);

  TridagonPlace place_;
  State state_;
  // How often a clue could be given, of late: what was refuted mostly is again.
  struct Record {
    double given = 0.3;
    double tried = 1;
  };
  PerCandidate<Record> records_;
};

}  // namespace nonet
