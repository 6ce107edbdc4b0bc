#include "tasks/families/family_tables.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>
#include <string_view>

#include "base/text_width.h"
#include "formats/catalog.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "solvers/catalog.h"

namespace nonet {
namespace {

// The last column stands beside the others where it has as much room, else below them.
constexpr std::size_t kLeastBeside = 24;
constexpr std::size_t kIndentBelow = 4;

constexpr int kNoUpperEnd = 200;  // tenths of a rating that no puzzle has

std::string band_text(const LevelRow& level) {
  std::string text;
  for (const ErBand& band : level.bands) {
    if (band.from > band.to) continue;
    if (!text.empty()) text += ", ";
    text += fmt::format("{:.1f}", band.from / 10.0);
    if (band.to >= kNoUpperEnd) text += "+";
    if (band.to > band.from && band.to < kNoUpperEnd)
      text += fmt::format("-{:.1f}", band.to / 10.0);
  }
  return text;
}

std::string hodoku_text(const LevelRow& level) {
  const std::string name(name_of(level.hodoku));
  const bool any_score = level.hodoku_score == std::numeric_limits<int>::max();
  return any_score ? name : fmt::format("{}, {}", name, level.hodoku_score);
}

// Of an average solver, for the middle eight of ten puzzles of the level.
std::string minutes_text(const LevelRow& level) {
  return fmt::format("{}-{}", level.minutes.low, level.minutes.high);
}

std::string trimmed_end(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

}  // namespace

TextTable format_table() {
  TextTable rows = {{"format", "extensions", "reads", "writes", "what it is"}};
  for (const FormatRow& row : kFormats) {
    rows.push_back({std::string(row.key), std::string(row.extensions), row.reads ? "yes" : "no",
                    row.writes ? "yes" : "no", fmt::format("{}: {}", row.name, row.description)});
  }
  return rows;
}

TextTable level_table() {
  TextTable rows = {{"level", "code", "name", "explainer ER", "HoDoKu up to", "minutes",
                     "techniques newly allowed"}};
  for (const LevelRow& row : level_catalog()) {
    rows.push_back({std::string(row.key), std::to_string(row.code), std::string(row.name),
                    band_text(row), hodoku_text(row), minutes_text(row), std::string(row.allows)});
  }
  return rows;
}

TextTable scale_table() {
  TextTable rows = {{"scale", "version", "columns", "what it is"}};
  for (const ScaleRow& row : scale_catalog()) {
    rows.push_back({std::string(row.key), std::to_string(row.version),
                    fmt::format("{}", fmt::join(row.columns, " ")),
                    fmt::format("{}: {}", row.name, row.source)});
  }
  return rows;
}

TextTable solver_table() {
  TextTable rows = {{"solver", "family", "proves", "hardness", "what it is"}};
  for (const SolverRow& row : solver_catalog()) {
    const std::string_view proves = row.proves_unique && row.proves_none ? "unique, none"
                                    : row.proves_unique                  ? "unique"
                                    : row.proves_none                    ? "none"
                                                                         : "-";
    rows.push_back({std::string(row.key), std::string(row.family), std::string(proves),
                    std::string(row.hardness_unit), fmt::format("{}: {}", row.name, row.source)});
  }
  return rows;
}

TextTable technique_table() {
  TextTable rows = {{"technique", "family", "name"}};
  for (const TechniqueRow& row : technique_catalog()) {
    rows.push_back({std::string(row.key), std::string(row.family), std::string(row.name)});
  }
  return rows;
}

std::string aligned(const TextTable& rows) {
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string out;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      line += fmt::format("{:<{}}  ", row[i], widths[i]);
    }
    const bool fits = line.size() + kLeastBeside <= kTextWidth;
    if (!fits) line = trimmed_end(line) + '\n' + std::string(kIndentBelow, ' ');
    out += line + wrapped(row.back(), fits ? line.size() : kIndentBelow) + '\n';
  }
  return out;
}

}  // namespace nonet
