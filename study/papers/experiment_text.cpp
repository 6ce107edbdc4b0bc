#include "study/papers/experiment_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nonet {
namespace {

constexpr std::string_view kColumns =
    "label\tpublished\tours\tsample\tseed\tnote\tinterval\tof\tfinding\texpected";

std::string experiment_line_of(const ComparisonRow& row) {
  return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.label,
                     row.claim.empty() ? "-" : row.claim, row.ours, row.sample,
                     row.seed ? fmt::format("{}", *row.seed) : "-", row.note,
                     row.interval.empty() ? "-" : row.interval, row.of,
                     row.finding == Finding::kNone ? "-" : word_of(row.finding),
                     row.expected.empty() ? "-" : row.expected);
}

}  // namespace

std::string stop_text(const Experiment& experiment) {
  return fmt::format("Stopped before the end. Missing: {}.", fmt::join(experiment.missing, "; "));
}

std::string experiment_text(const Experiment& experiment) {
  std::string text = fmt::format("# {}\n# {}\n", experiment.title, experiment.source);
  for (const ComparisonTable& table : experiment.tables) {
    if (table.rows.empty()) continue;  // empty after a stop
    text += fmt::format("\n## {}\n{}\n", table.title, kColumns);
    for (const ComparisonRow& row : table.rows) text += experiment_line_of(row);
  }
  text += '\n';
  if (!experiment.puzzles.empty()) text += "# " + experiment.puzzles + '\n';
  for (const std::string& warning : experiment.warnings) text += "# Warning: " + warning + '\n';
  if (experiment.stopped) text += "# " + stop_text(experiment) + '\n';
  for (const std::string& note : experiment.notes) text += "# " + note + '\n';
  return text + '\n';
}

}  // namespace nonet
