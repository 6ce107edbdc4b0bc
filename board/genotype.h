// The genotype of Bridi's genetic generation: the filled cells and their digits, in the order in
// which naive forward checking filled them. As a set they are the givens of the puzzle.
#pragma once

#include <vector>

#include "board/cell.h"
#include "board/grid.h"

namespace nonet {

using Genotype = std::vector<Candidate>;

inline Grid givens_of(const Genotype& genotype) {
  Grid grid;
  for (const Candidate& gene : genotype) grid.set(gene.cell, gene.digit);
  return grid;
}

}  // namespace nonet
