#include "formats/lz_string.h"

#include <catch2/catch.hpp>

#include "base/random_stream.h"

namespace nonet {
namespace {

TEST_CASE("Texts of every kind come back from LZ-String", "[board]") {
  RandomStream random(1, "lz-string test");
  for (std::uint32_t round = 0; round < 2000; ++round) {
    std::string text;
    const std::uint32_t length = random.below(300);
    const std::uint32_t letters = 1 + random.below(90);
    for (std::uint32_t i = 0; i < length; ++i) {
      text += static_cast<char>(' ' + random.below(letters));
    }
    CAPTURE(text);
    CHECK(decompress_from_base64(compress_to_base64(text)) == text);
  }
}

// Codes made with the lz-string package 1.5.0.
TEST_CASE("LZ-String's own codes", "[board]") {
  CHECK(compress_to_base64("{\"size\":9,\"grid\":[[{\"value\":5,\"given\":true},{}]]}") ==
        "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZYLgXX5cgA==");
  CHECK(compress_to_base64("") == "Q===");
}

TEST_CASE("Damaged LZ-String codes are refused", "[board]") {
  const std::string code = compress_to_base64("a text with a text in it");
  CHECK_FALSE(decompress_from_base64("").has_value());
  CHECK_FALSE(decompress_from_base64("!").has_value());
  CHECK_FALSE(decompress_from_base64(code.substr(0, code.size() / 2)).has_value());
  CHECK_FALSE(decompress_from_base64("////").has_value());
  CHECK_FALSE(decompress_from_base64(compress_to_base64(std::string(5000, 'a')), 1000).has_value());
}

}  // namespace
}  // namespace nonet
