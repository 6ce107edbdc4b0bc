// The puzzle of a record as an image file: its givens, its solution or its candidates.
#pragma once

#include <string>

#include "base/result.h"
#include "book/drawings/single_image.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The digits beside the givens: the record's own, or the solution's.
enum class Shown : bool { kPuzzle, kSolution };

// The picture of the record's digits and candidates. An error if the solution is requested and
// there is none or several.
Result<GridPicture> record_picture(const PuzzleText& record, Shown shown);

// The bytes of the file. An error if the solution is requested and there is none or several, or as
// single_image().
Result<std::string> record_image(const PuzzleText& record, const ImageStyle& style, Shown shown,
                                 const Typefaces& typefaces);

}  // namespace nonet
