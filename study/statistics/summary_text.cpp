#include "study/statistics/summary_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr double kBar = 50;

// The columns of a ColumnSummary that are quantiles.
struct QuantileRow {
  std::string_view key;
  double ColumnSummary::*value;
};
constexpr std::array kQuantiles = {
    QuantileRow{"least", &ColumnSummary::least},
    QuantileRow{"lower quartile", &ColumnSummary::lower_quartile},
    QuantileRow{"median", &ColumnSummary::median},
    QuantileRow{"upper quartile", &ColumnSummary::upper_quartile},
    QuantileRow{"most", &ColumnSummary::most},
};

std::size_t widest(const std::vector<std::string>& labels) {
  std::size_t width = 0;
  for (const std::string& label : labels) width = std::max(width, label.size());
  return width;
}

void write_distribution(std::string& out, const Distribution& distribution) {
  std::vector<std::string> labels;
  std::uint64_t most = 1;
  for (const Count& count : distribution.counts) {
    labels.push_back(count.label);
    most = std::max(most, count.puzzles);
  }
  out += fmt::format("{}\n", distribution.title);
  for (const Count& count : distribution.counts) {
    // The shortest bar of a non-zero count is one mark long.
    const auto length = static_cast<std::size_t>(
        std::ceil(kBar * static_cast<double>(count.puzzles) / static_cast<double>(most)));
    out += fmt::format("  {:<{}} {:>9}{}{}\n", count.label, widest(labels), count.puzzles,
                       length == 0 ? "" : " ", std::string(length, '#'));
  }
  out += '\n';
}

void write_columns(std::string& out, const std::vector<ColumnSummary>& columns) {
  if (columns.empty()) return;
  std::vector<std::string> labels;
  labels.reserve(columns.size());
  for (const ColumnSummary& column : columns) labels.push_back(column.key);
  const std::size_t width = widest(labels);
  out += fmt::format("Hardness\n  {:<{}} {:>9} {:>8}", "measure", width, "puzzles", "beyond");
  for (const QuantileRow& row : kQuantiles) out += fmt::format(" {:>14}", row.key);
  out += "  unit\n";
  for (const ColumnSummary& column : columns) {
    out += fmt::format("  {:<{}} {:>9} {:>8}", column.key, width, column.measured, column.beyond);
    for (const QuantileRow& row : kQuantiles) {
      out += fmt::format(" {:>14}", hardness_text(column.*row.value));
    }
    out += fmt::format("  {}\n", column.unit);
  }
  out += '\n';
}

void write_correlations(std::string& out, const Summary& summary) {
  if (summary.measures.size() < 2) return;
  const std::size_t width = widest(summary.measures);
  out += "Rank correlations (Spearman)\n";
  for (std::size_t i = 0; i < summary.measures.size(); ++i) {
    out += fmt::format("  {:>2} {:<{}}", i + 1, summary.measures[i], i == 0 ? 0 : width);
    for (std::size_t j = 0; j < i; ++j) {
      const auto& correlation = summary.correlations[i][j];
      out += correlation ? fmt::format(" {:>5}", coefficient_text(correlation->coefficient))
                         : "     -";
    }
    out += '\n';
  }
  out += std::string(width + 5, ' ');
  for (std::size_t j = 1; j < summary.measures.size(); ++j) out += fmt::format(" {:>5}", j);
  out += "\n\n";
}

// One line if all pairs have the same number of puzzles, else a triangle of numbers.
void write_pairs(std::string& out, const Summary& summary) {
  if (summary.agreements.empty()) return;
  const auto [least, most] =
      std::ranges::minmax(summary.agreements, std::ranges::less(), &Agreement::pairs);
  if (least.pairs == most.pairs) {
    out += fmt::format("  each of {} puzzles\n\n", most.pairs);
    return;
  }
  const std::size_t width = widest(summary.measures);
  out += "Puzzles that both measure\n";
  for (std::size_t i = 1; i < summary.measures.size(); ++i) {
    out += fmt::format("  {:>2} {:<{}}", i + 1, summary.measures[i], width);
    for (std::size_t j = 0; j < i; ++j) {
      const auto& correlation = summary.correlations[i][j];
      out += fmt::format(" {:>5}", correlation ? correlation->pairs : 0);
    }
    out += '\n';
  }
  out += '\n';
}

void write_ranking(std::string& out, const Summary& summary) {
  if (summary.ranking.empty()) return;
  const std::size_t width = widest(summary.measures);
  out += fmt::format("Agreement with {}, strongest first, with 95 % intervals\n",
                     summary.yardstick->name);
  for (const Agreement& agreement : summary.ranking) {
    const auto& [value, low, high] = agreement.coefficient;
    out += fmt::format("  {:<{}} {:>5} [{:>5}, {:>5}] {:>9} puzzles\n",
                       summary.measures[agreement.measure], width, coefficient_text(value),
                       coefficient_text(low), coefficient_text(high), agreement.pairs);
  }
  out += fmt::format("  ({})\n\n", summary.yardstick->caution);
}

void write_csv_agreements(std::string& out, const Summary& summary) {
  // The coefficient under the table's own name, then its number of puzzles and its interval.
  const auto lines = [&](std::string_view table, const std::string& place,
                         const Agreement& agreement) {
    const auto& [value, low, high] = agreement.coefficient;
    out += fmt::format("{0},{1},{2:.4f}\n{0} low,{1},{3:.4f}\n{0} high,{1},{4:.4f}\n", table, place,
                       value, low, high);
    out += fmt::format("{} pairs,{},{}\n", table, place, agreement.pairs);
  };
  for (const Agreement& agreement : summary.agreements) {
    lines("correlation",
          summary.measures[agreement.measure] + "," + summary.measures[agreement.with], agreement);
  }
  for (std::size_t i = 0; i < summary.ranking.size(); ++i) {
    lines(fmt::format("ranking by {}", summary.yardstick->measure),
          fmt::format("{},{}", i + 1, summary.measures[summary.ranking[i].measure]),
          summary.ranking[i]);
  }
}

void write_contrasts(std::string& out, std::string_view title,
                     const std::vector<Contrast>& contrasts) {
  if (contrasts.empty()) return;
  out += fmt::format("{}: puzzle, percentile for solvers, by rating scales\n", title);
  for (const Contrast& c : contrasts) {
    out += fmt::format("  {} {:4.0f} {:4.0f}\n", c.puzzle.line(), 100 * c.machines, 100 * c.people);
  }
  out += '\n';
}

void write_csv_contrasts(std::string& out, std::string_view table,
                         const std::vector<Contrast>& contrasts) {
  for (const Contrast& c : contrasts) {
    out += fmt::format("{0},{1},machines,{2:.4f}\n{0},{1},people,{3:.4f}\n", table, c.puzzle.line(),
                       c.machines, c.people);
  }
}

}  // namespace

std::string coefficient_text(double value) {
  return fmt::format("{:.2f}", std::round(value * 100) / 100 + 0.0);  // plus zero: -0 becomes 0
}

std::string hardness_text(double value) {
  if (std::isinf(value)) return "beyond";
  return fmt::format("{}", std::round(value * 1e4) / 1e4);
}

std::string summary_text(const Summary& summary) {
  std::string out = fmt::format("Puzzles: {}\n\n", summary.puzzles);
  for (const Distribution& distribution : summary.distributions) {
    write_distribution(out, distribution);
  }
  write_columns(out, summary.columns);
  write_correlations(out, summary);
  write_pairs(out, summary);
  write_ranking(out, summary);
  write_contrasts(out, "Hard for solvers, easy by rating scales", summary.harder_for_machines);
  write_contrasts(out, "Hard by rating scales, easy for solvers", summary.harder_for_people);
  out.pop_back();
  return out;
}

std::string summary_csv(const Summary& summary) {
  std::string out =
      fmt::format("table,row,column,value\npuzzles,all,puzzles,{}\n", summary.puzzles);
  for (const Distribution& distribution : summary.distributions) {
    for (const Count& count : distribution.counts) {
      out += fmt::format("{},{},puzzles,{}\n", distribution.key, count.label, count.puzzles);
    }
  }
  for (const ColumnSummary& column : summary.columns) {
    out += fmt::format("hardness,{0},puzzles,{1}\nhardness,{0},beyond,{2}\n", column.key,
                       column.measured, column.beyond);
    for (const QuantileRow& row : kQuantiles) {
      out +=
          fmt::format("hardness,{},{},{}\n", column.key, row.key, hardness_text(column.*row.value));
    }
  }
  write_csv_agreements(out, summary);
  write_csv_contrasts(out, "harder for solvers", summary.harder_for_machines);
  write_csv_contrasts(out, "harder by scales", summary.harder_for_people);
  return out;
}

}  // namespace nonet
