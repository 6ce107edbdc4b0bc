#include "formats/fpuzzles_format.h"

#include <array>
#include <utility>

#include "formats/document_members.h"
#include "formats/json_document.h"
#include "formats/line_format.h"
#include "formats/symbols.h"
#include "formats/utf8.h"

namespace nonet {
namespace {

constexpr std::string_view kGivenMarks = "givenPencilMarks";
constexpr std::string_view kOwnNotes = "centerPencilMarks";

Error no_grid(const Place& place) {
  return {ErrorKind::kInput, "the puzzle has no 9 by 9 grid", place};
}

struct FpuzzlesCells {
  Grid givens;
  Grid placed;
  PencilMarks allowed;  // by givenPencilMarks
  bool restricted = false;
};

// The initial candidates of a cell; all of them if none are given.
Result<DigitSet> allowed_in(const Json& cell, Cell at, const Place& place) {
  const Json& marks = member(cell, kGivenMarks);
  if (!marks.is_array() || marks.empty()) return DigitSet::all();
  DigitSet allowed;
  for (const Json& mark : marks) {
    const auto digit = digit_of(mark, at, place);
    if (!digit) return digit.error();
    if (*digit) allowed.insert(**digit);
  }
  return allowed;
}

std::optional<Error> take_cell(const Json& cell, Cell at, const Place& place,
                               FpuzzlesCells& cells) {
  if (!cell.is_object()) return no_grid(place);
  const Json& region = member(cell, "region");
  if (region.is_number() && region != at.box()) {
    return Error{ErrorKind::kInput, "plain Sudoku expected, the puzzle has regions of its own",
                 place};
  }
  const auto digit = digit_of(member(cell, "value"), at, place);
  if (!digit) return digit.error();
  const bool given = says_something(member(cell, "given"));
  if (*digit) (given ? cells.givens : cells.placed).set(at, **digit);
  const auto allowed = allowed_in(cell, at, place);
  if (!allowed) return allowed.error();
  cells.allowed[at] = *allowed;
  cells.restricted = cells.restricted || *allowed != DigitSet::all();
  return std::nullopt;
}

// The candidates allowed by both givens and givenPencilMarks.
std::optional<Error> take_marks(const FpuzzlesCells& cells, PuzzleText& puzzle) {
  PencilMarks marks = PencilMarks::of(puzzle.givens);
  for (const Cell c : all_cells()) {
    marks[c] &= cells.allowed[c];
    if (marks[c].empty()) {
      return Error{ErrorKind::kInput, cell_name(c) + " has no pencil mark left", puzzle.place};
    }
  }
  puzzle.marks = marks;
  return std::nullopt;
}

// The cell as an f-puzzles object. Candidates of a position with placed digits become notes.
nlohmann::ordered_json cell_object(const PuzzleText& puzzle, const PencilMarks& full, Cell c) {
  nlohmann::ordered_json cell = nlohmann::ordered_json::object();
  if (!puzzle.givens.empty(c)) return {{"value", puzzle.givens.value(c)}, {"given", true}};
  if (!puzzle.placed.empty(c)) {
    cell["value"] = puzzle.placed.value(c);
  } else if (puzzle.marks && (*puzzle.marks)[c] != full[c]) {
    const bool notes = !puzzle.placed.filled().empty();
    nlohmann::ordered_json& marks = cell[std::string(notes ? kOwnNotes : kGivenMarks)];
    marks = nlohmann::ordered_json::array();
    for (const Digit d : (*puzzle.marks)[c]) marks.push_back(d.value());
  }
  return cell;
}

}  // namespace

Result<PuzzleText> parse_fpuzzles_object(std::string_view text, const Place& place) {
  const Result<Json> object = parse_document(text, place);
  if (!object) return object.error();
  const Json& size = member(*object, "size");
  if (!size.is_null() && size != kSize && size != std::to_string(kSize)) {
    return Error{ErrorKind::kInput, "a puzzle of size 9 expected, this has another", place};
  }
  if (const auto extra = member_beyond(*object, kFpuzzlesMembers)) {
    return Error{ErrorKind::kInput, "plain Sudoku expected, the puzzle has '" + *extra + "'",
                 place};
  }
  FpuzzlesCells cells;
  for (const Cell c : all_cells()) {
    const Json* cell = cell_in(member(*object, "grid"), c);
    if (cell == nullptr) return no_grid(place);
    if (auto error = take_cell(*cell, c, place, cells)) return std::move(*error);
  }
  if (cells.givens.filled().empty()) std::swap(cells.givens, cells.placed);
  PuzzleText puzzle;
  if (auto error = take_digits(cells.givens, cells.placed, place, puzzle)) {
    return std::move(*error);
  }
  if (cells.restricted) {
    if (auto error = take_marks(cells, puzzle)) return std::move(*error);
  }
  take_texts(*object, kFpuzzlesTexts, puzzle);
  const Json& rules = member(*object, "ruleset");
  if (rules.is_string()) puzzle.comment = one_line(rules.get_ref<const std::string&>());
  return puzzle;
}

std::string fpuzzles_object(const PuzzleText& puzzle) {
  using Ordered = nlohmann::ordered_json;
  Ordered object = {{"size", kSize}};
  for (const NamedText& name : kFpuzzlesTexts) {
    const std::string* value = puzzle.field(name.field);
    if (value != nullptr) object[std::string(name.member)] = utf8_text(*value);
  }
  if (!puzzle.comment.empty()) object["ruleset"] = utf8_text(puzzle.comment);
  const PencilMarks full = PencilMarks::of(puzzle.givens);
  Ordered rows = Ordered::array();
  for (int row = 0; row < kSize; ++row) {
    Ordered cells = Ordered::array();
    for (int column = 0; column < kSize; ++column) {
      cells.push_back(cell_object(puzzle, full, Cell(row, column)));
    }
    rows.push_back(std::move(cells));
  }
  object["grid"] = std::move(rows);
  constexpr bool kAsciiOnly = true;
  return object.dump(-1, ' ', kAsciiOnly, Ordered::error_handler_t::replace);
}

}  // namespace nonet
