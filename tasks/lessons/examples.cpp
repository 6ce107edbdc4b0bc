#include "tasks/lessons/examples.h"

#include <fmt/format.h>

#include "tasks/lessons/first_step.h"
#include "tasks/lessons/kept_positions.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/lesson_report.h"

namespace nonet {

std::optional<LessonPosition> example_of(TechniqueId technique) {
  const auto kept = kept_positions(technique);
  if (kept.empty()) return std::nullopt;
  const ReadPosition read = read_position(kept.front().line);
  WalkMemory memory;
  auto position = lesson_position(technique, read.position, read.givens, memory);
  if (position) {
    position->standing = kept.front().standing;
    position->easier = kept.front().easier;
  }
  return position;
}

std::string technique_as_text(TechniqueId technique) {
  Lesson lesson;
  lesson.technique = technique;
  lesson.text = lesson_text_of(technique);
  auto position = example_of(technique);
  if (!position) {
    lesson.shortage = "no example of this technique is known";
    return lesson_as_text(lesson);
  }
  lesson.order = order_words_of(technique, position->standing);
  const std::string line = line_of(*position);
  lesson.positions.push_back(std::move(*position));
  return lesson_as_text(lesson) +
         fmt::format("\nThe position as a line that every command reads:\n{}\n", line);
}

}  // namespace nonet
