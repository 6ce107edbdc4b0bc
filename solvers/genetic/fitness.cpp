#include "solvers/genetic/fitness.h"

#include <bit>
#include <cmath>
#include <cstdlib>

namespace nonet::genetic {
namespace {

constexpr std::int32_t kDigitSum = 45;
constexpr std::int32_t kDigitProduct = 362880;  // 9!

// The totals of each house that the fitness needs: nine lanes for rows, columns and boxes alike, so
// that the compiler can process one kind of house at once.
struct HouseTotals {
  std::array<std::int32_t, kSize> sum{};
  std::array<std::int32_t, kSize> product;  // at most 9^9 < 2^31
  std::array<std::int32_t, kSize> digits{};

  HouseTotals() { product.fill(1); }

  void add(std::size_t house, std::int32_t digit) {
    sum[house] += digit;
    product[house] *= digit;
    digits[house] |= 1 << digit;
  }

  [[nodiscard]] double fitness(const FitnessWeights& weights) const {
    std::int32_t sum_error = 0;
    std::int32_t missing = 0;
    double product_error = 0;
    for (std::size_t h = 0; h < kSize; ++h) {
      sum_error += std::abs(kDigitSum - sum[h]);
      missing += kSize - std::popcount(static_cast<std::uint32_t>(digits[h]));
      const double error = std::abs(kDigitProduct - product[h]);
      if (weights.product_term == ProductTerm::kLinear) product_error += error;
      if (weights.product_term == ProductTerm::kSquareRoot) product_error += std::sqrt(error);
    }
    return weights.sum * sum_error + weights.product * product_error + weights.missing * missing;
  }
};

}  // namespace

double fitness_of(const Genes& genes, const FitnessWeights& weights) {
  HouseTotals rows;
  HouseTotals columns;
  HouseTotals boxes;
  for (std::size_t row = 0; row < kSize; ++row) {
    for (std::size_t column = 0; column < kSize; ++column) {
      const std::int32_t digit = genes[row * kSize + column];
      rows.add(row, digit);
      columns.add(column, digit);
      boxes.add(row / 3 * 3 + column / 3, digit);
    }
  }
  return rows.fitness(weights) + columns.fitness(weights) + boxes.fitness(weights);
}

}  // namespace nonet::genetic
