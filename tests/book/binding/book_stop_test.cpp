// A book that is stopped while it is drawn, checked or bound.

#include <catch2/catch.hpp>
#include <stop_token>

#include "book/binding/book_check.h"
#include "book/binding/bound_book.h"
#include "book/output/pdf_finish.h"
#include "book/pages/printed_book.h"
#include "book/spec/book_spec.h"
#include "tests/book/sample_book.h"

namespace nonet {
namespace {

using testing::sample_book;
using testing::typefaces;

RunControl stopped() {
  std::stop_source source;
  source.request_stop();
  return RunControl(source.get_token());
}

TEST_CASE("Stopping a book ends its drawing, check and binding", "[book]") {
  BookSpec spec = sample_book(5);
  const auto book = print_book(spec, typefaces());
  REQUIRE(book.ok());
  const auto none = print_book(spec, typefaces(), stopped());
  REQUIRE(none.ok());
  CHECK(none->plan.pages.size() == book->plan.pages.size());
  CHECK(none->pages.empty());

  const auto pdf = book_pdf(spec, *book, typefaces(), stopped());
  REQUIRE(pdf.ok());
  CHECK_FALSE(pdf->has_value());

  PrintedBook broken = *book;
  broken.pages.back().marks.emplace_back(TextRun{{-50, -50}, Anchor::kStart, {}, "outside"});
  CHECK(check_book(spec, broken, typefaces()).size() == 1);
  CHECK(check_book(spec, broken, typefaces(), stopped()).empty());

  for (const BookFormat format : {BookFormat::kPdf, BookFormat::kHtml}) {
    const auto bound = bind_book(spec, format, stopped());
    REQUIRE(bound.ok());
    CHECK_FALSE(bound->has_value());
  }
}

// An exception in our writer passes through qpdf: whenever it comes, nothing is written.
TEST_CASE("The finishing of a PDF ends at each moment when it polls the stop token", "[book]") {
  const BookSpec spec = sample_book(5);
  const auto book = print_book(spec, typefaces());
  REQUIRE(book.ok());
  const auto pdf = book_pdf(spec, *book, typefaces());
  REQUIRE((pdf.ok() && pdf->has_value()));
  PdfFinish finish;
  for (const Drawing& page : book->pages) {
    finish.pages.push_back({page.size.width, page.size.height, {}});
  }
  std::size_t asked = 0;
  finish.should_stop = [&] { return ++asked == 0; };
  CHECK(finish_pdf(**pdf, finish).has_value());
  const std::size_t moments = asked;
  CHECK(moments > book->pages.size() + 10);
  for (std::size_t moment = 1; moment <= moments; ++moment) {
    asked = 0;
    finish.should_stop = [&] { return ++asked >= moment; };
    CHECK_FALSE(finish_pdf(**pdf, finish).has_value());
    CHECK(asked == moment);
  }
}

}  // namespace
}  // namespace nonet
