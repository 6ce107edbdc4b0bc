// The characters of puzzle texts, and words for error messages about them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "board/cell.h"
#include "board/grid.h"

namespace nonet {

inline constexpr std::uint8_t kNoSymbol = 0xff;

constexpr std::array<std::uint8_t, 256> cell_symbols() {
  std::array<std::uint8_t, 256> table{};
  table.fill(kNoSymbol);
  for (const char filler : {'.', '0', '*', 'X', 'x', '_'}) {
    table[static_cast<unsigned char>(filler)] = 0;
  }
  for (std::uint8_t value = 1; value <= kSize; ++value) table['0' + value] = value;
  return table;
}
inline constexpr auto kCellSymbols = cell_symbols();

// The cell value of the character: 1-9, 0 for empty, kNoSymbol for anything else.
constexpr std::uint8_t symbol_value(char symbol) {
  return kCellSymbols[static_cast<unsigned char>(symbol)];
}
constexpr bool is_cell_symbol(char symbol) { return symbol_value(symbol) != kNoSymbol; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr bool is_digit_1_to_9(char c) { return c >= '1' && c <= '9'; }

[[nodiscard]] std::string_view trimmed(std::string_view text);
// The text without the blanks, and without the separator (, ; | or #), between a puzzle and its
// comment.
[[nodiscard]] std::string_view comment_part(std::string_view text);
// Adds the comment in a form that comment_part reads back; nothing if it is blank.
void append_comment(std::string& out, std::string_view comment);
[[nodiscard]] bool is_control(char c);
// As UTF-8, with a blank for each line break, tab and other control character.
[[nodiscard]] std::string one_line(std::string_view text);
// one_line of the first forty characters or so, for messages about text of any length.
[[nodiscard]] std::string excerpt(std::string_view text);
[[nodiscard]] std::string lower_case(std::string_view text);

// "r4c7".
[[nodiscard]] std::string cell_name(Cell cell);
// The character at `at` for a message: 'a', or "byte 0x07" if it is not printable.
[[nodiscard]] std::string shown(std::string_view text, std::size_t at);

[[nodiscard]] inline Error error_at(Place place, std::size_t column, std::string reason) {
  place.column = column;
  return {ErrorKind::kInput, std::move(reason), std::move(place)};
}

// The place of text[offset] if `start` is the place of text[0].
[[nodiscard]] Place place_within(Place start, std::string_view text, std::size_t offset);

// "r1c2 and r1c7 both hold 3 in row 1".
[[nodiscard]] Error clash_error(const Grid& grid, Grid::Clash clash, Place place);

inline constexpr std::string_view kCellWanted = "a digit 1-9 or . 0 * X _ for empty expected";

// A grid from exactly 81 cell symbols, without a clash. `place` is the place of the first one.
[[nodiscard]] Result<Grid> parse_cells(std::string_view text, Place place);

}  // namespace nonet
