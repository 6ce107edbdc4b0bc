#include "formats/json_format.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "formats/line_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kSchema = 1;
constexpr int kDeepest = 64;  // nesting; more is no puzzle and could exhaust the stack

// Members of an f-puzzles object that do not change the rules of plain Sudoku.
constexpr std::array<std::string_view, 12> kPlainMembers = {"size",
                                                            "title",
                                                            "author",
                                                            "ruleset",
                                                            "grid",
                                                            "solution",
                                                            "metadata",
                                                            "successMessage",
                                                            "highlightConflicts",
                                                            "disabledlogic",
                                                            "truecandidatesoptions",
                                                            "msgcorrect"};

bool too_deep(std::string_view text) {
  int depth = 0;
  for (const char c : text) {
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth > kDeepest) return true;
  }
  return false;
}

Result<Json> parse_object(std::string_view text, const Place& place) {
  if (too_deep(text)) return error_at(place, 1, "JSON nested more than 64 deep");
  try {
    Json object = Json::parse(text);
    if (object.is_object()) return object;
    return error_at(place, 1, "a JSON object expected");
  } catch (const Json::parse_error& problem) {
    return error_at(place, problem.byte, "not valid JSON from here on");
  }
}

Error wrong_member(const Place& place, std::string_view key, std::string_view reason) {
  return error_at(place, 1, '"' + std::string(key) + "\": " + std::string(reason));
}

// The string member `key`; empty where it is absent.
Result<std::string> string_member(const Json& object, std::string_view key, const Place& place) {
  const auto member = object.find(std::string(key));
  if (member == object.end()) return std::string{};
  if (!member->is_string()) return wrong_member(place, key, "a string expected");
  return member->get<std::string>();
}

Result<Grid> grid_member(const Json& object, std::string_view key, const Place& place) {
  const Result<std::string> text = string_member(object, key, place);
  if (!text) return text.error();
  if (text->empty()) return Grid{};
  const Result<Grid> grid = parse_cells(*text, {});
  if (!grid) return wrong_member(place, key, grid.error().reason);
  return *grid;
}

constexpr std::array<std::string_view, 5> kOwnMembers = {"schema", "puzzle", "placed", "marks",
                                                         "comment"};

void take_fields(const Json& object, PuzzleText& puzzle) {
  for (const auto& [key, value] : object.items()) {
    if (std::ranges::find(kOwnMembers, key) != kOwnMembers.end() || value.is_null()) continue;
    if (value.is_string()) {
      puzzle.fields.push_back({key, value.get<std::string>(), FieldKind::kText});
    } else {
      puzzle.fields.push_back({key, value.dump(), FieldKind::kJson});
    }
  }
}

void append_string(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += {'\\', c};
    } else if (byte < ' ') {
      out += {'\\', 'u', '0', '0', kHex[byte >> 4U], kHex[byte & 15U]};
    } else {
      out += c;
    }
  }
  out += '"';
}

void append_member(std::string& out, std::string_view key, std::string_view value) {
  out += ',';
  append_string(out, key);
  out += ':';
  append_string(out, value);
}

// The value of an f-puzzles cell, 0 where it has none.
int fpuzzles_value(const Json& cell) {
  const auto value = cell.is_object() ? cell.find("value") : cell.end();
  return value != cell.end() && value->is_number_integer() ? value->get<int>() : 0;
}

std::optional<std::string> extra_constraint(const Json& object) {
  for (const auto& [key, value] : object.items()) {
    const bool empty = value.empty() || (value.is_boolean() && !value.get<bool>());
    if (!empty && std::ranges::find(kPlainMembers, key) == kPlainMembers.end()) return key;
  }
  return std::nullopt;
}

}  // namespace

bool is_json_number(std::string_view text) {
  constexpr std::size_t kLongest = 15;
  if (text.empty() || text.size() > kLongest) return false;
  std::size_t at = text.front() == '-' ? 1 : 0;
  const auto digits = [&] {
    const std::size_t start = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    return at - start;
  };
  const std::size_t first = at;
  const std::size_t whole = digits();
  if (whole == 0 || (whole > 1 && text[first] == '0')) return false;
  if (at < text.size() && text[at] == '.') {
    ++at;
    if (digits() == 0) return false;
  }
  return at == text.size();
}

Result<PuzzleText> parse_json_line(std::string_view text, Place line) {
  const Result<Json> object = parse_object(text, line);
  if (!object) return object.error();
  const auto schema = object->find("schema");
  if (schema != object->end() && *schema != kSchema) {
    return wrong_member(line, "schema", "1 expected, found " + schema->dump());
  }
  if (!object->contains("puzzle")) return error_at(line, 1, "no member \"puzzle\"");
  const Result<Grid> givens = grid_member(*object, "puzzle", line);
  if (!givens) return givens.error();
  const Result<Grid> placed = grid_member(*object, "placed", line);
  if (!placed) return placed.error();
  const Result<std::string> marks = string_member(*object, "marks", line);
  if (!marks) return marks.error();
  const Result<std::string> comment = string_member(*object, "comment", line);
  if (!comment) return comment.error();
  Grid all = *givens;
  for (const Cell c : placed->filled()) {
    if (!givens->empty(c)) return wrong_member(line, "placed", cell_name(c) + " is a given");
    all.set(c, placed->digit(c));
  }
  if (const auto clash = all.clash()) return clash_error(all, *clash, std::move(line));
  PuzzleText puzzle;
  puzzle.givens = *givens;
  puzzle.placed = *placed;
  if (!marks->empty()) {
    const Result<PuzzleText> read = parse_sukaku(*marks, {});
    if (!read) return wrong_member(line, "marks", read.error().reason);
    puzzle.marks = read->marks;
  }
  puzzle.comment = one_line(*comment);
  take_fields(*object, puzzle);
  puzzle.place = std::move(line);
  return puzzle;
}

void append_json_line(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += "{\"schema\":" + std::to_string(kSchema);
  append_member(out, "puzzle", puzzle.givens.line());
  if (!puzzle.placed.filled().empty()) append_member(out, "placed", puzzle.placed.line());
  if (puzzle.marks) append_member(out, "marks", sukaku_cells(*puzzle.marks));
  if (!puzzle.comment.empty()) append_member(out, "comment", puzzle.comment);
  for (const Field& field : puzzle.fields) {
    if (field.kind == FieldKind::kText) {
      append_member(out, field.key, field.value);
    } else {
      out += ',';
      append_string(out, field.key);
      out += ':' + field.value;
    }
  }
  out += "}\n";
}

Result<PuzzleText> parse_fpuzzles_json(std::string_view text, Place place) {
  const Result<Json> object = parse_object(text, place);
  if (!object) return Error{ErrorKind::kInput, "the link holds no f-puzzles object", place};
  if (object->value("size", Json(kSize)) != kSize) {
    return Error{ErrorKind::kInput, "a puzzle of size 9 expected, the link's has another", place};
  }
  if (const auto extra = extra_constraint(*object)) {
    return Error{ErrorKind::kInput, "plain Sudoku expected, the link's puzzle has '" + *extra + "'",
                 place};
  }
  const auto grid = object->find("grid");
  PuzzleText puzzle;
  Grid all;
  for (const Cell c : all_cells()) {
    const auto row = static_cast<std::size_t>(c.row());
    const auto column = static_cast<std::size_t>(c.column());
    if (grid == object->end() || !grid->is_array() || grid->size() != kSize ||
        !(*grid)[row].is_array() || (*grid)[row].size() != kSize) {
      return Error{ErrorKind::kInput, "the link's puzzle has no 9 by 9 grid", place};
    }
    const Json& cell = (*grid)[row][column];
    const int value = fpuzzles_value(cell);
    if (value < 1 || value > kSize) continue;
    const bool given = cell.value("given", Json(false)) == true;
    (given ? puzzle.givens : puzzle.placed).set(c, Digit(value));
    all.set(c, Digit(value));
  }
  if (const auto clash = all.clash()) return clash_error(all, *clash, std::move(place));
  for (const std::string_view key : {"title", "author"}) {
    const auto member = object->find(std::string(key));
    if (member != object->end() && member->is_string()) {
      puzzle.set_field(key, member->get<std::string>());
    }
  }
  const auto rules = object->find("ruleset");
  if (rules != object->end() && rules->is_string()) {
    puzzle.comment = one_line(rules->get<std::string>());
  }
  puzzle.place = std::move(place);
  return puzzle;
}

std::string fpuzzles_json(const PuzzleText& puzzle) {
  Json object = {{"size", kSize}};
  for (const std::string_view key : {"title", "author"}) {
    const std::string* value = puzzle.field(key);
    if (value != nullptr) object[std::string(key)] = *value;
  }
  if (!puzzle.comment.empty()) object["ruleset"] = puzzle.comment;
  Json rows = Json::array();
  for (int row = 0; row < kSize; ++row) {
    Json cells = Json::array();
    for (int column = 0; column < kSize; ++column) {
      const Cell c(row, column);
      Json cell = Json::object();
      if (!puzzle.givens.empty(c)) {
        cell = {{"value", puzzle.givens.value(c)}, {"given", true}};
      } else if (!puzzle.placed.empty(c)) {
        cell["value"] = puzzle.placed.value(c);
      }
      cells.push_back(std::move(cell));
    }
    rows.push_back(std::move(cells));
  }
  object["grid"] = std::move(rows);
  constexpr bool kAsciiOnly = true;
  return object.dump(-1, ' ', kAsciiOnly, Json::error_handler_t::replace);
}

}  // namespace nonet
