// Prices of constraints from what candidates cost: the sum of their constraints' prices.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace nonet {

class OpenPrices {
 public:
  explicit OpenPrices(std::size_t constraints) : prices_(constraints) {}

  void set_nothing(std::size_t constraint) { prices_[constraint].known = true; }
  // A candidate with one open price closes it. If none has, an open price is supposed to be x, and
  // those that follow depend on x, until a candidate without open prices says what x is; up to 15
  // at a time. False: that was not enough, or prices depend on an x at the end.
  bool follow(const std::vector<std::vector<std::size_t>>& constraints_of,
              const std::vector<double>& costs);
  [[nodiscard]] double operator[](std::size_t constraint) const {
    return prices_[constraint].terms[0];
  }

 private:
  static constexpr std::size_t kTerms = 16;  // a number, and a factor of each x

  struct Price {
    std::array<double, kTerms> terms{};
    bool known = false;

    void subtract(double factor, const Price& other);
  };

  bool close(const std::vector<std::size_t>& constraints, double cost);
  bool settle(const Price& nothing);
  bool suppose(std::size_t constraint);

  std::vector<Price> prices_;
  std::array<bool, kTerms> supposed_{};
};

}  // namespace nonet
