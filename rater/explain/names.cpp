#include "rater/explain/names.h"

#include <fmt/format.h>

#include "rater/explain/step_words.h"

namespace nonet {

namespace {

// A number of one or two digits without a leading zero; 0: there is none at `at`.
std::size_t number_at(std::string_view text, std::size_t at, std::size_t& end) {
  std::size_t number = 0;
  for (end = at; end < text.size() && end < at + 2; ++end) {
    const char c = text[end];
    if (c < (end == at ? '1' : '0') || c > '9') break;
    number = 10 * number + static_cast<std::size_t>(c - '0');
  }
  return number;
}

}  // namespace

std::string renamed(std::string_view text, CellNames names) {
  if (names == CellNames::kRowColumn) return std::string(text);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::size_t middle = 0;
    std::size_t end = 0;
    const std::size_t row = text[i] == 'r' ? number_at(text, i + 1, middle) : 0;
    const bool crosses = row != 0 && middle < text.size() && text[middle] == 'c';
    const std::size_t column = crosses ? number_at(text, middle + 1, end) : 0;
    if (column == 0 || row > 26) {
      out += text[i];
      continue;
    }
    out += static_cast<char>('A' + static_cast<char>(row - 1));
    out += std::to_string(column);
    i = end - 1;
  }
  return out;
}

std::string name_of(Cell cell) { return kEnglishSteps.name_of(cell); }

std::string name_of(House house) { return kEnglishSteps.name_of(house); }

std::string name_of(Candidate candidate) {
  return fmt::format("{}={}", name_of(candidate.cell), candidate.digit.value());
}

std::string name_of(const Assertion& assertion) {
  return fmt::format("{}{}{}", name_of(assertion.candidate.cell), assertion.on ? "=" : "<>",
                     assertion.candidate.digit.value());
}

std::string list_of(CellSet cells) { return kEnglishSteps.list_of(cells); }

std::string list_of(HouseSet houses) { return kEnglishSteps.list_of(houses); }

std::string list_of(DigitSet digits, std::string_view last_word) {
  std::string text;
  int left = digits.size();
  for (const Digit digit : digits) {
    text += digit.symbol();
    --left;
    if (left > 1) text += ", ";
    if (left == 1) text += fmt::format(" {} ", last_word);
  }
  return text;
}

std::string list_of(const CandidateSet& candidates) { return kEnglishSteps.list_of(candidates); }

}  // namespace nonet
