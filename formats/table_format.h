// Tables with a header line: csv (RFC 4180, a record in one line; ';' between fields is accepted
// too) and tsv. A cell that a spreadsheet would run as a formula, because it begins with = + - or @
// and is not a number, is written with a leading apostrophe and read without it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/puzzle_text.h"
#include "formats/symbols.h"
#include "formats/writer.h"

namespace nonet {

// The column of PuzzleText::comment.
inline constexpr std::string_view kCommentColumn = "comment";

// The fields of a row, one at a time: a row of any length needs no more memory than its longest
// field. Borrows the text.
class TableRow {
 public:
  TableRow(std::string_view text, char separator) : text_(text), separator_(separator) {}

  // Advances to the next field; false at the end of the row.
  [[nodiscard]] bool next();
  // The current field, without quotation marks; surrounding blanks count only inside them.
  [[nodiscard]] std::string_view value() const { return quoted_ ? value_ : trimmed(value_); }
  // The column of its first character, counted from 1.
  [[nodiscard]] std::size_t column() const { return column_; }
  // One past the last character of the row.
  [[nodiscard]] std::size_t end() const { return text_.size() + 1; }
  [[nodiscard]] bool open_quote() const { return open_quote_; }

 private:
  void take_quoted();

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;  // one past the end once the last field was taken
  std::string value_;
  std::size_t column_ = 1;
  bool quoted_ = false;
  bool open_quote_ = false;
};

// Whether the line names a column of puzzles.
[[nodiscard]] bool is_table_header(std::string_view text);

class TableReader {
 public:
  // Takes the names of the columns, the first 1024 of them, from the header line: columns with the
  // same name ("er", "er.2") or without one ("column 3") are kept. `format` is kCsv or kTsv if
  // known.
  [[nodiscard]] static Result<TableReader> from_header(std::string_view text, const Place& line,
                                                       std::optional<Format> format);

  [[nodiscard]] Result<PuzzleText> parse_row(std::string_view text, Place line) const;
  // The names of the columns besides the puzzle's, except those without a name in the header.
  [[nodiscard]] std::vector<std::string> columns() const;
  [[nodiscard]] Format format() const { return separator_ == '\t' ? Format::kTsv : Format::kCsv; }

 private:
  void make_names_distinct();
  [[nodiscard]] std::optional<Error> wrong_count(std::size_t found, TableRow& row,
                                                 const Place& line) const;

  char separator_ = ',';
  std::vector<std::string> columns_;
  std::vector<std::string> unnamed_;  // generated names of columns without a name in the header
  std::size_t puzzle_column_ = 0;
};

[[nodiscard]] std::string csv_header(const WriteOptions& options);
[[nodiscard]] std::string tsv_header(const WriteOptions& options);
void append_csv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_tsv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
