// How full the pages of lessons are.
#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "book/pages/help.h"
#include "book/pages/lesson_flows.h"
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

TEST_CASE("In a pocket book two practice positions of a lesson share a page", "[book][lessons]") {
  BookSpec spec = testing::helped_book();
  spec.profile = Profile::kPocket;
  spec.trim = *parse_trim(figures_of(spec.profile).trim);
  const BookPlan plan = testing::printed(spec).plan;
  BookHelp help = help_of(spec);
  help.lessons.resize(1);
  auto& positions = help.lessons.front().positions;
  positions.resize(11, positions.front());
  FlowSheets sheets(spec, plan, testing::typefaces());
  const LessonFlows flows = set_lessons(spec, help, plan, sheets);
  std::vector<int> practice;  // positions on each page that has some
  for (const Drawing& page :
       flows.sections[static_cast<std::size_t>(help.lessons.front().section)]) {
    const auto here = std::ranges::count_if(page.marks, [](const Mark& mark) {
      const auto* run = std::get_if<TextRun>(&mark);
      return run != nullptr && run->text.starts_with("Practice");
    });
    if (here > 0) practice.push_back(static_cast<int>(here));
  }
  CHECK(practice == std::vector<int>{2, 2, 2, 2, 2});
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
