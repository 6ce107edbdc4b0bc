#include "book/web/book_html.h"

#include <catch2/catch.hpp>
#include <string>

#include "book/spec/book_spec.h"
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
  // Paper has page numbers, a page of HTML has links.
  CHECK(html.find("page of its solution") == std::string::npos);
  CHECK(html.find("link to its solution") != std::string::npos);
  CHECK(html.find("<title>Ours &amp; yours</title>") != std::string::npos);
  // Nothing is loaded from elsewhere; xmlns of inline SVG is a name, not a place.
  for (const char* outside : {"src=", "<link", "@import", "url(", "<script", "https://"}) {
    CHECK(html.find(outside) == std::string::npos);
  }
  CHECK((book_html(spec, testing::typefaces()) == html));
}

}  // namespace
}  // namespace nonet
