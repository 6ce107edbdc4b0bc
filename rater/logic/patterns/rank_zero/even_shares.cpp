#include "rater/logic/patterns/rank_zero/even_shares.h"

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

constexpr int kMostRounds = 700;
constexpr int kRoundsBetweenLooks = 10;
// Exact shares differ from shares with sums so near to 1 by far less than the least share: the
// constraints are few, and each candidate counts once in its own. If a share must be 0, it falls
// below the least within some hundred rounds, and the sums are far from 1 by then.
constexpr double kError = 1e-10;
constexpr double kLeastShare = 1e-6;

class EvenShares {
 public:
  EvenShares(const std::vector<std::vector<std::size_t>>& candidates, std::size_t constraints)
      : members_(constraints), shares_(candidates.size(), 1) {
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      for (const std::size_t constraint : candidates[i]) members_[constraint].push_back(i);
    }
  }

  void scale_each_constraint() {
    for (const std::vector<std::size_t>& members : members_) {
      const double factor = 1 / sum_of(members);
      for (const std::size_t i : members) shares_[i] *= factor;
    }
  }

  [[nodiscard]] bool is_exact() const {
    return std::ranges::all_of(members_, [&](const std::vector<std::size_t>& members) {
      return std::abs(sum_of(members) - 1) < kError;
    });
  }

  [[nodiscard]] double least() const { return *std::ranges::min_element(shares_); }

 private:
  [[nodiscard]] double sum_of(const std::vector<std::size_t>& members) const {
    double sum = 0;
    for (const std::size_t i : members) sum += shares_[i];
    return sum;
  }

  std::vector<std::vector<std::size_t>> members_;  // of each constraint
  std::vector<double> shares_;
};

}  // namespace

bool every_candidate_may_share(const std::vector<std::vector<std::size_t>>& candidates,
                               std::size_t constraints) {
  if (candidates.empty()) return true;
  EvenShares shares(candidates, constraints);
  for (int round = 1; round <= kMostRounds; ++round) {
    shares.scale_each_constraint();
    if (round % kRoundsBetweenLooks != 0) continue;
    if (shares.least() < kLeastShare) return false;
    if (shares.is_exact()) return true;
  }
  return false;
}

}  // namespace nonet
