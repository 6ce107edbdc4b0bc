#include "rater/explain/lesson.h"

#include <utility>

namespace nonet {

// A scene does not record the scale of its step. So its price keeps its form, and a technique
// without a name in these words keeps its name.
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
