#include "book/pages/caption.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "book/paper/page_layout.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using Forms = std::vector<std::string>;

// The caption of the first puzzle of the section "hard", with every fact known.
struct Captioned {
  BookSpec spec = testing::sample_book(1);
  BookPuzzle puzzle = spec.sections[2].puzzles[0];

  Captioned() {
    puzzle.effort = 8.5;
    puzzle.rating = "ER 4.2";
    puzzle.hardest = "naked-pair";
  }
  [[nodiscard]] Forms forms(const CaptionPlace& place = {0, 1}) const {
    return caption_forms(spec, {&puzzle, 2}, place);
  }
};

TEST_CASE("A caption does not give the technique away", "[book][caption]") {
  Captioned book;
  CHECK(book.forms() == Forms{"Hard · target 8:30", "Hard · 8:30", "8:30"});
  book.puzzle.effort = kBeyondMinutes;
  CHECK(book.forms().front() == "Hard");
}

TEST_CASE("A publisher's caption is filled in, and keeps its first part", "[book][caption]") {
  Captioned book;
  book.spec.caption = "No. {clues} · {technique} · {rating} · {target}";
  CHECK(book.forms().front() ==
        fmt::format("No. {} · Naked Pair · ER 4.2 · target 8:30", book.puzzle.givens.clue_count()));
  CHECK(book.forms().back() == fmt::format("No. {}", book.puzzle.givens.clue_count()));
  book.puzzle.rating = "";
  CHECK(book.forms().front().find("·  ·") == std::string::npos);
  book.spec.caption = "";
  CHECK(book.forms().front().empty());
}

TEST_CASE("A week on a sheet has its days", "[book][caption]") {
  Captioned book;
  book.spec.profile = Profile::kNewspaper;
  CHECK(book.forms({8, 7}).front() == "Tuesday · Hard · target 8:30");
  CHECK(book.forms({8, 7}).back() == "Tuesday");
  CHECK(book.forms({8, 6}).front() == "Hard · target 8:30");
}

TEST_CASE("An unknown place in a caption is named", "[book][caption]") {
  CHECK(check_caption("{level} {weekday}").ok());
  CHECK(check_caption("plain").ok());
  CHECK(check_caption("{levl}").error().text().starts_with(
      "caption \"{levl}\": {levl} is none of {level}, {technique}"));
  CHECK_FALSE(check_caption("{level").ok());
}

}  // namespace
}  // namespace nonet
