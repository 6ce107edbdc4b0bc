// Conclusions from expanded tables: an assumption that contradicts itself, or common conclusions of
// assumptions one of which must hold.
#pragma once

#include "rater/logic/chains/tables/implications.h"
#include "rater/logic/steps/finder.h"

namespace nonet::tables {

enum class Proofs : std::uint8_t {
  kAll,       // chains
  kNetsOnly,  // proofs in which some node follows from several others together
};

// Contradictions by candidate, true before false; then conclusions shared by true and false, by the
// candidates of a cell, by the places of a digit in a house. Each is offered once.
void offer_forcing_steps(const Search& search, const Tables& tables, Proofs proofs);

}  // namespace nonet::tables
