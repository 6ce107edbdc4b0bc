#include "book/editions/daily_plan.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <numeric>
#include <optional>

#include "base/parse_number.h"
#include "base/request_error.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 7> kWeekdays{"mon", "tue", "wed", "thu",
                                                    "fri", "sat", "sun"};

std::optional<std::chrono::sys_days> day_in(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = parse_number<int>(text.substr(0, 4));
  const auto month = parse_number<unsigned>(text.substr(5, 2));
  const auto day = parse_number<unsigned>(text.substr(8, 2));
  if (!year || !month || !day) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(*month),
                                         std::chrono::day(*day)};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days(date);
}

// From 0, Monday.
std::size_t weekday_of(std::chrono::sys_days day) {
  return std::chrono::weekday(day).iso_encoding() - 1;
}

}  // namespace

std::string PlannedDay::iso_date() const {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::string_view PlannedDay::weekday_key() const { return kWeekdays[weekday_of(date)]; }

Result<std::vector<PlannedDay>> plan_days(std::string_view first,
                                          const std::vector<double>& efforts) {
  const auto start = day_in(first);
  if (!start) {
    return request_error(fmt::format("\"{}\": a day such as 2026-05-04 is expected", first));
  }
  std::vector<std::size_t> rising(efforts.size());
  std::iota(rising.begin(), rising.end(), std::size_t{0});
  std::ranges::stable_sort(rising, {}, [&](std::size_t i) { return efforts[i]; });
  std::array<std::size_t, 7> days{};
  for (std::size_t i = 0; i < efforts.size(); ++i) {
    ++days[weekday_of(*start + std::chrono::days(i))];
  }
  // The puzzles of each weekday, in the order of the input.
  std::array<std::size_t, 7> next{};
  for (std::size_t weekday = 0, from = 0; weekday < 7; ++weekday) {
    next[weekday] = from;
    const auto begin = rising.begin() + static_cast<std::ptrdiff_t>(from);
    std::sort(begin, begin + static_cast<std::ptrdiff_t>(days[weekday]));
    from += days[weekday];
  }
  std::vector<PlannedDay> plan;
  for (std::size_t i = 0; i < efforts.size(); ++i) {
    const auto day = *start + std::chrono::days(i);
    plan.push_back({day, rising[next[weekday_of(day)]++]});
  }
  return plan;
}

}  // namespace nonet
