#include "formats/block_format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "formats/line_format.h"
#include "formats/sdk_header.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kFrame = "-+=*.:'`,|! \t";

constexpr bool sets_apart(char c) { return is_blank(c) || c == '|' || c == '!' || c == ':'; }

// One row of a block: its nine cells as candidates, empty for an empty cell.
struct Row {
  std::array<DigitSet, kSize> cells;
  std::array<std::size_t, kSize> columns{};
  std::size_t count = 0;                // cells found; the first nine are kept
  std::optional<std::size_t> stranger;  // offset of a character that cannot be in a row

  void add(DigitSet cell, std::size_t offset) {
    if (count < kSize) {
      cells[count] = cell;
      columns[count] = offset + 1;
    }
    ++count;
  }
  [[nodiscard]] bool good() const { return count == kSize && !stranger; }
};

DigitSet cell_of(char symbol) {
  const std::uint8_t value = symbol_value(symbol);
  return value == 0 ? DigitSet{} : DigitSet(Digit(value));
}

// One character per cell; blanks only separate them.
Row compact_row(std::string_view text) {
  Row row;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (sets_apart(text[at])) continue;
    if (is_cell_symbol(text[at])) {
      row.add(cell_of(text[at]), at);
    } else if (!row.stranger) {
      row.stranger = at;
    }
  }
  return row;
}

// Groups of digits, or a single sign for an empty cell, separated by blanks or bars.
Row grouped_row(std::string_view text) {
  Row row;
  std::size_t at = 0;
  while (at < text.size()) {
    if (sets_apart(text[at])) {
      ++at;
      continue;
    }
    const std::size_t start = at;
    DigitSet group;
    for (; at < text.size() && !sets_apart(text[at]); ++at) {
      const bool single = at == start && (at + 1 == text.size() || sets_apart(text[at + 1]));
      if (is_digit_1_to_9(text[at])) {
        group.insert(Digit(text[at] - '0'));
      } else if (!(single && is_cell_symbol(text[at])) && !row.stranger) {
        row.stranger = at;
      }
    }
    row.add(group, start);
  }
  return row;
}

// Nine characters between the bars, blanks for empty cells.
Row blank_row(std::string_view text) {
  Row row;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '|') continue;
    if (text[at] != ' ' && !is_digit_1_to_9(text[at])) row.stranger = at;
    row.add(is_digit_1_to_9(text[at]) ? cell_of(text[at]) : DigitSet{}, at);
  }
  return row;
}

Row parse_row(std::string_view text) {
  const Row grouped = grouped_row(text);
  if (grouped.good()) return grouped;
  const Row compact = compact_row(text);
  if (compact.good()) return compact;
  const Row blanks = blank_row(text);
  if (blanks.good()) return blanks;
  const bool groups = grouped.count > 1 && compact.count > 2 * std::size_t{kSize};
  return groups ? grouped : compact;
}

Error bad_row(const Row& row, std::string_view text, std::size_t number, Place place) {
  if (row.stranger) {
    return error_at(std::move(place), *row.stranger + 1,
                    std::string(kCellWanted) + " in row " + std::to_string(number) + ", found " +
                        shown(text, *row.stranger));
  }
  const std::size_t column = row.count > kSize ? row.columns.back() + 1 : text.size() + 1;
  return error_at(
      std::move(place), column,
      "9 cells expected in row " + std::to_string(number) + ", found " + std::to_string(row.count));
}

// The cells of a block with their places, and the form of its rows.
struct Cells {
  struct Spot {
    std::size_t line = 0;
    std::size_t column = 0;
  };

  [[nodiscard]] Place place(Cell c) const {
    const Spot& spot = spots[static_cast<std::size_t>(c.index())];
    return {source, spot.line, spot.column};
  }

  std::string source;
  std::array<DigitSet, kCells> sets;
  std::array<Spot, kCells> spots;
  std::size_t rows = 0;
  bool bars = false;
  bool blanks = false;
};

// False if the line does not belong to a block of which `rows` rows have been read: a blank line
// inside a band, a heading, a puzzle in one line.
bool block_goes_on(std::string_view text, std::size_t rows) {
  if (text.empty()) return rows % kBoxSize == 0;
  const bool one_line =
      text.size() >= kCells && std::ranges::all_of(text.substr(0, kCells), is_cell_symbol);
  return text.front() != '#' && text.front() != '[' && !one_line;
}

void skip_block(TextSource& source) {
  while (const auto line = source.peek()) {
    if (!is_frame_line(*line) && !is_block_row(*line)) return;
    source.advance();
  }
}

std::optional<Error> read_rows(TextSource& source, Cells& cells) {
  cells.source = source.name();
  while (cells.rows < kSize) {
    const auto line = source.peek();
    if (!line || (cells.rows > 0 && !block_goes_on(trimmed(*line), cells.rows))) {
      return Error{ErrorKind::kInput,
                   "9 rows expected, the grid ends after " + std::to_string(cells.rows),
                   source.place(line ? 1 : 0)};
    }
    if (!trimmed(*line).empty() && !is_frame_line(*line)) {
      const Row row = parse_row(*line);
      if (!row.good()) {
        Error error = bad_row(row, *line, cells.rows + 1, source.place(1));
        source.advance();
        skip_block(source);
        return error;
      }
      cells.bars = cells.bars || line->find('|') != std::string_view::npos;
      cells.blanks = cells.blanks || trimmed(*line).find(' ') != std::string_view::npos;
      for (std::size_t i = 0; i < kSize; ++i) {
        cells.sets[cells.rows * kSize + i] = row.cells[i];
        cells.spots[cells.rows * kSize + i] = {source.line_number(), row.columns[i]};
      }
      ++cells.rows;
    }
    source.advance();
  }
  return std::nullopt;
}

PencilMarks marks_in(const Cells& cells) {
  PencilMarks marks;
  for (const Cell c : all_cells()) marks[c] = cells.sets[static_cast<std::size_t>(c.index())];
  return marks;
}

Result<PuzzleText> plain_puzzle_of(const Cells& cells) {
  const Grid grid = marks_in(cells).singles();
  if (const auto clash = grid.clash()) {
    return clash_error(grid, *clash, cells.place(clash->second));
  }
  PuzzleText puzzle;
  puzzle.givens = grid;
  puzzle.place = cells.place(Cell(0));
  return puzzle;
}

PuzzleText marked_puzzle_of(const Cells& cells) {
  const PencilMarks marks = marks_in(cells);
  PuzzleText puzzle = puzzle_from_marks(marks, cells.place(Cell(0)));
  if (!puzzle.conflict) return puzzle;
  Error conflict = *puzzle.conflict;
  CellSet bare;
  for (const Cell c : all_cells()) {
    if (marks[c].empty()) bare.insert(c);
  }
  if (!bare.empty()) {
    conflict.reason =
        "pencil marks expected in " + cell_name(bare.first()) + " as in the other cells";
    conflict.place = cells.place(bare.first());
  } else {
    conflict.place = cells.place(marks.singles().clash()->second);
  }
  puzzle.conflict = std::make_shared<const Error>(std::move(conflict));
  return puzzle;
}

// A [State] section after the puzzle: the digits entered so far.
std::optional<Error> take_state(TextSource& source, PuzzleText& puzzle) {
  auto line = source.peek();
  while (line && (trimmed(*line).empty() || is_frame_line(*line))) {
    source.advance();
    line = source.peek();
  }
  if (!line || lower_case(trimmed(*line)) != "[state]") return std::nullopt;
  source.advance();
  Cells cells;
  if (auto error = read_rows(source, cells)) return error;
  const Result<PuzzleText> state = plain_puzzle_of(cells);
  if (!state) return state.error();
  for (const Cell c : state->givens.filled() - puzzle.givens.filled()) {
    puzzle.placed.set(c, state->givens.digit(c));
  }
  return std::nullopt;
}

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

}  // namespace

bool is_frame_line(std::string_view text) {
  return text.find_first_of("-=") != std::string_view::npos &&
         text.find_first_not_of(kFrame) == std::string_view::npos;
}

bool is_block_row(std::string_view text) {
  return text.size() < kCells * std::size_t{kBoxSize} && !trimmed(text).empty() &&
         parse_row(text).good();
}

Block read_block(TextSource& source, const std::vector<std::string>& header) {
  Cells cells;
  if (auto error = read_rows(source, cells)) return {std::move(*error), Format::kGrid};
  const bool with_marks =
      std::ranges::any_of(cells.sets, [](DigitSet set) { return set.size() > 1; });
  if (with_marks) return {marked_puzzle_of(cells), Format::kPencilMarks};
  Result<PuzzleText> puzzle = plain_puzzle_of(cells);
  if (puzzle) take_sdk_header(header, puzzle->comment, puzzle->fields);
  PuzzleText dropped;
  if (auto error = take_state(source, puzzle ? *puzzle : dropped)) puzzle = std::move(*error);
  const Format drawn = cells.blanks ? Format::kGrid : cells.bars ? Format::kSs : Format::kSdk;
  return {std::move(puzzle), drawn};
}

void append_sdk(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  append_sdk_header(out, puzzle.comment, puzzle.fields);
  const std::string cells = puzzle.givens.line('.');
  for (std::size_t row = 0; row < kSize; ++row) out.append(cells, row * kSize, kSize) += '\n';
  out += '\n';
}

void append_ss(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  const std::string cells = puzzle.givens.line('.');
  out += "*-----------*\n";
  for (std::size_t row = 0; row < kSize; ++row) {
    if (row == 3 || row == 6) out += "|---+---+---|\n";
    for (std::size_t column = 0; column < kSize; ++column) {
      if (column % kBoxSize == 0) out += '|';
      out += cells[row * kSize + column];
    }
    out += "|\n";
  }
  out += "*-----------*\n";
}

void append_grid(std::string& out, const PuzzleText& puzzle, const WriteOptions& options) {
  constexpr std::string_view kBorder = "+-------+-------+-------+\n";
  const std::string cells = puzzle.givens.line(options.empty);
  for (std::size_t row = 0; row < kSize; ++row) {
    if (row % kBoxSize == 0) out += kBorder;
    for (std::size_t column = 0; column < kSize; ++column) {
      if (column % kBoxSize == 0) out += "| ";
      out += cells[row * kSize + column];
      out += ' ';
    }
    out += "|\n";
  }
  out += kBorder;
}

void append_pencil_marks(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  const PencilMarks marks = marks_of(puzzle);
  std::array<std::size_t, kSize> widths{};
  for (const Cell c : all_cells()) {
    std::size_t& width = widths[static_cast<std::size_t>(c.column())];
    width = std::max(width, static_cast<std::size_t>(marks[c].size()));
  }
  const auto border = [&](char corner, char crossing) {
    for (std::size_t column = 0; column < kSize; ++column) {
      if (column % kBoxSize == 0) out += column == 0 ? corner : crossing;
      out.append(widths[column] + (column % kBoxSize == 0 ? 2 : 1), '-');
      if (column % kBoxSize == 2) out += '-';
    }
    out += corner;
    out += '\n';
  };
  border('.', '.');
  for (int row = 0; row < kSize; ++row) {
    if (row == 3 || row == 6) border(':', '+');
    for (int column = 0; column < kSize; ++column) {
      out += column % kBoxSize == 0 ? (column == 0 ? "| " : " | ") : " ";
      std::string digits;
      for (const Digit d : marks[Cell(row, column)]) digits += d.symbol();
      out += padded(std::move(digits), widths[static_cast<std::size_t>(column)]);
    }
    out += " |\n";
  }
  border('\'', '\'');
}

}  // namespace nonet
