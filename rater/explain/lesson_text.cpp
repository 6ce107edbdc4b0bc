// The rows stand in lesson_patterns.h and lesson_chains.h, one table cut in two.
#include "rater/explain/lesson_text.h"

#include <array>
#include <cstddef>
#include <string_view>

#include "rater/explain/lesson_chains.h"
#include "rater/explain/lesson_patterns.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

using Rows = std::array<LessonRow, kPatternLessons.size() + kChainLessons.size()>;

constexpr Rows joined() {
  Rows rows{};
  std::size_t next = 0;
  for (const LessonRow& row : kPatternLessons) rows[next++] = row;
  for (const LessonRow& row : kChainLessons) rows[next++] = row;
  return rows;
}
constexpr auto kRows = joined();

// Each technique belongs to one row, and every row says all three things.
constexpr bool rows_cover_the_techniques() {
  std::size_t next = 0;
  for (const LessonRow& row : kRows) {
    if (static_cast<std::size_t>(row.first) != next || row.last < row.first) return false;
    if (row.idea.empty() || row.look.empty() || row.why.empty()) return false;
    next = static_cast<std::size_t>(row.last) + 1;
  }
  return next == kTechniques;
}
static_assert(rows_cover_the_techniques());

constexpr std::array<std::string_view, 10> kNumbers = {"no",   "one", "two",   "three", "four",
                                                       "five", "six", "seven", "eight", "nine"};

std::string with_number(std::string_view text, int number) {
  constexpr std::string_view kPlace = "{n}";
  std::string result;
  while (true) {
    const std::size_t at = text.find(kPlace);
    result += text.substr(0, at);
    if (at == std::string_view::npos) return result;
    result += kNumbers.at(static_cast<std::size_t>(number));
    text.remove_prefix(at + kPlace.size());
  }
}

}  // namespace

LessonText lesson_text_of(TechniqueId technique) {
  const LessonRow* row = kRows.data();
  while (row->last < technique) ++row;
  const int size = technique_row(technique).size;
  return {with_number(row->idea, size), with_number(row->look, size), with_number(row->why, size)};
}

}  // namespace nonet
