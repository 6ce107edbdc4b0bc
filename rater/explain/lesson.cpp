#include "rater/explain/lesson.h"

#include <utility>

namespace nonet {

// The scale of a step is not kept with it: its price stays as it is written, and so does the name
// of a technique that the words have no other name for.
LessonPosition told_in(LessonPosition position, const StepWords& words) {
  Scene& scene = position.scene;
  Scene told = scene_of(scene.before, scene.step, "explainer", words);
  told.text.rating = scene.text.rating;
  const TechniqueId technique = scene.step.step.technique;
  if (words.technique(technique).empty()) told.text.technique = scene.text.technique;
  scene = std::move(told);
  return position;
}

Lesson told_in(Lesson lesson, const StepWords& words) {
  lesson.text = lesson_text_of(lesson.technique, words);
  for (LessonPosition& position : lesson.positions) position = told_in(std::move(position), words);
  return lesson;
}

}  // namespace nonet
