#include "book/drawings/bar_code.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

std::string bars_text(const Bars& bars) {
  std::string text;
  for (const bool bar : bars) text += bar ? '1' : '0';
  return text;
}

TEST_CASE("Bars of an EAN-13 follow the standard", "[book][barcode]") {
  // 9 in front: the sets LGGLGL.
  CHECK(bars_text(ean_13_bars("9783161484100")) ==
        "101"
        "0111011"  // 7 L
        "0001001"  // 8 G
        "0100001"  // 3 G
        "0011001"  // 1 L
        "0000101"  // 6 G
        "0011001"  // 1 L
        "01010"
        "1011100"  // 4
        "1001000"  // 8
        "1011100"  // 4
        "1100110"  // 1
        "1110010"  // 0
        "1110010"  // 0
        "101");
}

TEST_CASE("Bars of an EAN-5 have their check in their sets", "[book][barcode]") {
  // 3 x (5 + 4 + 5) + 9 x (4 + 9) = 159: 9, LLGLG.
  CHECK(bars_text(ean_5_bars("54495")) ==
        "1011"
        "0110001"
        "01"
        "0100011"
        "01"
        "0011101"
        "01"
        "0001011"
        "01"
        "0111001");
}

TEST_CASE("Both bar codes of a book fit into the box of two inches", "[book][barcode]") {
  const Size size = bar_code_size({"9783161484100", "51299", "ISBN"});
  CHECK(size.width <= 2 * kPointsPerInch);
  CHECK(size.height <= 1.2 * kPointsPerInch);
  CHECK(size.width > bar_code_size({"9783161484100", "", "ISBN"}).width);
}

}  // namespace
}  // namespace nonet
