#include "base/result.h"

#include <catch2/catch.hpp>
#include <string>

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

}  // namespace
}  // namespace nonet
