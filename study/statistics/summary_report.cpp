#include "study/statistics/summary_report.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <utility>

#include "charts/chart.h"
#include "charts/page.h"
#include "study/statistics/summary_text.h"

namespace nonet {
namespace {

BarChart summary_bars_of(const Distribution& distribution) {
  BarChart chart{.title = distribution.title, .value_label = "puzzles", .bars = {}};
  for (const Count& count : distribution.counts) {
    chart.bars.push_back({count.label, static_cast<double>(count.puzzles)});
  }
  return chart;
}

std::optional<std::string> draw_distribution(const Summary& summary, std::string_view key) {
  for (const Distribution& distribution : summary.distributions) {
    if (distribution.key == key && !distribution.counts.empty()) {
      return chart_svg(summary_bars_of(distribution));
    }
  }
  return std::nullopt;
}

std::optional<std::string> draw_clues(const Summary& summary) {
  return draw_distribution(summary, "clues");
}
std::optional<std::string> draw_levels(const Summary& summary) {
  return draw_distribution(summary, "levels");
}
std::optional<std::string> draw_techniques(const Summary& summary) {
  return draw_distribution(summary, "hardest:explainer");
}

// Rows have name and number, columns only the number, so that many fit.
std::optional<std::string> draw_correlations(const Summary& summary) {
  if (summary.measures.size() < 2) return std::nullopt;
  HeatMap map;
  map.title = "Rank correlations (Spearman)";
  map.digits = 2;
  map.width = 860;
  map.meaning = HeatMap::Meaning::kSigned;
  for (std::size_t i = 0; i < summary.measures.size(); ++i) {
    map.rows.push_back(fmt::format("{}  {}", summary.measures[i], i + 1));
    map.columns.push_back(fmt::format("{}", i + 1));
    auto& row = map.values.emplace_back();
    for (const auto& correlation : summary.correlations[i]) {
      row.push_back(correlation ? correlation->coefficient
                                : std::numeric_limits<double>::quiet_NaN());
    }
  }
  return chart_svg(map);
}

// Bar lengths ignore the sign, so that measures that fall with hardness are comparable to those
// that rise.
std::optional<std::string> draw_ranking(const Summary& summary) {
  if (summary.ranking.empty()) return std::nullopt;
  BarChart chart{.title = fmt::format("Agreement with {}", summary.yardstick->name),
                 .value_label = "Spearman's rho, its size, with 95 % interval",
                 .bars = {},
                 .digits = 2};
  for (const Agreement& agreement : summary.ranking) {
    const Interval& rho = agreement.coefficient;
    const bool falls = rho.value < 0;
    chart.bars.push_back(
        {.label = fmt::format("{}{}, n = {}", falls ? "minus " : "",
                              summary.measures[agreement.measure], agreement.pairs),
         .value = falls ? -rho.value : rho.value,
         .interval = falls ? std::pair(-rho.high, -rho.low) : std::pair(rho.low, rho.high)});
  }
  return chart_svg(chart);
}

constexpr std::array kFigures = {
    FigureRow{"correlations", "ratings or measurements of at least one solver or scale",
              draw_correlations},
    FigureRow{"ranking", "ratings on the explainer scale and another measure", draw_ranking},
    FigureRow{"clues", "puzzles", draw_clues},
    FigureRow{"levels", "ratings on the explainer scale", draw_levels},
    FigureRow{"techniques", "ratings on the explainer scale", draw_techniques},
};

Table hardness_table(const Summary& summary) {
  Table table;
  table.columns = {{"measure", Align::kLeft},
                   {"unit", Align::kLeft},
                   {"puzzles"},
                   {"beyond"},
                   {"least"},
                   {"lower quartile"},
                   {"median"},
                   {"upper quartile"},
                   {"most"}};
  for (const ColumnSummary& c : summary.columns) {
    table.rows.push_back({c.key, c.unit, fmt::format("{}", c.measured), fmt::format("{}", c.beyond),
                          hardness_text(c.least), hardness_text(c.lower_quartile),
                          hardness_text(c.median), hardness_text(c.upper_quartile),
                          hardness_text(c.most)});
  }
  return table;
}

std::vector<std::string> cells_of(const Agreement& agreement) {
  const auto& [value, low, high] = agreement.coefficient;
  return {coefficient_text(value),
          fmt::format("{} to {}", coefficient_text(low), coefficient_text(high)),
          fmt::format("{}", agreement.pairs)};
}

Table summary_agreement_table(const Summary& summary, const std::vector<Agreement>& agreements) {
  Table table;
  table.columns = {{"measure", Align::kLeft},
                   {"with", Align::kLeft},
                   {"Spearman's rho"},
                   {"95 % interval"},
                   {"puzzles"}};
  for (const Agreement& agreement : agreements) {
    auto& row = table.rows.emplace_back();
    row = {summary.measures[agreement.measure], summary.measures[agreement.with]};
    std::ranges::move(cells_of(agreement), std::back_inserter(row));
  }
  return table;
}

void add_ranking(HtmlPage& report, const Summary& summary) {
  if (summary.ranking.empty()) return;
  report.section(fmt::format("Agreement with {}", summary.yardstick->name));
  report.paragraph(
      fmt::format("Strongest first, whatever the sign. It is {}.", summary.yardstick->caution));
  report.figure({*draw_ranking(summary), "", Ground::kPage});
  report.table(summary_agreement_table(summary, summary.ranking));
}

Table contrast_table(const std::vector<Contrast>& contrasts) {
  Table table;
  table.columns = {{"puzzle", Align::kLeft}, {"percentile for solvers"}, {"by rating scales"}};
  for (const Contrast& c : contrasts) {
    table.rows.push_back({c.puzzle.line(), fmt::format("{:.0f}", 100 * c.machines),
                          fmt::format("{:.0f}", 100 * c.people)});
  }
  return table;
}

void add_distributions(HtmlPage& report, const Summary& summary) {
  report.section("Distributions");
  for (const Distribution& distribution : summary.distributions) {
    if (!distribution.counts.empty())
      report.figure({chart_svg(summary_bars_of(distribution)), "", Ground::kPage});
  }
}

void add_contrasts(HtmlPage& report, const Summary& summary) {
  if (summary.harder_for_machines.empty() && summary.harder_for_people.empty()) return;
  report.section("Where rating scales and solvers disagree");
  report.paragraph(
      "A puzzle's percentile is its place among the others, mean over the rating scales, and mean "
      "over the solvers. A scale is meant for people, but it is not their times.");
  report.subsection("Hard for solvers, easy by rating scales");
  report.table(contrast_table(summary.harder_for_machines));
  report.subsection("Hard by rating scales, easy for solvers");
  report.table(contrast_table(summary.harder_for_people));
}

}  // namespace

std::span<const FigureRow> figure_catalog() { return kFigures; }

const FigureRow* find_figure(std::string_view key) {
  const auto* row = std::ranges::find(kFigures, key, &FigureRow::key);
  return row == kFigures.end() ? nullptr : row;
}

std::string summary_html(const Summary& summary, std::string_view source) {
  HtmlPage report("Statistics of puzzles", source);
  report.facts({{"puzzles", fmt::format("{}", summary.puzzles)}});
  add_distributions(report, summary);
  if (!summary.columns.empty()) {
    report.section("Hardness");
    report.paragraph(
        "Beyond: the scale was stuck, or the solver did not get there; counted as harder than all "
        "that have a number.");
    report.table(hardness_table(summary));
  }
  if (const auto picture = draw_correlations(summary)) {
    report.section("Rank correlations");
    report.figure({*picture, "", Ground::kPage});
    report.paragraph(
        "Intervals are of 95 per cent, by a thousand resamples of the puzzles (above a thousand "
        "puzzles the asymptotic ones of Bonett and Wright).");
    report.table(summary_agreement_table(summary, summary.agreements));
  }
  add_ranking(report, summary);
  add_contrasts(report, summary);
  return report.html();
}

}  // namespace nonet
