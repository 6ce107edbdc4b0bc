// Puzzles of one geometry from text: lines of as many characters as the board has cells, with a
// comment behind them; or grids of a line for each row, in which blanks, bars and rules are left
// out.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "base/result.h"
#include "formats/text_source.h"
#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

struct BoardRecord {
  CellDigits givens;
  std::string comment;
  Place place;
  std::uint64_t ordinal = 0;  // among the puzzles of the input, from 1
};

class BoardReader {
 public:
  // Borrows the stream and the geometry.
  BoardReader(std::istream& in, std::string name, const Geometry& geometry)
      : source_(in, std::move(name)), geometry_(&geometry) {}

  // The next record or the reason why a line is none; nullopt at the end. Empty lines and lines
  // that begin with # are passed over.
  std::optional<Result<BoardRecord>> next();

 private:
  [[nodiscard]] Result<BoardRecord> read_line(std::string_view line);
  [[nodiscard]] Result<BoardRecord> read_grid();

  TextSource source_;
  const Geometry* geometry_;
};

}  // namespace nonet::variants
