#include "cli/topics.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <limits>

#include "board/pattern.h"
#include "cli/exit_code.h"
#include "cli/text_width.h"
#include "formats/catalog.h"
#include "rater/levels.h"
#include "rater/scales/catalog.h"
#include "rater/techniques/catalog.h"
#include "solvers/catalog.h"

namespace nonet {
namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows exit_code_rows() {
  Rows rows = {{"code", "meaning"}};
  for (const ExitCodeRow& row : kExitCodes) {
    rows.push_back({std::to_string(static_cast<int>(row.code)), std::string(row.meaning)});
  }
  return rows;
}

Rows format_rows() {
  Rows rows = {{"format", "extensions", "reads", "writes", "what it is"}};
  for (const FormatRow& row : kFormats) {
    rows.push_back({std::string(row.key), std::string(row.extensions), row.reads ? "yes" : "no",
                    row.writes ? "yes" : "no", fmt::format("{}: {}", row.name, row.description)});
  }
  return rows;
}

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

Rows level_rows() {
  Rows rows = {{"level", "code", "name", "explainer ER", "HoDoKu up to", "minutes",
                "techniques newly allowed"}};
  for (const LevelRow& row : level_catalog()) {
    rows.push_back({std::string(row.key), std::to_string(row.code), std::string(row.name),
                    band_text(row), hodoku_text(row), minutes_text(row), std::string(row.allows)});
  }
  return rows;
}

Rows scale_rows() {
  Rows rows = {{"scale", "version", "columns", "what it is"}};
  for (const ScaleRow& row : scale_catalog()) {
    rows.push_back({std::string(row.key), std::to_string(row.version),
                    fmt::format("{}", fmt::join(row.columns, " ")),
                    fmt::format("{}: {}", row.name, row.source)});
  }
  return rows;
}

Rows solver_rows() {
  Rows rows = {{"solver", "family", "proves", "hardness", "what it is"}};
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

Rows technique_rows() {
  Rows rows = {{"technique", "family", "name"}};
  for (const TechniqueRow& row : technique_catalog()) {
    rows.push_back({std::string(row.key), std::string(row.family), std::string(row.name)});
  }
  return rows;
}

constexpr std::array kTopics = {
    Topic{"formats", "file formats for --from and --to", format_rows},
    Topic{"levels", "levels of difficulty for --level and --section", level_rows},
    Topic{"techniques", "solving techniques for --require and --forbid", technique_rows},
    Topic{"scales", "rating scales for --scale", scale_rows},
    Topic{"solvers", "solver families for --solver", solver_rows},
    Topic{"exit-codes", "what the exit code says", exit_code_rows},
};

}  // namespace

Choices input_format_choices() {
  Choices keys;
  for (const FormatRow& row : kFormats) {
    if (row.reads) keys.push_back(row.key);
  }
  return keys;
}

Choices output_format_choices() {
  Choices keys;
  for (const FormatRow& row : kFormats) {
    if (row.writes) keys.push_back(row.key);
  }
  return keys;
}

Choices level_choices() { return keys_of(level_catalog()); }
Choices scale_choices() { return keys_of(scale_catalog()); }
Choices solver_choices() { return keys_of(solver_catalog()); }
Choices technique_choices() { return keys_of(technique_catalog()); }
Choices symmetry_choices() { return keys_of(std::span(kSymmetries)); }

std::span<const Topic> topic_table() { return kTopics; }

const Topic* find_topic(std::string_view key) {
  const auto* topic = std::ranges::find(kTopics, key, &Topic::key);
  return topic == kTopics.end() ? nullptr : topic;
}

std::string topic_text(const Topic& topic) {
  const Rows rows = topic.rows();
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
    out += line + wrapped(row.back(), line.size(), kWideText) + '\n';
  }
  return out;
}

}  // namespace nonet
