#include "cli/language.h"

#include "base/result_chain.h"
#include "cli/session.h"
#include "files/stoppable_io.h"
#include "formats/utf8.h"

namespace nonet {

Result<BookWords> words_of_language(const Session& session) {
  const std::string& language = session.options().text("language");
  if (language == "en" || language == "de") return BookWords::of(language);
  const auto text = text_behind(session, "language");
  if (!text) return text.error();
  return BookWords::read(*text, language);
}

StepWords steps_with_names(const BookWords& words, CellNames names) {
  StepWords steps = words.steps();
  if (names == CellNames::kLetters) steps.set(StepPhrase::kCell, "r{0}c{1}");
  return steps;
}

Result<std::string> text_behind(const Session& session, std::string_view option) {
  constexpr std::size_t kLongestText = 1'000'000;  // bytes
  const auto file = session.options().find_text(option);
  if (!file) return std::string();
  return map(read_small_file(*file, kLongestText, session.stop_token()),
             [](const std::string& text) { return utf8_text(text); });
}

}  // namespace nonet
