// Lessons made for a reader: positions out of given and random puzzles in which a technique is what
// comes next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "rater/explain/lesson.h"
#include "study/lessons/lesson_order.h"

namespace nonet {

// Where positions of techniques come from that random puzzles seldom have.
enum class RarePositions : bool {
  kKept,     // those that the program keeps (kept_positions.h)
  kSearched  // the search alone, as for all others
};

struct LessonRequest {
  std::vector<TechniqueId> techniques;
  std::vector<Puzzle> puzzles = {};  // looked through before random ones
  std::size_t positions = 11;        // of each: the example and the practice
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = 4096;  // puzzles made
  RarePositions rare = RarePositions::kKept;
};

// A lesson for each technique asked for, in that order, with the positions found in as many tries,
// those with the fewest candidates left first; each is out of another puzzle, and no two lessons
// share one. Same request but for the threads, same lessons. Stopped, they have what was found so
// far.
std::vector<Lesson> make_lessons(const LessonRequest& request, const RunControl& control);

}  // namespace nonet
