// Searches a puzzle for positions in which a technique is the next step.
#pragma once

#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/explain/lesson.h"

namespace nonet {

struct FoundPosition {
  TechniqueId technique;
  LessonPosition position;
};

// Whether slow finders are used.
enum class SlowFinders : bool { kLeftOut, kAsked };

// For each technique at most one position of the puzzle, by the rules of its order
// (lesson_order.h): of several the one with the fewest candidates. Fewer after a stop.
std::vector<FoundPosition> positions_in(const Puzzle& puzzle,
                                        const std::vector<TechniqueId>& wanted, SlowFinders slow,
                                        const RunControl& control);

}  // namespace nonet
