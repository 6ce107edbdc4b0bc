#include "tasks/lessons/lesson_report.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/text_width.h"
#include "formats/writer.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/kept_positions.h"

namespace nonet {

namespace {

constexpr std::size_t kWidth = 78;

// As long as the text, which is UTF-8.
std::string underline_of(std::string_view text) {
  const auto characters = std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  return std::string(static_cast<std::size_t>(characters), '=');
}

std::string paragraph(std::string_view text) { return wrapped(text, 0, kWidth) + "\n"; }

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
    answer += paragraph(words.say(StepPhrase::kLessonEasier, words.called(*position.easier)));
  }
  return answer;
}

std::string practice_of(const Lesson& lesson, const StepWords& words) {
  std::string text;
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += fmt::format("\n{}\n\n{}",
                        words.say(StepPhrase::kLessonPractice, i, words.called(lesson.technique)),
                        drawing_of(lesson.positions[i]));
  }
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += "\n" + words.say(StepPhrase::kLessonAnswer, i, answer_of(lesson.positions[i], words));
  }
  return text;
}

}  // namespace

std::string lesson_as_text(const Lesson& lesson, const StepWords& words) {
  using enum StepPhrase;
  const std::string_view name = words.called(lesson.technique);
  std::string text =
      fmt::format("{}\n{}\n\n{}\n{}\n{}\n{}\n{}", name, underline_of(name),
                  paragraph(lesson.text.idea), words[kLessonLook], paragraph(lesson.text.look),
                  words[kLessonWhy], paragraph(lesson.text.why));
  if (!lesson.positions.empty()) {
    const LessonPosition& first = lesson.positions.front();
    if (!lesson.order.empty()) text += "\n" + paragraph(lesson.order);
    text += fmt::format("\n{}\n\n{}\n{}", words.say(kLessonExampleOf, first.givens.line()),
                        drawing_of(first), answer_of(first, words));
    text += practice_of(lesson, words);
  }
  if (!lesson.shortage.empty()) text += "\n" + paragraph(words.say(kLessonNote, lesson.shortage));
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

std::string lessons_as_text(std::span<const Lesson> lessons, CellNames names,
                            const StepWords& words) {
  std::string text;
  for (const Lesson& lesson : lessons) {
    text += (text.empty() ? "" : "\n\n") + renamed(lesson_as_text(lesson, words), names);
  }
  return text;
}

}  // namespace nonet
