#include "rater/logic/patterns/rank_zero/equal_constraints.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/every_key.h"
#include "board/geometry.h"
#include "rater/logic/patterns/rank_zero/share_program.h"

namespace nonet {

namespace {

constexpr double kNoGain = 1e-6;    // an error of rounding
constexpr double kMostCounted = 4;  // that a constraint counts; more is no set that comes out even
constexpr int kMostEqualsTaken = 60;  // some ten are enough where a set comes out even

// What the ones cover, the others cover.
struct Equality {
  std::vector<std::size_t> ones;
  std::vector<std::size_t> others;
};

// The lines of a band or stack and its boxes.
Equality lines_and_boxes(HouseKind kind, int band, Digit digit) {
  Equality equality;
  for (int i = 0; i < kBoxSize; ++i) {
    const House line(kind, band * kBoxSize + i);
    const int box = kind == HouseKind::kRow ? band * kBoxSize + i : i * kBoxSize + band;
    equality.ones.push_back(number_of(line, digit));
    equality.others.push_back(number_of(House::box(box), digit));
  }
  return equality;
}

Equality cells_and_digits(House house) {
  Equality equality;
  for (const Cell cell : cells_of(house)) {
    equality.ones.push_back(static_cast<std::size_t>(cell.index()));
  }
  for (const Digit digit : all_digits()) equality.others.push_back(number_of(house, digit));
  return equality;
}

std::vector<Equality> all_equalities() {
  std::vector<Equality> all;
  for (const Digit digit : all_digits()) {
    for (int band = 0; band < kSize / kBoxSize; ++band) {
      all.push_back(lines_and_boxes(HouseKind::kRow, band, digit));
      all.push_back(lines_and_boxes(HouseKind::kColumn, band, digit));
    }
  }
  for (const House house : all_houses()) all.push_back(cells_and_digits(house));
  return all;
}

class PriceExchange {
 public:
  PriceExchange(std::vector<double>& prices, const std::vector<bool>& open)
      : prices_(prices), open_(open) {}

  // How much less the sum becomes if the ones cost so much more, and the others less.
  [[nodiscard]] double gain(const Equality& equality, double more) const {
    return saved(equality.ones, more) + saved(equality.others, -more);
  }
  void exchange(const Equality& equality, double more) {
    add(equality.ones, more);
    add(equality.others, -more);
  }

 private:
  [[nodiscard]] double saved(const std::vector<std::size_t>& numbers, double more) const {
    double sum = 0;
    for (const std::size_t i : numbers) {
      if (open_[i]) sum += std::abs(prices_[i]) - std::abs(prices_[i] + more);
    }
    return sum;
  }
  void add(const std::vector<std::size_t>& numbers, double more) {
    for (const std::size_t i : numbers) {
      if (open_[i]) prices_[i] += more;
    }
  }

  std::vector<double>& prices_;
  const std::vector<bool>& open_;
};

// The least price that is one; 0 if others are many times as much.
double unit_of(const std::vector<double>& prices) {
  double unit = 0;
  double most = 0;
  for (const double price : prices) {
    const double size = std::abs(price);
    if (size > kNoGain && (unit == 0 || size < unit)) unit = size;
    most = std::max(most, size);
  }
  return most > kMostCounted * unit + kNoGain ? 0 : unit;
}

}  // namespace

void lessen_prices(std::vector<double>& prices, const std::vector<bool>& open) {
  const double unit = unit_of(prices);
  if (unit == 0) return;
  static const std::vector<Equality> equalities = all_equalities();
  PriceExchange exchange(prices, open);
  for (int exchanges = 0; exchanges < kMostEqualsTaken; ++exchanges) {
    const Equality* best = nullptr;
    double more = 0;
    double most = 0;
    for (const Equality& equality : equalities) {
      for (const double by : {unit, -unit}) {
        const double gain = exchange.gain(equality, by);
        if (gain <= most + kNoGain) continue;
        most = gain;
        best = &equality;
        more = by;
      }
    }
    if (best == nullptr) return;
    exchange.exchange(*best, more);
  }
}

}  // namespace nonet
