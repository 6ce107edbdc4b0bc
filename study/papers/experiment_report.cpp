#include "study/papers/experiment_report.h"

#include <array>
#include <fmt/format.h>
#include <map>
#include <utility>
#include <vector>

#include "charts/chart.h"
#include "charts/page.h"
#include "study/papers/experiment_text.h"

namespace nonet {
namespace {

std::string svg_of(const Chart& chart) {
  return std::visit([](const auto& one) { return chart_svg(one); }, chart);
}

// "1 puzzle", "9 puzzles".
std::string sample_text(const ComparisonRow& row) {
  std::string_view of = row.of;
  if (row.sample == 1 && of.ends_with('s')) of.remove_suffix(1);
  return row.sample == 0 ? "" : fmt::format("{} {}", row.sample, of);
}

// "0.32 to 0.87; 0.27 to 0.50", which a line may end behind the semicolon only.
std::string unbroken(std::string ranges) {
  for (const std::string_view gap : {" to ", " %"}) {
    const std::string whole = gap == " %" ? "\u00a0%" : "\u00a0to\u00a0";
    for (auto at = ranges.find(gap); at != std::string::npos; at = ranges.find(gap, at)) {
      ranges.replace(at, gap.size(), whole);
    }
  }
  return ranges;
}

// Columns that no row fills are left out.
Table table_of(const ComparisonTable& comparison) {
  struct Column {
    TableColumn head;
    std::string (*text)(const ComparisonRow&);
  };
  const std::array<Column, 8> columns = {
      Column{{"", Align::kLeft}, [](const ComparisonRow& r) { return r.label; }},
      Column{{"claim"}, [](const ComparisonRow& r) { return r.claim; }},
      Column{{"ours"}, [](const ComparisonRow& r) { return r.ours; }},
      Column{{"95 % interval"}, [](const ComparisonRow& r) { return unbroken(r.interval); }},
      Column{{"expected"}, [](const ComparisonRow& r) { return unbroken(r.expected); }},
      Column{{"sample"}, sample_text},
      Column{{"finding", Align::kLeft},
             [](const ComparisonRow& r) { return std::string(word_of(r.finding)); }},
      Column{{"note", Align::kLeft}, [](const ComparisonRow& r) { return r.note; }}};
  Table table;
  table.caption = comparison.title;
  table.narrow = Narrow::kStacked;
  table.rows.resize(comparison.rows.size());
  for (const Column& column : columns) {
    std::vector<std::string> cells;
    bool filled = false;
    for (const ComparisonRow& row : comparison.rows) {
      cells.push_back(column.text(row));
      filled = filled || !cells.back().empty();
    }
    if (!filled) continue;
    table.columns.push_back(column.head);
    for (std::size_t i = 0; i < cells.size(); ++i) table.rows[i].push_back(std::move(cells[i]));
  }
  return table;
}

// Every claim of the paper that something was found about, under the title of its table.
Table claims_of(const Experiment& experiment) {
  Table table;
  table.narrow = Narrow::kStacked;
  table.columns = {{"claim", Align::kLeft},  {"claimed"},  {"ours"},
                   {"95 % interval"},        {"expected"}, {"sample"},
                   {"finding", Align::kLeft}};
  for (const ComparisonTable& comparison : experiment.tables) {
    bool headed = false;
    for (const ComparisonRow& row : comparison.rows) {
      if (row.finding == Finding::kNone) continue;
      if (!std::exchange(headed, true)) table.rows.push_back({comparison.title});
      table.rows.push_back({row.label, row.claim, row.ours, unbroken(row.interval),
                            unbroken(row.expected), sample_text(row),
                            std::string(word_of(row.finding))});
    }
  }
  return table;
}

std::string count_text(const Experiment& experiment) {
  std::map<Finding, int> counts;
  for (const ComparisonTable& table : experiment.tables) {
    for (const ComparisonRow& row : table.rows) ++counts[row.finding];
  }
  counts.erase(Finding::kNone);
  std::string text;
  for (const auto& [finding, count] : counts) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", word_of(finding), count);
  }
  if (!text.empty()) return text;
  return experiment.tables.empty() ? "not measured: it needs a list (see there)"
                                   : "no claims, measurements of ours";
}

void add_overview(HtmlPage& report, std::span<const Experiment> experiments) {
  report.section("Claims and findings");
  report.paragraph(
      "Expected is where 95 of 100 authors would find their number whose program does what ours "
      "does: it counts the chance of their runs as well as of ours. A claim agrees where its "
      "printed value lies there, and differs where it does not; how large the difference is, the "
      "numbers say. Partly: one half of what is claimed is so. Open: our own chance does not let "
      "us "
      "say. It is contradicted where we see the opposite and no chance of the author's explains "
      "it, "
      "or where arithmetic does. Each claim is counted once; rows without a finding claim nothing, "
      "say a claim in other words, or hold times of other machines.");
  Table table;
  table.columns = {{"paper", Align::kLeft}, {"findings", Align::kLeft}};
  for (const Experiment& experiment : experiments) {
    table.rows.push_back({experiment.source, count_text(experiment)});
  }
  report.table(table);
}

void add_charts(HtmlPage& report, const ChartGroup& group) {
  std::vector<Figure> figures;
  for (const Chart& chart : group.charts) figures.push_back({svg_of(chart), "", Ground::kPage});
  if (!group.caption.empty()) figures.back().caption = group.caption;
  if (figures.size() == 1) {
    report.figure(figures.front());
  } else {
    report.figures(figures, FigureWidth::kHalf);
  }
}

void add_experiment(HtmlPage& report, const Experiment& experiment) {
  report.section(experiment.title);
  report.paragraph(experiment.source);
  if (!experiment.puzzles.empty()) report.paragraph(experiment.puzzles);
  for (const std::string& warning : experiment.warnings) report.warning(warning);
  if (experiment.stopped) report.warning(stop_text(experiment));
  if (const Table claims = claims_of(experiment); !claims.rows.empty()) {
    report.subsection("Claims");
    report.table(claims);
  }
  report.subsection("Measurements");
  for (const ComparisonTable& table : experiment.tables) {
    if (!table.rows.empty()) report.table(table_of(table));
  }
  for (const ChartGroup& group : experiment.charts) add_charts(report, group);
  if (experiment.notes.empty()) return;
  report.subsection("Notes");
  for (const std::string& note : experiment.notes) report.paragraph(note);
}

std::vector<Fact> facts_of(const ReportHeader& header) {
  std::vector<Fact> facts;
  const auto add = [&](std::string_view name, const std::string& value) {
    if (!value.empty()) facts.push_back({std::string(name), value});
  };
  add("command", header.command);
  add("version", header.version);
  add("puzzles",
      header.puzzle_file.empty() ? "the papers' own, or made from the seed" : header.puzzle_file);
  add("seed", fmt::format("{}", header.seed));
  add("date", header.date);
  return facts;
}

}  // namespace

std::string report_html(std::span<const Experiment> experiments, const ReportHeader& header) {
  const bool one = experiments.size() == 1;
  HtmlPage report(one ? experiments.front().title : "Papers on Sudoku, reproduced",
                  "Published claims beside our measurements");
  report.facts(facts_of(header));
  add_overview(report, experiments);
  for (const Experiment& experiment : experiments) add_experiment(report, experiment);
  return report.html();
}

}  // namespace nonet
