#include "rater/explain/step_words.h"

#include <vector>

#include "rater/explain/german_chain_lessons.h"
#include "rater/explain/german_many_digit_lessons.h"
#include "rater/explain/german_names.h"
#include "rater/explain/german_pattern_lessons.h"
#include "rater/explain/lesson_chains.h"
#include "rater/explain/lesson_many_digits.h"
#include "rater/explain/lesson_patterns.h"
#include "rater/explain/names.h"
#include "rater/explain/step_phrases.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

template <typename Rows>
constexpr void add_lessons(StepWords& words, const Rows& rows) {
  for (const LessonRow& row : rows) {
    for (auto id = static_cast<std::size_t>(row.first); id <= static_cast<std::size_t>(row.last);
         ++id) {
      words.lesson(static_cast<TechniqueId>(id)) = {row.idea, row.look, row.why};
    }
  }
}

constexpr StepWords english() {
  StepWords words;
  for (const StepPhraseRow& row : kStepPhraseRows) words.set(row.phrase, row.english);
  add_lessons(words, kPatternLessons);
  add_lessons(words, kChainLessons);
  add_lessons(words, kManyDigitLessons);
  return words;
}

constexpr StepWords german() {
  StepWords words;
  for (const StepPhraseRow& row : kStepPhraseRows) words.set(row.phrase, row.german);
  for (const GermanTechnique& row : kGermanTechniques) words.set_technique(row.id, row.name);
  add_lessons(words, kGermanPatternLessons);
  add_lessons(words, kGermanChainLessons);
  add_lessons(words, kGermanManyDigitLessons);
  return words;
}

constexpr bool every_technique_has_a_lesson(const StepWords& words) {
  for (std::size_t id = 0; id < kTechniques; ++id) {
    const LessonWords& lesson = words.lesson(static_cast<TechniqueId>(id));
    if (lesson.idea.empty() || lesson.look.empty() || lesson.why.empty()) return false;
  }
  return true;
}
static_assert(every_technique_has_a_lesson(english()));
static_assert(every_technique_has_a_lesson(german()));

}  // namespace

constinit const StepWords kEnglishSteps = english();
constinit const StepWords kGermanSteps = german();

std::span<const StepPhraseRow> step_phrase_catalog() { return kStepPhraseRows; }

std::string StepWords::name_of(Cell cell) const {
  return say(StepPhrase::kCell, cell.row() + 1, cell.column() + 1);
}

std::string StepWords::name_of(House house) const {
  switch (house.kind()) {
    case HouseKind::kRow:
      return say(StepPhrase::kRow, house.number() + 1);
    case HouseKind::kColumn:
      return say(StepPhrase::kColumn, house.number() + 1);
    case HouseKind::kBox:
      break;
  }
  return say(StepPhrase::kBox, house.number() + 1);
}

std::string_view StepWords::called(TechniqueId id) const {
  return technique(id).empty() ? technique_row(id).name : technique(id);
}

std::string StepWords::list_of(CellSet cells) const {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ", ";
    text += name_of(cell);
  }
  return text;
}

std::string StepWords::list_of(HouseSet houses) const {
  std::vector<std::string> kinds;
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
    DigitSet numbers;
    for (int number = 0; number < kSize; ++number) {
      if ((houses & bit_of(House(kind, number))) != 0) numbers.insert(Digit(number + 1));
    }
    if (numbers.empty()) continue;
    kinds.push_back(numbers.size() == 1 ? name_of(House(kind, numbers.first().value() - 1))
                                        : lines_of(numbers, kind));
  }
  std::string text;
  for (const std::string& kind : kinds) {
    if (!text.empty()) text += fmt::format(" {} ", (*this)[StepPhrase::kAnd]);
    text += kind;
  }
  return text;
}

std::string StepWords::list_of(DigitSet digits, StepPhrase last_word) const {
  return nonet::list_of(digits, (*this)[last_word]);
}

std::string StepWords::list_of(const CandidateSet& candidates) const {
  std::string text;
  for (const Digit digit : DigitSet::all()) {
    if (candidates[digit].empty()) continue;
    if (!text.empty()) text += "; ";
    text += say(StepPhrase::kFrom, digit.value(), list_of(candidates[digit]));
  }
  return text;
}

std::string StepWords::places_of(const CandidateSet& candidates) const {
  std::string text;
  for (const Cell cell : candidates.cells()) {
    if (!text.empty()) text += ", ";
    text += say(StepPhrase::kCandidatesIn, list_of(candidates.digits_in(cell)), name_of(cell));
  }
  return text;
}

std::string StepWords::list_of(const ConstraintSet& constraints) const {
  std::string text = list_of(constraints.cells);
  for (int h = 0; h < kHouses; ++h) {
    const DigitSet digits = constraints.digits_in(House(h));
    if (digits.empty()) continue;
    if (!text.empty()) text += "; ";
    text += say(StepPhrase::kCandidatesIn, list_of(digits), name_of(House(h)));
  }
  return text;
}

std::string StepWords::lines_of(DigitSet numbers, HouseKind kind) const {
  const std::string listed = list_of(numbers);
  if (kind == HouseKind::kRow) return say(StepPhrase::kRows, listed);
  return say(kind == HouseKind::kColumn ? StepPhrase::kColumns : StepPhrase::kBoxes, listed);
}

}  // namespace nonet
