#include "book/web/book_html.h"

#include <catch2/catch.hpp>
#include <string>

#include "book/pages/help.h"
#include "book/spec/book_spec.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

// The digits between two places of the file, '.' for cells without one.
std::string cells_between(const std::string& html, const std::string& from, const std::string& to) {
  const std::size_t start = html.find(from);
  REQUIRE(start != std::string::npos);
  std::string line;
  for (std::size_t at = html.find("<td", start); at < html.find(to, start);
       at = html.find("<td", at + 1)) {
    std::size_t digit = html.find('>', at) + 1;
    if (html.compare(digit, 3, "<b>") == 0) digit += 3;
    line += html[digit] >= '1' && html[digit] <= '9' ? html[digit] : '.';
  }
  return line;
}

TEST_CASE("An HTML book holds every puzzle and solution, linked to each other", "[book]") {
  BookSpec spec = testing::sample_book(4);
  spec.title = "Ours & yours";
  const std::string html = book_html(spec, testing::typefaces());
  const auto puzzles = numbered_puzzles(spec);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    CHECK(cells_between(html, "id=\"p" + number + "\"", "</table>") ==
          puzzles[i].puzzle->givens.line());
    CHECK(cells_between(html, "id=\"s" + number + "\"", "</table>") ==
          puzzles[i].puzzle->solution.line());
    CHECK(html.find("href=\"#s" + number + "\"") != std::string::npos);
    CHECK(html.find("href=\"#p" + number + "\"") != std::string::npos);
  }
  // Printed books have page numbers, HTML pages have links.
  CHECK(html.find("page of its solution") == std::string::npos);
  CHECK(html.find("link to its solution") != std::string::npos);
  CHECK(html.find("<title>Ours &amp; yours</title>") != std::string::npos);
  // Nothing is loaded from elsewhere; the xmlns of inline SVG is a name, not an address.
  for (const char* outside : {"src=", "<link", "@import", "url(", "<script", "https://"}) {
    CHECK(html.find(outside) == std::string::npos);
  }
  CHECK((book_html(spec, testing::typefaces()) == html));
}

TEST_CASE("An HTML book has hints whose rungs open one by one, and explained steps", "[book]") {
  const BookSpec spec = testing::helped_book();
  const std::string html = book_html(spec, testing::typefaces());
  const BookHelp help = help_of(spec);
  REQUIRE(help.puzzles.size() > 3);
  for (const PuzzleHelp& each : help.puzzles) {
    const std::string number = std::to_string(each.puzzle + 1);
    for (const char* part : {"h", "e"}) {
      CHECK(html.find("id=\"" + (part + number) + "\"") != std::string::npos);
      CHECK(html.find("href=\"#" + (part + number) + "\"") != std::string::npos);
    }
    const std::size_t hint = html.find("id=\"h" + number + "\"");
    const std::size_t where = html.find(each.hint.where, hint);
    const std::size_t what = html.find("<details>", where);
    CHECK(what < html.find(each.hint.what, what));
    CHECK(html.find("<details>", hint) < where);
  }
  CHECK(html.find("id=\"lessons\"") != std::string::npos);
  for (const BookLesson& lesson : help.lessons) {
    CHECK(html.find(lesson.title) != std::string::npos);
  }
  CHECK(html.find("<script") == std::string::npos);
}

}  // namespace
}  // namespace nonet
