// Puzzles going out in the format of --to, with the options that some formats take.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/option.h"
#include "cli/options.h"
#include "formats/writer.h"

namespace nonet {

class PuzzleWriting {
 public:
  PuzzleWriting(Format format, WriteOptions options)
      : format_(format), options_(std::move(options)) {}

  [[nodiscard]] Format format() const { return format_; }
  [[nodiscard]] std::string header() const { return file_header(format_, options_); }
  [[nodiscard]] std::string record(const PuzzleText& puzzle) const {
    return write_puzzle(format_, puzzle, options_);
  }
  [[nodiscard]] std::string footer() const { return file_footer(format_, options_); }
  // The columns of a table.
  [[nodiscard]] const std::vector<std::string>& columns() const { return options_.columns; }
  // A puzzle's own candidates are written too.
  [[nodiscard]] bool keeps_candidates() const {
    const bool plain_link = format_ == Format::kUrl && options_.site == LinkSite::kSudokuExchange;
    return row_of(format_).keeps_candidates && !plain_link;
  }
  // Makes a table have these columns too, unless the user named the columns.
  void add_columns(std::span<const std::string> columns);

 private:
  Format format_;
  WriteOptions options_;
};

// --to, --empty, --columns and --site.
std::span<const OptionRow> writing_options();

// What the options above ask for.
Result<PuzzleWriting> puzzle_writing(const Options& options);

}  // namespace nonet
