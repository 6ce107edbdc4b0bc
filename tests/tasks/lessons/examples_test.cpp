#include "tasks/lessons/examples.h"

#include <catch2/catch.hpp>

#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

TEST_CASE("Every technique has an example in which it is found", "[lessons]") {
  for (const TechniqueRow& row : technique_catalog()) {
    INFO(row.key);
    const auto example = example_of(row.id);
    REQUIRE(example.has_value());
    CHECK_FALSE(example->scene.text.conclusion.empty());
    CHECK(example->scene.step.step.technique == row.id);
  }
}

TEST_CASE("A technique's text ends with its example as a line", "[lessons]") {
  const std::string text = technique_as_text(TechniqueId::kXWing);
  CHECK(text.starts_with("X-Wing\n======\n"));
  CHECK(text.find("\n:0000:x:") != std::string::npos);
  CHECK(text.ends_with(":::\n"));
}

}  // namespace
}  // namespace nonet
