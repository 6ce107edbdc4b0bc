#include "book/web/book_epub.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "book/binding/bound_book.h"
#include "book/paper/page_layout.h"
#include "tests/book/other_programs.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

BookSpec e_book() {
  BookSpec spec = testing::sample_book(4);
  spec.profile = Profile::kScreen;
  spec.trim = *parse_trim("6x9");
  return spec;
}

std::string epub_of(const BookSpec& spec) {
  const auto bound = bind_book(spec, BookFormat::kEpub);
  INFO((bound ? std::string() : bound.error().text()));
  REQUIRE(bound.ok());
  return (*bound)->bytes;
}

TEST_CASE("An e-book is known by its first bytes, and is the same every time", "[book][epub]") {
  const std::string epub = epub_of(e_book());
  CHECK(epub.substr(30, 28) == "mimetypeapplication/epub+zip");
  CHECK(epub == epub_of(e_book()));
}

TEST_CASE("An e-book leads from each puzzle to its solution and back", "[book][epub]") {
  if (!testing::have("unzip")) return;
  const BookSpec spec = e_book();
  const PrintedBook book = testing::printed(spec);
  const testing::TemporaryPdf file(epub_of(spec));
  CHECK(file.ask("unzip -qt FILE 2>&1").find("No errors") != std::string::npos);
  const auto page = [&](int number) {
    return file.ask(fmt::format("unzip -p FILE book/page-{}.xhtml", number));
  };
  for (const std::size_t puzzle : {0U, 11U}) {
    const int there = book.plan.solution_pages[puzzle];
    const int back = book.plan.puzzle_pages[puzzle];
    INFO(puzzle);
    CHECK(page(back).find(fmt::format("<a href=\"page-{}.xhtml\"", there)) != std::string::npos);
    CHECK(page(there).find(fmt::format("<a href=\"page-{}.xhtml\"", back)) != std::string::npos);
  }
}

TEST_CASE("The checker of e-books finds no fault", "[.epubcheck]") {
  if (!testing::have("epubcheck") || !testing::have("java")) return;
  BookSpec spec = e_book();
  spec.title = "Pins & \"Needles\" <1>";
  const testing::TemporaryPdf file(epub_of(spec));
  const std::string said = file.ask(
      "mv FILE FILE.epub; java -jar $(command -v epubcheck) FILE.epub 2>&1; mv FILE.epub FILE");
  INFO(said);
  CHECK(said.find("No errors or warnings detected") != std::string::npos);
}

}  // namespace
}  // namespace nonet
