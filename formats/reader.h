// Reads puzzles one after another from any text. The first line of each record determines its
// format, so one file may mix several; a table header or the start of an XML file is valid to the
// end of the file.
//
// A bad record is an Error with place and reason; the next call continues with the next record.
// Blank lines, lines that start with '#', a byte order mark and CRLF are skipped. A file that is
// not text gives one error and then ends.
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
  // Borrows the stream or the text, which must outlive the reader. `source` names it in places: a
  // file name or "standard input". With a format, every record must be of that format.
  PuzzleReader(std::istream& in, std::string source, std::optional<Format> format = std::nullopt);
  PuzzleReader(std::string_view text, std::string source,
               std::optional<Format> format = std::nullopt);
  ~PuzzleReader();
  PuzzleReader(PuzzleReader&&) noexcept;
  PuzzleReader& operator=(PuzzleReader&&) noexcept;

  // From now on the place of each record, and of each error, holds the record's text.
  void keep_records();

  // From now on, positions that contradict themselves are accepted, with PuzzleText::conflict set.
  void take_conflicts();

  // The next record, or nullopt at the end of the input. An input without records ends at once: the
  // caller sees that nothing was read.
  [[nodiscard]] std::optional<Result<PuzzleText>> next();

  // Long runs of lines of 81 cells can be taken as text, much faster, and parsed on another thread
  // (grid_of_plain_line, parse_line). Empty if no such run comes next, or before the first record.
  // The text is valid until the next call of any function.
  struct PlainLines {
    std::string_view text;
    std::size_t first_line = 0;  // its number, counted from 1
  };
  [[nodiscard]] PlainLines plain_lines(std::size_t most);

  // The format of the last record, or nullopt before the first.
  [[nodiscard]] std::optional<Format> format() const;
  // The columns besides the puzzle once a table header was read; empty without one.
  [[nodiscard]] std::vector<std::string> columns() const;

 private:
  class Machine;
  std::unique_ptr<Machine> machine_;
};

// One puzzle from one piece of text, for options and tests: an error if the text has none or
// several.
[[nodiscard]] Result<PuzzleText> parse_puzzle(std::string_view text, std::string source = {},
                                              std::optional<Format> format = std::nullopt,
                                              Conflicts conflicts = Conflicts::kRefused);

}  // namespace nonet
