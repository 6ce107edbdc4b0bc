// Eight random orders of a puzzle's singles, played in parallel.
//
// Every order is a lane of 16 bits, and a row of the grid nine of them, so that one vector holds
// the same row of all eight boards:
//
//     places[digit][row] =  order 0 | order 1 | ... | order 7      nine bits each: the columns
//
// With vectors of 256 bits, two digits lie side by side (race/boards.h). Each step finds the hidden
// singles of all boards by bit arithmetic, the same instructions for all, and places one digit in
// each. From one position all orders reach the same end after the same number of steps, because
// singles commute, so the lanes never wait for each other.
//
// The opening that an order takes is drawn by systematic sampling: in every step the eight draws
// lie one eighth apart, assigned to the orders differently each time. That makes eight orders as
// good as sixteen independent ones (measured on the fit of docs/people.md).
#pragma once

#include <vector>

#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/position/position.h"

namespace nonet {

// How fast hidden singles are seen, as whole parts: in a box relative to a line.
struct Rates {
  unsigned box = 5;
  unsigned line = 3;
};

// Means over the orders, in looks: one look is the search over 30 empty cells for a single box
// single.
struct Searches {
  double hidden = 0;
  double early = 0;  // the part of `hidden` with more than the given number of cells empty
  double naked = 0;  // if no hidden single was open
};

struct Race {
  Searches searches;
  std::vector<Single> taken;  // by the first order, until no single is left
};

enum class See : std::uint8_t { kNothing = 0, kHiddenSingles = 1, kNakedSingles = 2, kBoth = 3 };

Race run_race(const Position& start, const Rates& rates, int early_above, See see);

}  // namespace nonet
