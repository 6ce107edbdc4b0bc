// What a page's scripts say, by key (book/web/assets/phrases.js), and JSON inside of a page.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "book/words/words.h"

namespace nonet {

// page: its own phrases, steps: those about steps, which may call cells by other names than
// `words`.
nlohmann::ordered_json phrases_json(const BookWords& words, const StepWords& steps);

// For a script element, which no text of it ends.
std::string json_in_script(const nlohmann::ordered_json& json);

}  // namespace nonet
