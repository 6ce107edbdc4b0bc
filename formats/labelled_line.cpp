#include "formats/labelled_line.h"

#include <algorithm>
#include <string>
#include <utility>

#include "formats/symbols.h"
#include "formats/table_format.h"

namespace nonet {
namespace {

constexpr std::size_t kLongestLabel = 200;
constexpr std::string_view kSeparators = "\t,;";
constexpr std::string_view kLabelEnds = " \t:.)]#-=";
constexpr std::string_view kBeforeCells = " \t,;:.)]#-=|\"'";

// The separator of the table row that has the cells as a field; '\0' if there is none.
char separator_around(std::string_view text, std::size_t offset) {
  const auto at = [text](std::size_t i) { return i < text.size() ? text[i] : '\0'; };
  const bool quoted = offset > 0 && text[offset - 1] == '"';
  const std::size_t first = offset - (quoted ? 1 : 0);
  const char before = first > 0 ? text[first - 1] : '\0';
  const char after = at(offset + kCells + (quoted ? 1 : 0));
  for (const char c : {before, after}) {
    if (c != '\0' && kSeparators.find(c) != std::string_view::npos) return c;
  }
  return quoted ? ',' : '\0';
}

// "1: ", "No. 7" and "#12 " without the separator before the cells.
std::string_view label_of(std::string_view text) {
  while (!text.empty() && kLabelEnds.find(text.back()) != std::string_view::npos) {
    text.remove_suffix(1);
  }
  const std::size_t first = text.find_first_not_of(kLabelEnds);
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

void add_word(std::string& comment, std::string_view word) {
  if (word.empty()) return;
  if (!comment.empty()) comment += ' ';
  comment += word;
}

// The other fields of the row.
std::string other_fields(std::string_view text, std::size_t offset, char separator) {
  const std::string_view cells = text.substr(offset, kCells);
  std::string comment;
  TableRow row(text, separator);
  while (row.next()) {
    if (row.value() != cells) add_word(comment, row.value());
  }
  return comment;
}

}  // namespace

std::optional<std::size_t> labelled_cells(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && at <= kLongestLabel) {
    const std::size_t begin = at;
    while (at < text.size() && is_cell_symbol(text[at])) ++at;
    const std::string_view run = text.substr(begin, at - begin);
    const bool set_apart = begin > 0 && kBeforeCells.find(text[begin - 1]) != text.npos;
    if (run.size() == kCells && set_apart && std::ranges::any_of(run, is_digit_1_to_9)) {
      return begin;
    }
    if (run.size() >= kCells) return std::nullopt;
    ++at;
  }
  return std::nullopt;
}

bool is_numbered_line(std::string_view text) {
  return text.size() > kCells && text[0] == '#' && text[1] >= '0' && text[1] <= '9' &&
         labelled_cells(text).value_or(0) > 1;
}

Result<PuzzleText> parse_labelled_line(std::string_view text, std::size_t offset, Place line) {
  line.column = offset + 1;
  const Result<Grid> grid = parse_cells(text.substr(offset, kCells), line);
  if (!grid) return grid.error();
  PuzzleText puzzle;
  puzzle.givens = *grid;
  puzzle.place = std::move(line);
  if (const char separator = separator_around(text, offset); separator != '\0') {
    puzzle.comment = other_fields(text, offset, separator);
  } else {
    add_word(puzzle.comment, label_of(text.substr(0, offset)));
    add_word(puzzle.comment, comment_part(text.substr(offset + kCells)));
  }
  return puzzle;
}

}  // namespace nonet
