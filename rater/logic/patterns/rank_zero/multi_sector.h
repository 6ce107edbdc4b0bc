// Multi-sector locked sets (MSLS; Barker's rank 0 sets of cells, David P. Bird's name): the open
// cells where some rows cross some columns. Each of their digits is held by the rows or by the
// columns, whichever are fewer; if these are together as many as the cells, each of them has its
// digit there and loses it elsewhere.
#pragma once

#include "rater/logic/steps/finder.h"

namespace nonet {

// Sets of two rows and two columns at least, the smallest first; those that say nothing new beside
// smaller ones, locked sets of one line among them, are left out. kEnough: the sink has enough.
Demand find_multi_sector_locked_sets(const Search& search);

}  // namespace nonet
