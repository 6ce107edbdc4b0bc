// Puzzles that web sites and apps keep as one JSON object each: f-puzzles, SudokuPad, ipuz. What
// their readers share. Only for the .cpp files of these formats: it includes the JSON library.
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

// Whatever the library throws becomes an error with the place in the text.
[[nodiscard]] Result<Json> parse_document(std::string_view text, const Place& start);

// The digit that a cell's value stands for: 1 to 9 as a number or as text; nullopt for null, 0, "",
// "." and a missing value. Anything else is an error, which names the cell.
[[nodiscard]] Result<std::optional<Digit>> digit_of(const Json& value, Cell cell,
                                                    const Place& place);

// The member, or null where there is none.
[[nodiscard]] const Json& member(const Json& object, std::string_view key);
// The member's value for a cell where it is nine rows of nine, else nullptr.
[[nodiscard]] const Json* cell_in(const Json& rows, Cell cell);
// Says something: not null, false, 0, "", [] or {}.
[[nodiscard]] bool says_something(const Json& value);
// A member beyond these that says something, so that the puzzle may be no plain Sudoku.
[[nodiscard]] std::optional<std::string> member_beyond(const Json& object,
                                                       std::span<const std::string_view> plain);

// A member of the object that becomes a field of the puzzle, and the field's key.
struct NamedText {
  std::string_view member;
  std::string_view field;
};
// Takes those that are text.
void take_texts(const Json& object, std::span<const NamedText> names, PuzzleText& puzzle);

// Gives the puzzle its givens and placed digits, unless two of them clash.
[[nodiscard]] std::optional<Error> take_digits(const Grid& givens, const Grid& placed,
                                               const Place& place, PuzzleText& puzzle);

}  // namespace nonet
