// The names of what records have beside their puzzles, each once, in the order of their coming: the
// columns of a table that is to have all of it.
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
  // As many as a table may have: 1024.
  void add(std::string_view name);
  // Its columns, then the fields of its puzzles.
  void add_chunk(const PuzzleInput& input, const PuzzleChunk& chunk);
  // Reads a whole file for them; of a table the beginning will do.
  void add_file(const std::string& name, std::optional<Format> format, const std::stop_token& stop);

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::set<std::string, std::less<>> known_;
};

}  // namespace nonet
