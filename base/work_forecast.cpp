#include "base/work_forecast.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {
namespace {

// Of each class at most so many probes, and no more than one in twelve of its items, but one.
constexpr std::size_t kMostProbes = 16;
constexpr std::size_t kItemsToAProbe = 12;
// With this stride, which shares no divisor with their number, the first few of them are spread
// over the list, too.
constexpr std::size_t kProbeStride = 7;

constexpr double kRemembered = 32;  // items, in the mean of the latest
constexpr double kBelieved = 8;     // probes that such a mean weighs as much as, at most
constexpr std::size_t kTrend = 4;   // probes that show whether a list is sorted, at least

std::size_t probes_among(std::size_t items) {
  return std::min(kMostProbes, (items + kItemsToAProbe - 1) / kItemsToAProbe);
}

}  // namespace

WorkForecast::WorkForecast(std::vector<double> usual, std::vector<std::uint8_t> sample)
    : usual_(std::move(usual)), sample_(std::move(sample)), done_(usual_.size()) {}

std::vector<std::size_t> WorkForecast::probes() const {
  std::vector<std::vector<std::size_t>> items_of(usual_.size());
  for (std::size_t i = 0; i < sample_.size(); ++i) items_of[sample_[i]].push_back(i);
  std::vector<std::size_t> chosen;
  for (std::size_t turn = 0; turn < kMostProbes; ++turn) {
    const std::size_t number = turn * kProbeStride % kMostProbes;
    for (const std::vector<std::size_t>& items : items_of) {
      const std::size_t probes = probes_among(items.size());
      if (number >= probes) continue;
      chosen.push_back(items[(2 * number + 1) * items.size() / (2 * probes)]);
    }
  }
  return chosen;
}

void WorkForecast::probe(std::size_t sampled, double cost) { probes_.push_back({sampled, cost}); }

void WorkForecast::note(std::size_t item_class, double cost) {
  Done& done = done_[item_class];
  done.items += 1;
  done.cost += cost;
  done.recent += (cost - done.recent) / std::min(done.items, kRemembered);
}

// The factor of the usual costs on this machine.
double WorkForecast::measure() const {
  double measured = 0;
  double expected = 0;
  for (std::size_t i = 0; i < done_.size(); ++i) {
    measured += done_[i].cost;
    expected += done_[i].items * usual_[i];
  }
  for (const Probe& probe : probes_) {
    measured += probe.cost;
    expected += usual_[sample_[probe.sampled]];
  }
  return measured > 0 && expected > 0 ? measured / expected : 1;
}

// From 0 to 1: how far the probes of the class rise with their place, or fall with it (the absolute
// value of Kendall's tau). In a sorted list the finished items say nothing about the coming ones.
double WorkForecast::trend_of(std::size_t item_class) const {
  std::vector<Probe> probes;
  for (const Probe& probe : probes_) {
    if (sample_[probe.sampled] == item_class) probes.push_back(probe);
  }
  if (probes.size() < kTrend) return 0;
  double agreeing = 0;
  double pairs = 0;
  for (std::size_t i = 0; i < probes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      pairs += 1;
      if (probes[i].cost == probes[j].cost) continue;
      const bool rises = probes[i].cost > probes[j].cost;
      agreeing += rises == (probes[i].sampled > probes[j].sampled) ? 1 : -1;
    }
  }
  return std::abs(agreeing / pairs);
}

// The cost of an item of the class behind this place of the sample: the cost of the probes there
// and of the latest item before it; without these, of any probe; else the usual cost.
double WorkForecast::cost_ahead(std::size_t item_class, double behind) const {
  const Done& done = done_[item_class];
  double weight = std::min(done.items, kBelieved) * (1 - trend_of(item_class));
  double sum = weight * done.recent;
  double probed = 0;
  double cost_of_probes = 0;
  for (const Probe& probe : probes_) {
    if (sample_[probe.sampled] != item_class) continue;
    probed += 1;
    cost_of_probes += probe.cost;
    if (static_cast<double>(probe.sampled) < behind) continue;
    weight += 1;
    sum += probe.cost;
  }
  if (weight > 0) return sum / weight;
  if (done.items > 0) return done.recent;
  return probed > 0 ? cost_of_probes / probed : usual_[item_class] * measure();
}

double WorkForecast::work_done(double items_done, double items, double spent) const {
  const double share = items > 0 ? std::clamp(items_done / items, 0.0, 1.0) : 0;
  if (sample_.empty()) return share;
  const double behind = share * static_cast<double>(sample_.size());
  std::vector<double> costs;
  for (std::size_t i = 0; i < usual_.size(); ++i) costs.push_back(cost_ahead(i, behind));
  double before = 0;
  double ahead = 0;
  for (std::size_t i = 0; i < sample_.size(); ++i) {
    const double part = std::clamp(behind - static_cast<double>(i), 0.0, 1.0);
    before += costs[sample_[i]] * part;
    ahead += costs[sample_[i]] * (1 - part);
  }
  double noted = 0;
  for (const Done& done : done_) noted += done.cost;
  // Each item of the sample stands for so many of the list.
  const double stands_for = items / static_cast<double>(sample_.size());
  if (noted > 0) {
    const double besides = std::max(spent - noted, 0.0);
    before = noted + besides;
    ahead = ahead * stands_for + besides * (items - items_done) / std::max(items_done, 1.0);
  }
  return before + ahead > 0 ? before / (before + ahead) : share;
}

}  // namespace nonet
