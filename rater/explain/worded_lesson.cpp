#include "rater/explain/worded_lesson.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/text_width.h"

namespace nonet {
namespace {

constexpr std::size_t kWidth = 78;

// As long as the text, which is UTF-8.
std::string underline_of(std::string_view text) {
  const auto characters = std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
  std::string line(static_cast<std::size_t>(characters), '=');
  return line;
}

std::string practice_of(const WordedLesson& lesson, const StepWords& words) {
  std::string text;
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += fmt::format("\n{}\n\n{}", words.say(StepPhrase::kLessonPractice, i, lesson.technique),
                        lesson.positions[i].drawing);
  }
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    text += "\n" + words.say(StepPhrase::kLessonAnswer, i, lesson.positions[i].answer);
  }
  return text;
}

}  // namespace

std::string lesson_paragraph(std::string_view text) { return wrapped(text, 0, kWidth) + "\n"; }

std::string answer_words(const StepText& step, const NamedProof* chain, const StepWords& words) {
  const std::string price = step.rating.empty() ? "" : fmt::format(" ({})", step.rating);
  return fmt::format("{}{}\n{}", step.technique, price, text_of(step, chain, words));
}

std::string lesson_as_text(const WordedLesson& lesson, const StepWords& words) {
  using enum StepPhrase;
  std::string text = fmt::format("{}\n{}\n\n{}\n{}\n{}\n{}\n{}", lesson.technique,
                                 underline_of(lesson.technique), lesson_paragraph(lesson.text.idea),
                                 words[kLessonLook], lesson_paragraph(lesson.text.look),
                                 words[kLessonWhy], lesson_paragraph(lesson.text.why));
  if (!lesson.positions.empty()) {
    const WordedPosition& first = lesson.positions.front();
    if (!lesson.order.empty()) text += "\n" + lesson_paragraph(lesson.order);
    text += fmt::format("\n{}\n\n{}\n{}", words.say(kLessonExampleOf, first.givens), first.drawing,
                        first.answer);
    text += practice_of(lesson, words);
  }
  if (!lesson.shortage.empty()) {
    text += "\n" + lesson_paragraph(words.say(kLessonNote, lesson.shortage));
  }
  return text;
}

}  // namespace nonet
