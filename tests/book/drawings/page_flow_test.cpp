#include "book/drawings/page_flow.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "book/pages/guide.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

constexpr TextStyle kStyle{Face::kRegular, 10, kBlack};

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "|") + line;
  return text;
}

TEST_CASE("A word breaks at its soft breaks only where a line ends", "[book]") {
  const std::string soft(kSoftBreak);
  const std::string text = "one (8)r4c8" + soft + "-(7)r4c8" + soft + "=r4c7 two";
  const Typefaces& faces = testing::typefaces();
  CHECK(joined(wrap(text, kStyle, 1000, faces)) == "one (8)r4c8-(7)r4c8=r4c7 two");
  const double narrow = faces.width(kStyle, "one (8)r4c8-(7)r4c8") + 1;
  CHECK(joined(wrap(text, kStyle, narrow, faces)) == "one (8)r4c8-(7)r4c8|=r4c7 two");
  CHECK(joined(wrap(text, kStyle, 1, faces)) == "one|(8)r4c8|-(7)r4c8|=r4c7|two");
  CHECK(joined(wrap("a  b" + soft + " c", kStyle, 1000, faces)) == "a b c");
}

std::vector<PageFlow::Panel> steps(int count) {
  GridPicture picture;
  picture.givens = example_givens();
  std::vector<PageFlow::Panel> panels;
  for (int i = 1; i <= count; ++i) {
    panels.push_back({"Step " + std::to_string(i), picture, "Words."});
  }
  return panels;
}

// The lowest and the rightmost text of a page: words stand below the picture, digits in it.
struct Extent {
  double right = 0;
  double bottom = 0;
  int headings = 0;
};

Extent extent_of(const Drawing& page) {
  Extent extent;
  for (const Mark& mark : page.marks) {
    const auto* run = std::get_if<TextRun>(&mark);
    if (run == nullptr) continue;
    if (run->text.starts_with("Step")) ++extent.headings;
    extent.right = std::max(extent.right, run->at.x);
    extent.bottom = std::max(extent.bottom, run->at.y);
  }
  return extent;
}

TEST_CASE("In a single column a picture grows where its page has no room for a second one",
          "[book]") {
  const Size page{300, 400};
  PageFlow low(page, 8, testing::typefaces());
  low.panels(steps(2), 220);
  const std::vector<Drawing> alone = std::move(low).take();
  REQUIRE(alone.size() == 2);
  for (const Drawing& drawing : alone) {
    const Extent extent = extent_of(drawing);
    CHECK(extent.headings == 1);
    CHECK(extent.right > 250);  // the last column of a grid that is as wide as the page
    CHECK(extent.bottom <= page.height);
  }
  PageFlow high({300, 520}, 8, testing::typefaces());
  high.panels(steps(4), 220);
  const std::vector<Drawing> pairs = std::move(high).take();
  REQUIRE(pairs.size() == 2);
  for (const Drawing& drawing : pairs) {
    const Extent extent = extent_of(drawing);
    CHECK(extent.headings == 2);
    CHECK(extent.right < 220);
    CHECK(extent.bottom <= 520);
  }
}

}  // namespace
}  // namespace nonet
