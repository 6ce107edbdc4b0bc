#include "book/drawings/step_panels.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <string>
#include <variant>
#include <vector>

#include "book/drawings/page_flow.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

constexpr double kA4Width = 595.28;
constexpr double kA4Height = 841.89;
constexpr double kLeastMargin = 18;  // points, about 6 mm

ShownSteps numbered_panels(int count) {
  ShownSteps shown;
  for (int i = 1; i <= count; ++i) {
    StepPanel panel;
    panel.heading = fmt::format("step {}", i);
    panel.paint = [](Drawing& drawing, const Rect& area) { drawing.fill(area, kBlack); };
    panel.caption = "=> r1c1 is 5";
    shown.panels.push_back(std::move(panel));
  }
  return shown;
}

std::vector<TextRun> runs_of(const Drawing& drawing) {
  std::vector<TextRun> texts;
  for (const Mark& mark : drawing.marks) {
    if (const auto* text = std::get_if<TextRun>(&mark)) texts.push_back(*text);
  }
  return texts;
}

// Of text that begins at its place.
bool stays_on(const Drawing& page, const TextRun& text) {
  const bool middle = text.anchor == Anchor::kMiddle;
  const double width = testing::typefaces().width(text.style, text.text) / (middle ? 2 : 1);
  return text.at.x - (middle ? width : 0) >= kLeastMargin &&
         text.at.x + width <= page.size.width - kLeastMargin && text.at.y > kLeastMargin &&
         text.at.y <= page.size.height - kLeastMargin;
}

TEST_CASE("Steps stand on pages of A4 in their order, and nothing leaves a page", "[book]") {
  for (const double width : {261.0, 348.0, 464.0}) {
    const auto pages =
        pages_of_steps(numbered_panels(11), testing::typefaces(), {.width = width, .shape = 1.02});
    INFO(width << " points, " << pages.size() << " pages");
    CHECK(pages.size() == (width < 300 ? 3 : width < 400 ? 6 : 11));
    std::string order;
    for (std::size_t i = 0; i < pages.size(); ++i) {
      CHECK(pages[i].size.width == kA4Width);
      CHECK(pages[i].size.height == kA4Height);
      for (const TextRun& text : runs_of(pages[i])) {
        CHECK(stays_on(pages[i], text));
        if (text.text.starts_with("step ")) order += text.text.substr(5) + ' ';
      }
      CHECK(runs_of(pages[i]).back().text == std::to_string(i + 1));
    }
    CHECK(order == "1 2 3 4 5 6 7 8 9 10 11 ");
  }
}

TEST_CASE("A single page of steps has no number", "[book]") {
  const auto pages = pages_of_steps(numbered_panels(2), testing::typefaces());
  REQUIRE(pages.size() == 1);
  CHECK(runs_of(pages.front()).back().text == "=> r1c1 is 5");
}

TEST_CASE("An argument goes on overleaf, each of its lines once", "[book]") {
  ShownSteps shown = numbered_panels(1);
  std::string told;
  for (int i = 1; i <= 120; ++i) {
    shown.argument += fmt::format("{}{}. r1c1 is 5\n", i % 2 == 0 ? "    " : "", i);
    told += fmt::format("{}. r1c1 is 5\n", i);
  }
  const auto pages = pages_of_steps(shown, testing::typefaces());
  CHECK(pages.size() == 3);
  std::string lines;
  for (const Drawing& page : pages) {
    for (const TextRun& text : runs_of(page)) {
      CHECK(stays_on(page, text));
      if (text.text.ends_with(". r1c1 is 5")) lines += text.text + '\n';
    }
  }
  CHECK(lines == told);
}

TEST_CASE("A chain breaks at its links and stays as wide as its panel", "[book]") {
  NamedProof chain;
  chain.chains = {"(1)r1c1"};
  for (int i = 2; i <= 40; ++i) chain.chains[0] += fmt::format("{}({})r9c9", i % 2 ? "-" : "=", i);
  ShownSteps shown = numbered_panels(1);
  shown.panels[0].notation = notation_lines(chain, CellNames::kRowColumn);
  const StepPanelSize size{.width = 250, .shape = 1};
  const Drawing sheet = sheet_of_panels(shown.panels, testing::typefaces(), size);
  std::string joined;
  double left = -1;
  for (const TextRun& text : runs_of(sheet)) {
    if (text.text.find('(') == std::string::npos) continue;
    if (left < 0) left = text.at.x;
    CHECK(testing::typefaces().width(text.style, text.text) <= size.width);
    CHECK(text.at.x == left);
    joined += text.text;
  }
  CHECK(joined == chain.chains[0]);
  const auto letters = notation_lines(chain, CellNames::kLetters);
  CHECK(letters[0].starts_with("(1)A1"));
}

}  // namespace
}  // namespace nonet
