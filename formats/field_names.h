// The names of the fields beside the puzzles, each once, in order of appearance: the columns of a
// table that is to hold all fields.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "formats/catalog.h"
#include "formats/puzzle_input.h"
#include "formats/puzzle_text.h"

namespace nonet {

class FieldNames {
 public:
  // Adds the name, up to the 1024 columns that a table may have.
  void add(std::string_view name);
  // Adds its columns, then the fields of its puzzles.
  void add_chunk(const PuzzleInput& input, const PuzzleChunk& chunk);
  // Reads a whole file for its names; for a table the beginning is enough.
  void add_file(const std::string& name, std::optional<Format> format, const std::stop_token& stop);

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::set<std::string, std::less<>> known_;
};

}  // namespace nonet
