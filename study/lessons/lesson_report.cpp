#include "study/lessons/lesson_report.h"

#include <fmt/format.h>

#include "base/text_width.h"
#include "formats/writer.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

constexpr std::size_t kWidth = 78;

std::string paragraph(std::string_view text) { return wrapped(text, 0, kWidth) + "\n"; }

// The position with its pencil marks, in a box of lines.
std::string drawing_of(const LessonPosition& position) {
  PuzzleText puzzle;
  puzzle.givens = position.givens;
  const Grid& grid = position.scene.before.grid();
  for (const Cell cell : grid.filled()) {
    if (position.givens.empty(cell)) puzzle.placed.set(cell, grid.digit(cell));
  }
  puzzle.marks = position.scene.before.pencil_marks();
  return write_puzzle(Format::kPencilMarks, puzzle);
}

std::string answer_of(const LessonPosition& position) {
  const StepText& text = position.scene.text;
  const std::string price = text.rating.empty() ? "" : fmt::format(" ({})", text.rating);
  return fmt::format("{}{}\n{}", text.technique, price, text_of(position.scene));
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

std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names) {
  std::string text;
  for (const Lesson& lesson : lessons) {
    text += (text.empty() ? "" : "\n\n") + renamed(lesson_as_text(lesson), names);
  }
  return text;
}

}  // namespace nonet
