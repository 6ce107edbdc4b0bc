// Lessons of any board as a page for a browser, and for paper. Both draw the example with its
// answer, then the practice positions with their pencil marks, then the answers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/drawings/guide_items.h"
#include "book/fonts/typefaces.h"
#include "book/words/words.h"
#include "rater/explain/lesson.h"
#include "rater/explain/names.h"
#include "variants/explain/board_lesson.h"

namespace nonet {

// A position as pages show it.
struct ShownPosition {
  std::string givens;  // a line
  SquarePicture question;
  GuidePictures answer;            // one for each case of a chain, up to a number of them
  std::vector<std::string> lines;  // of the answer
  std::string practice;            // JSON for the page's scripts; empty: it cannot be clicked
};

struct ShownLesson {
  std::string key;   // of the technique
  std::string name;  // in the words of the page
  LessonText text;
  std::string order;  // may be empty
  std::vector<ShownPosition> positions;
  std::string shortage;  // may be empty
};

// `words`: those in which the lessons are told (told_in of rater/explain/lesson.h).
ShownLesson shown_lesson(const Lesson& lesson, CellNames names, const BookWords& words);
// Borrows the geometry. `board`: in the words of the page.
ShownLesson shown_lesson(const variants::BoardLesson& lesson, const variants::Geometry& geometry,
                         CellNames names, const variants::BoardWords& board,
                         const BookWords& words);

// One HTML file that needs no other file; answers are folded, and practice positions of 9x9 can be
// clicked.
std::string lesson_html(std::span<const ShownLesson> lessons, CellNames names,
                        const Typefaces& typefaces, const BookWords& words = BookWords());

// The bytes of a PDF on A4, with an outline.
Result<std::string> lesson_pdf(std::span<const ShownLesson> lessons, CellNames names,
                               const Typefaces& typefaces, const BookWords& words = BookWords());

}  // namespace nonet
