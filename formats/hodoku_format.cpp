#include "formats/hodoku_format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "formats/line_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kGivens = 3;   // parts of a line, counted from the empty one before the
constexpr std::size_t kDeleted = 4;  // first colon
constexpr std::size_t kComment = 7;
constexpr std::array<std::string_view, kComment> kKeys = {"", "technique",    "digits",    "",
                                                          "", "eliminations", "placements"};
constexpr std::string_view kNoTechnique = "0000";
constexpr std::string_view kNoDigits = "x";

struct Part {
  std::string_view text;
  std::size_t column;
};

// The comment may contain colons; a colon at its end belongs to the line.
std::vector<Part> parts_of(std::string_view text) {
  std::vector<Part> parts;
  std::size_t start = 0;
  while (parts.size() < kComment) {
    const std::size_t end = text.find(':', start);
    if (end == std::string_view::npos) break;
    parts.push_back({text.substr(start, end - start), start + 1});
    start = end + 1;
  }
  parts.push_back({text.substr(start), start + 1});
  return parts;
}

std::optional<Error> read_cells(const Part& part, PuzzleText& puzzle) {
  std::string cells;
  CellSet placed;
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < part.text.size(); ++i) {
    const std::size_t at = i;
    const bool plus = part.text[i] == '+';
    if (plus && i + 1 < part.text.size()) ++i;
    if (cells.size() >= kCells || !is_cell_symbol(part.text[i]) ||
        (plus && symbol_value(part.text[i]) == 0)) {
      return error_at(puzzle.place, part.column + i,
                      cells.size() >= kCells
                          ? "81 cells expected, more found"
                          : std::string(plus ? "a digit after '+'" : kCellWanted) +
                                (plus ? " expected" : "") + ", found " + shown(part.text, i));
    }
    if (plus) placed.insert(Cell(static_cast<int>(cells.size())));
    columns.push_back(part.column + at);
    cells += part.text[i];
  }
  if (cells.size() < kCells) {
    return error_at(puzzle.place, part.column + part.text.size(),
                    "81 cells expected, found " + std::to_string(cells.size()));
  }
  Grid all;
  for (const Cell c : all_cells()) {
    const std::uint8_t value = symbol_value(cells[static_cast<std::size_t>(c.index())]);
    if (value == 0) continue;
    all.set(c, Digit(value));
    (placed.contains(c) ? puzzle.placed : puzzle.givens).set(c, Digit(value));
  }
  puzzle.place.column = columns.front();
  if (const auto clash = all.clash()) {
    Place place = puzzle.place;
    place.column = columns[static_cast<std::size_t>(clash->second.index())];
    Error error = clash_error(all, *clash, std::move(place));
    if (puzzle.givens.clash()) return error;
    puzzle.conflict = std::make_shared<const Error>(std::move(error));
  }
  return std::nullopt;
}

// Removes the candidates listed in the part from the puzzle's marks.
std::optional<Error> read_deleted(const Part& part, PuzzleText& puzzle) {
  PencilMarks marks = marks_of(puzzle);
  bool any = false;
  for (std::size_t at = 0; at < part.text.size();) {
    if (is_blank(part.text[at])) {
      ++at;
      continue;
    }
    const std::string_view name = part.text.substr(at, 3);
    const std::size_t after = at + 3;
    const bool ends = after >= part.text.size() || is_blank(part.text[after]);
    if (name.size() != 3 || !ends || name.find_first_not_of("123456789") != name.npos) {
      return error_at(puzzle.place, part.column + at,
                      "a candidate as digit, row, column (614 is 6 in r1c4) expected");
    }
    const Cell cell(name[1] - '1', name[2] - '1');
    marks[cell].erase(Digit(name[0] - '0'));
    if (marks[cell].empty() && !puzzle.conflict) {
      puzzle.conflict = std::make_shared<const Error>(
          error_at(puzzle.place, part.column + at, cell_name(cell) + " has no candidate left"));
    }
    any = true;
    at = after;
  }
  if (any) puzzle.marks = marks;
  return std::nullopt;
}

}  // namespace

Result<PuzzleText> parse_hodoku(std::string_view text, Place line) {
  const std::size_t indent = text.find_first_not_of(" \t");
  const std::vector<Part> parts = parts_of(text);
  if (parts.size() <= kGivens || text[indent] != ':') {
    return error_at(std::move(line), text.size() + 1,
                    ":technique:digits:givens: expected, the line ends before the givens");
  }
  PuzzleText puzzle;
  puzzle.place = std::move(line);
  if (auto error = read_cells(parts[kGivens], puzzle)) return std::move(*error);
  if (parts.size() > kDeleted) {
    if (auto error = read_deleted(parts[kDeleted], puzzle)) return std::move(*error);
  }
  for (std::size_t i = 0; i < kKeys.size() && i < parts.size(); ++i) {
    const std::string_view value = trimmed(parts[i].text);
    if (kKeys[i].empty() || value.empty() || value == kNoTechnique || value == kNoDigits) continue;
    puzzle.set_field(kKeys[i], std::string(value));
  }
  if (parts.size() > kComment) {
    std::string_view comment = trimmed(parts[kComment].text);
    if (comment.ends_with(':')) comment.remove_suffix(1);
    puzzle.comment = trimmed(comment);
  }
  return puzzle;
}

namespace {

// The field as a part of the line; it ends at a colon.
std::string part_with(const PuzzleText& puzzle, std::string_view key, std::string_view otherwise) {
  const std::string* value = puzzle.field(key);
  std::string part = value == nullptr ? std::string(otherwise) : one_line(*value);
  std::ranges::replace(part, ':', ' ');
  return part;
}

void append_deleted(std::string& out, const Grid& all, const PencilMarks& marks) {
  const PencilMarks full = PencilMarks::of(all);
  std::string_view separator;
  for (const Cell c : all_cells()) {
    for (const Digit d : full[c] - marks[c]) {
      out += separator;
      out += {d.symbol(), static_cast<char>('1' + c.row()), static_cast<char>('1' + c.column())};
      separator = " ";
    }
  }
}

}  // namespace

void append_hodoku(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  const auto field_or = [&](std::string_view key, std::string_view otherwise) {
    return part_with(puzzle, key, otherwise);
  };
  out += ':' + field_or(kKeys[1], kNoTechnique) + ':' + field_or(kKeys[2], kNoDigits) + ':';
  Grid all = puzzle.givens;
  for (const Cell c : puzzle.placed.filled()) all.set(c, puzzle.placed.digit(c));
  for (const Cell c : all_cells()) {
    if (!puzzle.placed.empty(c)) out += '+';
    out += all.empty(c) ? '.' : all.digit(c).symbol();
  }
  out += ':';
  if (puzzle.marks) append_deleted(out, all, *puzzle.marks);
  const std::string comment = one_line(puzzle.comment);
  out += ':' + field_or(kKeys[5], {}) + ':' + field_or(kKeys[6], {}) + ':' + comment;
  if (trimmed(comment).ends_with(':')) out += ':';
  out += '\n';
}

}  // namespace nonet
