#include "book/guide.h"

#include <algorithm>
#include <fmt/format.h>

#include "book/level_words.h"
#include "rater/levels.h"

namespace nonet {
namespace {

constexpr std::string_view kExampleGivens =
    "..43...98....894..1......7.4.2.365..6..8.5..2..821.7.9.6......4..165....82...39..";
constexpr std::string_view kExampleSolution =
    "254367198376189425189542673492736581617895342538214769763921854941658237825473916";

// Why r3c2 is the only place for an 8 in the first box.
CaptionedPicture place_example() {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::box(0)};
  picture.cells = {{Cell(0, 8), Highlight::kPattern},
                   {Cell(1, 4), Highlight::kPattern},
                   {Cell(5, 2), Highlight::kPattern},
                   {Cell(2, 1), Highlight::kPlacement}};
  picture.found.set(Cell(2, 1), Digit(8));
  return {picture,
          "Where can the 8 of the first box go? The ringed 8s already serve the first row, the "
          "second row and the third column. One place is left."};
}

// Why r4c9 can only be 1.
CaptionedPicture digit_example() {
  GridPicture picture;
  picture.givens = example_givens();
  picture.houses = {House::row(3), House::column(8), House::box(5)};
  picture.cells = {{Cell(3, 8), Highlight::kPlacement}};
  picture.found.set(Cell(3, 8), Digit(1));
  return {picture,
          "What can the framed cell be? Its row has 2, 3, 4, 5 and 6, its column 8 and 9 as well, "
          "its box a 7. Only 1 is left."};
}

// "1.6 to 2.5", "2.6 to 3.0 and 3.4", "9.0 and above".
std::string rating_text(const LevelRow& level) {
  constexpr int kHighest = 119;  // the explainer scale's last rating, in tenths
  std::string text;
  for (const ErBand band : level.bands) {
    if (band.to < band.from) continue;
    if (!text.empty()) text += " and ";
    if (band.to > kHighest) {
      text += fmt::format("{:.1f} and above", band.from / 10.0);
    } else if (band.from == band.to) {
      text += fmt::format("{:.1f}", band.from / 10.0);
    } else {
      text += fmt::format("{:.1f} to {:.1f}", band.from / 10.0, band.to / 10.0);
    }
  }
  return text;
}

void add_levels(std::vector<GuideItem>& items, const BookSpec& spec) {
  items.emplace_back(GuideTitle{"The levels in this book"});
  items.emplace_back(GuideParagraph{
      "A puzzle is as hard as the hardest thought it asks for, not as the number of digits given. "
      "Within a section the puzzles become harder one by one. The numbers are ratings on the scale "
      "of Sudoku Explainer, the measure that most solvers and setters share."});
  std::vector<std::string> told;
  for (const BookSection& section : spec.sections) {
    const LevelRow* level = find_level(section.level);
    const LevelWords* words = level_words(section.level);
    if (level == nullptr || words == nullptr) continue;
    if (std::ranges::find(told, section.level) != told.end()) continue;
    told.push_back(section.level);
    items.emplace_back(GuideLevel{std::string(level->name), level->code, rating_text(*level),
                                  std::string(words->techniques)});
  }
}

}  // namespace

Grid example_givens() { return *Grid::from_line(kExampleGivens); }
Grid example_solution() { return *Grid::from_line(kExampleSolution); }

std::vector<GuideItem> guide_items(const BookSpec& spec) {
  std::vector<GuideItem> items{
      GuideTitle{"How to play"},
      GuideParagraph{
          "Fill the grid so that every row, every column and every box of three by three cells "
          "holds each of the digits 1 to 9 once. Every puzzle in this book has exactly one "
          "solution."},
      GuideHeading{"Two ways to find a digit"},
      GuideParagraph{
          "Choose a digit and a box, a row or a column, and look for the one place where the digit "
          "can go. Or choose a cell and look for the one digit it can hold. Each digit found makes "
          "the next one easier."},
      GuidePictures{place_example(), digit_example()},
      GuideHeading{"Pencil marks"},
      GuideParagraph{
          "In harder puzzles write into each empty cell, small, every digit it can still hold, and "
          "cross out what each discovery forbids. Never guess: if you are stuck, there is "
          "something "
          "you have not seen yet."},
      GuideHeading{"Finding the solution"},
      GuideParagraph{
          "Beside every puzzle stands the page of its solution, and beside every solution the page "
          "of its puzzle."},
  };
  add_levels(items, spec);
  return items;
}

std::vector<std::string> copyright_lines(const BookSpec& spec) {
  std::vector<std::string> lines{spec.title};
  if (!spec.author.empty() || spec.year != 0) {
    std::string line = "Copyright ©";
    if (spec.year != 0) line += fmt::format(" {}", spec.year);
    if (!spec.author.empty()) line += ' ' + spec.author;
    lines.push_back(line);
    lines.emplace_back("All rights reserved.");
  }
  if (!spec.isbn.empty()) lines.push_back("ISBN " + spec.isbn);
  lines.emplace_back(
      "Every puzzle in this book was verified to have exactly one solution before it was printed.");
  if (!spec.build.empty()) lines.push_back(spec.build);
  lines.emplace_back("Set in Lato, licensed under the SIL Open Font License 1.1.");
  return lines;
}

}  // namespace nonet
