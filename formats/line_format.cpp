#include "formats/line_format.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "board/pencil_marks.h"
#include "formats/labelled_line.h"
#include "formats/published_ratings.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMarks = std::size_t{kCells} * kSize;

constexpr bool ends_cells(char c) { return is_blank(c) || c == '|'; }

std::string wrong_count(std::size_t found) {
  return "81 cells expected, found " + std::to_string(found);
}

// The length of the run of cell symbols at the front.
std::size_t symbol_run(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && is_cell_symbol(text[length])) ++length;
  return length;
}

struct LineCells {
  std::array<std::uint8_t, kCells> values{};
  std::array<std::size_t, kCells> columns{};
  std::size_t count = 0;
  std::size_t end = 0;  // offset after the last cell, or of the first foreign character
};

// Takes up to 81 cells, skipping characters for which `skip` holds.
template <typename Skip>
LineCells gather(std::string_view text, Skip skip) {
  LineCells cells;
  for (; cells.end < text.size() && cells.count < kCells; ++cells.end) {
    const char c = text[cells.end];
    const std::uint8_t value = is_blank(c) ? std::uint8_t{0} : symbol_value(c);
    if (skip(c)) continue;
    if (value == kNoSymbol) break;
    cells.values[cells.count] = value;
    cells.columns[cells.count++] = cells.end + 1;
  }
  return cells;
}

// Whether blanks are empty cells: the first 81 characters are digits and blanks, and the line
// without blanks does not have 81 cells.
bool blanks_are_cells(std::string_view text) {
  if (text.size() < kCells) return false;
  const std::string_view front = text.substr(0, kCells);
  if (!std::ranges::all_of(front, [](char c) { return c == ' ' || is_digit_1_to_9(c); })) {
    return false;
  }
  return gather(text, ends_cells).count != kCells;
}

Result<PuzzleText> puzzle_from(const LineCells& cells, std::string_view text, Place place) {
  PuzzleText puzzle;
  for (std::size_t i = 0; i < kCells; ++i) {
    if (cells.values[i] != 0) puzzle.givens.set(Cell(static_cast<int>(i)), Digit(cells.values[i]));
  }
  if (const auto clash = puzzle.givens.clash()) {
    place.column = cells.columns[static_cast<std::size_t>(clash->second.index())];
    return clash_error(puzzle.givens, *clash, std::move(place));
  }
  puzzle.comment = comment_part(text.substr(cells.end));
  puzzle.place = std::move(place);
  puzzle.place.column = cells.columns[0];
  return puzzle;
}

// 81 symbols in a row from the first character on: nearly every line.
Result<PuzzleText> parse_plain(std::string_view text, Place place) {
  std::array<std::uint8_t, kCells> values;
  for (std::size_t i = 0; i < kCells; ++i) values[i] = symbol_value(text[i]);
  PuzzleText puzzle;
  puzzle.givens = Grid::from_values(values);
  if (const auto clash = puzzle.givens.clash()) {
    place.column = static_cast<std::size_t>(clash->second.index()) + 1;
    return clash_error(puzzle.givens, *clash, std::move(place));
  }
  if (text.size() > kCells) puzzle.comment = comment_part(text.substr(kCells));
  puzzle.place = std::move(place);
  puzzle.place.column = 1;
  return puzzle;
}

Result<PuzzleText> parse_spaced(std::string_view text, Place place) {
  const bool blank_cells = blanks_are_cells(text);
  const LineCells cells =
      blank_cells ? gather(text, [](char) { return false; }) : gather(text, ends_cells);
  if (cells.count < kCells) {
    if (cells.end == text.size()) {
      return error_at(std::move(place), cells.end + 1, wrong_count(cells.count));
    }
    return error_at(std::move(place), cells.end + 1,
                    std::string(kCellWanted) + " in cell " + std::to_string(cells.count + 1) +
                        " of 81, found " + shown(text, cells.end));
  }
  const std::size_t more = blank_cells ? 0 : symbol_run(text.substr(cells.end));
  if (more > 0) return error_at(std::move(place), cells.end + 1, wrong_count(kCells + more));
  return puzzle_from(cells, text, std::move(place));
}

// The start and length of each group of digits.
struct Groups {
  std::array<std::string_view, kCells> groups;
  std::size_t count = 0;
  bool only_digits = true;
  bool any_longer = false;
};

Groups digit_groups(std::string_view text) {
  Groups found;
  std::size_t at = 0;
  while (at < text.size()) {
    if (ends_cells(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < text.size() && is_digit_1_to_9(text[end])) ++end;
    if (end == at || found.count == kCells) {
      found.only_digits = false;
      return found;
    }
    found.any_longer = found.any_longer || end - at > 1;
    found.groups[found.count++] = text.substr(at, end - at);
    at = end;
  }
  return found;
}

bool has_marks_in_groups(std::string_view text) {
  const Groups groups = digit_groups(text);
  return groups.only_digits && groups.any_longer && groups.count == kCells;
}

Result<PuzzleText> parse_groups(std::string_view text, Place place) {
  const Groups groups = digit_groups(text);
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    marks[c] = DigitSet{};
    for (const char digit : groups.groups[static_cast<std::size_t>(c.index())]) {
      marks[c].insert(Digit(digit - '0'));
    }
  }
  place.column = text.find(groups.groups[0].front()) + 1;
  return puzzle_from_marks(marks, std::move(place));
}

Result<PuzzleText> parse_any_line(std::string_view text, Place line) {
  const std::size_t run = symbol_run(text);
  if (run == kCells) return parse_plain(text, std::move(line));
  if (run > kCells) return error_at(std::move(line), kCells + 1, wrong_count(run));
  if (const auto cells = labelled_cells(text)) {
    return parse_labelled_line(text, *cells, std::move(line));
  }
  return parse_spaced(text, std::move(line));
}

}  // namespace

Result<PuzzleText> parse_line(std::string_view text, Place line) {
  Result<PuzzleText> puzzle = parse_any_line(text, std::move(line));
  if (puzzle && !puzzle->comment.empty()) take_published_ratings(*puzzle);
  return puzzle;
}

namespace {

// No branch on single characters, as in grid_of_plain_line, so that the compiler vectorises the
// loop.
bool is_plain(const char* line) {
  unsigned strange = 0;
  for (std::size_t i = 0; i < kCells; ++i) {
    const unsigned symbol = static_cast<unsigned char>(line[i]);
    strange |= static_cast<unsigned>(symbol - '0' > 9U) & static_cast<unsigned>(symbol != '.');
  }
  return strange == 0 && line[kCells] == '\n';
}

}  // namespace

std::size_t plain_lines(std::string_view text, std::size_t most) {
  const std::size_t whole = std::min(most, text.size() / kPlainLine);
  std::size_t count = 0;
  while (count < whole && is_plain(text.data() + kPlainLine * count)) ++count;
  return count;
}

Grid grid_of_plain_line(std::string_view line) {
  std::array<std::uint8_t, kCells> values;
  for (std::size_t i = 0; i < kCells; ++i) {
    const auto value = static_cast<std::uint8_t>(line[i] - '0');
    values[i] = value <= kSize ? value : std::uint8_t{0};
  }
  return Grid::from_values(values);
}

void append_line(std::string& out, const PuzzleText& puzzle, const WriteOptions& options) {
  out += puzzle.givens.line(options.empty);
  append_comment(out, puzzle.comment);
  out += '\n';
}

void append_sdm(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += puzzle.givens.line('0');
  out += '\n';
}

bool is_sukaku_line(std::string_view text) {
  const std::size_t run = symbol_run(text);
  return run >= kCells ? run == kMarks : has_marks_in_groups(text);
}

Result<PuzzleText> parse_sukaku(std::string_view text, Place line) {
  const std::size_t run = symbol_run(text);
  if (run < kMarks && has_marks_in_groups(text)) return parse_groups(text, std::move(line));
  if (run != kMarks) {
    const bool stranger = run < std::min(kMarks, text.size());
    return error_at(std::move(line), std::min(run, kMarks) + 1,
                    stranger ? std::string(kCellWanted) + ", found " + shown(text, run)
                             : "729 pencil marks expected, found " + std::to_string(run));
  }
  PencilMarks marks;
  for (const Cell c : all_cells()) {
    marks[c] = DigitSet{};
    for (std::size_t i = 0; i < kSize; ++i) {
      const std::size_t at = static_cast<std::size_t>(c.index()) * kSize + i;
      const std::uint8_t value = symbol_value(text[at]);
      if (value != 0 && value != i + 1) {
        return error_at(std::move(line), at + 1,
                        std::to_string(i + 1) + " or . expected as pencil mark " +
                            std::to_string(i + 1) + " of " + cell_name(c) + ", found " +
                            shown(text, at));
      }
      if (value != 0) marks[c].insert(Digit(value));
    }
  }
  line.column = 1;
  PuzzleText puzzle = puzzle_from_marks(marks, std::move(line));
  puzzle.comment = comment_part(text.substr(kMarks));
  return puzzle;
}

std::string cells_as_word(const PuzzleText& puzzle) {
  const PencilMarks* candidates = puzzle.candidates();
  return candidates == nullptr ? puzzle.givens.line() : candidates_line(*candidates);
}

void append_sukaku(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += candidates_line(marks_of(puzzle));
  append_comment(out, puzzle.comment);
  out += '\n';
}

PencilMarks marks_of(const PuzzleText& puzzle) {
  if (puzzle.marks) return *puzzle.marks;
  Grid grid = puzzle.givens;
  for (const Cell c : puzzle.placed.filled()) grid.set(c, puzzle.placed.digit(c));
  return PencilMarks::of(grid);
}

namespace {

std::optional<Error> conflict_in(const PencilMarks& marks, const Place& place) {
  for (const Cell c : all_cells()) {
    if (marks[c].empty()) {
      return Error{ErrorKind::kInput, cell_name(c) + " has no pencil mark left", place};
    }
  }
  const Grid singles = marks.singles();
  if (const auto clash = singles.clash()) return clash_error(singles, *clash, place);
  return std::nullopt;
}

}  // namespace

PuzzleText puzzle_from_marks(const PencilMarks& marks, Place place) {
  PuzzleText puzzle;
  puzzle.givens = marks.singles();
  if (auto conflict = conflict_in(marks, place)) {
    puzzle.givens = givens_of(marks);
    puzzle.conflict = std::make_shared<const Error>(*std::move(conflict));
  }
  puzzle.marks = marks;
  puzzle.place = std::move(place);
  return puzzle;
}

}  // namespace nonet
