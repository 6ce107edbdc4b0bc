// Looking through a puzzle for positions in which a technique is what comes next.
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

// Whether finders that take long are asked.
enum class SlowFinders : bool { kLeftOut, kAsked };

// Of each technique at most one position of the puzzle, as its order wants it (lesson_order.h): of
// several the one with the fewest candidates left. Fewer after a stop.
std::vector<FoundPosition> positions_in(const Puzzle& puzzle,
                                        const std::vector<TechniqueId>& wanted, SlowFinders slow,
                                        const RunControl& control);

}  // namespace nonet
