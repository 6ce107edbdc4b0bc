// Prices for some constraints at which certain candidates cost nothing. They are a space of
// vectors. If it has one dimension, its prices are the only ones for these constraints, and no
// constraint is dispensable; if it has two, leaving out a constraint decides the prices of the
// others.
#pragma once

#include <cstddef>
#include <vector>

namespace nonet {

class FreePrices {
 public:
  // The candidates by the places of their constraints, which are below `constraints`.
  FreePrices(const std::vector<std::vector<std::size_t>>& candidates, std::size_t constraints);

  [[nodiscard]] std::size_t dimension() const { return constraints_ - rows_.size(); }
  // Prices that are 0 for this constraint, the greatest of them 1 or -1. REQUIRES: dimension() is
  // 2, and prices other than 0 are possible for the constraint.
  [[nodiscard]] std::vector<double> without(std::size_t constraint) const;

 private:
  // An equation: the sum of prices times factors is 0. Its leading factor is 1, and later equations
  // do without that constraint.
  struct Row {
    std::size_t leading = 0;
    std::vector<double> factors;
  };

  void add(const std::vector<std::size_t>& candidate);
  // The prices for which this constraint costs 1 and the other free ones cost nothing.
  [[nodiscard]] std::vector<double> prices_with(std::size_t free) const;
  [[nodiscard]] bool leads(std::size_t constraint) const;

  std::size_t constraints_;
  std::vector<Row> rows_;
};

}  // namespace nonet
