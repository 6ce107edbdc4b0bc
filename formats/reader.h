// Reads puzzles one after the other from any text that holds them. The format of each record is
// recognised by its first line, so one file may mix several; a header of a table or the start of an
// XML file holds to the end of the file.
//
// A record that is wrong is an Error with the place and the reason; the next call goes on with the
// record after it. Blank lines, lines that start with '#', a byte order mark and CRLF are passed
// over. A file that is no text at all gives one error and then ends.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/puzzle_text.h"

namespace nonet {

class PuzzleReader {
 public:
  // Borrows the stream, which must outlive the reader. `source` names it in places: a file name or
  // "standard input". With a format, every record must be of that format.
  PuzzleReader(std::istream& in, std::string source, std::optional<Format> format = std::nullopt);
  ~PuzzleReader();
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;

  // From now on the place of each record, and of each error, holds the record's text.
  void keep_records();

  // The next record, or nullopt at the end of the input. An input without any record ends at once:
  // the caller sees that nothing was read.
  [[nodiscard]] std::optional<Result<PuzzleText>> next();

  // Long lists of nothing but lines of 81 cells can be taken as text, much faster, and parsed on
  // another thread (grid_of_plain_line, parse_line). Empty where no such run of lines is next,
  // as before the first record. The text holds until the next call of any function.
  struct PlainLines {
    std::string_view text;
    std::size_t first_line = 0;  // its number, counted from 1
  };
  [[nodiscard]] PlainLines plain_lines(std::size_t most);

  // The format of the last record, or nullopt before the first.
  [[nodiscard]] std::optional<Format> format() const;
  // The columns beside the puzzles once the header of a table was read; empty without one.
  [[nodiscard]] std::vector<std::string> columns() const;

 private:
  class Machine;
  std::unique_ptr<Machine> machine_;
};

// One puzzle from one piece of text, for options and tests: an error where the text holds none or
// more than one.
[[nodiscard]] Result<PuzzleText> parse_puzzle(std::string_view text, std::string source = {},
                                              std::optional<Format> format = std::nullopt);

}  // namespace nonet
