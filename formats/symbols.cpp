#include "formats/symbols.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "formats/utf8.h"

namespace nonet {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kCellSeparators = ",;|#";

std::string_view without_front(std::string_view text, std::string_view characters) {
  const std::size_t first = text.find_first_not_of(characters);
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

bool starts_with_separator(std::string_view text) {
  return !text.empty() && kCellSeparators.find(text.front()) != std::string_view::npos;
}

std::string shared_house(Cell a, Cell b) {
  if (a.row() == b.row()) return "row " + std::to_string(a.row() + 1);
  if (a.column() == b.column()) return "column " + std::to_string(a.column() + 1);
  return "box " + std::to_string(a.box() + 1);
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  text = without_front(text, kBlanks);
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string_view comment_part(std::string_view text) {
  text = trimmed(text);
  return starts_with_separator(text) ? trimmed(text.substr(1)) : text;
}

void append_comment(std::string& out, std::string_view comment) {
  const std::string line = one_line(comment);
  const std::string_view text = trimmed(line);
  if (text.empty()) return;
  out += starts_with_separator(text) ? " # " : " ";
  out += text;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }

std::string one_line(std::string_view text) {
  std::string line = utf8_text(text);
  std::ranges::replace_if(line, is_control, ' ');
  return line;
}

std::string excerpt(std::string_view text) {
  constexpr std::size_t kMost = 40;
  if (text.size() <= kMost) return one_line(text);
  std::size_t length = 0;
  const std::string line = one_line(text.substr(0, 2 * kMost));
  while (length < kMost) length += utf8_length(std::string_view(line).substr(length));
  return line.substr(0, length) + "...";
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

std::string cell_name(Cell cell) {
  return {'r', static_cast<char>('1' + cell.row()), 'c', static_cast<char>('1' + cell.column())};
}

std::string shown(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte == '\t') return "a tab";
  if (byte == ' ') return "a blank";
  if (byte > ' ' && byte < 0x7f) return {'\'', text[at], '\''};
  const std::size_t length = utf8_length(text.substr(at));
  if (length > 1) return fmt::format("'{}'", text.substr(at, length));
  constexpr std::string_view kHexDigits = "0123456789abcdef";
  return {'b', 'y', 't', 'e', ' ', '0', 'x', kHexDigits[byte >> 4U], kHexDigits[byte & 15U]};
}

Place place_within(Place start, std::string_view text, std::size_t offset) {
  for (const char c : text.substr(0, offset)) {
    start.column = c == '\n' ? 1 : start.column + 1;
    start.line += c == '\n' ? 1U : 0U;
  }
  return start;
}

Error clash_error(const Grid& grid, Grid::Clash clash, Place place) {
  const std::string reason = cell_name(clash.first) + " and " + cell_name(clash.second) +
                             " both hold " + std::to_string(grid.value(clash.second)) + " in " +
                             shared_house(clash.first, clash.second);
  return {ErrorKind::kInput, reason, std::move(place)};
}

Result<Grid> parse_cells(std::string_view text, Place place) {
  const std::size_t first_column = place.column;
  Grid grid;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint8_t value = symbol_value(text[i]);
    if (value == kNoSymbol || i >= kCells) {
      const std::string found = value == kNoSymbol ? shown(text, i) : std::to_string(text.size());
      const std::string wanted =
          value == kNoSymbol ? std::string(kCellWanted) + ", found " : "81 cells expected, found ";
      return error_at(std::move(place), first_column + i, wanted + found);
    }
    if (value != 0) grid.set(Cell(static_cast<int>(i)), Digit(value));
  }
  if (text.size() < kCells) {
    return error_at(std::move(place), first_column + text.size(),
                    "81 cells expected, found " + std::to_string(text.size()));
  }
  if (const auto clash = grid.clash()) {
    place.column = first_column + static_cast<std::size_t>(clash->second.index());
    return clash_error(grid, *clash, std::move(place));
  }
  return grid;
}

}  // namespace nonet
