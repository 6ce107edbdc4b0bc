#include "formats/table_format.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "board/pencil_marks.h"
#include "formats/json_format.h"
#include "formats/line_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::size_t kMostColumns = 1024;

// Common names of the column with the puzzle.
constexpr std::array<std::string_view, 7> kPuzzleNames = {"puzzle", "puzzles", "quizzes", "quiz",
                                                          "sudoku", "grid",    "givens"};

// Characters that make a spreadsheet treat a cell as a formula.
constexpr std::string_view kFormulaStarts = "=+-@";
constexpr char kTextMark = '\'';  // marks a cell as text in spreadsheets

char separator_of(std::string_view header) {
  for (const char separator : {'\t', ',', ';'}) {
    if (header.find(separator) != std::string_view::npos) return separator;
  }
  return ',';
}

// Whether a spreadsheet would run the text, after any number of text marks. A sign alone is
// harmless, also with trailing blanks, which are dropped when the cell is read.
bool is_formula(std::string_view text) {
  text = text.substr(0, text.find_last_not_of(' ') + 1);
  const std::size_t first = text.find_first_not_of(kTextMark);
  return first != std::string_view::npos && first + 1 < text.size() &&
         kFormulaStarts.find(text[first]) != std::string_view::npos && !is_json_number(text);
}

// Writing adds a text mark to a possible formula; reading removes it.
std::string harmless(std::string_view text) {
  return is_formula(text) ? kTextMark + std::string(text) : std::string(text);
}
std::string_view as_meant(std::string_view text) {
  return text.starts_with(kTextMark) && is_formula(text) ? text.substr(1) : text;
}

std::optional<std::size_t> puzzle_column(const std::vector<std::string>& header) {
  for (const std::string_view name : kPuzzleNames) {
    const auto found = std::ranges::find_if(
        header, [name](const std::string& field) { return lower_case(field) == name; });
    if (found != header.end()) return static_cast<std::size_t>(found - header.begin());
  }
  return std::nullopt;
}

// The names in a header line, the first kMostColumns of them.
std::vector<std::string> names_in(std::string_view text, char separator) {
  std::vector<std::string> names;
  TableRow row(text, separator);
  while (names.size() < kMostColumns && row.next()) names.emplace_back(as_meant(row.value()));
  return names;
}

std::string_view value_in_column(const PuzzleText& puzzle, std::string_view column) {
  if (column == kCommentColumn) return puzzle.comment;
  const std::string* value = puzzle.field(column);
  return value == nullptr ? std::string_view{} : *value;
}

std::string in_quotation_marks(std::string_view text) {
  const bool plain = text.find_first_of(",;\"") == std::string::npos;
  if (plain && text == trimmed(text) && !text.starts_with('#')) return std::string(text);
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

// A value as a cell of the table: in one line, harmless, and in quotation marks if necessary.
std::string table_cell_of(std::string_view value, char separator) {
  const std::string text = harmless(one_line(value));
  return separator == '\t' ? text : in_quotation_marks(text);
}

// 81 cells, or 729 pencil marks.
std::optional<Error> take_table_cells(std::string_view cells, const Place& place,
                                      PuzzleText& puzzle) {
  if (is_sukaku_line(cells)) {
    const Result<PuzzleText> marked = parse_sukaku(cells, place);
    if (!marked) return marked.error();
    puzzle.givens = marked->givens;
    puzzle.marks = marked->marks;
    puzzle.conflict = marked->conflict;
    return std::nullopt;
  }
  const Result<Grid> grid = parse_cells(cells, place);
  if (!grid) return grid.error();
  puzzle.givens = *grid;
  return std::nullopt;
}

std::string header_line(const WriteOptions& options, char separator) {
  std::string line = "puzzle";
  for (const std::string& column : options.columns)
    line += separator + table_cell_of(column, separator);
  return line + '\n';
}

void append_row(std::string& out, const PuzzleText& puzzle, const WriteOptions& options,
                char separator) {
  const PencilMarks* candidates = puzzle.candidates();
  out += candidates == nullptr ? puzzle.givens.line(options.empty) : candidates_line(*candidates);
  for (const std::string& column : options.columns) {
    out += separator + table_cell_of(value_in_column(puzzle, column), separator);
  }
  out += '\n';
}

}  // namespace

bool TableRow::next() {
  if (at_ > text_.size()) return false;
  value_.clear();
  column_ = at_ + 1;
  quoted_ = separator_ != '\t' && at_ < text_.size() && text_[at_] == '"';
  if (quoted_) {
    ++column_;
    take_quoted();
  }
  const std::size_t end = std::min(text_.find(separator_, at_), text_.size());
  value_ += text_.substr(at_, end - at_);
  at_ = end + 1;
  return true;
}

// Inside quotation marks "" stands for one of them.
void TableRow::take_quoted() {
  for (++at_; at_ < text_.size(); ++at_) {
    if (text_[at_] != '"') {
      value_ += text_[at_];
    } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
      value_ += '"';
      ++at_;
    } else {
      ++at_;
      return;
    }
  }
  open_quote_ = true;
}

bool is_table_header(std::string_view text) {
  return puzzle_column(names_in(text, separator_of(text))).has_value();
}

Result<TableReader> TableReader::from_header(std::string_view text, const Place& line,
                                             std::optional<Format> format) {
  TableReader reader;
  reader.separator_ = format == Format::kTsv ? '\t' : separator_of(text);
  reader.columns_ = names_in(text, reader.separator_);
  const auto column = puzzle_column(reader.columns_);
  if (!column) {
    return error_at(line, 1,
                    "a header line with a column puzzle (or quizzes, sudoku, grid, givens) "
                    "expected");
  }
  reader.puzzle_column_ = *column;
  reader.make_names_distinct();
  return reader;
}

void TableReader::make_names_distinct() {
  std::set<std::string, std::less<>> taken;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (i == puzzle_column_) continue;
    const bool unnamed = columns_[i].empty();
    if (unnamed) columns_[i] = "column " + std::to_string(i + 1);
    const std::string name = columns_[i];
    for (int number = 2; !taken.insert(columns_[i]).second; ++number) {
      columns_[i] = name + '.' + std::to_string(number);
    }
    if (unnamed) unnamed_.push_back(columns_[i]);
  }
}

std::vector<std::string> TableReader::columns() const {
  std::vector<std::string> named;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    const bool beside =
        i != puzzle_column_ && std::ranges::find(unnamed_, columns_[i]) == unnamed_.end();
    if (beside) named.push_back(columns_[i]);
  }
  return named;
}

// A row may have more trailing separators than the header, as qqwing's rows have.
std::optional<Error> TableReader::wrong_count(std::size_t found, TableRow& row,
                                              const Place& line) const {
  bool says_more = false;
  for (; row.next(); ++found) says_more = says_more || !row.value().empty();
  if (row.open_quote()) return error_at(line, row.end(), "a quotation mark is not closed");
  if (found == columns_.size() || (found > columns_.size() && !says_more)) return std::nullopt;
  return error_at(line, row.end(),
                  std::to_string(columns_.size()) + " fields expected as in the header, found " +
                      std::to_string(found));
}

Result<PuzzleText> TableReader::parse_row(std::string_view text, Place line) const {
  PuzzleText puzzle;
  std::string cells;
  std::size_t cells_at = 1;
  TableRow row(text, separator_);
  std::size_t found = 0;
  for (; found < columns_.size() && row.next(); ++found) {
    const std::string& name = columns_[found];
    if (found == puzzle_column_) {
      cells = row.value();
      cells_at = row.column();
    } else if (name == kCommentColumn) {
      puzzle.comment = as_meant(row.value());
    } else if (!row.value().empty()) {
      const std::string_view value = as_meant(row.value());
      puzzle.fields.push_back(
          {name, std::string(value), is_json_number(value) ? FieldKind::kJson : FieldKind::kText});
    }
  }
  if (auto error = wrong_count(found, row, line)) return std::move(*error);
  line.column = cells_at;
  if (auto error = take_table_cells(cells, line, puzzle)) return std::move(*error);
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
