// The common part of readers for sites and apps that store each puzzle as one JSON object:
// f-puzzles, SudokuPad, ipuz. Only for the .cpp files of these formats: it includes the JSON
// library.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "board/cell.h"
#include "board/digit_set.h"
#include "formats/json_object.h"
#include "formats/puzzle_text.h"

namespace nonet {

using Json = nlohmann::json;

// Exceptions of the library become errors with the place in the text.
[[nodiscard]] Result<Json> parse_document(std::string_view text, const Place& start);

// The digit of a cell's value: 1 to 9 as a number or as text; nullopt for null, 0, "", "." and a
// missing value. Anything else is an error that names the cell.
[[nodiscard]] Result<std::optional<Digit>> digit_of(const Json& value, Cell cell,
                                                    const Place& place);

// The member, or null if it is missing.
[[nodiscard]] const Json& member(const Json& object, std::string_view key);
// The member's value for a cell if it is nine rows of nine, else nullptr.
[[nodiscard]] const Json* cell_in(const Json& rows, Cell cell);
// Whether the value is not null, false, 0, "", [] or {}.
[[nodiscard]] bool says_something(const Json& value);
// A meaningful member beyond these, which may make the puzzle more than a plain Sudoku.
[[nodiscard]] std::optional<std::string> member_beyond(const Json& object,
                                                       std::span<const std::string_view> plain);

// A member of the object that becomes a field of the puzzle, and the field's key.
struct NamedText {
  std::string_view member;
  std::string_view field;
};
// Takes the members that are text.
void take_texts(const Json& object, std::span<const NamedText> names, PuzzleText& puzzle);

// Sets the givens and placed digits of the puzzle, unless two of them clash.
[[nodiscard]] std::optional<Error> take_digits(const Grid& givens, const Grid& placed,
                                               const Place& place, PuzzleText& puzzle);

}  // namespace nonet
