// Why patterns of several digits in many houses hold: sets of truths and links, tridagons,
// exocets.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/proof.h"

namespace nonet {

bool is_of_many_digits(const Pattern& pattern);

// At most three lines. REQUIRES: is_of_many_digits(pattern).
std::vector<std::string> many_digit_reasons(const Pattern& pattern, const StepWords& words);

// That one of the guardians is true, and what follows: by sight, or with the aid of a locked set or
// a locked digit (guardian_aids.h), which is the one part.
std::string guardians_line(const CandidateSet& guardians, const std::vector<PatternPart>& aid,
                           const StepWords& words);

}  // namespace nonet
