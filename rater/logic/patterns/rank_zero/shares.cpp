#include "rater/logic/patterns/rank_zero/shares.h"

#include <cmath>
#include <utility>

#include "rater/logic/patterns/rank_zero/open_prices.h"

namespace nonet {

namespace {

constexpr double kZero = 1e-9;
constexpr double kAbove = 1e-6;  // a sum of shares that is no error
// A row is subtracted column by column if fewer than one in so many of its columns are not 0.
constexpr std::size_t kSparse = 8;
constexpr int kPatience = 40;  // exchanges without a gain before Bland's rule
constexpr int kMostExchanges = 1500;

double rounded(double value) { return std::abs(value) < kRounding ? 0 : value; }

}  // namespace

Shares::Shares(std::vector<std::vector<std::size_t>> candidates, std::size_t constraints,
               Exchanges exchanges)
    : constraints_of_(std::move(candidates)),
      candidates_(constraints_of_.size()),
      constraints_(constraints),
      width_(candidates_ + 2),
      table_((constraints + 1) * width_),
      keeps_exchanges_(exchanges == Exchanges::kKept) {
  for (std::size_t row = 0; row < constraints; ++row) {
    at(row, width_ - 1) = 1;
    in_row_.push_back(candidates_ + row);
  }
  for (std::size_t column = 0; column < candidates_; ++column) {
    for (const std::size_t row : constraints_of_[column]) at(row, column) = 1;
  }
}

// The slack of all constraints is brought down to nothing.
bool Shares::possible() {
  for (std::size_t column = 0; column < width_; ++column) {
    double sum = 0;
    for (std::size_t row = 0; row < constraints_; ++row) sum += at(row, column);
    at(constraints_, column) = sum;
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

bool Shares::keeps_at_zero(std::size_t candidate) {
  std::vector<bool> wanted(candidates_);
  std::vector<bool> positive(candidates_);
  wanted[candidate] = true;
  if (raise(wanted, positive) != Outcome::kOptimum) return false;
  return set_prices(candidate);
}

// The slack of the constraint was 0 and goes up or down now, whichever adds to the sum: nearly
// always that is enough.
bool Shares::needs(std::size_t constraint) {
  fill_spare_column(constraint);
  const auto row = leaving(spare_column());
  if (!row) return true;
  const double growth = share_in(*row) / at(*row, spare_column());
  if (growth * at(constraints_, spare_column()) > kAbove) return true;
  return Shares(*this).let_go(*row) == Outcome::kAbove;
}

// With the slack of the constraint as all exchanges have left it, with the sign that adds.
void Shares::fill_spare_column(std::size_t constraint) {
  std::vector<double> slack(constraints_);
  slack[constraint] = 1;
  for (const Exchange& exchange : exchanges_) {
    double& own = slack[exchange.own.row];
    if (own == 0) continue;
    own /= exchange.own.value;
    for (const auto& [row, value] : others_of(exchange)) {
      slack[row] = rounded(slack[row] - own * value);
    }
  }
  const double sign = prices_[constraint] > 0 ? -1 : 1;
  for (std::size_t row = 0; row < constraints_; ++row) at(row, spare_column()) = sign * slack[row];
  at(constraints_, spare_column()) = std::abs(prices_[constraint]);
}

Shares::Outcome Shares::let_go(std::size_t row) {
  free_row_ = row;
  exchange(row, spare_column());
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

// What a candidate would add is what it adds itself less the prices of its constraints. The slack
// in a row has no price.
bool Shares::set_prices(std::size_t raised) {
  OpenPrices prices(constraints_);
  for (const std::size_t column : in_row_) {
    if (column >= candidates_) prices.set_nothing(column - candidates_);
  }
  std::vector<double> sums(candidates_);
  for (std::size_t i = 0; i < candidates_; ++i) {
    sums[i] = (i == raised ? 1 : 0) - at(constraints_, i);
  }
  if (!prices.follow(constraints_of_, sums)) return false;
  prices_.clear();
  for (std::size_t i = 0; i < constraints_; ++i) prices_.push_back(rounded(prices[i]));
  return true;
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
  Exchange made{{row, at(row, column)}, factors_.size(), 0};
  double* const own = &at(row, 0);
  const double inverse = 1 / own[column];
  filled_.clear();
  for (std::size_t i = 0; i < width_; ++i) {
    if (own[i] == 0) continue;
    own[i] *= inverse;
    filled_.push_back(i);
  }
  const bool dense = filled_.size() * kSparse > width_;
  for (std::size_t other = 0; other <= constraints_; ++other) {
    const double factor = at(other, column);
    if (other == row || factor == 0) continue;
    if (keeps_exchanges_ && other < constraints_) factors_.push_back({other, factor});
    double* const line = &at(other, 0);
    if (dense) {
      kernel_->subtract(line, factor, own, width_);
    } else {
      for (const std::size_t i : filled_) line[i] = rounded(line[i] - factor * own[i]);
    }
    line[column] = 0;
  }
  in_row_[row] = column;
  made.others_end = factors_.size();
  if (keeps_exchanges_) exchanges_.push_back(made);
}

void Shares::note_positive(std::vector<bool>& positive) const {
  for (std::size_t row = 0; row < constraints_; ++row) {
    if (in_row_[row] < candidates_ && share_in(row) > kZero) positive[in_row_[row]] = true;
  }
}

}  // namespace nonet
