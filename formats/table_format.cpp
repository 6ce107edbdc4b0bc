#include "formats/table_format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "formats/json_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kComment = "comment";

// Names that tables in use give the column with the puzzle.
constexpr std::array<std::string_view, 7> kPuzzleNames = {"puzzle", "puzzles", "quizzes", "quiz",
                                                          "sudoku", "grid",    "givens"};

struct TableField {
  std::string value;
  std::size_t column;  // of its first character in the line
};

struct TableFields {
  std::vector<TableField> fields;
  bool open_quote = false;
};

// A field in quotation marks, "" for one of them, from text[at] on; `at` moves behind it.
bool take_quoted(std::string_view text, std::size_t& at, std::string& value) {
  for (++at; at < text.size(); ++at) {
    if (text[at] != '"') {
      value += text[at];
    } else if (at + 1 < text.size() && text[at + 1] == '"') {
      value += '"';
      ++at;
    } else {
      ++at;
      return true;
    }
  }
  return false;
}

TableFields split(std::string_view text, char separator) {
  TableFields out;
  std::size_t at = 0;
  for (;;) {
    TableField field{{}, at + 1};
    if (separator != '\t' && at < text.size() && text[at] == '"') {
      ++field.column;
      if (!take_quoted(text, at, field.value)) out.open_quote = true;
    }
    const std::size_t end = std::min(text.find(separator, at), text.size());
    field.value += text.substr(at, end - at);
    out.fields.push_back(std::move(field));
    if (end == text.size()) return out;
    at = end + 1;
  }
}

char separator_of(std::string_view header) {
  for (const char separator : {'\t', ',', ';'}) {
    if (header.find(separator) != std::string_view::npos) return separator;
  }
  return ',';
}

std::optional<std::size_t> puzzle_column(const std::vector<TableField>& header) {
  for (const std::string_view name : kPuzzleNames) {
    const auto found = std::ranges::find_if(header, [name](const TableField& field) {
      return lower_case(trimmed(field.value)) == name;
    });
    if (found != header.end()) return static_cast<std::size_t>(found - header.begin());
  }
  return std::nullopt;
}

std::string_view value_in_column(const PuzzleText& puzzle, std::string_view column) {
  if (column == kComment) return puzzle.comment;
  const std::string* value = puzzle.field(column);
  return value == nullptr ? std::string_view{} : *value;
}

std::string quoted(std::string_view value) {
  std::string text = one_line(value);
  const bool plain = text.find_first_of(",;\"") == std::string::npos;
  if (plain && text == trimmed(text) && !text.starts_with('#')) return text;
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

std::string header_line(const WriteOptions& options, char separator) {
  std::string line = "puzzle";
  for (const std::string& column : options.columns) {
    line += separator;
    line += separator == '\t' ? one_line(column) : quoted(column);
  }
  return line + '\n';
}

void append_row(std::string& out, const PuzzleText& puzzle, const WriteOptions& options,
                char separator) {
  out += puzzle.givens.line(options.empty);
  for (const std::string& column : options.columns) {
    const std::string_view value = value_in_column(puzzle, column);
    out += separator;
    out += separator == '\t' ? one_line(value) : quoted(value);
  }
  out += '\n';
}

}  // namespace

bool is_table_header(std::string_view text) {
  return puzzle_column(split(text, separator_of(text)).fields).has_value();
}

Result<TableReader> TableReader::from_header(std::string_view text, const Place& line,
                                             std::optional<Format> format) {
  TableReader reader;
  reader.separator_ = format == Format::kTsv ? '\t' : separator_of(text);
  const std::vector<TableField> header = split(text, reader.separator_).fields;
  const auto column = puzzle_column(header);
  if (!column) {
    return error_at(line, 1,
                    "a header line with a column puzzle (or quizzes, sudoku, grid, givens) "
                    "expected");
  }
  for (const TableField& field : header) reader.columns_.emplace_back(trimmed(field.value));
  reader.puzzle_column_ = *column;
  return reader;
}

Result<PuzzleText> TableReader::parse_row(std::string_view text, Place line) const {
  const TableFields row = split(text, separator_);
  if (row.open_quote) {
    return error_at(std::move(line), text.size() + 1, "a quotation mark is not closed");
  }
  if (row.fields.size() != columns_.size()) {
    return error_at(std::move(line), text.size() + 1,
                    std::to_string(columns_.size()) + " fields expected as in the header, found " +
                        std::to_string(row.fields.size()));
  }
  PuzzleText puzzle;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const std::string_view value = trimmed(row.fields[i].value);
    if (i == puzzle_column_) {
      line.column = row.fields[i].column;
      const Result<Grid> grid = parse_cells(value, line);
      if (!grid) return grid.error();
      puzzle.givens = *grid;
    } else if (columns_[i] == kComment) {
      puzzle.comment = value;
    } else if (!value.empty()) {
      puzzle.fields.push_back({columns_[i], std::string(value),
                               is_json_number(value) ? FieldKind::kJson : FieldKind::kText});
    }
  }
  puzzle.place = std::move(line);
  return puzzle;
}

std::string csv_header(const WriteOptions& options) { return header_line(options, ','); }
std::string tsv_header(const WriteOptions& options) { return header_line(options, '\t'); }

void append_csv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options) {
  append_row(out, puzzle, options, ',');
}
void append_tsv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options) {
  append_row(out, puzzle, options, '\t');
}

}  // namespace nonet
