// The guide for readers before the first puzzle, as plain items that the printed and the HTML book
// each lay out in their own way.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "book/book.h"
#include "book/grid_picture.h"

namespace nonet {

struct GuideTitle {
  std::string text;
};
struct GuideHeading {
  std::string text;
};
struct GuideParagraph {
  std::string text;
};
struct GuideLevel {
  std::string name;
  int stars = 0;
  std::string techniques;
};
struct CaptionedPicture {
  GridPicture picture;
  std::string caption;
};
using GuidePictures = std::vector<CaptionedPicture>;  // side by side
// A QR code, its meaning and its link beside it.
struct GuideCode {
  std::string text;
  std::string link;
};

using GuideItem =
    std::variant<GuideTitle, GuideHeading, GuideParagraph, GuideLevel, GuidePictures, GuideCode>;

// HTML has links in place of page numbers.
enum class Medium : bool { kPaper, kScreenPage };

// How to play, with a worked example, and the levels that the book has.
std::vector<GuideItem> guide_items(const BookSpec& spec, Medium medium = Medium::kPaper);

// The paragraphs of the copyright page.
std::vector<std::string> copyright_lines(const BookSpec& spec);

// "Sunday Sudoku, volume 3"; empty if the book is not in a series.
std::string series_line(const BookSpec& spec);

// The puzzle that the guide explains, and its solution. tests/book/guide_test.cpp checks the
// guide's claims against the grid.
Grid example_givens();
Grid example_solution();

}  // namespace nonet
