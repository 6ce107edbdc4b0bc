// Tables with a header line: csv (RFC 4180, a record in one line; ';' between fields is understood
// too) and tsv.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/puzzle_text.h"
#include "formats/writer.h"

namespace nonet {

// A line that names a column of puzzles.
[[nodiscard]] bool is_table_header(std::string_view text);

class TableReader {
 public:
  // Takes the names of the columns from the header line. `format` is kCsv or kTsv where it is
  // known.
  [[nodiscard]] static Result<TableReader> from_header(std::string_view text, const Place& line,
                                                       std::optional<Format> format);

  [[nodiscard]] Result<PuzzleText> parse_row(std::string_view text, Place line) const;
  [[nodiscard]] Format format() const { return separator_ == '\t' ? Format::kTsv : Format::kCsv; }

 private:
  char separator_ = ',';
  std::vector<std::string> columns_;
  std::size_t puzzle_column_ = 0;
};

[[nodiscard]] std::string csv_header(const WriteOptions& options);
[[nodiscard]] std::string tsv_header(const WriteOptions& options);
void append_csv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);
void append_tsv(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
