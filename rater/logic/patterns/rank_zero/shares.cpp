#include "rater/logic/patterns/rank_zero/shares.h"

#include <cmath>

namespace nonet {

namespace {

constexpr double kZero = 1e-9;
constexpr double kRounding = 1e-12;  // less than that is an error of rounding
constexpr double kAbove = 1e-6;      // a sum of shares that is no error
// A row is subtracted column by column if fewer than one in so many of its columns are not 0.
constexpr std::size_t kSparse = 8;
constexpr int kPatience = 40;  // exchanges without a gain before Bland's rule
constexpr int kMostExchanges = 1500;

double rounded(double value, double error) { return std::abs(value) < error ? 0 : value; }

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

// The slack of the constraint was 0 and goes up or down now, whichever adds to the sum: nearly
// always that is enough.
Shares::Outcome Shares::raise_without(std::size_t constraint) {
  const std::size_t column = candidates_ + constraint;
  if (at(constraints_, column) < 0) {
    for (std::size_t row = 0; row <= constraints_; ++row) at(row, column) = -at(row, column);
  }
  const auto row = leaving(column);
  if (!row) return Outcome::kAbove;
  const double growth = share_in(*row) / at(*row, column);
  if (growth * at(constraints_, column) > kAbove) return Outcome::kAbove;
  return Shares(*this).let_go(*row, column);
}

Shares::Outcome Shares::let_go(std::size_t row, std::size_t column) {
  free_row_ = row;
  exchange(row, column);
  return climb(Enough::kAboveZero, nullptr);
}

std::optional<std::vector<bool>> Shares::sharing() {
  std::vector<bool> positive(candidates_);
  std::vector<bool> others(candidates_, true);
  while (true) {
    const Outcome outcome = raise(others, positive);
    if (outcome == Outcome::kOptimum) return positive;
    const std::vector<bool> before = others;
    for (std::size_t i = 0; i < others.size(); ++i) others[i] = !positive[i];
    if (outcome == Outcome::kGaveUp || others == before) return std::nullopt;
  }
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
    if (row == free_row_) continue;
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
  rounding_.assign(width_, 0);
  for (std::size_t i = 0; i < width_; ++i) {
    if (own[i] == 0) continue;
    own[i] *= inverse;
    filled_.push_back(i);
    rounding_[i] = kRounding;
  }
  const bool dense = filled_.size() * kSparse > width_;
  for (std::size_t other = 0; other <= constraints_; ++other) {
    const double factor = at(other, column);
    if (other == row || factor == 0) continue;
    double* const line = &at(other, 0);
    if (dense) {
      subtract_(line, factor, own, rounding_.data(), width_);
    } else {
      for (const std::size_t i : filled_) line[i] = rounded(line[i] - factor * own[i], kRounding);
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
