// --to, --empty and --site of other boards.
#pragma once

#include <string>
#include <utility>

#include "base/result.h"
#include "cli/options.h"
#include "variants/text/board_formats.h"

namespace nonet {

class BoardWriting {
 public:
  // Borrows the geometry. REQUIRES: the format writes the geometry.
  BoardWriting(const variants::BoardFormatRow& row, const variants::Geometry& geometry,
               WriteOptions options)
      : row_(&row), geometry_(&geometry), options_(std::move(options)) {}

  [[nodiscard]] std::string record(const variants::BoardRecord& record) const {
    return *row_->write(record, *geometry_, options_);
  }

 private:
  const variants::BoardFormatRow* row_;
  const variants::Geometry* geometry_;
  WriteOptions options_;
};

// An error for a format that does not write the board, with the ones that do.
Result<BoardWriting> board_writing(const Options& options, const variants::Geometry& geometry);

}  // namespace nonet
