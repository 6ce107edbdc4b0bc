// One puzzle of a list of another board, and what is written beside it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "variants/board/cell_digits.h"

namespace nonet::variants {

struct BoardRecord {
  CellDigits givens;
  std::string comment = {};
  std::vector<Field> fields = {};  // title, author, ...
  Place place = {};
  std::uint64_t ordinal = 0;  // among the puzzles of the input, from 1
};

}  // namespace nonet::variants
