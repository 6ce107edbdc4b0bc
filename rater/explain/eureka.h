// Chains in Eureka notation, as the players' forums write them:
//
//   (5)r1c2=r1c8-(5=3)r4c8-(3)r4c2 => r1c1<>5
//
// "=": if the one is false the other is true; "-": not both are true. A digit in brackets holds for
// the cells after it until the next one. (5=3)r4c8 is a cell with these two candidates,
// (5=3)r4c267 an almost locked set: without 5 it keeps 3. Several cells of a row, a column or a
// box: r1c23, r12c3, b1p27 (positions 1 to 9 in the box); others with a comma between.
//
// An alternating chain has a strong link at both ends, so one of the ends is true. "-loop" joins
// the end to the start. The chains of cases (a cell's candidates, a digit's places in a house)
// begin with the case. Nets have no such form.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/proof.h"

namespace nonet {

// The chains of the proof, each with its conclusions; together they lead to all conclusions. None
// if the proof is a pattern or a net.
// Cells have the names of the language.
std::vector<std::string> eureka_chains(const Proof& proof, const StepWords& words = kEnglishSteps);

// The notation of the proof's own scale if it has one, else the chains in Eureka notation with "; "
// between. Empty if it has neither.
std::string notation_of(const Proof& proof, const StepWords& words = kEnglishSteps);

}  // namespace nonet
