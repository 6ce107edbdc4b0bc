// The words below the picture of a step in a book.
#pragma once

#include <string>

#include "rater/explain/path_text.h"

namespace nonet {

// The argument and its conclusion; of a long chain the reasons in short.
std::string help_text(const Scene& scene, const StepWords& words);

}  // namespace nonet
