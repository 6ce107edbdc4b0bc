#include "nonet/keys.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "nonet/nonet.h"

namespace nonet::testing {
namespace {

using Keys = std::vector<std::string>;

// The keys in the header, by namespace.
std::map<std::string, Keys> keys_in_header() {
  std::ifstream header(NONET_SOURCE_DIR "/include/nonet/keys.h");
  REQUIRE(header);
  const std::regex opening(R"(namespace (\w+) \{)");
  const std::regex constant(R"(const char\* k\w+ = "([^"]+)\")");
  std::map<std::string, Keys> keys;
  std::string group;
  std::smatch found;
  for (std::string line; std::getline(header, line);) {
    if (std::regex_search(line, found, opening)) group = found[1];
    if (std::regex_search(line, found, constant)) keys[group].push_back(found[1]);
  }
  return keys;
}

template <typename Rows>
Keys keys_of(const Rows& rows) {
  Keys keys;
  for (const auto& row : rows) keys.emplace_back(row.key);
  std::ranges::sort(keys);
  return keys;
}

}  // namespace

TEST_CASE("every key is a constant, and every constant a key", "[face]") {
  auto keys = keys_in_header();
  for (auto& [group, all] : keys) std::ranges::sort(all);
  CHECK(keys["level"] == keys_of(levels()));
  CHECK(keys["scale"] == keys_of(scales()));
  CHECK(keys["symmetry"] == keys_of(symmetries()));
  CHECK(keys["format"] == keys_of(formats()));
  CHECK(keys["technique"] == keys_of(techniques()));
  for (const std::string& method : keys["method"]) CHECK(check({.method = method}).ok());
}

TEST_CASE("a constant serves as text and as a view of text", "[face]") {
  const Wish wish{.level = level::kHard, .require = {technique::kXWing}};
  CHECK(wish.level == "hard");
  CHECK(std::string_view(scale::kHodoku) == "hodoku");
}

}  // namespace nonet::testing
