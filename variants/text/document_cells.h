// Cells and their values in JSON documents of other boards. Only for the .cpp files of
// variants/text: it includes the JSON library.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/json_document.h"
#include "formats/symbols.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"
#include "variants/text/board_document.h"

namespace nonet::variants {

using OrderedJson = nlohmann::ordered_json;

inline Error document_error(std::string reason, const Place& place) {
  return {ErrorKind::kInput, std::move(reason), place};
}

// The number of rows if the value is as many rows of as many cells, 2 to kMostDigits.
std::optional<int> square_size(const Json& rows);

// How values are written: numbers to 25, one of these symbols, or 1-9 and then A, B, ...
struct ValueRule {
  int digits;
  std::string_view symbols = {};  // of the digits from 1 on; empty: 1-9, A-P
};
// 0 for null, 0, "", "." and a missing value. An error names the cell.
Result<int> digit_in(const Json& value, Spot spot, const ValueRule& rule, const Place& place);

// A pair of numbers from 0, row and column in either order, as a spot; nullopt for anything else.
std::optional<Spot> spot_in(const Json& pair);

// The digits by the geometry's cells. An error names two cells of a house that hold one digit.
Result<BoardDocument> document_of(Geometry geometry, CellDigits givens, const Place& place);

// A member that, if it says something, is a rule of the board.
struct RuleMember {
  std::string_view member;
  std::string_view kind;  // a key of kinds()
};

// An error for a member that says something and is neither plain nor known to `is_known`.
template <typename IsKnown>
Status check_members(const Json& object, std::span<const std::string_view> plain, IsKnown is_known,
                     const Place& place) {
  for (const auto& [key, value] : object.items()) {
    if (!says_something(value) || is_known(key) || std::ranges::find(plain, key) != plain.end())
      continue;
    return document_error("no board has the rule '" + excerpt(key) + "'", place);
  }
  return {};
}

// Members whose text becomes a field.
void take_texts(const Json& object, std::span<const NamedText> names, BoardDocument& document);

}  // namespace nonet::variants
