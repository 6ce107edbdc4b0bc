#include "rater/explain/names.h"

#include <fmt/format.h>

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

std::string name_of(Cell cell) { return fmt::format("r{}c{}", cell.row() + 1, cell.column() + 1); }

std::string name_of(House house) {
  switch (house.kind()) {
    case HouseKind::kRow:
      return fmt::format("row {}", house.number() + 1);
    case HouseKind::kColumn:
      return fmt::format("column {}", house.number() + 1);
    case HouseKind::kBox:
      break;
  }
  return fmt::format("box {}", house.number() + 1);
}

std::string name_of(Candidate candidate) {
  return fmt::format("{}={}", name_of(candidate.cell), candidate.digit.value());
}

std::string name_of(const Assertion& assertion) {
  return fmt::format("{}{}{}", name_of(assertion.candidate.cell), assertion.on ? "=" : "<>",
                     assertion.candidate.digit.value());
}

std::string list_of(CellSet cells) {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ", ";
    text += name_of(cell);
  }
  return text;
}

std::string short_list_of(CellSet cells) {
  constexpr int kShown = 4;
  if (cells.size() <= kShown + 1) return list_of(cells);
  CellSet shown;
  for (const Cell cell : cells) {
    if (shown.size() < kShown) shown.insert(cell);
  }
  return fmt::format("{} and {} more", list_of(shown), cells.size() - kShown);
}

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

std::string list_of(const CandidateSet& candidates) {
  std::string text;
  for (const Digit digit : DigitSet::all()) {
    if (candidates[digit].empty()) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("{} from {}", digit.value(), list_of(candidates[digit]));
  }
  return text;
}

}  // namespace nonet
