// Tables with a header line: csv (RFC 4180, a record in one line; ';' between fields is understood
// too) and tsv. A cell that a spreadsheet would run as a formula, because it begins with = + - or @
// and is no number, is written with an apostrophe before it and read without.
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

// The fields of a row, one after the other: a row of any length needs no more memory than its
// longest field. Borrows the text.
class TableRow {
 public:
  TableRow(std::string_view text, char separator) : text_(text), separator_(separator) {}

  // Goes to the next field; false at the end of the row.
  [[nodiscard]] bool next();
  // Of the current field, without quotation marks; blanks around it count only inside of them.
  [[nodiscard]] std::string_view value() const { return quoted_ ? value_ : trimmed(value_); }
  // Of its first character, counted from 1.
  [[nodiscard]] std::size_t column() const { return column_; }
  // After the last character of the row.
  [[nodiscard]] std::size_t end() const { return text_.size() + 1; }
  [[nodiscard]] bool open_quote() const { return open_quote_; }

 private:
  void take_quoted();

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;  // behind the end by one once the last field was taken
  std::string value_;
  std::size_t column_ = 1;
  bool quoted_ = false;
  bool open_quote_ = false;
};

// A line that names a column of puzzles.
[[nodiscard]] bool is_table_header(std::string_view text);

class TableReader {
 public:
  // Takes the names of the columns, the first 1024 of them, from the header line: nothing is lost
  // of columns with the same name ("er", "er.2") or none ("column 3"). `format` is kCsv or kTsv
  // where it is known.
  [[nodiscard]] static Result<TableReader> from_header(std::string_view text, const Place& line,
                                                       std::optional<Format> format);

  [[nodiscard]] Result<PuzzleText> parse_row(std::string_view text, Place line) const;
  // The names of the columns beside the puzzle's, but for those that the header leaves unnamed.
  [[nodiscard]] std::vector<std::string> columns() const;
  [[nodiscard]] Format format() const { return separator_ == '\t' ? Format::kTsv : Format::kCsv; }

 private:
  void make_names_distinct();
  [[nodiscard]] std::optional<Error> wrong_count(std::size_t found, TableRow& row,
                                                 const Place& line) const;

  char separator_ = ',';
  std::vector<std::string> columns_;
  std::vector<std::string> unnamed_;  // what those are called that the header leaves unnamed
  std::size_t puzzle_column_ = 0;
};

[[nodiscard]] std::string csv_header(const WriteOptions& options);
[[nodiscard]] std::string tsv_header(const WriteOptions& options);
void append_csv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_tsv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
