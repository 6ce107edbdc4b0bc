// A lesson of any board in words, and as text for a terminal.
#pragma once

#include <string>
#include <vector>

#include "rater/explain/lesson_text.h"
#include "rater/explain/path_text.h"

namespace nonet {

struct WordedPosition {
  std::string givens;   // of the puzzle, a line
  std::string drawing;  // the position with its pencil marks, lines
  std::string answer;   // answer_words()
};

struct WordedLesson {
  std::string technique;  // its name
  LessonText text;
  std::string order;                      // in what sense nothing easier serves; may be empty
  std::vector<WordedPosition> positions;  // the example, then practice
  std::string shortage;                   // why there are fewer than requested; may be empty
};

// The name of the technique with its rating, then the lines of the step; `chain`: the proof of a
// chain step, else null.
std::string answer_words(const StepText& step, const NamedProof* chain, const StepWords& words);
// Broken into lines.
std::string lesson_paragraph(std::string_view text);

// The idea, the example with its pencil marks and its answer, practice positions, and last their
// answers.
std::string lesson_as_text(const WordedLesson& lesson, const StepWords& words);

}  // namespace nonet
