#include "base/work_forecast.h"

#include <algorithm>
#include <utility>

namespace nonet {

WorkForecast::WorkForecast(std::vector<double> usual, std::vector<std::uint8_t> sample)
    : usual_(std::move(usual)), sample_(std::move(sample)), seen_(usual_.size()) {}

void WorkForecast::note(std::size_t item_class, double cost) {
  seen_[item_class].items += 1;
  seen_[item_class].cost += cost;
}

// The measured mean of each class seen so far; for other classes their usual cost, scaled to this
// machine.
std::vector<double> WorkForecast::costs() const {
  double measured = 0;
  double expected = 0;
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    measured += seen_[i].cost;
    expected += seen_[i].items * usual_[i];
  }
  const double measure = measured > 0 && expected > 0 ? measured / expected : 1;
  std::vector<double> costs(seen_.size());
  for (std::size_t i = 0; i < seen_.size(); ++i) {
    costs[i] = seen_[i].items > 0 ? seen_[i].cost / seen_[i].items : usual_[i] * measure;
  }
  return costs;
}

double WorkForecast::work_done(double items_done) const {
  if (sample_.empty()) return items_done;
  const std::vector<double> costs_of_class = costs();
  const double behind = std::clamp(items_done, 0.0, 1.0) * static_cast<double>(sample_.size());
  double done = 0;
  double all = 0;
  for (std::size_t i = 0; i < sample_.size(); ++i) {
    const double cost = costs_of_class[sample_[i]];
    all += cost;
    done += cost * std::clamp(behind - static_cast<double>(i), 0.0, 1.0);
  }
  return all > 0 ? done / all : items_done;
}

}  // namespace nonet
