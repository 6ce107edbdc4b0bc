// Lessons as a page for a browser, and for paper. Both draw the example with its answer, then the
// practice positions with their pencil marks, then the answers.
#pragma once

#include <span>
#include <string>

#include "base/result.h"
#include "book/fonts/typefaces.h"
#include "book/words/words.h"
#include "rater/explain/lesson.h"
#include "rater/explain/names.h"

namespace nonet {

// One HTML file that needs no other file; answers are folded, and practice positions can be
// clicked. `words`: those in which the lessons are told (told_in of rater/explain/lesson.h).
std::string lesson_html(std::span<const Lesson> lessons, CellNames names,
                        const Typefaces& typefaces, const BookWords& words = BookWords());

// The bytes of a PDF on A4, with an outline.
Result<std::string> lesson_pdf(std::span<const Lesson> lessons, CellNames names,
                               const Typefaces& typefaces, const BookWords& words = BookWords());

}  // namespace nonet
