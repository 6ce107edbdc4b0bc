// Nice loops and alternating inference chains among the entries of expanded tables.
#pragma once

#include "rater/chains/tables/implications.h"
#include "rater/techniques/finder.h"

namespace nonet::tables {

// Loops of tables of true candidates, of false ones, then chains; each by cell, digit, entry.
// Returns what the sink wants after the last.
Demand offer_loops(const Search& search, const Tables& tables);

}  // namespace nonet::tables
