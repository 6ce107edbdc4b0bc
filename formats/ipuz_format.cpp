#include "formats/ipuz_format.h"

#include <array>
#include <utility>

#include "formats/document_members.h"
#include "formats/json_document.h"
#include "formats/symbols.h"
#include "formats/utf8.h"

namespace nonet {
namespace {

constexpr std::string_view kKindWritten = "http://ipuz.org/sudoku#1";
constexpr std::string_view kDigits = "123456789";

Error problem(std::string reason, const Place& place) {
  return {ErrorKind::kInput, std::move(reason), place};
}

// Whether one of the kinds is plain Sudoku, and no other kind of Sudoku is among them.
bool is_plain_sudoku(const Json& kinds) {
  bool plain = false;
  for (const Json& kind : kinds.is_array() ? kinds : Json::array({kinds})) {
    if (!kind.is_string()) continue;
    std::string_view name = kind.get_ref<const std::string&>();
    name = name.substr(0, name.find('#'));
    if (name == kIpuzSudoku) plain = true;
    if (name != kIpuzSudoku && name.starts_with(kIpuzSudoku)) return false;
  }
  return plain;
}

bool has_nine_digits(const Json& object) {
  const Json& charset = member(object, "charset");
  if (charset.is_string() && charset != kDigits) return false;
  const Json& size = member(object, "dimensions");
  if (!size.is_object()) return true;
  return member(size, "width") == kSize && member(size, "height") == kSize;
}

// The digits of one member; a cell is a value, or an object with the value as "cell" or "value".
// `required`: a missing member is an error.
Result<Grid> digits_in(const Json& object, std::string_view key, bool required,
                       const Place& place) {
  Grid grid;
  const Json& rows = member(object, key);
  if (rows.is_null() && !required) return grid;
  for (const Cell c : all_cells()) {
    const Json* cell = cell_in(rows, c);
    if (cell == nullptr) {
      return problem('"' + std::string(key) + "\": nine rows of nine cells expected", place);
    }
    const Json& value = !cell->is_object()        ? *cell
                        : cell->contains("value") ? member(*cell, "value")
                                                  : member(*cell, "cell");
    const auto digit = digit_of(value, c, place);
    if (!digit) return digit.error();
    if (*digit) grid.set(c, **digit);
  }
  return grid;
}

nlohmann::ordered_json rows_of(const Grid& grid) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (int row = 0; row < kSize; ++row) {
    nlohmann::ordered_json cells = nlohmann::ordered_json::array();
    for (int column = 0; column < kSize; ++column) cells.push_back(grid.value(Cell(row, column)));
    rows.push_back(std::move(cells));
  }
  return rows;
}

// ipuz({...}) without the call around the object.
std::string_view without_wrapper(std::string_view text) {
  const std::size_t open = text.find('{');
  const std::size_t close = text.rfind('}');
  if (open == text.npos || close == text.npos || close < open) return text;
  return text.substr(open, close - open + 1);
}

}  // namespace

Result<PuzzleText> parse_ipuz_object(std::string_view text, const Place& place) {
  const std::string_view inner = without_wrapper(text);
  const auto offset = static_cast<std::size_t>(inner.data() - text.data());
  const Result<Json> object = parse_document(inner, place_within(place, text, offset));
  if (!object) return object.error();
  if (!is_plain_sudoku(member(*object, "kind"))) {
    return problem("an ipuz puzzle of the kind http://ipuz.org/sudoku expected", place);
  }
  if (!has_nine_digits(*object)) {
    return problem("a puzzle of 9 by 9 cells with the digits 1 to 9 expected", place);
  }
  if (const auto extra = member_beyond(*object, kIpuzMembers)) {
    return problem("plain Sudoku expected, the puzzle has '" + *extra + "'", place);
  }
  const Result<Grid> givens = digits_in(*object, "puzzle", true, place);
  if (!givens) return givens.error();
  Result<Grid> placed = digits_in(*object, "saved", false, place);
  if (!placed) return placed.error();
  for (const Cell c : givens->filled()) placed->clear(c);
  PuzzleText puzzle;
  if (auto error = take_digits(*givens, *placed, place, puzzle)) return std::move(*error);
  take_texts(*object, kIpuzTexts, puzzle);
  const Json& notes = member(*object, "notes");
  if (notes.is_string()) puzzle.comment = one_line(notes.get_ref<const std::string&>());
  return puzzle;
}

void append_ipuz(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  nlohmann::ordered_json object = {{"version", kIpuzVersion}, {"kind", {kKindWritten}}};
  for (const NamedText& name : kIpuzTexts) {
    const std::string* value = puzzle.field(name.field);
    if (value != nullptr && !value->empty()) object[std::string(name.member)] = utf8_text(*value);
  }
  if (!puzzle.comment.empty()) object["notes"] = utf8_text(puzzle.comment);
  object["dimensions"] = {{"width", kSize}, {"height", kSize}};
  object["charset"] = kDigits;
  object["boxes"] = true;
  object["puzzle"] = rows_of(puzzle.givens);
  if (!puzzle.placed.filled().empty()) {
    Grid all = puzzle.givens;
    for (const Cell c : puzzle.placed.filled()) all.set(c, puzzle.placed.digit(c));
    object["saved"] = rows_of(all);
  }
  out += object.dump();
  out += '\n';
}

}  // namespace nonet
