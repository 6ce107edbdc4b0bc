// Nice loops and alternating inference chains among the entries of expanded tables.
#pragma once

#include "rater/logic/chains/tables/implications.h"
#include "rater/logic/steps/finder.h"

namespace nonet::tables {

// Loops in tables of true candidates, then of false ones, then chains; each by cell, digit, entry.
// Returns the sink's last demand.
Demand offer_loops(const Search& search, const Tables& tables);

}  // namespace nonet::tables
