#include "study/papers/experiment_report.h"

#include <fmt/format.h>

#include "charts/chart.h"
#include "charts/page.h"

namespace nonet {
namespace {

Axis axis_of(const std::string& label, PlotScale scale) {
  return {.label = label,
          .scale = scale == PlotScale::kLogarithmic ? AxisScale::kLog : AxisScale::kLinear,
          .low = {},
          .high = {}};
}

ChartFrame frame_of(const Plot& plot) {
  ChartFrame frame;
  frame.title = plot.title;
  frame.x = axis_of(plot.x_label, plot.x_scale);
  frame.y = axis_of(plot.y_label, plot.y_scale);
  return frame;
}

Series points_of(const PlotSeries& series) {
  Series points{series.label, {}};
  for (std::size_t i = 0; i < series.x.size(); ++i) {
    points.points.push_back({series.x[i], series.y[i]});
  }
  return points;
}

// Bars stand on whole numbers.
BinnedSeries bars_of(const PlotSeries& series) {
  BinnedSeries bars{series.label, {}};
  for (std::size_t i = 0; i < series.x.size(); ++i) {
    bars.bins.push_back({series.x[i] - 0.5, series.x[i] + 0.5, series.y[i]});
  }
  return bars;
}

std::string svg_of(const Plot& plot) {
  if (plot.kind == PlotKind::kBars) {
    Histogram chart{frame_of(plot), {}};
    for (const PlotSeries& series : plot.series) chart.series.push_back(bars_of(series));
    return chart_svg(chart);
  }
  if (plot.kind == PlotKind::kPoints) {
    ScatterChart chart{frame_of(plot), {}, Diagonal::kNone};
    for (const PlotSeries& series : plot.series) chart.series.push_back(points_of(series));
    return chart_svg(chart);
  }
  LineChart chart{frame_of(plot), {}, Markers::kNone};
  for (const PlotSeries& series : plot.series) chart.series.push_back(points_of(series));
  return chart_svg(chart);
}

Table table_of(const ComparisonTable& comparison) {
  Table table;
  table.caption = comparison.title;
  table.columns = {{"", Align::kLeft}, {"published"}, {"ours"},
                   {"sample"},         {"seed"},      {"note", Align::kLeft}};
  for (const ComparisonRow& row : comparison.rows) {
    table.rows.push_back({row.label, row.published, row.ours, fmt::format("{}", row.sample),
                          row.seed ? fmt::format("{}", *row.seed) : "", row.note});
  }
  return table;
}

}  // namespace

std::string report_html(std::span<const Experiment> experiments, std::uint64_t seed) {
  HtmlPage report("Published and reproduced", fmt::format("nonet reproduce, seed {}", seed));
  for (const Experiment& experiment : experiments) {
    report.section(experiment.title);
    report.paragraph(experiment.source);
    if (experiment.stopped) report.paragraph("Stopped before the end: what was finished.");
    for (const ComparisonTable& table : experiment.tables) report.table(table_of(table));
    for (const Plot& plot : experiment.plots) report.figure({svg_of(plot), "", Ground::kPage});
    for (const std::string& note : experiment.notes) report.paragraph(note);
  }
  return report.html();
}

}  // namespace nonet
