#include "formats/symbols.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace nonet {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::string_view kSeparators = " \t,;|#";

std::string_view without_front(std::string_view text, std::string_view characters) {
  const std::size_t first = text.find_first_not_of(characters);
  return first == std::string_view::npos ? std::string_view{} : text.substr(first);
}

// How many bytes the UTF-8 character at the front has; 0 where it is not one.
std::size_t utf8_length(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0xc2   ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length == 0 || text.size() < length) return 0;
  const bool continued = std::ranges::all_of(text.substr(1, length - 1), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
  });
  return continued ? length : 0;
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
  return trimmed(without_front(text, kSeparators));
}

std::string one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
  return line;
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
  if (length != 0) return fmt::format("'{}'", text.substr(at, length));
  constexpr std::string_view kHex = "0123456789abcdef";
  return {'b', 'y', 't', 'e', ' ', '0', 'x', kHex[byte >> 4U], kHex[byte & 15U]};
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
