// Chains from tables of implications ("tabling", or trebors' tables): for every candidate, true and
// false, a table of its consequences, and from their tables the shortest path to each.
//
//   nice loops, AIC   a table that returns to its own cell, or ends in a place that sees it
//   forcing chains    a table that contradicts itself; agreement of tables one of which must hold
//   forcing nets      the same with tables filled by a few rounds of singles
//
//   kraken fish       a fish, and tables of its fins that agree with it
//
// Grouped: two or three places of a digit in the crossing of a line and a box are a node as well.
// With almost locked sets: the places of a digit in such a set are nodes too; a set that loses one
// of its digits keeps all others. With almost unique rectangles: one of their guardians is true
// (almost_rectangles.h). Among loops and chains with the same eliminations the shortest is
// offered last.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

void find_nice_loops(const Search& search);
void find_grouped_nice_loops(const Search& search);
void find_als_nice_loops(const Search& search);
// Only those that pass an almost unique rectangle; then also with almost locked sets.
void find_rectangle_chains(const Search& search);
void find_kraken_fish(const Search& search);  // search.size: most houses on a side
void find_table_chains(const Search& search);
void find_table_nets(const Search& search);

}  // namespace nonet
