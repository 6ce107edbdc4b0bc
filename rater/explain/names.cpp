#include "rater/explain/names.h"

#include <fmt/format.h>

#include "rater/explain/step_words.h"

namespace nonet {

namespace {

bool is_one_to_nine(char c) { return c >= '1' && c <= '9'; }

}  // namespace

std::string renamed(std::string_view text, CellNames names) {
  if (names == CellNames::kRowColumn) return std::string(text);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view at = text.substr(i, 4);
    const bool is_cell = at.size() == 4 && at[0] == 'r' && is_one_to_nine(at[1]) && at[2] == 'c' &&
                         is_one_to_nine(at[3]);
    if (!is_cell) {
      out += text[i];
      continue;
    }
    out += static_cast<char>('A' + (at[1] - '1'));
    out += at[3];
    i += 3;
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
