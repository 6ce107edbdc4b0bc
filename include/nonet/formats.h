// Reading and writing puzzles in all formats that `nonet help formats` lists; docs/formats.md says
// what each keeps. Reading recognises the format.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"

namespace nonet::v0 {

struct FormatInfo {
  std::string_view key;         // forever: "line", "sdm", "hodoku", ...
  std::string_view name;        // for people
  std::string_view extensions;  // of files, separated by blanks; may be empty
  std::string_view description;
};
// Every readable or writable format, in the order of `nonet help formats`.
[[nodiscard]] NONET_API std::vector<FormatInfo> formats();

// A named value beside a puzzle: a column of a table, a member of a JSON line, a header line.
struct Field {
  std::string key = {};
  std::string value = {};
  bool is_json = false;  // the value is JSON itself, such as a number

  bool operator==(const Field&) const = default;
};

// One record of a file with all its data. Writing leaves out members that the format has no place
// for.
struct Record {
  Grid givens = {};
  Grid placed = {};                           // digits entered since, in cells that are not givens
  std::optional<Candidates> candidates = {};  // if the record has candidates of its own
  std::string comment = {};                   // without line breaks
  std::vector<Field> fields = {};             // in the order of the record
  Place place = {};                           // of the record's first cell, when it was read
};

// The one puzzle in the text, in any format. Errors: kText with line and column if there is none or
// more than one, or if givens clash; kNoSolution and kSeveralSolutions if it does not have exactly
// one solution. About 20 microseconds for a line.
[[nodiscard]] NONET_API Result<Puzzle> read_puzzle(std::string_view text);

// The record in the text, without solving it. With a format key the text must be in that format.
[[nodiscard]] NONET_API Result<Record> read_record(std::string_view text,
                                                   std::string_view format = {});

// Reads records one at a time from any text; memory does not grow with its length.
class Reader {
 public:
  // Borrows the stream or the text, which must outlive the reader. `source` is its name in places.
  NONET_API explicit Reader(std::istream& in, std::string source = {});
  NONET_API explicit Reader(std::string_view text, std::string source = {});
  NONET_API ~Reader();
  NONET_API Reader(Reader&&) noexcept;
  NONET_API Reader& operator=(Reader&&) noexcept;

  // The next record, or its error; after an error the next call continues with the next record.
  // nullopt at the end. About a microsecond for a line.
  [[nodiscard]] NONET_API std::optional<Result<Record>> next();

 private:
  class Source;
  std::unique_ptr<Source> source_;
};

struct WriteOptions {
  std::string format = "line";
  char empty = '.';                       // line and grid: an empty cell
  std::string site = "sudokuwiki";        // url: sudokuwiki, sudokuexchange or sudokupad
  std::vector<std::string> columns = {};  // csv, tsv: the fields after the puzzle
};

// A whole file of these records, with header and footer; about a microsecond each. Errors: kRequest
// for an unknown format or site.
[[nodiscard]] NONET_API Result<std::string> write(std::span<const Record> records,
                                                  const WriteOptions& options = {});
// The same for puzzles without further data.
[[nodiscard]] NONET_API Result<std::string> write(std::span<const Puzzle> puzzles,
                                                  const WriteOptions& options = {});

}  // namespace nonet::v0
