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

}  // namespace nonet
