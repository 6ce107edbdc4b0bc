#include <algorithm>
#include <catch2/catch.hpp>
#include <stop_token>
#include <vector>

#include "nonet/nonet.h"
#include "tests/face/puzzles.h"

namespace nonet::testing {

TEST_CASE("a list becomes a book, the same bytes each time", "[face]") {
  std::vector<Puzzle> puzzles = {puzzle_of(kDiabolical), puzzle_of(kHard)};
  const BookOptions options{.title = "Two", .profile = "screen"};
  const auto book = make_book(puzzles, options);
  REQUIRE(book.ok());
  CHECK(book->bytes.starts_with("%PDF-"));
  CHECK(book->pages >= 4);
  CHECK(std::ranges::count(book->manifest, '\n') == 2);
  // Sections rise in difficulty, for any order of the list.
  CHECK(book->manifest.find(kHard) < book->manifest.find(kDiabolical));
  CHECK(make_book(puzzles, options)->bytes == book->bytes);
  const auto page = make_book(puzzles, {.format = BookFormat::kHtml});
  REQUIRE(page.ok());
  CHECK(page->bytes.find("<html") != std::string::npos);
}

TEST_CASE("a book that cannot be printed is refused with a reason", "[face]") {
  const std::vector<Puzzle> puzzles = {puzzle_of(kHard)};
  std::stop_source stopped;
  stopped.request_stop();
  CHECK(make_book({}, {}).error().kind == ErrorKind::kRequest);
  CHECK(make_book(puzzles, {.profile = "no-profile"}).error().kind == ErrorKind::kRequest);
  CHECK(make_book(puzzles, {.trim = "no-trim"}).error().kind == ErrorKind::kRequest);
  CHECK(make_book(puzzles, {.puzzles_per_page = 11}).error().kind == ErrorKind::kRequest);
  CHECK(make_book(std::vector(2, puzzles[0])).error().kind == ErrorKind::kRequest);
  CHECK(make_book(puzzles, {}, {.stop = stopped.get_token()}).error().kind == ErrorKind::kRequest);
}

}  // namespace nonet::testing
