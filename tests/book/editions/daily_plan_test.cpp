#include "book/editions/daily_plan.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace nonet {
namespace {

TEST_CASE("Days follow the calendar", "[book][daily]") {
  const auto plan = plan_days("2028-02-28", std::vector<double>(4, 1.0));
  REQUIRE(plan.ok());
  std::vector<std::string> days;
  for (const PlannedDay& day : *plan)
    days.push_back(day.iso_date() + ' ' + std::string(day.weekday_key()));
  CHECK(days == std::vector<std::string>{"2028-02-28 mon", "2028-02-29 tue", "2028-03-01 wed",
                                         "2028-03-02 thu"});
  CHECK(plan_days("2026-05-04", {})->empty());
}

TEST_CASE("Puzzles grow harder from Monday to Sunday, but not from week to week", "[book][daily]") {
  // Efforts in a random order; a year that begins on a Thursday.
  std::vector<double> efforts;
  for (int i = 0; i < 365; ++i) efforts.push_back((i * 197) % 365);
  const auto plan = plan_days("2026-01-01", efforts);
  REQUIRE(plan.ok());
  REQUIRE(plan->size() == 365);
  std::set<std::size_t> used;
  std::map<std::string, std::pair<double, double>> range;  // of a weekday
  for (std::size_t i = 0; i < plan->size(); ++i) {
    const PlannedDay& day = (*plan)[i];
    used.insert(day.puzzle);
    const double effort = efforts[day.puzzle];
    const auto [at, is_new] = range.try_emplace(std::string(day.weekday_key()), effort, effort);
    at->second = {std::min(at->second.first, effort), std::max(at->second.second, effort)};
    if (i > 0 && day.weekday_key() != "mon") CHECK(effort > efforts[(*plan)[i - 1].puzzle]);
  }
  CHECK(used.size() == 365);
  const std::vector<std::string> week{"mon", "tue", "wed", "thu", "fri", "sat", "sun"};
  for (std::size_t i = 1; i < week.size(); ++i) {
    CHECK(range[week[i]].first > range[week[i - 1]].second);
  }
  // The puzzles of one weekday come in the order of the list.
  std::map<std::string, std::size_t> last;
  for (const PlannedDay& day : *plan) {
    const auto [at, is_new] = last.try_emplace(std::string(day.weekday_key()), day.puzzle);
    if (!is_new) CHECK(day.puzzle > at->second);
    at->second = day.puzzle;
  }
}

TEST_CASE("An invalid day is refused", "[book][daily]") {
  for (const char* text :
       {"", "2026-02-29", "2026-13-01", "2026-5-04", "04.05.2026", "2026-05-4x"}) {
    INFO(text);
    const auto plan = plan_days(text, {1.0});
    REQUIRE_FALSE(plan.ok());
    CHECK(plan.error().text().find("a day such as 2026-05-04 is expected") != std::string::npos);
  }
}

}  // namespace
}  // namespace nonet
