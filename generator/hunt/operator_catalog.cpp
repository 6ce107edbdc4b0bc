#include "generator/hunt/operator_catalog.h"

#include "board/every_key.h"
#include "generator/hunt/breeding.h"

namespace nonet {
namespace {

constexpr PerEnum<OperatorId, OperatorRow> kCatalog = {{{
    {OperatorId::kDropOne, "drop-1", "remove one clue, complete at random, minimise", 1, drop_one},
    {OperatorId::kDropMany, "drop-many", "remove two to six clues, complete at random, minimise", 2,
     drop_many},
    {OperatorId::kSwapOne, "swap-1", "remove one clue, add each other one that leaves one solution",
     5, swap_one},
    {OperatorId::kSwapTwo, "swap-2", "remove two clues, add two: a sample", 1760, swap_two},
    {OperatorId::kTwoForOne, "two-for-one", "remove two clues, add one: a sample", 250,
     two_for_one},
    {OperatorId::kOneForTwo, "one-for-two", "remove one clue, add two: a sample", 3650,
     one_for_two},
    {OperatorId::kGenotype, "genotype",
     "change genes, keep those that fit, in the genotype's order, complete, minimise", 3,
     mutate_genotype},
    {OperatorId::kCrossover, "crossover",
     "genes of two puzzles in turn, keep those that fit, complete, minimise", 4, cross_over},
    {OperatorId::kRelabel, "relabel", "other digits in two clues, same pattern", 12, relabel_clues},
    {OperatorId::kExpand, "expand", "add all singles as clues, minimise again", 1, expand_singles},
    {OperatorId::kRegrow, "regrow",
     "remove some clues, add others that leave the tridagon's guardians undecided", 800,
     regrow_deep},
    {OperatorId::kDesign, "design",
     "for a puzzle with a tridagon, a new one of depth 3 on another solution grid", 1000,
     design_deep},
    {OperatorId::kNearDesign, "near-design",
     "the same, but not quite of depth 3: mostly BxB 5 and 6", 1000, design_near},
}}};

constexpr bool rows_stand_by_id() {
  for (const OperatorId id : all_of<OperatorId>()) {
    if (kCatalog[id].id != id) return false;
  }
  return true;
}
static_assert(rows_stand_by_id());

}  // namespace

const PerEnum<OperatorId, OperatorRow>& operator_catalog() { return kCatalog; }

}  // namespace nonet
