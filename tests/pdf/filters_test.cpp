#include "pdf/filters.h"

#include <catch2/catch.hpp>

#include "tests/pdf/written_pdf.h"

namespace nonet {
namespace {

std::string decoded(std::string_view raw, const std::vector<PdfFilterUse>& filters) {
  const RunControl control;
  PdfBudget budget(raw.size(), control);
  return std::string(without_filters(raw, filters, budget).view());
}

std::string decoded(std::string_view raw, const std::string& name) {
  return decoded(raw, std::vector{PdfFilterUse{.name = name}});
}

TEST_CASE("Each filter restores its input", "[pdf]") {
  CHECK(decoded(testing::deflated("Hello, Hello"), "/FlateDecode") == "Hello, Hello");
  CHECK(decoded("48 65\n6c6C6F>", "/ASCIIHexDecode") == "Hello");
  CHECK(decoded("87cURD]i,\"Ebo80~>", "/ASCII85Decode") == "Hello World!");
  CHECK(decoded("z~>", "/A85") == std::string(4, '\0'));
  CHECK(decoded(std::string("\x02"
                            "abc"
                            "\xFE"
                            "x"
                            "\x80"
                            "zz",
                            8),
                "/RunLengthDecode") == "abcxxx");
  // The example of ISO 32000-1, 7.4.4.2.
  CHECK(decoded("\x80\x0B\x60\x50\x22\x0C\x0C\x85\x01", "/LZWDecode") ==
        "\x2D\x2D\x2D\x2D\x2D\x41\x2D\x2D\x2D\x42");
  CHECK(decoded(testing::deflated("48656c6c6f>"), {{.name = "/Fl"}, {.name = "/AHx"}}) == "Hello");
}

TEST_CASE("Predictors are undone row by row", "[pdf]") {
  const auto with = [](std::size_t kind, std::string_view rows) {
    return decoded(testing::deflated(rows),
                   {{.name = "/FlateDecode", .predictor = {.kind = kind, .columns = 3}}});
  };
  const std::string_view rows(
      "\x00"
      "abc"
      "\x01"
      "a\x01\x01"
      "\x02\x01\x01\x01"
      "\x04\x01\x01\x01",
      16);
  CHECK(with(15, rows) == "abcabcbcdcde");
  CHECK(with(2, std::string_view("a\x01\x01", 3)) == "abc");
}

TEST_CASE("Damaged bytes, unknown filters and predictors of any size are refused", "[pdf]") {
  const std::string whole = testing::deflated(std::string(1000, 'x') + "yz");
  CHECK_THROWS_AS(decoded(whole.substr(0, whole.size() / 2), "/FlateDecode"), PdfRefused);
  CHECK_THROWS_AS(decoded("not compressed", "/FlateDecode"), PdfRefused);
  CHECK_THROWS_AS(decoded("\xFF\xFF\xFF\xFF", "/LZWDecode"), PdfRefused);
  CHECK_THROWS_AS(decoded("4x>", "/ASCIIHexDecode"), PdfRefused);
  CHECK_THROWS_AS(decoded("abc", "/DCTDecode"), PdfRefused);
  CHECK_THROWS_AS(decoded(whole, {{.name = "/FlateDecode",
                                   .predictor = {.kind = 15, .colours = 65535, .columns = 65535}}}),
                  PdfRefused);
}

}  // namespace
}  // namespace nonet
