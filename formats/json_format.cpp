#include "formats/json_format.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <utility>

#include "board/pencil_marks.h"
#include "formats/json_object.h"
#include "formats/line_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kSchema = "1";
// The schema of `hint` and `explain`: a puzzle and explanations.
constexpr std::string_view kSchemaOfExplanations = "2";
// Fields whose keys are those of our own members go into an object under this key.
constexpr std::string_view kFields = "fields";
constexpr std::array<std::string_view, 6> kOwnMembers = {"schema", "puzzle",  "placed",
                                                         "marks",  "comment", kFields};

bool is_own(std::string_view key) {
  return std::ranges::find(kOwnMembers, key) != kOwnMembers.end();
}

Error wrong_member(const Place& place, std::string_view key, std::string_view reason) {
  return error_at(place, 1, '"' + std::string(key) + "\": " + std::string(reason));
}

const Field* find_member(std::span<const Field> members, std::string_view key) {
  const auto found = std::ranges::find(members, key, &Field::key);
  return found == members.end() ? nullptr : &*found;
}

// The string member `key`; empty if it is missing.
Result<std::string> string_member(std::span<const Field> members, std::string_view key,
                                  const Place& place) {
  const Field* member = find_member(members, key);
  if (member == nullptr) return std::string{};
  if (member->kind != FieldKind::kText) return wrong_member(place, key, "a string expected");
  return member->value;
}

Result<Grid> grid_member(std::span<const Field> members, std::string_view key, const Place& place) {
  const Result<std::string> text = string_member(members, key, place);
  if (!text) return text.error();
  if (text->empty()) return Grid{};
  const Result<Grid> grid = parse_cells(*text, {});
  if (!grid) return wrong_member(place, key, grid.error().reason);
  return *grid;
}

std::optional<Error> wrong_schema(std::span<const Field> members, const Place& place) {
  const Field* schema = find_member(members, "schema");
  const bool known =
      schema == nullptr || (schema->kind == FieldKind::kJson &&
                            (schema->value == kSchema || schema->value == kSchemaOfExplanations));
  if (known) return std::nullopt;
  return wrong_member(place, "schema", "1 or 2 expected, found " + excerpt(schema->value));
}

void take_fields(std::vector<Field> members, PuzzleText& puzzle) {
  for (Field& member : members) {
    const bool is_null = member.kind == FieldKind::kJson && member.value == "null";
    const bool holds_fields =
        member.key == kFields && member.kind == FieldKind::kJson && member.value.starts_with('{');
    if (holds_fields) {
      Result<std::vector<Field>> inner = members_of_object(member.value, {});
      if (!inner) continue;  // more members than allowed
      std::ranges::move(*inner, std::back_inserter(puzzle.fields));
    } else if (!is_null && (!is_own(member.key) || member.key == kFields)) {
      puzzle.fields.push_back(std::move(member));
    }
  }
}

// The givens, the placed digits and the pencil marks.
std::optional<Error> take_cells(std::span<const Field> members, const Place& place,
                                PuzzleText& puzzle) {
  const Result<Grid> givens = grid_member(members, "puzzle", place);
  if (!givens) return givens.error();
  const Result<Grid> placed = grid_member(members, "placed", place);
  if (!placed) return placed.error();
  const Result<std::string> marks = string_member(members, "marks", place);
  if (!marks) return marks.error();
  Grid all = *givens;
  for (const Cell c : placed->filled()) {
    if (!givens->empty(c)) return wrong_member(place, "placed", cell_name(c) + " is a given");
    all.set(c, placed->digit(c));
  }
  if (const auto clash = all.clash()) {
    Error error = clash_error(all, *clash, place);
    if (givens->clash()) return error;
    puzzle.conflict = std::make_shared<const Error>(std::move(error));
  }
  puzzle.givens = *givens;
  puzzle.placed = *placed;
  if (marks->empty()) return std::nullopt;
  const Result<PuzzleText> read = parse_sukaku(*marks, {});
  if (!read) return wrong_member(place, "marks", read.error().reason);
  for (const Cell c : givens->filled()) {
    if (!(*read->marks)[c].contains(givens->digit(c))) {
      return wrong_member(place, "marks", cell_name(c) + " lacks its given");
    }
  }
  puzzle.marks = read->marks;
  if (read->conflict && !puzzle.conflict) {
    puzzle.conflict =
        std::make_shared<const Error>(wrong_member(place, "marks", read->conflict->reason));
  }
  return std::nullopt;
}

void append_member(std::string& out, const Field& field) {
  append_json_string(out, field.key);
  out += ':';
  if (field.kind == FieldKind::kText) {
    append_json_string(out, field.value);
  } else {
    out += field.value;
  }
}

void append_own(std::string& out, std::string_view key, std::string value) {
  out += ',';
  append_member(out, {std::string(key), std::move(value)});
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

Result<PuzzleText> puzzle_of_members(std::vector<Field> members, Place line) {
  if (auto error = wrong_schema(members, line)) return std::move(*error);
  if (find_member(members, "puzzle") == nullptr) return error_at(line, 1, "no member \"puzzle\"");
  PuzzleText puzzle;
  if (auto error = take_cells(members, line, puzzle)) return std::move(*error);
  const Result<std::string> comment = string_member(members, "comment", line);
  if (!comment) return comment.error();
  puzzle.comment = one_line(*comment);
  take_fields(std::move(members), puzzle);
  puzzle.place = std::move(line);
  return puzzle;
}

Result<PuzzleText> parse_json_line(std::string_view text, Place line) {
  Result<std::vector<Field>> members = members_of_object(text, line);
  if (!members) return std::move(members).error();
  return puzzle_of_members(std::move(*members), std::move(line));
}

void append_json_line(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += "{\"schema\":";
  out += kSchema;
  append_own(out, "puzzle", puzzle.givens.line());
  if (!puzzle.placed.filled().empty()) append_own(out, "placed", puzzle.placed.line());
  if (puzzle.marks) append_own(out, "marks", candidates_line(*puzzle.marks));
  if (!puzzle.comment.empty()) append_own(out, "comment", puzzle.comment);
  std::set<std::string_view> written;
  std::vector<const Field*> reserved;
  for (const Field& field : puzzle.fields) {
    if (is_own(field.key)) {
      reserved.push_back(&field);
    } else if (written.insert(field.key).second) {
      out += ',';
      append_member(out, field);
    }
  }
  std::string_view separator = ",\"fields\":{";
  for (const Field* field : reserved) {
    if (!written.insert(field->key).second) continue;
    out += separator;
    append_member(out, *field);
    separator = ",";
  }
  if (separator == ",") out += '}';
  out += "}\n";
}

}  // namespace nonet
