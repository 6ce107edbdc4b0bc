// The line over a puzzle.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "book/spec/book_spec.h"

namespace nonet {

// What a publisher may have over a puzzle beside number, stars and the page of the solution: text
// with {level}, {technique}, {target}, {rating}, {clues}, {weekday}; the parts between " · " are
// left out where they are empty. The error names an unknown place.
Status check_caption(std::string_view form);

// The place of a puzzle in the book, for its weekday: index from 0, and puzzles of a page.
struct CaptionPlace {
  int index = 0;
  int per_page = 0;
};

// The caption from its longest form to its shortest. Without a publisher's: level and target; with
// a week on a page also the weekday.
std::vector<std::string> caption_forms(const BookSpec& spec, const NumberedPuzzle& numbered,
                                       const CaptionPlace& place);

}  // namespace nonet
