#include "cli/boards/board_writing.h"

#include <fmt/format.h>

#include "base/request_error.h"
#include "cli/output_format.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

std::string known_formats() {
  std::string keys;
  for (const variants::BoardFormatRow& row : variants::board_formats())
    keys += fmt::format("{}{}", keys.empty() ? "" : ", ", row_of(row.format).key);
  return keys;
}

bool is_digit_of(char symbol, const variants::Geometry& geometry) {
  for (int digit = 1; digit <= geometry.digits(); ++digit) {
    if (variants::symbol_of(digit) == symbol) return true;
  }
  return false;
}

}  // namespace

Result<BoardWriting> board_writing(const Options& options, const variants::Geometry& geometry) {
  const auto writer = puzzle_writing(options);
  if (!writer) return writer.error();
  const variants::BoardFormatRow* row = variants::find_board_format(writer->format());
  if (row == nullptr) {
    return request_error(fmt::format("--to {} is for 9x9 only: other boards are written as {}",
                                     row_of(writer->format()).key, known_formats()));
  }
  WriteOptions chosen = writer->options();
  if (!options.given("site")) chosen.site = LinkSite::kSudokuPad;  // the only one for other boards
  if (is_digit_of(chosen.empty, geometry)) {
    return request_error(
        fmt::format("--empty {}: that is a digit of {}", chosen.empty, geometry.key()));
  }
  const variants::CellDigits none(static_cast<std::size_t>(geometry.cells()), 0);
  const auto trial = row->write({.givens = none}, geometry, chosen);
  if (!trial) return trial.error();
  return BoardWriting(*row, geometry, chosen);
}

}  // namespace nonet
