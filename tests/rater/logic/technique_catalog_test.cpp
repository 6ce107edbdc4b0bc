#include "rater/logic/steps/technique_catalog.h"

#include <catch2/catch.hpp>
#include <set>

namespace nonet {
namespace {

TEST_CASE("Technique keys and names are unique and found again", "[rater]") {
  std::set<std::string_view> keys;
  std::set<std::string_view> names;
  for (const TechniqueRow& row : technique_catalog()) {
    CHECK(keys.insert(row.key).second);
    CHECK(names.insert(row.name).second);
    CHECK_FALSE(row.family.empty());
    CHECK(find_technique(row.key) == &row);
    CHECK(&technique_row(row.id) == &row);
    CHECK(row.key.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
          std::string_view::npos);
  }
  CHECK(find_technique("no-such-technique") == nullptr);
}

TEST_CASE("Other names of techniques are no keys and find their technique", "[rater]") {
  std::set<std::string_view> keys;
  for (const TechniqueRow& row : technique_catalog()) keys.insert(row.key);
  for (const TechniqueAlias& alias : technique_aliases()) {
    CHECK(keys.insert(alias.key).second);
    CHECK(find_technique(alias.key)->id == alias.technique);
  }
}

}  // namespace
}  // namespace nonet
