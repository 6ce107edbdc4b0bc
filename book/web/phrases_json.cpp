#include "book/web/phrases_json.h"

namespace nonet {

nlohmann::ordered_json phrases_json(const BookWords& words, const StepWords& steps) {
  nlohmann::ordered_json page = nlohmann::ordered_json::object();
  nlohmann::ordered_json of_steps = nlohmann::ordered_json::object();
  for (const PagePhraseRow& row : kPagePhrases) page[std::string(row.key)] = words.page(row.key);
  for (const StepPhraseRow& row : step_phrase_catalog()) {
    if (row.phrase > kLastInScripts) break;
    of_steps[std::string(row.key)] = steps[row.phrase];
  }
  return {{"page", std::move(page)}, {"steps", std::move(of_steps)}};
}

std::string json_in_script(const nlohmann::ordered_json& json) {
  std::string text = json.dump();
  for (std::size_t at = text.find("</"); at != std::string::npos; at = text.find("</", at)) {
    text.replace(at, 2, "<\\/");
  }
  return text;
}

}  // namespace nonet
