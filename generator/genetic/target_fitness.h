// Breeding towards wishes instead of upwards: "our aim is not to get the most difficult Sudoku, but
// to ensure that the generation of Sudoku meet a certain constraint of difficulty" (Bridi, section
// 6). The fitness of an individual is then its nearness to the target, which selection and
// insertion take as they take the difficulty; symmetry and the fewest clues are kept by
// regeneration itself.
#pragma once

#include "base/result.h"
#include "base/run_control.h"
#include "generator/genetic/genetic_generation.h"

namespace nonet::genetic {

// A million at the target, half of it a tenth of a point away, a sixth half a point away.
int fitness_at(double distance);

// Sets the individual's distance and fitness where the plan has a target.
void judge(Individual& individual, const GeneticPlan& plan, const RunControl& control);

// Whether puzzles that the techniques solve may meet the wishes: false where they are surely too
// easy, or where the scale of the wishes cannot say.
bool techniques_may_meet(const Wishes& wishes, Strongest strongest);

// The plan that breeds towards the wishes: its regeneration keeps their symmetry and their fewest
// clues.
GeneticPlan towards(const Wishes& wishes, GeneticPlan plan);

// The reason why no individual of such a plan can meet its target, where it is known.
Status check(const GeneticPlan& plan);

}  // namespace nonet::genetic
