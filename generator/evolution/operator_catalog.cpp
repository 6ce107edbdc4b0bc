#include "generator/evolution/operator_catalog.h"

#include "generator/evolution/breeding.h"

namespace nonet {
namespace {

constexpr std::array<OperatorRow, kOperators> kCatalog = {{
    {"drop-1", "take one clue, complete at random, minimise", drop_one},
    {"drop-2", "take two clues, complete at random, minimise", drop_two},
    {"drop-many", "take three to six clues, complete at random, minimise", drop_many},
    {"swap-1", "take one clue, give each other one that leaves one solution", swap_one},
    {"genotype", "change genes, keep what fits in the genotype's order, complete, minimise",
     mutate_genotype},
    {"crossover", "genes of two puzzles of one solution grid in turn, minimise", cross_over},
    {"relabel", "other digits in two clues, same pattern", relabel_clues},
    {"expand", "give what singles find as clues, minimise anew", expand_singles},
}};

}  // namespace

const std::array<OperatorRow, kOperators>& operator_catalog() { return kCatalog; }

}  // namespace nonet
