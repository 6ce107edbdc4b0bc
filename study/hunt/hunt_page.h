// A hunt as one HTML page for the morning after: the best puzzles drawn, how it went over time,
// what the screens and operators did, and how the records came about.
#pragma once

#include <string>

#include "base/result.h"
#include "study/hunt/story.h"

namespace nonet {

// The error names the fonts that the pictures need where they are absent.
Result<std::string> hunt_page(const HuntStory& story);

}  // namespace nonet
