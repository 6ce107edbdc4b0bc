#include "book/editions/section_targets.h"

#include <catch2/catch.hpp>

#include "book/editions/editions.h"
#include "book/spec/level_rise.h"

namespace nonet {
namespace {

BookPuzzle of_minutes(double minutes) {
  BookPuzzle puzzle;
  puzzle.effort = minutes;
  return puzzle;
}

BookSection section_of(const char* level, const std::vector<double>& minutes) {
  BookSection section{.level = level, .name = {}, .puzzles = {}, .topic = {}};
  for (const double each : minutes) section.puzzles.push_back(of_minutes(each));
  return section;
}

std::vector<BookSection> made(Consent consent, const std::vector<std::size_t>& counts) {
  EditionPlan plan{.sections = {}, .consent = consent, .seed = 11};
  const char* const keys[] = {"easy", "medium", "hard", "very-hard"};
  for (std::size_t i = 0; i < counts.size(); ++i) {
    plan.sections.push_back({.level = find_level(keys[i]), .count = counts[i]});
  }
  auto sections = make_sections(plan, {}, {});
  REQUIRE(sections.ok());
  return *std::move(sections);
}

TEST_CASE("Levels of a book do not overlap for a reader", "[book][editions]") {
  for (const auto& counts : {std::vector<std::size_t>{20, 20, 20, 20}, {1, 2, 1, 3}}) {
    const auto sections = made(Consent::kBothScales, counts);
    CHECK(levels_rise(sections));
    for (std::size_t i = 1; i < sections.size(); ++i) {
      const double before = median_target(sections[i - 1]);
      CHECK(median_target(sections[i]) * 3 >= before * 4);
      CHECK(target_seconds(sections[i].puzzles.front()) >= before);
    }
  }
}

TEST_CASE("--borderline lets levels overlap", "[book][editions]") {
  const auto sections = made(Consent::kExplainerAlone, {30, 30, 30, 30});
  CHECK_FALSE(levels_rise(sections));
  CHECK_FALSE(overlaps_in(sections).empty());
}

TEST_CASE("A level takes targets on both sides of its middle", "[book][editions]") {
  const LevelRow& hard = *find_level("hard");
  const UsualMinutes usual = usual_minutes(hard);
  SectionTargets targets(hard, 3, nullptr);
  const BookPuzzle below = of_minutes(usual.middle - 0.5);
  const BookPuzzle above = of_minutes(usual.middle + 0.5);
  CHECK_FALSE(targets.wants(of_minutes(usual.from - 0.1)));
  CHECK_FALSE(targets.wants(of_minutes(usual.to + 0.1)));
  REQUIRE(targets.wants(below));
  targets.take(below);
  CHECK_FALSE(targets.wants(below));
  for (int i = 0; i < 2; ++i) {
    REQUIRE(targets.wants(above));
    targets.take(above);
  }
  CHECK_FALSE(targets.wants(above));
}

TEST_CASE("A level rises above the easier one before it", "[book][editions]") {
  const BookSection medium = section_of("medium", {9.5, 9.8, 10});
  SectionTargets targets(*find_level("hard"), 1, &medium);
  CHECK_FALSE(targets.wants(of_minutes(9.7)));
  CHECK_FALSE(targets.wants(of_minutes(13)));  // less than a third longer than the median before
  CHECK(targets.wants(of_minutes(13.1)));
  const BookSection harder = section_of("expert", {20});
  CHECK(SectionTargets(*find_level("hard"), 1, &harder).wants(of_minutes(11)));
}

TEST_CASE("Overlaps of given sections are counted", "[book][editions]") {
  const std::vector<BookSection> sections = {section_of("easy", {4, 5, 6}), section_of("", {3}),
                                             section_of("hard", {4, 7, 8})};
  const auto overlaps = overlaps_in(sections);
  REQUIRE(overlaps.size() == 1);
  CHECK(overlaps[0].before->level == "easy");
  CHECK(overlaps[0].section->level == "hard");
  CHECK(overlaps[0].shorter == 1);
  CHECK(overlaps_in({section_of("easy", {4, 5, 6}), section_of("hard", {6, 7, 8})}).empty());
  CHECK(overlaps_in({section_of("hard", {8}), section_of("easy", {4})}).empty());
}

}  // namespace
}  // namespace nonet
