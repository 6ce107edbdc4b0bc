// A slope towards ratings that hardly any random puzzle reaches. The Explainer's rating itself is a
// poor guide there: below ER 9.2 it goes in a few great steps, and it does not show which of a
// hundred puzzles of ER 9.0 has harder neighbours. The screens of the hunt do (hunt/trials.h):
// first the weight of the board that the basics leave, then the number of candidates that trials
// refute. They cost a tenth of a rating, so that only promising puzzles are rated.
#pragma once

#include "board/puzzle.h"
#include "generator/wishes.h"

namespace nonet {

// Whether the wanted rating on the scale is so high that the slope leads to it faster.
bool is_steep(const Wishes::RatingOn& wanted);

struct Promise {
  double distance = 1;  // from 0.1 to 1; the smaller, the more promising
  bool worth_rating = false;
};
Promise promise_of(const Puzzle& puzzle);

}  // namespace nonet
