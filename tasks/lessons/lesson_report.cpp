#include "tasks/lessons/lesson_report.h"

#include <fmt/format.h>

#include "formats/writer.h"
#include "rater/explain/worded_lesson.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/kept_positions.h"

namespace nonet {

namespace {

// The position with its pencil marks, in a box of lines.
std::string drawing_of(const LessonPosition& position) {
  return write_puzzle(Format::kPencilMarks, record_of(position));
}

std::string answer_of(const LessonPosition& position, const StepWords& words) {
  const StepText& text = position.scene.text;
  const std::string price = text.rating.empty() ? "" : fmt::format(" ({})", text.rating);
  std::string answer =
      fmt::format("{}{}\n{}", text.technique, price, text_of(position.scene, words));
  if (position.easier) {
    answer +=
        lesson_paragraph(words.say(StepPhrase::kLessonEasier, words.called(*position.easier)));
  }
  return answer;
}

}  // namespace

std::string lesson_as_text(const Lesson& lesson, const StepWords& words) {
  WordedLesson worded{
      std::string(words.called(lesson.technique)), lesson.text, lesson.order, {}, lesson.shortage};
  for (const LessonPosition& position : lesson.positions) {
    worded.positions.push_back(
        {position.givens.line(), drawing_of(position), answer_of(position, words)});
  }
  return lesson_as_text(worded, words);
}

std::string lessons_as_table(std::span<const Lesson> lessons) {
  std::string table;
  for (const Lesson& lesson : lessons) {
    if (lesson.shortage.empty()) continue;
    table += fmt::format("# {}: {}.\n", technique_row(lesson.technique).key, lesson.shortage);
  }
  table += kKeptHeader;
  for (const Lesson& lesson : lessons) {
    for (const LessonPosition& position : lesson.positions) {
      table +=
          kept_line_of({lesson.technique, line_of(position), position.standing, position.easier});
    }
  }
  return table;
}

std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names,
                            const StepWords& words) {
  std::string text;
  for (const Lesson& lesson : lessons) {
    text += (text.empty() ? "" : "\n\n") + renamed(lesson_as_text(lesson, words), names);
  }
  return text;
}

}  // namespace nonet
