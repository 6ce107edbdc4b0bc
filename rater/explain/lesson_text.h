// What a lesson says of a technique before it shows one: the idea, how to look for it, why it is
// true. Families share their sentences; numbers are put in as words.
#pragma once

#include <string>

#include "rater/explain/step_words.h"
#include "rater/techniques/technique_id.h"

namespace nonet {

struct LessonText {
  std::string idea;  // what one sees, and what follows
  std::string look;  // how to find one
  std::string why;   // why it holds
};

LessonText lesson_text_of(TechniqueId technique, const StepWords& words = kEnglishSteps);

}  // namespace nonet
