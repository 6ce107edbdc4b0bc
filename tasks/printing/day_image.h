// The puzzle of a day as a picture, whatever its board.
#pragma once

#include <string>
#include <variant>

#include "base/result.h"
#include "book/drawings/board_picture.h"
#include "book/drawings/grid_picture.h"
#include "tasks/printing/daily_puzzles.h"
#include "tasks/printing/record_image.h"

namespace nonet {

using DayPicture = std::variant<GridPicture, BoardPicture>;

// An error if the solution is requested and there is none or several. Borrows the puzzle's board.
Result<DayPicture> day_picture(const DailyPuzzle& puzzle, Shown shown);

// The bytes of a file of its own. An error as above, or as single_image().
Result<std::string> day_image(const DailyPuzzle& puzzle, const ImageStyle& style, Shown shown,
                              const Typefaces& typefaces);

}  // namespace nonet
