// Fictitious play (G. Brown, 1951) in Coghlan's game: every player in turn takes a digit that is
// cheapest against the past choices of the others, each weighted by its frequency; of equal digits
// the current one, else a random one.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random_stream.h"
#include "board/grid.h"
#include "board/pencil_marks.h"

namespace nonet::coghlan {

struct FictitiousPlay {
  bool solved = false;
  bool at_rest = false;          // a thousand rounds without a move: the grid is an equilibrium
  std::uint64_t iterations = 0;  // one player's choice each
  int potential = 0;             // clashing pairs at the end, boxes and lines counted separately
  Grid grid;                     // the players' digits at the end
};

FictitiousPlay play_fictitiously(const Grid& givens, const PencilMarks& actions,
                                 std::uint64_t iterations, RandomStream& random);

// Pairs of equal digits in each row, column and box, added up: Coghlan's potential.
int potential_of(const Grid& grid);

// A player who would have fewer clashes with another of its digits.
struct Gain {
  Candidate held;
  int cost = 0;
  Candidate better;
  int better_cost = 0;
};

// These players in a full grid, with the largest gain of each. Empty: the grid is an equilibrium.
std::vector<Gain> gains_in(const Grid& grid, const Grid& givens, const PencilMarks& actions);

}  // namespace nonet::coghlan
