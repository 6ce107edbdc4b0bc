#include "rater/logic/patterns/rank_zero/shares.h"

#include <cmath>

namespace nonet {

namespace {

constexpr double kZero = 1e-9;
constexpr double kRounding = 1e-12;  // less than that is an error of rounding
constexpr double kAbove = 1e-6;      // a sum of shares that is no error
constexpr int kPatience = 40;        // exchanges without a gain before Bland's rule
constexpr int kMostExchanges = 1500;

}  // namespace

Shares::Shares(const std::vector<std::vector<std::size_t>>& candidates, std::size_t constraints,
               Prices prices)
    : candidates_(candidates.size()),
      constraints_(constraints),
      width_(candidates_ + (prices == Prices::kKept ? constraints : 0) + 1),
      table_((constraints + 1) * width_) {
  for (std::size_t row = 0; row < constraints; ++row) {
    if (prices == Prices::kKept) at(row, candidates_ + row) = 1;
    at(row, width_ - 1) = 1;
    in_row_.push_back(candidates_ + row);
  }
  for (std::size_t column = 0; column < candidates_; ++column) {
    for (const std::size_t row : candidates[column]) at(row, column) = 1;
  }
}

// The slack of all constraints is brought down to nothing.
bool Shares::possible() {
  for (std::size_t column = 0; column < width_; ++column) {
    double sum = 0;
    for (std::size_t row = 0; row < constraints_; ++row) sum += at(row, column);
    const bool slack = column >= candidates_ && column + 1 < width_;
    at(constraints_, column) = slack ? 0 : sum;
  }
  if (climb(Enough::kAtOptimum, nullptr) != Outcome::kOptimum) return false;
  for (std::size_t row = 0; row < constraints_; ++row) {
    if (in_row_[row] >= candidates_ && share_in(row) > kZero) return false;
  }
  return true;
}

Shares::Outcome Shares::raise(const std::vector<bool>& candidates, std::vector<bool>& positive) {
  for (std::size_t column = 0; column < width_; ++column) {
    at(constraints_, column) = column < candidates_ && candidates[column] ? 1 : 0;
  }
  for (std::size_t row = 0; row < constraints_; ++row) {
    if (in_row_[row] >= candidates_ || !candidates[in_row_[row]]) continue;
    for (std::size_t column = 0; column < width_; ++column) {
      at(constraints_, column) -= at(row, column);
    }
  }
  const Outcome outcome = climb(Enough::kAboveZero, &positive);
  note_positive(positive);
  return outcome;
}

std::vector<double> Shares::prices() const {
  std::vector<double> prices;
  for (std::size_t row = 0; row < constraints_; ++row) {
    prices.push_back(-at(constraints_, candidates_ + row));
  }
  return prices;
}

Shares::Outcome Shares::climb(Enough enough, std::vector<bool>* positive) {
  int vain = 0;
  for (int exchanges = 0; exchanges < kMostExchanges; ++exchanges) {
    const double sum = -at(constraints_, width_ - 1);
    if (enough == Enough::kAboveZero && sum > kAbove) return Outcome::kAbove;
    const auto column = entering(vain > kPatience);
    if (!column) return Outcome::kOptimum;
    const auto row = leaving(*column);
    if (!row) return Outcome::kGaveUp;
    vain = share_in(*row) > kZero ? 0 : vain + 1;
    exchange(*row, *column);
    if (positive != nullptr && vain == 0) note_positive(*positive);
  }
  return Outcome::kGaveUp;
}

// The candidate that would add most, or the first that would add anything.
std::optional<std::size_t> Shares::entering(bool first) const {
  std::optional<std::size_t> best;
  double most = kZero;
  for (std::size_t column = 0; column < candidates_; ++column) {
    if (at(constraints_, column) <= most) continue;
    best = column;
    if (first) return best;
    most = at(constraints_, column);
  }
  return best;
}

// The row that reaches 0 first when the column grows, of several the one with the lowest column in
// it. A slack of 0 must stay so.
std::optional<std::size_t> Shares::leaving(std::size_t column) const {
  std::optional<std::size_t> best;
  double least = 0;
  for (std::size_t row = 0; row < constraints_; ++row) {
    const double slope = at(row, column);
    const bool slack = in_row_[row] >= candidates_;
    if (slack && share_in(row) <= kZero && std::abs(slope) > kZero) return row;
    if (slope <= kZero) continue;
    const double ratio = share_in(row) / slope;
    if (best && (ratio > least || (ratio == least && in_row_[row] > in_row_[*best]))) continue;
    best = row;
    least = ratio;
  }
  return best;
}

void Shares::exchange(std::size_t row, std::size_t column) {
  double* const own = &at(row, 0);
  const double inverse = 1 / own[column];
  filled_.clear();
  for (std::size_t i = 0; i < width_; ++i) {
    if (own[i] == 0) continue;
    own[i] *= inverse;
    filled_.push_back(i);
  }
  for (std::size_t other = 0; other <= constraints_; ++other) {
    const double factor = at(other, column);
    if (other == row || factor == 0) continue;
    double* const line = &at(other, 0);
    for (const std::size_t i : filled_) {
      line[i] -= factor * own[i];
      if (std::abs(line[i]) < kRounding) line[i] = 0;
    }
    line[column] = 0;
  }
  in_row_[row] = column;
}

void Shares::note_positive(std::vector<bool>& positive) const {
  for (std::size_t row = 0; row < constraints_; ++row) {
    if (in_row_[row] < candidates_ && share_in(row) > kZero) positive[in_row_[row]] = true;
  }
}

}  // namespace nonet
