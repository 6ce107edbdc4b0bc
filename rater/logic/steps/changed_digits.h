// The loop of finders for patterns of one digit: searches only digits whose places have changed
// since they were last searched in vain.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Calls visit(search, digit) for each such digit until it returns kEnough. `visit` must offer its
// steps to the sink of the Search passed to it.
template <typename Visit>
void visit_changed_digits(const Search& search, DigitFinder finder, Visit visit) {
  DigitSet& to_search = search.memory.changes.digits_to_search(finder, search.position);
  CountingSink sink(search.sink);
  const Search here{search.position, sink, search.memory, search.size, search.givens};
  for (const Digit digit : to_search) {
    const int before = sink.offered();
    if (visit(here, digit) == Demand::kEnough) return;
    if (sink.offered() == before) to_search.erase(digit);
  }
}

}  // namespace nonet
