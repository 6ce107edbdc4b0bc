#include "book/words.h"

#include <algorithm>
#include <optional>
#include <set>

#include "base/request_error.h"
#include "rater/techniques/catalog.h"

namespace nonet {
namespace {

struct TechniqueName {
  std::string_view key;
  std::string_view german;
};
// Those that puzzles of the first six levels ask for; others keep their English name.
constexpr std::array kGermanTechniques{
    TechniqueName{"full-house", "Letztes Feld"},
    TechniqueName{"hidden-single-box", "Einziger Platz im Block"},
    TechniqueName{"hidden-single-line", "Einziger Platz auf einer Linie"},
    TechniqueName{"naked-single", "Einzige Ziffer"},
    TechniqueName{"direct-pointing", "Block trifft Linie, direkt"},
    TechniqueName{"direct-claiming", "Linie trifft Block, direkt"},
    TechniqueName{"pointing", "Block trifft Linie"},
    TechniqueName{"claiming", "Linie trifft Block"},
    TechniqueName{"direct-hidden-pair", "Verstecktes Paar, direkt"},
    TechniqueName{"direct-hidden-triplet", "Versteckter Drilling, direkt"},
    TechniqueName{"naked-pair", "Nacktes Paar"},
    TechniqueName{"naked-triplet", "Nackter Drilling"},
    TechniqueName{"naked-quad", "Nackter Vierling"},
    TechniqueName{"hidden-pair", "Verstecktes Paar"},
    TechniqueName{"hidden-triplet", "Versteckter Drilling"},
    TechniqueName{"hidden-quad", "Versteckter Vierling"},
    TechniqueName{"unique-rectangle-1", "Einziges Rechteck, Typ 1"},
    TechniqueName{"unique-rectangle-2", "Einziges Rechteck, Typ 2"},
    TechniqueName{"unique-rectangle-3", "Einziges Rechteck, Typ 3"},
    TechniqueName{"unique-rectangle-4", "Einziges Rechteck, Typ 4"},
    TechniqueName{"aligned-pair-exclusion", "Ausschluss von Paaren"},
    TechniqueName{"x-forcing-chain", "Zwingende X-Kette"},
    TechniqueName{"forcing-chain", "Zwingende Kette"},
    TechniqueName{"nishio", "Nishio"},
    TechniqueName{"cell-forcing-chains", "Zwingende Ketten eines Feldes"},
    TechniqueName{"region-forcing-chains", "Zwingende Ketten einer Ziffer"},
    TechniqueName{"dynamic-forcing-chains", "Verzweigte zwingende Ketten"},
};

constexpr std::string_view kTechniquePrefix = "technique-";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The places in a text where something is put in; nullopt where a brace stands alone.
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

Error fault(const std::string& name, std::size_t line, std::string reason) {
  return {ErrorKind::kRequest, std::move(reason), {.source = name, .line = line, .column = 1}};
}

}  // namespace

BookWords::BookWords() {
  for (const PhraseRow& row : phrase_catalog()) {
    texts_[static_cast<std::size_t>(row.phrase)] = row.english;
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
  for (const TechniqueName& row : kGermanTechniques) words.techniques_.emplace(row.key, row.german);
  return words;
}

Result<BookWords> BookWords::read(std::string_view text, const std::string& name) {
  BookWords words;
  std::size_t number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.empty() || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return fault(name, number, "\"key = text\" is expected");
    const std::string_view key = trimmed(line.substr(0, equals));
    const std::string_view value = trimmed(line.substr(equals + 1));
    if (key == "language") {
      words.language_ = value;
    } else if (key.starts_with(kTechniquePrefix) &&
               find_technique(key.substr(kTechniquePrefix.size())) != nullptr) {
      words.techniques_.insert_or_assign(std::string(key.substr(kTechniquePrefix.size())),
                                         std::string(value));
    } else {
      const auto rows = phrase_catalog();
      const auto row = std::ranges::find(rows, key, &PhraseRow::key);
      if (row == rows.end()) return fault(name, number, fmt::format("no phrase is \"{}\"", key));
      if (places_in(value) != places_in(row->english)) {
        return fault(name, number,
                     fmt::format("\"{}\" puts in something else than \"{}\"", value, row->english));
      }
      words.texts_[static_cast<std::size_t>(row->phrase)] = value;
    }
  }
  return words;
}

namespace {

// The level's phrase among eight in a row.
Phrase of_level(Phrase first, const LevelRow& level) {
  return static_cast<Phrase>(static_cast<int>(first) + level.code - 1);
}

}  // namespace

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
  if (const auto own = techniques_.find(key); own != techniques_.end()) return own->second;
  const TechniqueRow* row = find_technique(key);
  return std::string(row != nullptr ? row->name : key);
}

}  // namespace nonet
