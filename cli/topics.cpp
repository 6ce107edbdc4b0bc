#include "cli/topics.h"

#include <algorithm>
#include <array>

#include "board/pattern.h"
#include "cli/exit_code.h"
#include "formats/catalog.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "solvers/catalog.h"
#include "variants/board/geometry.h"

namespace nonet {
namespace {

TextTable exit_code_rows() {
  TextTable rows = {{"code", "meaning"}};
  for (const ExitCodeRow& row : kExitCodes) {
    rows.push_back({std::to_string(static_cast<int>(row.code)), std::string(row.meaning)});
  }
  return rows;
}

TextTable board_rows() {
  TextTable rows = {{"board or kind", "what it is"}};
  for (const variants::BoardKeyRow& row : variants::board_keys()) {
    rows.push_back({std::string(row.key), std::string(row.text)});
  }
  return rows;
}

constexpr std::array kTopics = {
    Topic{"formats", "file formats for --from and --to", format_table},
    Topic{"levels", "levels of difficulty for --level and --section", level_table},
    Topic{"techniques", "solving techniques (`nonet help KEY` explains one)", technique_table},
    Topic{"scales", "rating scales for --scale", scale_table},
    Topic{"solvers", "solver families for --solver", solver_table},
    Topic{"boards", "sizes and kinds for --board, joined by +: 6x6+x", board_rows},
    Topic{"exit-codes", "the exit codes", exit_code_rows},
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

namespace {

Choices and_all(Choices keys) {
  keys.push_back("all");
  return keys;
}

}  // namespace

Choices scale_list_choices() { return and_all(scale_choices()); }
Choices solver_list_choices() { return and_all(solver_choices()); }

Choices column_choices() {
  Choices columns;
  for (const ScaleRow& scale : scale_catalog()) {
    for (const std::string_view column : scale.columns) {
      if (std::ranges::find(columns, column) == columns.end()) columns.push_back(column);
    }
  }
  return columns;
}

Choices technique_choices() {
  Choices keys = keys_of(technique_catalog());
  for (const TechniqueAlias& alias : technique_aliases()) keys.push_back(alias.key);
  return keys;
}
Choices symmetry_choices() { return keys_of(std::span(kSymmetries)); }

std::span<const Topic> topic_table() { return kTopics; }

const Topic* find_topic(std::string_view key) {
  const auto* topic = std::ranges::find(kTopics, key, &Topic::key);
  return topic == kTopics.end() ? nullptr : topic;
}

}  // namespace nonet
