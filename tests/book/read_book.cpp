#include "tests/book/read_book.h"

#include <catch2/catch.hpp>

namespace nonet::testing {

ReadBook read_book(const std::string& bytes) {
  ReadBook book;
  const auto file = read_pdf(
      bytes, [&](const PdfPageFacts& page, const PdfFacts&) { book.pages.push_back(page); });
  INFO((file ? std::string() : file.error().text()));
  REQUIRE(file.ok());
  book.file = *file;
  return book;
}

}  // namespace nonet::testing
