#include "tasks/lessons/lesson_report.h"

#include <fmt/format.h>

#include "base/text_width.h"
#include "formats/writer.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/kept_positions.h"

namespace nonet {

namespace {

constexpr std::size_t kWidth = 78;

std::string paragraph(std::string_view text) { return wrapped(text, 0, kWidth) + "\n"; }

// The position with its pencil marks, in a box of lines.
std::string drawing_of(const LessonPosition& position) {
  return write_puzzle(Format::kPencilMarks, record_of(position));
}

std::string answer_of(const LessonPosition& position) {
  const StepText& text = position.scene.text;
  const std::string price = text.rating.empty() ? "" : fmt::format(" ({})", text.rating);
  std::string answer = fmt::format("{}{}\n{}", text.technique, price, text_of(position.scene));
  if (position.easier) {
    answer += paragraph(fmt::format("The easier technique {} removes the same here.",
                                    technique_row(*position.easier).name));
  }
  return answer;
}

std::string practice_of(const Lesson& lesson) {
  std::string text;
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += fmt::format("\nPractice {}: find the {}.\n\n{}", i,
                        technique_row(lesson.technique).name, drawing_of(lesson.positions[i]));
  }
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += fmt::format("\nAnswer {}: {}", i, answer_of(lesson.positions[i]));
  }
  return text;
}

}  // namespace

std::string lesson_as_text(const Lesson& lesson) {
  const std::string_view name = technique_row(lesson.technique).name;
  std::string text = fmt::format("{}\n{}\n\n{}\nHow to look for it\n{}\nWhy it is true\n{}", name,
                                 std::string(name.size(), '='), paragraph(lesson.text.idea),
                                 paragraph(lesson.text.look), paragraph(lesson.text.why));
  if (!lesson.positions.empty()) {
    if (!lesson.order.empty()) text += "\n" + paragraph(lesson.order);
    text += fmt::format("\nExample, out of {}\n\n{}\n{}", lesson.positions.front().givens.line(),
                        drawing_of(lesson.positions.front()), answer_of(lesson.positions.front()));
    text += practice_of(lesson);
  }
  if (!lesson.shortage.empty()) text += "\n" + paragraph("Note: " + lesson.shortage + ".");
  return text;
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

std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names) {
  std::string text;
  for (const Lesson& lesson : lessons) {
    text += (text.empty() ? "" : "\n\n") + renamed(lesson_as_text(lesson), names);
  }
  return text;
}

}  // namespace nonet
