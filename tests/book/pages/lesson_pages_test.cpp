// How full the pages of lessons are.
#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "book/pages/printed_book.h"
#include "book/paper/page_layout.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

constexpr double kTitleInLines = 2;  // titles are at least so much larger than the page's text

struct LessonPage {
  double size = 0;             // of its smallest type
  double title = 0;            // of its largest
  double end = 0;              // of its texts, as a share of the page's height
  bool ends_in_title = false;  // the lowest text
};

LessonPage page_of(const Drawing& page) {
  LessonPage found{.size = 1000};
  const TextRun* lowest = nullptr;
  for (const Mark& mark : page.marks) {
    const auto* run = std::get_if<TextRun>(&mark);
    // Page numbers stand below.
    if (run == nullptr || run->text.size() < 5 || run->at.y > page.size.height * 0.93) continue;
    found.size = std::min(found.size, run->style.size);
    found.title = std::max(found.title, run->style.size);
    if (lowest == nullptr || run->at.y > lowest->at.y) lowest = run;
  }
  if (lowest == nullptr) return found;
  found.end = lowest->at.y / page.size.height;
  found.ends_in_title = lowest->style.size > found.size * kTitleInLines;
  return found;
}

std::vector<LessonPage> lesson_pages(Profile profile) {
  BookSpec spec = testing::helped_book();
  spec.profile = profile;
  spec.trim = *parse_trim(figures_of(profile).trim);
  const PrintedBook book = testing::printed(spec);
  std::vector<LessonPage> pages;
  for (std::size_t i = 0; i < book.pages.size(); ++i) {
    const PlannedPage& planned = book.plan.pages[i];
    if (planned.kind == PageKind::kText && planned.flow == FlowKind::kLessons) {
      pages.push_back(page_of(book.pages[i]));
    }
  }
  REQUIRE(pages.size() > 3);
  return pages;
}

TEST_CASE("No page of lessons ends in a title", "[book][lessons]") {
  for (const Profile profile : {Profile::kKdp, Profile::kPocket, Profile::kLargePrint}) {
    for (const LessonPage& page : lesson_pages(profile)) CHECK_FALSE(page.ends_in_title);
  }
}

TEST_CASE("In large print the words of a lesson fill half of the page that they open",
          "[book][lessons]") {
  int opened = 0;
  for (const LessonPage& page : lesson_pages(Profile::kLargePrint)) {
    if (page.title < page.size * kTitleInLines || page.size < 20) continue;
    ++opened;
    CHECK(page.end > 0.5);
  }
  CHECK(opened >= 3);
}

}  // namespace
}  // namespace nonet
