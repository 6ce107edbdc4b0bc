#include "book/output/pdf_check.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "book/binding/book_check.h"
#include "book/binding/bound_book.h"
#include "book/output/cairo_output.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"
#include "tests/book/read_book.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::pdf_of;
using testing::sample_book;
using testing::typefaces;

std::vector<std::string> faults_of(const std::string& pdf, Profile profile) {
  const auto faults = check_pdf(pdf, figures_of(profile));
  REQUIRE(faults.ok());
  std::vector<std::string> lines;
  for (const PdfFault& fault : *faults) lines.push_back(fault.line());
  return lines;
}

std::string page_with(const std::function<void(Drawing&)>& draw) {
  PdfDocument document;
  for (int i = 0; i < 24; ++i) {
    Drawing page;
    page.size = {612, 792};
    page.text({{300, 300}, Anchor::kStart, {Face::kRegular, 12, kBlack}, "page"});
    if (i == 2) draw(page);
    document.pages.push_back(page);
  }
  auto pdf = render_pdf(document, typefaces());
  REQUIRE(pdf.ok());
  return std::move(pdf).value();
}

TEST_CASE("Books of every profile pass the check of their file", "[book][pdf]") {
  for (const ProfileFigures& profile : kProfiles) {
    BookSpec spec = testing::helped_book();
    spec.profile = profile.profile;
    spec.trim = *parse_trim(profile.trim);
    INFO(profile.key);
    CHECK(faults_of(pdf_of(spec), profile.profile) == std::vector<std::string>());
  }
}

TEST_CASE("Books with bleed pass the checks of their pages and of their file", "[book][pdf]") {
  for (const ProfileFigures& profile : kProfiles) {
    BookSpec spec = testing::helped_book();
    spec.profile = profile.profile;
    spec.trim = *parse_trim(profile.trim);
    spec.bleed = true;
    INFO(profile.key);
    if (profile.bleed == 0) {
      CHECK_FALSE(print_book(spec, typefaces()).ok());
      continue;
    }
    const PrintedBook book = testing::printed(spec);
    CHECK(check_book(spec, book, typefaces()) == std::vector<std::string>());
    CHECK(faults_of(pdf_of(spec), profile.profile) == std::vector<std::string>());
  }
}

TEST_CASE("Ink that ends between the cut and the safe area is found, and ink over the spine",
          "[book][pdf]") {
  const auto faults = [](int page, const Rect& fill) {
    PdfDocument document;
    document.bleed = 9;
    document.bleed_sides = BleedSides::kOuter;
    for (int i = 1; i <= 24; ++i) {
      Drawing& sheet = document.pages.emplace_back();
      sheet.size = {612 + 9, 792 + 18};
      sheet.text({{300, 300}, Anchor::kStart, {Face::kRegular, 12, kBlack}, "page"});
      if (i == page) sheet.fill(fill, kBlack);
    }
    return faults_of(render_pdf(document, typefaces()).value(), Profile::kKdp);
  };
  using Lines = std::vector<std::string>;
  CHECK(faults(3, {600, 0, 21, 810}) == Lines());  // the outer edge of a right-hand page
  CHECK(faults(4, {0, 100, 30, 40}) == Lines());   // of a left-hand one
  CHECK(faults(3, {600, 100, 12, 40}) == Lines{"page 3: ink outside the safe area"});
  CHECK(faults(3, {600, 0, 15, 810}) == Lines{"page 3: ink outside the safe area"});
  CHECK(faults(3, {0, 100, 30, 40}) == Lines{"page 3: ink outside the safe area"});
  CHECK(faults(4, {600, 100, 21, 40}) == Lines{"page 4: ink outside the safe area"});
}

TEST_CASE("The check of a file finds the faults that a printer would reject", "[book][pdf]") {
  const auto faults = [](const std::function<void(Drawing&)>& draw) {
    return faults_of(page_with(draw), Profile::kKdp);
  };
  using Lines = std::vector<std::string>;
  CHECK(faults([](Drawing&) {}) == Lines());
  CHECK(faults([](Drawing& page) {
          page.text({{100, 100}, Anchor::kStart, {Face::kRegular, 6, kBlack}, "tiny"});
        }) == Lines{"page 3: \"tiny\" in 6.0 pt, under 7 pt"});
  CHECK(faults([](Drawing& page) {
          page.text({{100, 100}, Anchor::kStart, {Face::kRegular, 10, Ink::grey(0.4)}, "pale"});
        }) == Lines{"page 3: \"pale\" in grey, under 14 pt"});
  CHECK(faults([](Drawing& page) {
          page.line({100, 100}, {200, 100}, {kBlack, 0.25});
        }) == Lines{"page 3: a line of 0.25 pt, under 0.75 pt"});
  CHECK(faults([](Drawing& page) {
          page.fill({100, 100, 20, 20}, Ink::grey(0.95));
        }) == Lines{"page 3: a grey lighter than 10 %"});
  // On a right-hand page the gutter is at the left: 0.375 in.
  CHECK(faults([](Drawing& page) {
          page.fill({20, 100, 20, 20}, kBlack);
        }) == Lines{"page 3: ink outside the safe area"});
  CHECK(faults([](Drawing& page) {
          page.text({{305, 302}, Anchor::kStart, {Face::kRegular, 12, kBlack}, "over"});
        }) == Lines{"page 3: \"page\" and \"over\" overlap"});
}

TEST_CASE("A file for another purpose is refused rule by rule", "[book][pdf]") {
  BookSpec spec = sample_book(2);
  spec.profile = Profile::kScreen;
  const auto lines = faults_of(pdf_of(spec), Profile::kKdp);
  const auto has = [&](std::string_view part) {
    return std::ranges::any_of(
        lines, [&](const std::string& line) { return line.find(part) != std::string::npos; });
  };
  CHECK(has("bookmarks in a file for print"));
  CHECK(has("an Info dictionary in a file for print"));
  CHECK(has("annotations or links in a file for print"));
  CHECK(has("a colour other than grey"));
  CHECK(faults_of(pdf_of(sample_book(2)), Profile::kIngram).front() ==
        "PDF 1.4; PDF/X-1a:2001 is 1.3");
  CHECK_FALSE(check_pdf("no PDF", figures_of(Profile::kKdp)).ok());
}

TEST_CASE("The reader of PDFs sees text, size and place", "[book][pdf]") {
  const auto pages =
      testing::read_book(page_with([](Drawing& page) {
        page.text({{100, 200}, Anchor::kStart, {Face::kBold, 20, Ink::grey(0.5)}, "Größe"});
      })).pages;
  REQUIRE(pages.size() == 24);
  const auto& marks = pages[2].marks;
  const auto mark = std::ranges::find(marks, "Größe", &PdfMark::text);
  REQUIRE(mark != marks.end());
  CHECK(mark->size == Approx(20));
  CHECK(mark->lightness == Approx(0.5));
  CHECK(mark->box.left == Approx(100).margin(0.01));
  CHECK(mark->box.bottom == Approx(200).margin(0.01));
  CHECK(mark->box.right ==
        Approx(100 + typefaces().width({Face::kBold, 20, kBlack}, "Größe")).margin(0.5));
}

}  // namespace
}  // namespace nonet
