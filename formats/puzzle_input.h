// The puzzles of many sources: from files, standard input ("-" or no name) or written out
// as an argument, one after the other, in chunks that can be worked on by other threads.
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
#include "formats/line_format.h"
#include "formats/puzzle_text.h"

namespace nonet {

// A piece of the input. An error stands behind `after` puzzles of the chunk.
struct PuzzleChunk {
  struct Misfit {
    std::size_t after = 0;
    Error error;
  };

  std::uint64_t first = 1;  // which puzzle of the input the first one is, counted from 1
  std::vector<PuzzleText> puzzles;
  std::vector<Misfit> misfits;
  std::string lines;  // plain lines, where they were asked for: instead of all of the above
  Place first_line;   // of them

  [[nodiscard]] bool empty() const { return size() == 0 && misfits.empty(); }
  [[nodiscard]] std::size_t size() const { return puzzles.size() + lines.size() / kPlainLine; }
  // Of the last puzzle. REQUIRES: size() > 0.
  [[nodiscard]] Place last_place() const;
};

// May a chunk have its puzzles as plain lines, which nobody has parsed?
enum class PlainLines : std::uint8_t { kParsed, kAsText };

// Do the places of puzzles and errors hold the text of their records?
enum class RecordTexts : std::uint8_t { kDropped, kKept };

class PuzzleInput {
 public:
  // Names as the user gave them. Reading ends early when a stop is requested. Of a share other than
  // the whole, only its records, puzzles and errors alike, and none as plain lines; nor where the
  // texts of records are kept.
  PuzzleInput(std::vector<std::string> names, std::optional<Format> format, std::stop_token stop,
              PlainLines plain_lines = PlainLines::kParsed, Share share = {},
              RecordTexts record_texts = RecordTexts::kDropped);
  PuzzleInput(const PuzzleInput&) = delete;
  PuzzleInput& operator=(const PuzzleInput&) = delete;
  ~PuzzleInput();

  // At most `most` puzzles: fewer at the end of an input, and where an input such as a pipe has no
  // more for the moment. Empty only at the end of all. A file that cannot be read, or holds no
  // puzzle, is a misfit.
  [[nodiscard]] PuzzleChunk next_chunk(std::size_t most);
  // What the next call of next_chunk gives, whatever number it asks for.
  [[nodiscard]] const PuzzleChunk& look_ahead(std::size_t most);

  // Of the first record that was read: its format, nullopt before it, and the columns of its table
  // beside the puzzle.
  [[nodiscard]] std::optional<Format> first_format() const { return first_format_; }
  [[nodiscard]] const std::vector<std::string>& first_columns() const { return first_columns_; }

 private:
  class Source;

  [[nodiscard]] PuzzleChunk read_chunk(std::size_t most);
  [[nodiscard]] PuzzleChunk next_of_whole(std::size_t most);
  void keep_share(PuzzleChunk& chunk);

  template <typename... Arguments>
  void begin_source(Arguments&&... arguments);
  // Opens the next name; false at the end. Adds a misfit where it cannot be opened.
  bool open_next(PuzzleChunk& chunk);

  bool read_more(PuzzleChunk& chunk, std::size_t most);

  std::vector<std::string> names_;
  std::optional<Format> format_;
  std::stop_token stop_;
  PlainLines plain_lines_;
  Share share_;
  RecordTexts record_texts_;
  std::size_t next_name_ = 0;
  std::uint64_t read_ = 0;     // puzzles so far
  std::uint64_t records_ = 0;  // of the whole, so far; where there are shares
  std::unique_ptr<Source> source_;
  std::optional<PuzzleChunk> ahead_;
  std::optional<Format> first_format_;
  std::vector<std::string> first_columns_;
};

// How many lines the named files have together, for a progress that knows the end; 0 where one of
// them is no plain file.
std::uint64_t count_lines(const std::vector<std::string>& names);

}  // namespace nonet
