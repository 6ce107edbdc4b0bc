// The puzzles of many sources for one geometry: files, standard input ("-" or no name) and puzzles
// written as arguments, in chunks that other threads can process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/share.h"
#include "formats/input_stream.h"
#include "variants/text/board_reader.h"

namespace nonet::variants {

class BoardInput {
 public:
  // Borrows the geometry.
  BoardInput(std::vector<std::string> names, const Geometry& geometry, std::stop_token stop,
             Share share = {});

  // At most `most` records and errors of the share, in order; empty only at the end of the last
  // input.
  [[nodiscard]] std::vector<Result<BoardRecord>> next_chunk(std::size_t most);

 private:
  [[nodiscard]] std::vector<Result<BoardRecord>> next_of_whole(std::size_t most);
  void keep_share(std::vector<Result<BoardRecord>>& chunk);
  // False at the end of the last name.
  bool open_next(std::vector<Result<BoardRecord>>& chunk);
  void close(std::vector<Result<BoardRecord>>& chunk);

  std::vector<std::string> names_;
  const Geometry* geometry_;
  std::stop_token stop_;
  std::size_t next_name_ = 0;
  Share share_;
  std::uint64_t items_ = 0;    // records and errors so far, of all shares
  std::uint64_t records_ = 0;  // so far, of this share
  bool found_ = false;         // a record in the open input
  std::unique_ptr<InputStream> input_;
  std::unique_ptr<BoardReader> reader_;
};

}  // namespace nonet::variants
