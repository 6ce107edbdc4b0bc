// What expanded tables prove: an assumption that contradicts itself, or assumptions one of which
// must hold and that agree.
#pragma once

#include "rater/chains/tables/implications.h"
#include "rater/techniques/finder.h"

namespace nonet::tables {

enum class Proofs : std::uint8_t {
  kAll,       // chains
  kNetsOnly,  // those in which some node follows from several others together
};

// Contradictions by candidate, true before false; then agreements of true and false, of the
// candidates of a cell, of the places of a digit in a house. A conclusion is offered once.
void offer_verdicts(const Search& search, const Tables& tables, Proofs proofs);

}  // namespace nonet::tables
