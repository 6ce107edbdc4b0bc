#include "study/papers/people/people_charts.h"

#include <utility>

namespace nonet {
namespace {

ScatterChart residuals_by(const PeopleStudy& study, Axis x, const std::vector<double>& values) {
  ScatterChart chart;
  chart.frame.title = "Residuals by " + x.label;
  chart.frame.x = std::move(x);
  chart.frame.y.label = "log(measured / predicted)";
  chart.frame.guides = {{"as predicted", 0}};
  Series series{"puzzle", {}};
  for (std::size_t i = 0; i < study.size(); ++i) {
    series.points.push_back({values[i], study.residual(i)});
  }
  chart.series.push_back(std::move(series));
  return chart;
}

ScatterChart times(const PeopleStudy& study) {
  ScatterChart chart;
  chart.frame.title = "Predicted and measured, puzzles kept aside";
  chart.frame.x = {.label = "predicted minutes", .scale = AxisScale::kLog, .low = {}, .high = {}};
  chart.frame.y = {.label = "measured minutes", .scale = AxisScale::kLog, .low = {}, .high = {}};
  chart.diagonal = Diagonal::kShown;
  Series series{"puzzle", {}};
  for (std::size_t i = 0; i < study.size(); ++i) {
    series.points.push_back({study.kept.minutes[i], study.measured_minutes(i)});
  }
  chart.series.push_back(std::move(series));
  return chart;
}

}  // namespace

std::vector<ChartGroup> residual_charts(const PeopleStudy& study) {
  const Axis minutes{.label = "predicted minutes", .scale = AxisScale::kLog, .low = {}, .high = {}};
  return {{.charts = {times(study), residuals_by(study, minutes, study.kept.minutes)},
           .caption = "Each puzzle predicted by a fit that has not seen it"},
          {.charts = {residuals_by(study, {.label = "solvers", .low = {}, .high = {}},
                                   study.measured.solvers),
                      residuals_by(study, {.label = "ER", .low = {}, .high = {}}, study.er)}}};
}

}  // namespace nonet
