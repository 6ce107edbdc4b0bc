#include "tests/book/boards/board_sample.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "book/editions/editions.h"
#include "tests/book/sample_book.h"

namespace nonet::testing {

BookSection board_section_of(std::string_view key, std::string_view level, std::size_t count) {
  SectionRequest request;
  auto geometry = variants::geometry_of(key);
  REQUIRE(geometry.ok());
  request.board = std::make_shared<const variants::Geometry>(*std::move(geometry));
  request.board_level = level;
  request.count = count;
  auto sections = make_sections({.sections = {request}, .seed = 7}, {}, {});
  INFO((sections ? std::string() : sections.error().reason));
  REQUIRE(sections.ok());
  return sections->front();
}

BookSpec book_of_boards() {
  // Made once: tests change copies.
  static const BookSpec made = [] {
    BookSpec spec = sample_book(3);
    std::vector<BookSection> sections{board_section_of("4x4", "easy", 5),
                                      board_section_of("6x6+x", "medium", 3)};
    sections.push_back(spec.sections.front());
    sections.push_back(board_section_of("windoku", "very-easy", 2));
    sections.push_back(board_section_of("16x16", "very-easy", 2));
    note_boards(sections);
    spec.sections = std::move(sections);
    return spec;
  }();
  return made;
}

}  // namespace nonet::testing
