// A lesson about a technique on a board of another size or shape.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rater/explain/lesson_text.h"
#include "variants/board/geometry.h"
#include "variants/explain/board_scene.h"

namespace nonet::variants {

// A position of a puzzle in which the technique is the next step of its path.
struct BoardLessonPosition {
  CellDigits givens;
  BoardScene scene;
};

struct BoardLesson {
  BoardTechnique technique = BoardTechnique::kNakedSingle;
  LessonText text;
  std::vector<BoardLessonPosition> positions = {};  // the example, then practice
  std::string shortage = {};  // why there are fewer than requested; may be empty
};

// The idea, how to look for it, and why it is true: the words of 9x9.
LessonText lesson_text_of(BoardTechnique technique, const StepWords& words);

// As for 9x9 (rater/explain/worded_lesson.h).
std::string lesson_as_text(const BoardLesson& lesson, const Geometry& geometry,
                           const BoardWords& names);
// A JSON line for each position, with its step.
std::string lesson_as_jsonl(const BoardLesson& lesson, const Geometry& geometry,
                            const BoardWords& names);

// The positions as lines that begin with their puzzle, below a header: board, technique, rating,
// the digits of the position, what the step does. Shortages are comments.
std::string lessons_as_table(std::span<const BoardLesson> lessons, const Geometry& geometry);

}  // namespace nonet::variants
