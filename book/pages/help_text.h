// The words below the picture of a step in a book.
#pragma once

#include <string>

#include "book/pages/help.h"
#include "rater/explain/path_text.h"

namespace nonet {

// The argument and its conclusion; of a long chain the reasons in short.
std::string help_text(const HelpStep& step, const StepWords& words);

// The chains of a step whose argument would be too long in words, as in "(8)r4c8-(7)r4c8=r4c7 =>
// r4c7<>1" (rater/explain/eureka.h); empty for other steps. help_text() contains them.
std::string chains_in_short(const HelpStep& step, const StepWords& words);

}  // namespace nonet
