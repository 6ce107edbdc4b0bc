#include "tests/book/sample_book.h"

#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>

#include "book/binding/bound_book.h"

namespace nonet::testing {

std::vector<BookPuzzle> sample_puzzles() {
  std::ifstream file(NONET_TEST_DATA "/book/puzzles.txt");
  REQUIRE(file);
  std::vector<BookPuzzle> puzzles;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string givens;
    std::string solution;
    fields >> givens >> solution;
    BookPuzzle puzzle;
    puzzle.givens = *Grid::from_line(givens);
    puzzle.solution = *Grid::from_line(solution);
    puzzle.effort = static_cast<double>(puzzles.size());
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

BookSpec sample_book(int per_section) {
  const std::vector<BookPuzzle> puzzles = sample_puzzles();
  BookSpec spec;
  spec.title = "First Book";
  spec.subtitle = "Sudoku from a first smile to a furrowed brow";
  spec.author = "A. Setter";
  spec.year = 2026;
  spec.build = "Made with nonet, seed 7.";
  auto next = puzzles.begin();
  for (const char* level : {"easy", "medium", "hard"}) {
    spec.sections.push_back({level, "", {next, next + per_section}});
    next += per_section;
  }
  return spec;
}

BookSpec helped_book() {
  const std::vector<BookPuzzle> puzzles = sample_puzzles();
  BookSpec spec = sample_book(4);
  spec.sections.resize(1);
  // A naked triplet and an XY-wing; cycles and forcing chains.
  const auto add = [&](const char* level, const std::vector<std::size_t>& from) {
    BookSection section{level, "", {}};
    for (const std::size_t index : from) section.puzzles.push_back(puzzles[index]);
    spec.sections.push_back(std::move(section));
  };
  add("very-hard", {33, 36});
  add("expert", {22, 25, 30, 31, 38});
  spec.hints = spec.explained = spec.lessons = true;
  return spec;
}

const Typefaces& typefaces() {
  static const Typefaces opened = [] {
    Result<Typefaces> result = Typefaces::open();
    INFO((result ? std::string() : result.error().text()));
    REQUIRE(result.ok());
    return std::move(result).value();
  }();
  return opened;
}

PrintedBook printed(const BookSpec& spec) {
  auto book = print_book(spec, typefaces());
  INFO((book ? std::string() : book.error().text()));
  REQUIRE(book.ok());
  return *std::move(book);
}

std::string pdf_of(const BookSpec& spec) {
  auto pdf = book_pdf(spec, printed(spec), typefaces());
  INFO((pdf ? std::string() : pdf.error().text()));
  REQUIRE(pdf.ok());
  return std::move(pdf).value().value();
}

}  // namespace nonet::testing
