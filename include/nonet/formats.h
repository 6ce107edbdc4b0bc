// Reading and writing puzzles in all formats that `nonet help formats` lists; docs/formats.md says
// what each keeps. Reading recognises the format by itself.
#pragma once

#include <array>
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
// Every format that is read or written, in the order of `nonet help formats`.
[[nodiscard]] NONET_API std::vector<FormatInfo> formats();

// A named value beside a puzzle: a column of a table, a member of a JSON line, a header line.
struct Field {
  std::string key = {};
  std::string value = {};
  bool is_json = false;  // the value is JSON itself, such as a number

  bool operator==(const Field&) const = default;
};

// For each cell the candidates left, bit d-1 for digit d.
using Candidates = std::array<std::uint16_t, Cell::kCount>;

// All that one record of a file says. Writing leaves out what the format has no place for.
struct Record {
  Grid givens = {};
  Grid placed = {};                           // digits entered since, in cells that are not givens
  std::optional<Candidates> candidates = {};  // where the record gives candidates of its own
  std::string comment = {};                   // without line breaks
  std::vector<Field> fields = {};             // in the order of the record
  Place place = {};                           // of the record's first cell, when it was read
};

// The one puzzle that the text holds, in any format. Errors: kText with line and column where none
// or more than one is there; kClash, kNoSolution and kSeveralSolutions where it has not one
// solution. About 20 microseconds for a line.
[[nodiscard]] NONET_API Result<Puzzle> read_puzzle(std::string_view text);

// The same without asking for solutions. With a format key the text must be of that format.
[[nodiscard]] NONET_API Result<Record> read_record(std::string_view text,
                                                   std::string_view format = {});

// Reads one record after the other from any text; memory does not grow with its length.
class Reader {
 public:
  // Borrows the stream, which must outlive the reader. `source` is what places call it.
  NONET_API explicit Reader(std::istream& in, std::string source = {});
  NONET_API ~Reader();
  NONET_API Reader(Reader&&) noexcept;
  NONET_API Reader& operator=(Reader&&) noexcept;

  // The next record or what is wrong with it; the call after an error goes on with the record
  // behind it. nullopt at the end. About a microsecond for a line.
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

// A whole file of these, headers and all; about a microsecond each. Errors: kRequest for an unknown
// format or site.
[[nodiscard]] NONET_API Result<std::string> write(std::span<const Record> records,
                                                  const WriteOptions& options = {});
// The same of puzzles with nothing beside them.
[[nodiscard]] NONET_API Result<std::string> write(std::span<const Puzzle> puzzles,
                                                  const WriteOptions& options = {});

}  // namespace nonet::v0
