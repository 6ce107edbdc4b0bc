// Constructs puzzles of trial-and-error depth 3.
//
// A tridagon (rater/logic/patterns/tridagon/tridagon.h) without its guardians has no solution, but
// T&E(BRT, 2) finds that only if enough is known around it. If it does not, it does not solve the
// puzzle with its guardians either, because more candidates have fewer consequences. So the search
// looks for clues that have one solution and leave the bare tridagon unrefuted: a puzzle of these
// clues, and every minimal puzzle of it, has depth 3 or more. Of 421 known puzzles of depth 3, all
// but one are of this kind (every fifth of te3_minimals.txt).
//
// The number of solutions of the clues is a smooth measure of the way still to go; puzzles with one
// solution have no such measure: of millions of them, in places at random, none had depth 3.
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
  // Begins with these clues and adds more, as long as the tridagon stays unrefuted. nullopt: the
  // clues refute it, or the search was stopped. REQUIRES: the solution has the clues.
  static std::optional<BareTridagon> around(const TridagonPlace& place, const Grid& clues,
                                            const Grid& solution, RandomStream& random,
                                            const RunControl& control);

  // Removes some clues and adds others. A change with more solutions is accepted now and then, the
  // more the rarer, until there is one solution, which stays. False: nothing was changed, or the
  // search was stopped.
  bool change(RandomStream& random, const RunControl& control);

  // The number of solutions of the clues, up to some ten thousand.
  [[nodiscard]] std::uint64_t solutions() const { return state_.solutions; }
  [[nodiscard]] bool solved() const { return state_.solutions == 1; }
  // REQUIRES: solved().
  [[nodiscard]] Puzzle puzzle() const {
    return *Puzzle::with_proven_solution(state_.clues, state_.target);
  }

 private:
  struct State {
    Grid chosen;       // the clues that are needed
    Grid clues;        // and those that follow from them without guardians
    Grid target;       // one of the solutions, the source of clues
    PencilMarks left;  // the closure by T&E(BRT, 2) without guardians
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
  // How often a clue could be added lately: a clue refuted before is mostly refuted again.
  struct Record {
    double given = 0.3;
    double tried = 1;
  };
  PerCandidate<Record> records_;
};

}  // namespace nonet
