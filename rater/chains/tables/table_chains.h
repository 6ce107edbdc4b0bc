// Chains from tables of implications ("tabling", or trebors' tables): for every candidate, true and
// false, a table of what follows, and from the tables of its consequences the shortest way to each.
//
//   nice loops, AIC   a table that comes back to its own cell, or ends in a place that sees it
//   forcing chains    a table that contradicts itself; tables one of which must hold that agree
//   forcing nets      the same with tables filled by playing on: singles, a few rounds of them
//
//   kraken fish       a fish, and tables of its fins that agree with it
//
// Grouped: two or three places of a digit in the crossing of a line and a box are a node as well.
// With almost locked sets: so are the places of a digit in such a set; without one of its digits it
// has all others. Of all loops and chains for the same eliminations the shortest is offered last.
#pragma once

#include "rater/techniques/finder.h"

namespace nonet {

void find_nice_loops(const Search& search);
void find_grouped_nice_loops(const Search& search);
void find_als_nice_loops(const Search& search);
void find_kraken_fish(const Search& search);  // search.size: houses on a side, at most
void find_table_chains(const Search& search);
void find_table_nets(const Search& search);

}  // namespace nonet
