// The steps in lessons and help, read as JSON by the checker, which does not know the engine.
#include <catch2/catch.hpp>

#include "rater/explain/lesson_json.h"
#include "rater/logic/steps/technique_catalog.h"
#include "solvers/exact/certify.h"
#include "tasks/lessons/examples.h"
#include "tasks/lessons/make_lessons.h"
#include "tests/rater/proofs/proof_checker.h"

namespace nonet {
namespace {

using testing::fault_in;
using testing::ProofCount;

TEST_CASE("Every example of a technique follows", "[lessons][proof]") {
  ProofCount count;
  for (const TechniqueRow& row : technique_catalog()) {
    auto example = example_of(row.id);
    REQUIRE(example.has_value());
    Lesson lesson;
    lesson.technique = row.id;
    lesson.positions.push_back(*std::move(example));
    INFO(row.key);
    CHECK(fault_in(lesson_as_jsonl(lesson), count).value_or("") == "");
  }
  CHECK(count.steps == technique_catalog().size());
}

TEST_CASE("Every position of a lesson follows", "[lessons][proof]") {
  using enum TechniqueId;
  const std::vector<Lesson> lessons = make_lessons(
      {.techniques = {kHiddenSingleBox, kNakedPair, kXWing, kXyWing, kSkyscraper, kForcingChain},
       .positions = 4,
       .seed = 12,
       .max_tries = 512},
      {});
  ProofCount count;
  for (const Lesson& lesson : lessons) {
    INFO(technique_row(lesson.technique).key);
    CHECK(fault_in(lesson_as_jsonl(lesson), count).value_or("") == "");
  }
  CHECK(count.steps > 12);
}

}  // namespace
}  // namespace nonet
