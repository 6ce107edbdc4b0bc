#include "files/numbered_name.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

TEST_CASE("a name with a placeholder for a number means many files", "[files]") {
  const auto wide = NumberedName::in("week-%03d.eps");
  REQUIRE(wide.has_value());
  CHECK(wide->of(wide->numbered(7)) == "week-007.eps");
  CHECK(wide->of(wide->numbered(7), "-solution") == "week-007-solution.eps");
  CHECK(wide->of(wide->numbered(12345)) == "week-12345.eps");
  const auto plain = NumberedName::in("%d");
  REQUIRE(plain.has_value());
  CHECK(plain->of("2026-05-04_mon_easy", "-solution") == "2026-05-04_mon_easy-solution");
}

TEST_CASE("other names mean one file", "[files]") {
  for (const char* name : {"week.eps", "100%.eps", "%sd.eps", "%-3d.eps", "% d.eps", ""}) {
    CHECK_FALSE(NumberedName::in(name).has_value());
  }
  // The width is bounded, so that no name can fill a disk.
  CHECK(NumberedName::in("%0999999999999999999999d")->numbered(1).size() == 20);
}

}  // namespace
}  // namespace nonet
