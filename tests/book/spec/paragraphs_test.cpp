#include "book/spec/paragraphs.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

using ParagraphTexts = std::vector<std::string>;

TEST_CASE("Empty lines divide the paragraphs of a file", "[book]") {
  CHECK(paragraphs_of_file("one\nline\r\n\r\n \nsecond\tone\n") ==
        ParagraphTexts{"one line", "second one"});
  CHECK(paragraphs_of_file("").empty());
}

TEST_CASE("Lines of an option are paragraphs, with \\n as well", "[book]") {
  CHECK(paragraphs_of_option("one\\ntwo\n\n three \\n") == ParagraphTexts{"one", "two", "three"});
  CHECK(paragraphs_of_option(" ").empty());
}

}  // namespace
}  // namespace nonet
