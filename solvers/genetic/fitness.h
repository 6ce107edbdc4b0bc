// The three-term fitness of the CS221 report, zero exactly for a solution. Its product term follows
// Mantere and Koljonen (2006-08), who put it under a square root; the report prints it without, and
// that form has never solved the report's own puzzle in our runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell.h"

namespace nonet::genetic {

// The digit of each cell, in cell order: crossover and mutation work on these.
using Genes = std::array<std::uint8_t, kCells>;

enum class ProductTerm {
  kLinear,      // |9! - product|, as printed
  kSquareRoot,  // sqrt(|9! - product|)
  kNone,
};

// Weights of the sums over the 27 houses of |45 - sum|, the product term, and missing digits.
struct FitnessWeights {
  double sum = 1;
  double product = 1;
  double missing = 10000;  // the report's final value; its poster had 50
  ProductTerm product_term = ProductTerm::kSquareRoot;
};

double fitness_of(const Genes& genes, const FitnessWeights& weights);

}  // namespace nonet::genetic
