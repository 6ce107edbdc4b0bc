// The check of a cover's bytes, which shares no code with its drawing, judges covers; zbar reads
// their bar codes back.
#include "book/cover/cover.h"

#include <catch2/catch.hpp>

#include "book/cover/cover_check.h"
#include "book/paper/page_layout.h"
#include "tests/book/other_programs.h"
#include "tests/book/read_book.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

const PaperFigures& kCoverPaper = kPapers[0];
constexpr int kCoveredPages = 250;

CoverPlan cover_plan_of(const BookSpec& book, int pages = kCoveredPages) {
  return plan_cover(book.trim, pages, kCoverPaper, *figures_of(book.profile).cover);
}

BookSpec covered_book(Profile profile, std::string_view trim) {
  BookSpec book = testing::sample_book(4);
  book.profile = profile;
  book.trim = *parse_trim(trim);
  book.series = "Quiet Hours";
  book.volume = 3;
  book.isbn = "978-3-16-148410-0";
  return book;
}

std::string cover_bytes(const BookSpec& book, const CoverSpec& cover, int pages = kCoveredPages) {
  const auto bytes = bind_cover(book, cover, pages, kCoverPaper);
  INFO((bytes ? std::string() : bytes.error().text()));
  REQUIRE(bytes.ok());
  return *bytes;
}

std::vector<std::string> texts_on(const Drawing& sheet) {
  std::vector<std::string> texts;
  for (const Mark& mark : sheet.marks) {
    if (const auto* run = std::get_if<TextRun>(&mark)) texts.push_back(run->text);
  }
  return texts;
}

bool has_text(const std::vector<std::string>& texts, std::string_view text) {
  return std::ranges::find(texts, text) != texts.end();
}

TEST_CASE("The template of a cover follows trim, pages and paper", "[book][cover]") {
  const Size trim{6 * 72, 9 * 72};
  const CoverPlan plan = plan_cover(trim, 200, kCoverPaper, kKdpCover);
  // 0.125 + 6 + 200 x 0.002252 + 6 + 0.125 by 0.125 + 9 + 0.125 in.
  CHECK(plan.sheet.width == Approx((12.25 + 0.4504) * 72));
  CHECK(plan.sheet.height == Approx(9.25 * 72));
  CHECK(plan.front.right() == Approx(plan.sheet.width - 9));
  CHECK(plan.spine.x == Approx(plan.back.right()));
  CHECK(plan.barcode.right() == Approx(plan.back.right() - 18));
  CHECK(plan.spine_text.width == Approx(plan.spine.width - 9));
  CHECK(plan_cover(trim, 78, kCoverPaper, kKdpCover).spine_text.width == 0);
  CHECK(plan_cover(trim, 78, kCoverPaper, kIngramCover).spine_text.width > 0);
  CHECK(plan_cover(trim, 200, kPapers[1], kKdpCover).spine.width > plan.spine.width);
}

TEST_CASE("Every design passes its printer's check at every trim", "[book][cover]") {
  for (const CoverDesign& design : cover_designs()) {
    for (const Profile profile : {Profile::kKdp, Profile::kIngram}) {
      for (const char* trim : {"5x8", "8.5x11", "8.5x8.5"}) {
        for (const char* title : {"Sudoku", "The Extraordinarily Complete Sunday Afternoon Book"}) {
          BookSpec book = covered_book(profile, trim);
          book.title = title;
          INFO(design.key << ' ' << trim << ' ' << title);
          CoverSpec cover;
          cover.design = &design;
          const auto sheet = draw_cover(book, cover, cover_plan_of(book), testing::typefaces());
          REQUIRE(sheet.ok());
          CHECK(has_text(texts_on(*sheet), "A. Setter"));
          const std::string bytes = cover_bytes(book, cover);
          CHECK(is_cover(bytes, figures_of(profile)));
          const auto faults =
              check_cover(bytes, {figures_of(profile), book.trim, kCoveredPages, &kCoverPaper});
          REQUIRE(faults.ok());
          CHECK(faults->empty());
        }
      }
    }
  }
}

TEST_CASE("A cover for Ingram is cut inside its bleed, and has no colour in RGB", "[book][cover]") {
  const BookSpec book = covered_book(Profile::kIngram, "6x9");
  const auto [facts, pages] = testing::read_book(cover_bytes(book, {}));
  REQUIRE(pages.size() == 1);
  const PdfPageFacts& page = pages[0];
  CHECK(page.media.right == Approx(cover_plan_of(book).sheet.width).margin(0.01));
  CHECK(page.trim.left == Approx(9));
  CHECK(page.trim.bottom == Approx(9));
  CHECK(page.trim.right == Approx(page.media.right - 9));
  CHECK(page.trim.top == Approx(page.media.top - 9));
  CHECK(page.has_bleed);
  CHECK(page.bleed.right == Approx(page.media.right));
  int coloured = 0;
  for (const PdfMark& mark : page.marks) {
    CHECK(mark.colour != PdfColour::kRgb);
    coloured += mark.colour == PdfColour::kCmyk ? 1 : 0;
  }
  CHECK(coloured > 81);
  for (const PdfFontFacts& font : facts.fonts) CHECK(font.embedded);
}

TEST_CASE("A reader of bar codes reads ISBN and price off every cover", "[book][cover]") {
  if (!testing::have("zbarimg") || !testing::have("pdftoppm")) return;
  for (const CoverDesign& design : cover_designs()) {
    BookSpec book = covered_book(Profile::kKdp, "6x9");
    book.isbn = "0-306-40615-2";
    CoverSpec cover;
    cover.design = &design;
    cover.price = "51299";
    const testing::TemporaryPdf file(cover_bytes(book, cover));
    const std::string read = file.ask(
        "pdftoppm -r 300 -gray -singlefile FILE FILE.page && "
        "zbarimg -q -Sean5.enable FILE.page.pgm 2>/dev/null; rm FILE.page.pgm");
    INFO(design.key);
    CHECK(read.find("EAN-13:9780306406157\n") != std::string::npos);
    CHECK(read.find("EAN-5:51299\n") != std::string::npos);
  }
}

TEST_CASE("The back has the publisher's paragraphs, else the contents of the book",
          "[book][cover]") {
  const BookSpec book = covered_book(Profile::kKdp, "6x9");
  CoverSpec cover;
  const auto back = [&] {
    const auto sheet = draw_cover(book, cover, cover_plan_of(book), testing::typefaces());
    REQUIRE(sheet.ok());
    return texts_on(*sheet);
  };
  CHECK(has_text(back(), "Easy, puzzles 1–4"));
  cover.blurb = {"Quiet.", "A second paragraph."};
  CHECK(has_text(back(), "Quiet."));
  CHECK(has_text(back(), "A second paragraph."));
  CHECK_FALSE(has_text(back(), "Easy, puzzles 1–4"));
}

TEST_CASE("A thin spine has no text", "[book][cover]") {
  const BookSpec book = covered_book(Profile::kKdp, "6x9");
  const auto spine_texts = [&](int pages) {
    const auto sheet = draw_cover(book, {}, cover_plan_of(book, pages), testing::typefaces());
    REQUIRE(sheet.ok());
    return std::ranges::count_if(sheet->marks, [](const Mark& mark) {
      const auto* run = std::get_if<TextRun>(&mark);
      return run != nullptr && run->stand == Stand::kDown;
    });
  };
  CHECK(spine_texts(78) == 0);
  CHECK(spine_texts(120) == 2);
}

TEST_CASE("Texts that a cover cannot show are refused before puzzles are made", "[book][cover]") {
  BookSpec book = covered_book(Profile::kKdp, "6x9");
  book.sections.clear();
  CoverSpec cover;
  CHECK(check_cover_spec(book, cover).ok());
  cover.blurb = {std::string(6000, 'w')};
  CHECK_FALSE(check_cover_spec(book, cover).ok());
  cover.blurb = {"数独"};
  CHECK(check_cover_spec(book, cover).error().text() ==
        "the text of the back: the typeface has no glyph for '数' (U+6570)");
  cover.blurb = {};
  cover.art = std::make_shared<RasterFile>(RasterFile{RasterFile::Kind::kJpeg, 600, 800, ""});
  CHECK(check_cover_spec(book, cover).error().text() ==
        "the art has 600 by 800 dots: on 4.05x4.05 in of the cover 148 an inch, under 300; it "
        "needs 1216 by 1216");
  cover.art.reset();
  cover.price = "51299";
  book.isbn = "";
  CHECK_FALSE(check_cover_spec(book, cover).ok());
  cover.price = "";
  book.title = std::string(400, 'w');
  CHECK_FALSE(check_cover_spec(book, cover).ok());
}

}  // namespace
}  // namespace nonet
