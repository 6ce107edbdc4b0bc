#include "rater/explain/lesson_text.h"

#include <cstddef>
#include <string_view>

#include "rater/explain/step_words.h"
#include "rater/orders/scale/finder_catalog.h"

namespace nonet {

namespace {

// The word for a number of 0 to 9.
std::string_view number_word(const StepWords& words, int number) {
  std::string_view all = words[StepPhrase::kNumbers];
  for (; number > 0; --number) all.remove_prefix(all.find(' ') + 1);
  return all.substr(0, all.find(' '));
}

std::string with_number(std::string_view text, std::string_view number) {
  constexpr std::string_view kPlace = "{n}";
  std::string result;
  while (true) {
    const std::size_t at = text.find(kPlace);
    result += text.substr(0, at);
    if (at == std::string_view::npos) return result;
    result += number;
    text.remove_prefix(at + kPlace.size());
  }
}

}  // namespace

LessonText lesson_text_of(TechniqueId technique, const StepWords& words) {
  return lesson_text_of(technique, finder_row(technique).size, words);
}

LessonText lesson_text_of(TechniqueId technique, int size, const StepWords& words) {
  const LessonWords& row = words.lesson(technique);
  const std::string_view number = number_word(words, size);
  return {with_number(row.idea, number), with_number(row.look, number),
          with_number(row.why, number)};
}

}  // namespace nonet
