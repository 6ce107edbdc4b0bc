#include "book/words/words.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/request_error.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

constexpr std::string_view kTechniquePrefix = "technique-";
constexpr std::string_view kLessonPrefix = "lesson-";
constexpr std::string_view kStepPrefix = "step-";
constexpr std::string_view kPagePrefix = "page-";

struct LessonPart {
  std::string_view ending;
  std::string_view LessonWords::*text;
};
constexpr std::array kLessonParts{LessonPart{"-idea", &LessonWords::idea},
                                  LessonPart{"-look", &LessonWords::look},
                                  LessonPart{"-why", &LessonWords::why}};

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The numbers of the placeholders in a text; nullopt if a brace is unpaired.
std::optional<std::set<char>> places_in(std::string_view text) {
  std::set<char> places;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '}') return std::nullopt;
    if (text[i] != '{') continue;
    if (i + 2 >= text.size() || text[i + 2] != '}') return std::nullopt;
    places.insert(text[i + 1]);
    i += 2;
  }
  return places;
}

std::string other_places(std::string_view value, std::string_view english) {
  return fmt::format("\"{}\" has other placeholders than \"{}\"", value, english);
}

Error fault(const std::string& name, std::size_t line, std::string reason) {
  return {ErrorKind::kRequest, std::move(reason), {.source = name, .line = line, .column = 1}};
}

}  // namespace

BookWords::BookWords() {
  for (const PhraseRow& row : phrase_catalog()) {
    texts_[static_cast<std::size_t>(row.phrase)] = row.english;
  }
  for (std::size_t i = 0; i < kEveryPagePhrase.size(); ++i) {
    page_texts_[i] = kEveryPagePhrase[i].english;
  }
}

Result<BookWords> BookWords::of(std::string_view language) {
  BookWords words;
  if (language == "en") return words;
  if (language != "de") {
    return request_error(fmt::format("language \"{}\": expected en, de, or a file", language));
  }
  words.language_ = language;
  for (const PhraseRow& row : phrase_catalog()) {
    words.texts_[static_cast<std::size_t>(row.phrase)] = row.german;
  }
  for (std::size_t i = 0; i < kEveryPagePhrase.size(); ++i) {
    words.page_texts_[i] = kEveryPagePhrase[i].german;
  }
  words.steps_ = kGermanSteps;
  return words;
}

Result<BookWords> BookWords::read(std::string_view text, const std::string& name) {
  BookWords words;
  words.kept_ = std::make_shared<std::deque<std::string>>();
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.empty() || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return fault(name, number, "\"key = text\" is expected");
    auto refused = words.take(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)));
    if (refused) return fault(name, number, *std::move(refused));
  }
  return words;
}

std::string_view BookWords::keep(std::string_view text) { return kept_->emplace_back(text); }

std::optional<std::string> BookWords::take(std::string_view key, std::string_view value) {
  if (key == "language") {
    language_ = value;
    return std::nullopt;
  }
  if (take_technique(key, value)) return std::nullopt;
  if (key.starts_with(kStepPrefix)) return take_step_phrase(key, value);
  return key.starts_with(kPagePrefix) ? take_page_phrase(key, value) : take_phrase(key, value);
}

// "technique-KEY", "lesson-KEY-idea", "lesson-KEY-look", "lesson-KEY-why".
bool BookWords::take_technique(std::string_view key, std::string_view value) {
  if (key.starts_with(kTechniquePrefix)) {
    const TechniqueRow* row = find_technique(key.substr(kTechniquePrefix.size()));
    if (row != nullptr) steps_.set_technique(row->id, keep(value));
    return row != nullptr;
  }
  if (!key.starts_with(kLessonPrefix)) return false;
  for (const LessonPart& part : kLessonParts) {
    if (!key.ends_with(part.ending)) continue;
    key.remove_prefix(kLessonPrefix.size());
    key.remove_suffix(std::min(part.ending.size(), key.size()));
    const TechniqueRow* row = find_technique(key);
    if (row != nullptr) steps_.lesson(row->id).*part.text = keep(value);
    return row != nullptr;
  }
  return false;
}

std::optional<std::string> BookWords::take_phrase(std::string_view key, std::string_view value) {
  const auto rows = phrase_catalog();
  const auto row = std::ranges::find(rows, key, &PhraseRow::key);
  if (row == rows.end()) return fmt::format("there is no phrase \"{}\"", key);
  if (places_in(value) != places_in(row->english)) return other_places(value, row->english);
  if (row->phrase == Phrase::kMonths && std::ranges::count(value, ' ') != 11) {
    return fmt::format("\"{}\": twelve words are expected", value);
  }
  texts_[static_cast<std::size_t>(row->phrase)] = value;
  return std::nullopt;
}

std::optional<std::string> BookWords::take_page_phrase(std::string_view key,
                                                       std::string_view value) {
  const std::size_t index = page_phrase_index(key.substr(kPagePrefix.size()));
  if (index == kEveryPagePhrase.size()) return fmt::format("there is no phrase \"{}\"", key);
  const std::string_view english = kEveryPagePhrase[index].english;
  if (places_in(value) != places_in(english)) return other_places(value, english);
  page_texts_[index] = value;
  return std::nullopt;
}

std::optional<std::string> BookWords::take_step_phrase(std::string_view key,
                                                       std::string_view value) {
  const auto rows = step_phrase_catalog();
  const auto row = std::ranges::find(rows, key.substr(kStepPrefix.size()), &StepPhraseRow::key);
  if (row == rows.end()) return fmt::format("there is no phrase \"{}\"", key);
  if (places_in(value) != places_in(row->english)) return other_places(value, row->english);
  if (row->phrase == StepPhrase::kNumbers && std::ranges::count(value, ' ') != 9) {
    return fmt::format("\"{}\": ten words for 0 to 9 are expected", value);
  }
  steps_.set(row->phrase, keep(value));
  return std::nullopt;
}

std::string BookWords::as_file() const {
  std::string file = fmt::format("language = {}\n", language_);
  const auto put = [&](std::string_view prefix, std::string_view key, std::string_view ending,
                       std::string_view text) {
    file += fmt::format("{}{}{} = {}\n", prefix, key, ending, text);
  };
  for (const PhraseRow& row : phrase_catalog()) put("", row.key, "", (*this)[row.phrase]);
  for (const StepPhraseRow& row : step_phrase_catalog()) {
    put(kStepPrefix, row.key, "", steps_[row.phrase]);
  }
  for (const PagePhraseRow& row : kEveryPagePhrase) put(kPagePrefix, row.key, "", page(row.key));
  for (const TechniqueRow& row : technique_catalog()) {
    put(kTechniquePrefix, row.key, "", steps_.called(row.id));
    for (const LessonPart& part : kLessonParts) {
      put(kLessonPrefix, row.key, part.ending, steps_.lesson(row.id).*part.text);
    }
  }
  return file;
}

namespace {

// The level's phrase among eight in a row.
Phrase of_level(Phrase first, const LevelRow& level) {
  return static_cast<Phrase>(static_cast<int>(first) + level.code - 1);
}

}  // namespace

const std::string& BookWords::weekday(std::chrono::weekday day) const {
  return (
      *this)[static_cast<Phrase>(static_cast<unsigned>(Phrase::kMonday) + day.iso_encoding() - 1)];
}

std::string BookWords::month(std::chrono::month month) const {
  std::string_view all = (*this)[Phrase::kMonths];
  for (auto before = std::chrono::January; before < month; ++before) {
    all.remove_prefix(all.find(' ') + 1);
  }
  return std::string(all.substr(0, all.find(' ')));
}

const std::string& BookWords::level_name(const LevelRow& level) const {
  return (*this)[of_level(Phrase::kLevelVeryEasy, level)];
}
const std::string& BookWords::invitation(const LevelRow& level) const {
  return (*this)[of_level(Phrase::kInviteVeryEasy, level)];
}
const std::string& BookWords::techniques(const LevelRow& level) const {
  return (*this)[of_level(Phrase::kAllowsVeryEasy, level)];
}

std::string BookWords::technique(std::string_view key) const {
  const TechniqueRow* row = find_technique(key);
  return std::string(row != nullptr ? steps_.called(row->id) : key);
}

}  // namespace nonet
