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

// As above, of our own texts: characters of one and of two bytes, surrogates, and half a pair.
TEST_CASE("Codes of texts beyond ASCII give their UTF-8", "[board]") {
  CHECK(decompress_from_base64("FoQ0PoAM+EKAjggABAc0JiAhtQADaFBAOArEgvQEBFAIA===") ==
        "Za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105 ja\u017a\u0144");
  CHECK(decompress_from_base64("g6mhunAEoSQ=") == "\u6570\u72ec \u6570\u72ec \u6570\u72ec");
  CHECK(decompress_from_base64("KYWw9gVglgBIvBuAA9xAaGB/wAICF//oA===") ==
        "emoji \U0001f600\U0001f600, \u00ff\u0100\ufffd");
  CHECK(decompress_from_base64("N4IgLglmA2CmIC4QB2BGsBOGCGBnAxgBYCuAdgOYAEgKASWAOpoDdOlgfBuCXuyADQ"
                               "jbFiED2GRCABjGAB+4A1uNQQKIAL5A") ==
        "{\"title\":\"\u00dcberraschung \u2014 \u6570\u72ec \U0001f9e9\",\"author\":"
        "\"\u00c6r\u00f8sk\u00f8bing\"}");
  CHECK(decompress_from_base64("IaAA2EZA") == "a\ufffdb");
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
