// Writes puzzles one by one in one format with one set of options.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "formats/writer.h"

namespace nonet {

class RecordWriter {
 public:
  RecordWriter(Format format, WriteOptions options)
      : format_(format), options_(std::move(options)) {}

  [[nodiscard]] Format format() const { return format_; }
  [[nodiscard]] const WriteOptions& options() const { return options_; }
  [[nodiscard]] std::string header() const { return file_header(format_, options_); }
  [[nodiscard]] std::string record(const PuzzleText& puzzle) const {
    return write_puzzle(format_, puzzle, options_);
  }
  [[nodiscard]] std::string record(const Grid& givens) const {
    PuzzleText text;
    text.givens = givens;
    return record(text);
  }
  [[nodiscard]] std::string footer() const { return file_footer(format_, options_); }
  // The columns of a table.
  [[nodiscard]] const std::vector<std::string>& columns() const { return options_.columns; }
  // Whether a puzzle's own candidates are written too.
  [[nodiscard]] bool keeps_candidates() const {
    const bool plain_link = format_ == Format::kUrl && options_.site == LinkSite::kSudokuExchange;
    return row_of(format_).keeps_candidates && !plain_link;
  }
  // Whether the format is a table, whose columns are fields.
  [[nodiscard]] bool writes_table() const {
    return format_ == Format::kCsv || format_ == Format::kTsv;
  }
  // Gives a table all these columns, and requires a column for every field of a record.
  void carry_columns(std::vector<std::string> columns) {
    options_.columns = std::move(columns);
    carries_all_ = true;
  }
  // The loss in writing a record: a field that came too late to get a column.
  [[nodiscard]] std::optional<Error> loss_of(const PuzzleText& puzzle) const;
  // Gives a table these columns, unless it has columns already.
  void add_columns(std::span<const std::string> columns) {
    if (options_.columns.empty()) options_.columns.assign(columns.begin(), columns.end());
  }

 private:
  Format format_;
  WriteOptions options_;
  bool carries_all_ = false;
};

}  // namespace nonet
