#include "tasks/dataset/datasheet.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <numeric>
#include <tuple>

#include "base/number_text.h"

namespace nonet {
namespace {

std::string files_table(const DatasheetFacts& facts) {
  std::string text = "| file | part | records | bytes |\n|---|---|---|---|\n";
  for (const DatasetFile& file : facts.files) {
    text += fmt::format("| {} | {} | {} | {} |\n", file.name, kSplitNames[file.split],
                        grouped(file.records), grouped(file.bytes));
  }
  return text;
}

std::string strata_table(const DatasetPlan& plan, const DatasetDraft& draft,
                         const DatasetAudit& audit) {
  std::string text = fmt::format(
      "| stratum | wanted | {} | missing | candidates | isomorphic to an earlier one | part was "
      "full | in the other list |\n|---|---|---|---|---|---|---|---|---|---|\n",
      fmt::join(kSplitNames, " | "));
  for (std::size_t i = 0; i < plan.strata.size(); ++i) {
    const StratumCount& count = draft.counts[i];
    text += fmt::format("| {} | {}", plan.strata[i].conditions, grouped(plan.strata[i].count));
    for (std::size_t split = 0; split < kSplits; ++split) {
      text += " | " + grouped(audit.records_of(i, split));
    }
    text += fmt::format(" | {} | {} | {} | {} | {} |\n", grouped(draft.missing_of(i)),
                        grouped(count.candidates), grouped(count.repeated), grouped(count.spare),
                        grouped(count.against));
  }
  return text;
}

std::string clues_table(const DatasetAudit& audit) {
  std::string text =
      fmt::format("| clues | {} |\n|---|---|---|---|\n", fmt::join(kSplitNames, " | "));
  for (const auto& [clues, counts] : audit.clues()) {
    text += fmt::format("| {} | {} | {} | {} |\n", clues, grouped(counts[0]), grouped(counts[1]),
                        grouped(counts[2]));
  }
  return text;
}

std::string audit_list(const DatasetDraft& draft, const DatasetAudit& audit,
                       const DatasheetFacts& facts) {
  const DatasetAudit::Overlap overlap = audit.overlap();
  std::string text = fmt::format(
      "Each record was checked when it was written: its solutions counted by another solver than "
      "the one that made\nit, its class computed again, its ratings, clues and symmetry compared "
      "with its stratum. Then all records together.\n\n"
      "| audit | result |\n|---|---|\n"
      "| records checked | {} |\n"
      "| records with a fault | {} |\n"
      "| puzzles isomorphic to another one of the dataset | {} |\n"
      "| puzzle classes in more than one part | {} |\n"
      "| classes of solution grids in more than one part | {} |\n"
      "| classes of solution grids | {} |\n",
      grouped(audit.records()), grouped(audit.faults().size()), grouped(overlap.repeated),
      grouped(overlap.puzzles), grouped(overlap.grids), grouped(overlap.grid_classes));
  if (!facts.against.empty()) {
    std::uint64_t left_out = 0;
    for (const StratumCount& count : draft.counts) left_out += count.against;
    text += fmt::format("| candidates left out for {} | {} |\n", facts.against, grouped(left_out));
  }
  for (const std::string& fault : audit.faults()) text += fmt::format("\nFault: {}\n", fault);
  return text;
}

std::string way_of(const DatasetPlan& plan) {
  std::string text =
      "Puzzles are made for each stratum in turn: random minimal puzzles, of which those that fit "
      "are kept; where fewer than\n0.3 % fit, puzzles bred from the nearest ones. At most three of "
      "a portion of up to 256 puzzles share a solution.\nThey are not a uniform sample of all "
      "puzzles that fit.\n";
  if (std::ranges::any_of(plan.strata,
                          [](const Stratum& each) { return each.solutions.has_value(); })) {
    text +=
        "Boards with several solutions are minimal puzzles without some of their clues; boards "
        "without a solution are minimal\npuzzles with one digit changed so that no two clues "
        "clash. Their `grid` is that of the puzzle they come from.\n";
  }
  return text +
         fmt::format(
             "\nThe part of a puzzle is drawn by the seed for the class of its solution grid, in "
             "the "
             "proportion {}:{}:{}; a part that\nhas enough of a stratum takes no more. So "
             "isomorphic "
             "puzzles, and puzzles with isomorphic solution grids, are never\nin two parts.\n",
             plan.shares[0], plan.shares[1], plan.shares[2]);
}

}  // namespace

void DatasetAudit::see(const DatasetEntry& entry, const DatasetRecord& record) {
  seen_.push_back({entry.keys, entry.split});
  ++clues_[record.clues][entry.split];
  ++of_stratum_[entry.stratum][entry.split];
  if (record.fault)
    faults_.push_back(fmt::format("{}: {}", id_of(entry.keys.puzzle), *record.fault));
}

DatasetAudit::Overlap DatasetAudit::overlap() const {
  Overlap overlap;
  std::vector<Seen> sorted = seen_;
  const auto by_puzzle = [](const Seen& seen) { return std::tuple(seen.keys.puzzle, seen.split); };
  std::ranges::sort(sorted, {}, by_puzzle);
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].keys.puzzle != sorted[i - 1].keys.puzzle) continue;
    ++overlap.repeated;
    overlap.puzzles += sorted[i].split != sorted[i - 1].split ? 1 : 0;
  }
  std::ranges::sort(sorted, {},
                    [](const Seen& seen) { return std::tuple(seen.keys.grid, seen.split); });
  overlap.grid_classes = sorted.empty() ? 0 : 1;
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].keys.grid != sorted[i - 1].keys.grid) {
      ++overlap.grid_classes;
    } else {
      overlap.grids += sorted[i].split != sorted[i - 1].split ? 1 : 0;
    }
  }
  return overlap;
}

std::uint64_t DatasetAudit::records_of(std::size_t stratum, std::size_t split) const {
  const auto found = of_stratum_.find(stratum);
  return found == of_stratum_.end() ? 0 : found->second[split];
}

bool DatasetAudit::passed() const {
  const Overlap all = overlap();
  return faults_.empty() && all.repeated == 0 && all.puzzles == 0 && all.grids == 0;
}

std::string datasheet(const DatasetPlan& plan, const DatasetDraft& draft, const DatasetAudit& audit,
                      const RecordPlan& records, const DatasheetFacts& facts) {
  std::vector<std::string_view> scales;
  for (const ScaleRow* scale : records.scales) scales.push_back(scale->key);
  return fmt::format(
      "# {}\n\n{} boards of Sudoku, made by {}. The same again:\n\n    {}\n\n"
      "## Files\n\n{}\n"
      "Ratings: {}. {}Fields: docs/dataset.md of nonet. An `id` is the same for isomorphic boards, "
      "a `grid` for\nisomorphic solution grids.\n\n"
      "## Strata\n\n{}\n"
      "## How it was made\n\n{}\n"
      "## Audits\n\n{}\n"
      "## Clues\n\n{}",
      facts.title, grouped(audit.records()), facts.version, facts.command, files_table(facts),
      fmt::join(scales, ", "),
      records.path != nullptr ? fmt::format("Paths: {}. ", records.path->key) : "",
      strata_table(plan, draft, audit), way_of(plan), audit_list(draft, audit, facts),
      clues_table(audit));
}

}  // namespace nonet
