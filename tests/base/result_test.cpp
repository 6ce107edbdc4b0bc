#include "base/result.h"

#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <utility>

#include "base/result_chain.h"

namespace nonet {
namespace {

TEST_CASE("An error's text says source, line, column and reason", "[base]") {
  CHECK(Error{ErrorKind::kInput, "too short", {"a.txt", 3, 7}}.text() == "a.txt:3:7: too short");
  CHECK(Error{ErrorKind::kInput, "too short", {"a.txt", 3, 0}}.text() == "a.txt:3: too short");
  CHECK(Error{ErrorKind::kInput, "too short", {"", 3, 7}}.text() == "line:3:7: too short");
  CHECK(Error{ErrorKind::kFile, "disk full", {}}.text() == "disk full");
}

TEST_CASE("A result holds a value or an error", "[base]") {
  const Result<std::string> good("yes");
  REQUIRE(good.ok());
  CHECK(*good == "yes");
  const Result<std::string> bad(Error{ErrorKind::kRequest, "no", {}});
  REQUIRE_FALSE(bad.ok());
  CHECK(bad.error().kind == ErrorKind::kRequest);
  CHECK(Status().ok());
  CHECK_FALSE(Status(Error{}).ok());
}

TEST_CASE("map works on a result's value and passes an error on", "[base]") {
  const auto length = [](const std::string& text) { return text.size(); };
  const auto first = [](const std::string& text) -> Result<char> {
    if (text.empty()) return Error{ErrorKind::kInput, "empty", {}};
    return text.front();
  };
  const Result<std::string> good("yes");
  const Result<std::string> empty("");
  const Result<std::string> bad(Error{ErrorKind::kFile, "no", {}});
  CHECK(*map(good, length) == 3);
  CHECK(map(bad, length).error().reason == "no");
  CHECK(*and_then(good, first) == 'y');
  CHECK(and_then(empty, first).error().reason == "empty");
  CHECK(and_then(bad, first).error().reason == "no");
  // Move-only values are moved.
  Result<std::unique_ptr<int>> owned(std::make_unique<int>(7));
  CHECK(*map(std::move(owned), [](std::unique_ptr<int> number) { return *number; }) == 7);
}

}  // namespace
}  // namespace nonet
