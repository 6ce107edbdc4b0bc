// The formats in which puzzles of other boards are written, a row each.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "formats/catalog.h"
#include "formats/writer.h"
#include "variants/board/geometry.h"
#include "variants/text/board_record.h"

namespace nonet::variants {

struct BoardFormatRow {
  Format format;
  // Whether the format shows every board; fpuzzles and url show those of f-puzzles.
  bool every_board;
  // The record, line break included.
  Result<std::string> (*write)(const BoardRecord& record, const Geometry& geometry,
                               const WriteOptions& options);
};
std::span<const BoardFormatRow> board_formats();
// The row, or nullptr for a format of 9x9 only.
const BoardFormatRow* find_board_format(Format format);

}  // namespace nonet::variants
