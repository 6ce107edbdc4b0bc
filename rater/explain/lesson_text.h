// A lesson's text about a technique before its examples: the idea, how to look for it, why it is
// true. Families share their sentences, with numbers inserted as words.
#pragma once

#include <string>

#include "rater/explain/step_words.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

struct LessonText {
  std::string idea;  // the visible pattern and its consequence
  std::string look;  // how to find one
  std::string why;   // why it holds
};

LessonText lesson_text_of(TechniqueId technique, const StepWords& words = kEnglishSteps);
// The same for a larger relative that only other boards have: a set or fish of `size`, up to 9.
LessonText lesson_text_of(TechniqueId technique, int size, const StepWords& words);

}  // namespace nonet
