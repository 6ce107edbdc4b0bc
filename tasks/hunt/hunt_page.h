// A hunt as one HTML page for the morning after: drawings of the best puzzles, progress over time,
// the counts of screens and operators, and the descent of the records.
#pragma once

#include <string>

#include "base/result.h"
#include "tasks/hunt/story.h"

namespace nonet {

// If fonts for the pictures are absent, the error names them.
Result<std::string> hunt_page(const HuntStory& story);

}  // namespace nonet
