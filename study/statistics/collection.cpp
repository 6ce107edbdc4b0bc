#include "study/statistics/collection.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

#include "rater/orders/catalog.h"
#include "solvers/catalog.h"

namespace nonet {
namespace {

// The index of a key in its catalog; keys of other versions come last.
template <typename Rows>
std::size_t place_of(const Rows& rows, std::string_view key) {
  const auto row = std::ranges::find_if(rows, [&](const auto& r) { return r.key == key; });
  return static_cast<std::size_t>(row - rows.begin());
}

auto order_of(const HardnessColumn& column) {
  const std::size_t place = column.hard_for == HardFor::kPeople
                                ? place_of(scale_catalog(), column.key)
                                : place_of(solver_catalog(), column.key);
  return std::tuple(column.hard_for, place, std::string_view(column.key));
}

// A scale without a path shows which techniques suffice, not how hard the path is.
bool tells_path(std::string_view scale) {
  const ScaleRow* row = find_scale(scale);
  return row == nullptr || row->explain != nullptr;
}

}  // namespace

std::size_t Collection::add(const Grid& givens) {
  puzzles_.push_back(givens);
  return puzzles_.size() - 1;
}

HardnessColumn& Collection::column(std::string_view key, std::string_view unit, HardFor hard_for) {
  const auto found = std::ranges::find_if(
      columns_, [&](const HardnessColumn& c) { return c.key == key && c.hard_for == hard_for; });
  HardnessColumn& column = found != columns_.end()
                               ? *found
                               : columns_.emplace_back(HardnessColumn{
                                     std::string(key), std::string(unit), hard_for, {}});
  column.values.resize(size(), kUnmeasured);
  return column;
}

void Collection::rate(std::size_t index, std::string_view scale, std::optional<double> score,
                      std::string_view hardest) {
  assert(index < size());
  const HardFor hard_for = tells_path(scale) ? HardFor::kPeople : HardFor::kMachines;
  column(scale, "rating", hard_for).values[index] = score.value_or(kBeyond);
  if (hard_for == HardFor::kMachines) return;
  auto found = std::ranges::find(hardest_, scale, &HardestTechniques::scale);
  if (found == hardest_.end()) {
    found = hardest_.insert(found, HardestTechniques{std::string(scale), {}});
  }
  const std::string_view named = !score ? "stuck" : hardest.empty() ? "none" : hardest;
  ++found->counts[std::string(named)];
}

void Collection::measure(std::size_t index, std::string_view solver, std::string_view unit,
                         std::optional<double> hardness) {
  assert(index < size());
  double& value = column(solver, unit, HardFor::kMachines).values[index];
  const double measured = hardness.value_or(kBeyond);
  if (std::isnan(value)) {
    value = measured;
    return;
  }
  auto& all = repeated_[std::string(solver)][index];
  if (all.empty()) all.push_back(value);
  all.push_back(measured);
}

void Collection::settle() {
  for (HardnessColumn& one : columns_) {
    one.values.resize(size(), kUnmeasured);
    const auto repeated =
        one.hard_for == HardFor::kMachines ? repeated_.find(one.key) : repeated_.end();
    if (repeated == repeated_.end()) continue;
    for (auto& [index, values] : repeated->second) {
      std::ranges::sort(values);
      one.values[index] = values[(values.size() - 1) / 2];
    }
  }
  std::ranges::sort(columns_, {}, order_of);
  std::ranges::sort(hardest_, {}, [](const HardestTechniques& h) {
    return std::pair(place_of(scale_catalog(), h.scale), std::string_view(h.scale));
  });
}

std::size_t Collection::without_values() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    const auto has_none = [&](const HardnessColumn& one) { return std::isnan(one.values[i]); };
    count += std::ranges::all_of(columns_, has_none) ? 1 : 0;
  }
  return count;
}

}  // namespace nonet
