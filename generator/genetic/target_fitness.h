// Breeding towards wishes instead of upwards: "our aim is not to get the most difficult Sudoku, but
// to ensure that the generation of Sudoku meet a certain constraint of difficulty" (Bridi, section
// 6). The fitness of an individual is then its closeness to the target, and selection and insertion
// use it like the difficulty; regeneration itself keeps the symmetry and the fewest clues.
#pragma once

#include "base/result.h"
#include "base/run_control.h"
#include "generator/genetic/genetic_generation.h"

namespace nonet::genetic {

// A million at the target, half of that a tenth of a point away, a sixth half a point away.
int fitness_at(double distance);

// Sets the individual's distance and fitness if the plan has a target.
void judge(Individual& individual, const GeneticPlan& plan, const RunControl& control);

// Whether puzzles that the techniques solve may meet the wishes: false if they are certainly too
// easy, or if the scale of the wishes cannot decide.
bool techniques_may_meet(const Wishes& wishes, Strongest strongest);

// The plan that breeds towards the wishes: its regeneration keeps their symmetry and their fewest
// clues.
GeneticPlan towards(const Wishes& wishes, GeneticPlan plan);

// The reason why no individual of such a plan can meet its target, if one is known.
Status check(const GeneticPlan& plan);

}  // namespace nonet::genetic
