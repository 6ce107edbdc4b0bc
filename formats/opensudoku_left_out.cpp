// In place of opensudoku_format.cpp where there is no XML library: the module for browsers.
#include <utility>

#include "formats/opensudoku_format.h"

namespace nonet {

std::optional<Result<PuzzleText>> OpenSudokuReader::next(TextSource&) {
  if (std::exchange(ended_, true)) return std::nullopt;
  return Error{
      .kind = ErrorKind::kInput, .reason = "OpenSudoku files are not read here", .place = {}};
}

std::string opensudoku_header(const WriteOptions&) { return {}; }
std::string opensudoku_footer(const WriteOptions&) { return {}; }
void append_opensudoku(std::string&, const PuzzleText&, const WriteOptions&) {}

}  // namespace nonet
