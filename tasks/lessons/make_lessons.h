// Lessons made for a reader: positions from given and random puzzles in which a technique is the
// next step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/explain/lesson.h"
#include "tasks/lessons/lesson_order.h"

namespace nonet {

// The source of positions for techniques that are rare in random puzzles.
enum class RarePositions : bool {
  kKept,     // the positions that the program keeps (kept_positions.h)
  kSearched  // only the search, as for all other techniques
};

struct LessonRequest {
  std::vector<TechniqueId> techniques;
  std::vector<Puzzle> puzzles = {};  // searched before random ones
  std::size_t positions = 11;        // per technique: the example and the practice
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = 4096;  // puzzles made
  RarePositions rare = RarePositions::kKept;
  StepWords words = kEnglishSteps;  // of the lessons
};

// A lesson for each requested technique, in that order, with the positions found in max_tries
// puzzles, those with the fewest candidates first; each is from another puzzle, and no two lessons
// share one. The same request gives the same lessons for any number of threads. After a stop they
// have the positions found so far.
std::vector<Lesson> make_lessons(const LessonRequest& request, const RunControl& control);

}  // namespace nonet
