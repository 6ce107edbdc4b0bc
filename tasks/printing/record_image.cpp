#include "tasks/printing/record_image.h"

#include <utility>

#include "tasks/lists/proper_puzzles.h"

namespace nonet {

Result<GridPicture> record_picture(const PuzzleText& record, Shown shown) {
  GridPicture picture;
  picture.givens = record.givens;
  picture.found = record.placed;
  picture.marks = record.marks;
  if (shown == Shown::kSolution) {
    const auto proper = std::move(proper_puzzles({&record, 1}).front());
    if (!proper) return proper.error();
    picture.found = proper->solution();
    for (const Cell cell : record.givens.filled()) picture.found.clear(cell);
  }
  return picture;
}

Result<std::string> record_image(const PuzzleText& record, const ImageStyle& style, Shown shown,
                                 const Typefaces& typefaces) {
  auto picture = record_picture(record, shown);
  if (!picture) return picture.error();
  return single_image(*std::move(picture), style, typefaces);
}

}  // namespace nonet
