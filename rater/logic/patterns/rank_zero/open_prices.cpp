#include "rater/logic/patterns/rank_zero/open_prices.h"

#include <algorithm>
#include <cmath>

namespace nonet {

bool OpenPrices::follow(const std::vector<std::vector<std::size_t>>& constraints_of,
                        const std::vector<double>& costs) {
  while (true) {
    bool changed = false;
    for (std::size_t i = 0; i < costs.size(); ++i) changed |= close(constraints_of[i], costs[i]);
    if (changed) continue;
    const auto open = std::ranges::find(prices_, false, &Price::known);
    if (open == prices_.end()) return std::ranges::count(supposed_, true) == 0;
    if (!suppose(static_cast<std::size_t>(open - prices_.begin()))) return false;
  }
}

void OpenPrices::Price::subtract(double factor, const Price& other) {
  for (std::size_t i = 0; i < kTerms; ++i) terms[i] -= factor * other.terms[i];
}

bool OpenPrices::close(const std::vector<std::size_t>& constraints, double cost) {
  Price* open = nullptr;
  for (const std::size_t constraint : constraints) {
    if (prices_[constraint].known) continue;
    if (open != nullptr) return false;
    open = &prices_[constraint];
  }
  if (open == nullptr && std::ranges::count(supposed_, true) == 0) return false;
  Price rest{{cost}, true};
  for (const std::size_t constraint : constraints) rest.subtract(1, prices_[constraint]);
  if (open == nullptr) return settle(rest);
  *open = rest;
  return true;
}

// The price is nothing: that says what one x is, by which it is replaced everywhere.
bool OpenPrices::settle(const Price& nothing) {
  constexpr double kLeastFactor = 1e-6;
  const auto& terms = nothing.terms;
  const auto greatest = std::max_element(
      terms.begin() + 1, terms.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
  if (std::abs(*greatest) < kLeastFactor) return false;
  const auto x = static_cast<std::size_t>(greatest - terms.begin());
  for (Price& price : prices_) {
    if (price.terms[x] == 0) continue;
    price.subtract(price.terms[x] / *greatest, nothing);
    price.terms[x] = 0;
  }
  supposed_[x] = false;
  return true;
}

bool OpenPrices::suppose(std::size_t constraint) {
  const auto free = std::find(supposed_.begin() + 1, supposed_.end(), false);
  if (free == supposed_.end()) return false;
  *free = true;
  prices_[constraint].terms[static_cast<std::size_t>(free - supposed_.begin())] = 1;
  prices_[constraint].known = true;
  return true;
}

}  // namespace nonet
