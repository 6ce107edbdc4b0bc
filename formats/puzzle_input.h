// The puzzles of many sources: files, standard input ("-" or no name) and puzzles written as
// arguments, one source after another, in chunks that other threads can process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/share.h"
#include "formats/catalog.h"
#include "formats/input_stream.h"
#include "formats/line_format.h"
#include "formats/puzzle_text.h"

namespace nonet {

// A piece of the input. An error belongs after `after` puzzles of the chunk.
struct PuzzleChunk {
  struct Misfit {
    std::size_t after = 0;
    Error error;
  };

  std::uint64_t first = 1;  // number of the first puzzle in the input, counted from 1
  std::vector<PuzzleText> puzzles;
  std::vector<Misfit> misfits;
  std::string lines;  // plain lines, if requested: replace the puzzles and errors
  Place first_line;   // the place of the first plain line

  [[nodiscard]] bool empty() const { return size() == 0 && misfits.empty(); }
  [[nodiscard]] std::size_t size() const { return puzzles.size() + lines.size() / kPlainLine; }
  // The place of the last puzzle. REQUIRES: size() > 0.
  [[nodiscard]] Place last_place() const;
};

// Whether a chunk may have its puzzles as unparsed plain lines.
enum class PlainLines : std::uint8_t { kParsed, kAsText };

// Whether the places of puzzles and errors hold the text of their records.
enum class RecordTexts : std::uint8_t { kDropped, kKept };

class PuzzleInput {
 public:
  // Names as the user gave them. Reading ends early after a stop request. A share other than the
  // whole has only its records, puzzles and errors alike, and no plain lines; nor are there any if
  // the texts of records are kept.
  PuzzleInput(std::vector<std::string> names, std::optional<Format> format, std::stop_token stop,
              PlainLines plain_lines = PlainLines::kParsed, Share share = {},
              RecordTexts record_texts = RecordTexts::kDropped,
              Conflicts conflicts = Conflicts::kRefused);
  PuzzleInput(const PuzzleInput&) = delete;
  PuzzleInput& operator=(const PuzzleInput&) = delete;
  ~PuzzleInput();

  // At most `most` puzzles: fewer at the end of an input, or if an input such as a pipe has no more
  // at the moment. Empty only after the last input. A file that cannot be read, or has no puzzle,
  // is a misfit.
  [[nodiscard]] PuzzleChunk next_chunk(std::size_t most);
  // The result of the next call of next_chunk, for any number.
  [[nodiscard]] const PuzzleChunk& look_ahead(std::size_t most);

  // The columns of the first table besides the puzzle; empty before the first record.
  [[nodiscard]] const std::vector<std::string>& first_columns() const { return first_columns_; }

 private:
  class Source;

  [[nodiscard]] PuzzleChunk read_chunk(std::size_t most);
  [[nodiscard]] PuzzleChunk next_of_whole(std::size_t most);
  void keep_share(PuzzleChunk& chunk);

  void begin_source(std::unique_ptr<InputStream> input);
  // Opens the next name; false at the end. Adds a misfit if it cannot be opened.
  bool open_next(PuzzleChunk& chunk);

  bool read_more(PuzzleChunk& chunk, std::size_t most);

  std::vector<std::string> names_;
  std::optional<Format> format_;
  std::stop_token stop_;
  PlainLines plain_lines_;
  Share share_;
  RecordTexts record_texts_;
  Conflicts conflicts_;
  std::size_t next_name_ = 0;
  std::uint64_t read_ = 0;     // puzzles read so far
  std::uint64_t records_ = 0;  // records of all shares so far; unused without shares
  std::unique_ptr<Source> source_;
  std::optional<PuzzleChunk> ahead_;
  bool has_first_ = false;  // record
  std::vector<std::string> first_columns_;
};

// The total number of lines in the named files, for progress with a known end; 0 if one of them is
// not a regular file.
std::uint64_t count_lines(const std::vector<std::string>& names);

}  // namespace nonet
