// Reads the PDF back with poppler's tools, which share no code with our writer.

#include "book/binding/bound_book.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <stop_token>
#include <string>

#include "board/canonical.h"
#include "book/binding/book_outline.h"
#include "book/binding/manifest.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"
#include "tests/book/other_programs.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::have;
using testing::pdf_of;
using testing::sample_book;
using testing::TemporaryPdf;
using testing::typefaces;

TEST_CASE("A thick book has the gutter that the printer wants for its pages", "[book]") {
  BookSpec spec = sample_book(1);
  spec.puzzles_per_page = 1;
  std::vector<BookPuzzle>& puzzles = spec.sections.front().puzzles;
  puzzles.insert(puzzles.end(), 170, puzzles.front());
  std::stop_source stopped;
  stopped.request_stop();  // the plan is complete, no page is drawn
  const auto book = print_book(spec, typefaces(), RunControl(stopped.get_token()));
  REQUIRE(book.ok());
  CHECK(book->plan.pages.size() > 200);
  CHECK(book->plan.layout.gutter == 0.5);
}

TEST_CASE("The same book gives the same bytes", "[book]") {
  const BookSpec spec = sample_book(2);
  const bool same = pdf_of(spec) == pdf_of(spec);
  CHECK(same);
}

TEST_CASE("A print PDF has all that printers require and nothing else", "[book]") {
  const std::string bytes = pdf_of(sample_book(4));
  CHECK(bytes.starts_with("%PDF-1.4"));
  for (const char* unwanted :
       {"/Info", "/Outlines", "/Annot", "/Metadata", "/Group", "DeviceRGB"}) {
    INFO(unwanted);
    CHECK(bytes.find(unwanted) == std::string::npos);
  }
  const TemporaryPdf file(bytes);
  if (have("pdffonts")) {
    const std::string fonts = file.ask("pdffonts FILE");
    CHECK(fonts.find("Lato-Bold") != std::string::npos);
    CHECK(fonts.find("no  yes") == std::string::npos);  // columns emb, sub
    CHECK(fonts.find(" no ") == std::string::npos);
  }
  if (have("pdfinfo")) {
    const std::string info = file.ask("pdfinfo -box FILE");
    CHECK(info.find("Page size:       612 x 792 pts (letter)") != std::string::npos);
    CHECK(info.find("TrimBox:             0.00     0.00   612.00   792.00") != std::string::npos);
    CHECK(info.find("CreationDate") == std::string::npos);
  }
  if (have("qpdf")) {
    CHECK(file.ask("qpdf --check FILE").find("No syntax or stream encoding errors") !=
          std::string::npos);
    const std::string streams = file.ask("qpdf --qdf --object-streams=disable FILE -");
    CHECK(streams.find(" rg") == std::string::npos);
    CHECK(streams.find(" RG") == std::string::npos);
    CHECK(streams.find("0 g ") != std::string::npos);
  }
}

TEST_CASE("Puzzles, solutions and references can be read back from the PDF", "[book]") {
  if (!have("pdftotext")) return;
  const BookSpec spec = sample_book(3);
  const auto book = print_book(spec, typefaces());
  REQUIRE(book.ok());
  const TemporaryPdf file(pdf_of(spec));
  const auto puzzles = numbered_puzzles(spec);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const std::string page = std::to_string(book->plan.puzzle_pages[i]);
    const std::string text = file.ask("pdftotext -f " + page + " -l " + page + " -layout FILE -");
    CHECK(text.find("Solution: page " + std::to_string(book->plan.solution_pages[i])) !=
          std::string::npos);
    // One puzzle a page: after the caption line come the givens, row by row.
    std::string digits;
    for (const char c : text.substr(text.find('\n'))) {
      if (c >= '1' && c <= '9') digits += c;
    }
    std::string givens;
    for (const char c : puzzles[i].puzzle->givens.line()) {
      if (c != '.') givens += c;
    }
    CHECK(digits.starts_with(givens));
    const std::string solution_page = std::to_string(book->plan.solution_pages[i]);
    CHECK(file.ask("pdftotext -f " + solution_page + " -l " + solution_page + " -layout FILE -")
              .find("puzzle: page " + page) != std::string::npos);
  }
}

TEST_CASE("A screen PDF has links and an outline", "[book]") {
  BookSpec spec = sample_book(2);
  spec.profile = Profile::kScreen;
  const std::string bytes = pdf_of(spec);
  CHECK(bytes.find("/Outlines") != std::string::npos);
  CHECK(bytes.find("/Subtype /Link") != std::string::npos);
  CHECK(bytes.find("CreationDate") == std::string::npos);
  const bool same = pdf_of(spec) == bytes;
  CHECK(same);
}

TEST_CASE("The manifest has a line for every puzzle", "[book]") {
  BookSpec spec = sample_book(1);
  spec.sections.resize(1);
  spec.sections[0].puzzles[0].rating = "ER 1.5";
  const auto book = print_book(spec, typefaces());
  REQUIRE(book.ok());
  const BookPuzzle& puzzle = spec.sections[0].puzzles[0];
  CHECK(book_manifest(spec, book->plan) ==
        "{\"schema\":1,\"number\":1,\"page\":" + std::to_string(book->plan.puzzle_pages[0]) +
            ",\"solution_page\":" + std::to_string(book->plan.solution_pages[0]) +
            ",\"section\":\"Easy\",\"level\":\"easy\",\"puzzle\":\"" + puzzle.givens.line() +
            "\",\"solution\":\"" + puzzle.solution.line() + "\",\"canonical\":\"" +
            canonical_form(puzzle.givens).line() +
            "\",\"clues\":" + std::to_string(puzzle.givens.clue_count()) +
            ",\"effort\":0.0,\"target\":\"0:00\",\"rating\":\"ER 1.5\"}\n");
}

TEST_CASE("A plan is described page by page, a book with the publisher's next step", "[book]") {
  const BookSpec spec = testing::sample_book(4);
  const auto printed = print_book(spec, testing::typefaces());
  REQUIRE(printed.ok());
  const std::string outline = outline_of(spec, printed->plan);
  CHECK(outline.starts_with(
      fmt::format("{} pages, trim 8.5x11 in, profile kdp, ", printed->plan.pages.size())));
  CHECK(outline.find("\n1\thalf-title\n2\tblank\n3\ttitle\n4\tcopyright\n") != std::string::npos);
  CHECK(outline.find("\tsection Easy\n") != std::string::npos);
  CHECK(outline.find("\tpuzzles 1-") != std::string::npos);
  const std::string line = closing_line(spec, printed->plan, kPapers[0], "b.pdf");
  CHECK(line.starts_with(fmt::format("b.pdf: {} pages, trim 8.5x11 in, profile kdp, gutter ",
                                     printed->plan.pages.size())));
  CHECK(line.find("; next: nonet book --check b.pdf --profile kdp, then ") != std::string::npos);
}

}  // namespace
}  // namespace nonet
