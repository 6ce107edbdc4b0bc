#include "rater/logic/patterns/rank_zero/free_prices.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace nonet {

namespace {

constexpr double kNothing = 1e-9;  // factors are ratios of small integers

bool is_less_far_from_zero(double a, double b) { return std::abs(a) < std::abs(b); }

}  // namespace

FreePrices::FreePrices(const std::vector<std::vector<std::size_t>>& candidates,
                       std::size_t constraints)
    : constraints_(constraints) {
  for (const std::vector<std::size_t>& candidate : candidates) {
    if (dimension() <= 1) return;
    add(candidate);
  }
}

void FreePrices::add(const std::vector<std::size_t>& candidate) {
  std::vector<double> factors(constraints_);
  for (const std::size_t constraint : candidate) factors[constraint] = 1;
  for (const Row& row : rows_) {
    const double factor = factors[row.leading];
    if (factor == 0) continue;
    for (std::size_t i = 0; i < constraints_; ++i) factors[i] -= factor * row.factors[i];
    factors[row.leading] = 0;
  }
  const auto greatest = std::ranges::max_element(factors, is_less_far_from_zero);
  if (std::abs(*greatest) < kNothing) return;
  const double inverse = 1 / *greatest;
  for (double& factor : factors) factor *= inverse;
  rows_.push_back({static_cast<std::size_t>(greatest - factors.begin()), std::move(factors)});
}

bool FreePrices::leads(std::size_t constraint) const {
  return std::ranges::find(rows_, constraint, &Row::leading) != rows_.end();
}

std::vector<double> FreePrices::prices_with(std::size_t free) const {
  std::vector<double> prices(constraints_);
  prices[free] = 1;
  for (std::size_t i = rows_.size(); i-- > 0;) {
    double sum = 0;
    for (std::size_t j = 0; j < constraints_; ++j) sum += rows_[i].factors[j] * prices[j];
    prices[rows_[i].leading] = -sum;
  }
  return prices;
}

std::vector<double> FreePrices::without(std::size_t constraint) const {
  std::vector<std::vector<double>> basis;
  for (std::size_t i = 0; i < constraints_; ++i) {
    if (!leads(i)) basis.push_back(prices_with(i));
  }
  std::vector<double> prices(constraints_);
  for (std::size_t i = 0; i < constraints_; ++i) {
    prices[i] = basis[0][i] * basis[1][constraint] - basis[1][i] * basis[0][constraint];
  }
  const double greatest = std::abs(*std::ranges::max_element(prices, is_less_far_from_zero));
  for (double& price : prices) price /= greatest;
  return prices;
}

}  // namespace nonet
