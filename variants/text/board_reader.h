// Puzzles of one geometry from text: lines of as many characters as the board has cells, with a
// comment behind them; grids of a line for each row, in which blanks, bars and rules are left out,
// or in which blanks stand where a board of several has no cells; and the documents of sites and
// apps, which must be of this board. A file may mix them.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/text_source.h"
#include "variants/board/geometry.h"
#include "variants/text/board_record.h"

namespace nonet::variants {

class BoardReader {
 public:
  // Borrows the stream and the geometry.
  BoardReader(std::istream& in, std::string name, const Geometry& geometry)
      : source_(in, std::move(name)), geometry_(&geometry) {}

  // The next record or the reason why a line is none; nullopt at the end. Empty lines and lines
  // that begin with # are passed over, except those that belong to a grid below them (#A author),
  // and so is the heading of a table with puzzles in its first column.
  std::optional<Result<BoardRecord>> next();

 private:
  [[nodiscard]] Result<BoardRecord> read_line(std::string_view line);
  [[nodiscard]] Result<BoardRecord> read_grid();
  [[nodiscard]] Result<BoardRecord> read_document();
  [[nodiscard]] bool begins_grid(std::string_view line) const;
  struct GridRow {
    std::string cells;                 // none of a rule such as "---+---"
    std::vector<std::size_t> columns;  // of the line, for each cell
  };
  // An error for a line that is no such row of the board.
  [[nodiscard]] Result<GridRow> row_of(std::string_view line, int row) const;

  TextSource source_;
  const Geometry* geometry_;
  std::vector<std::string> header_ = {};  // '#' lines since the last record
};

// The board that the first record states, if it is a document or link that can be read.
std::optional<Geometry> first_stated_board(std::istream& in, std::string name);

}  // namespace nonet::variants
