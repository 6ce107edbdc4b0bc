// Lessons on boards of other sizes and shapes: positions out of puzzles made for them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/run_control.h"
#include "variants/explain/board_lesson.h"
#include "variants/ladder/board_rating.h"

namespace nonet {

struct BoardLessonRequest {
  std::vector<variants::BoardTechnique> techniques;
  std::size_t positions = 11;  // of each technique: the example and the practice
  std::uint64_t seed = 0;
  unsigned threads = 1;
  std::uint64_t max_tries = 4096;  // puzzles made for each technique
};

// A lesson for each technique, in that order, with positions out of puzzles of the level that asks
// for it, those with the fewest candidates first; each is from another puzzle, and nothing cheaper
// on the ladder has a step there. The same request gives the same lessons for any number of
// threads. After a stop they have the positions found so far. An error if there is no text about a
// technique.
Result<std::vector<variants::BoardLesson>> make_board_lessons(const variants::Geometry& geometry,
                                                              const variants::BoardRater& rater,
                                                              const variants::BoardWords& names,
                                                              const BoardLessonRequest& request,
                                                              const RunControl& control);

}  // namespace nonet
