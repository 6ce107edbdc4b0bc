// Lessons on boards of other sizes and shapes: positions out of puzzles made for them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/run_control.h"
#include "variants/explain/board_lesson.h"
#include "variants/ladder/board_rating.h"

namespace nonet {

struct BoardLessonRequest {
  std::vector<variants::BoardTechnique> techniques;
  std::vector<variants::CellDigits> puzzles = {};  // searched before others are made
  std::size_t positions = 11;  // of each technique: the example and the practice
  std::uint64_t seed = 0;
  unsigned threads = 1;
  // Puzzles made for each technique; nullopt: as many as are made in a few minutes.
  std::optional<std::uint64_t> max_tries = {};
};

// A lesson for each technique, in that order, with positions out of the request's puzzles, then out
// of puzzles of the level that asks for it, those with the fewest candidates first; each is from
// another puzzle, and nothing cheaper on the ladder has a step there. A lesson is the same whatever
// others are made with it, and for any number of threads. After a stop they have the positions
// found so far.
std::vector<variants::BoardLesson> make_board_lessons(const variants::Geometry& geometry,
                                                      const variants::BoardRater& rater,
                                                      const variants::BoardWords& names,
                                                      const BoardLessonRequest& request,
                                                      const RunControl& control);

}  // namespace nonet
