#include "tasks/printing/day_image.h"

#include <utility>

namespace nonet {

Result<DayPicture> day_picture(const DailyPuzzle& puzzle, Shown shown) {
  if (puzzle.board == nullptr) {
    auto picture = record_picture(puzzle.text, shown);
    if (!picture) return picture.error();
    return DayPicture(*std::move(picture));
  }
  const BoardDigits& digits = puzzle.leveled.puzzle.board;
  BoardPicture picture{.geometry = puzzle.board.get(), .givens = digits.givens};
  if (shown == Shown::kSolution) picture.found = digits.solution;
  return DayPicture(std::move(picture));
}

Result<std::string> day_image(const DailyPuzzle& puzzle, const ImageStyle& style, Shown shown,
                              const Typefaces& typefaces) {
  auto picture = day_picture(puzzle, shown);
  if (!picture) return picture.error();
  return std::visit([&](auto& drawn) { return single_image(std::move(drawn), style, typefaces); },
                    *picture);
}

}  // namespace nonet
