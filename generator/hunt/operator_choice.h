// The choice of the next operator: probability matching (Goldberg 1990; Thierens, "An adaptive
// pursuit strategy for allocating operator probabilities", 2005). An operator gets a share of the
// work in proportion to its recent earnings per unit of work, and at least the floor, so that an
// operator which fails now can succeed later on another pool. Shares are of work and not of calls,
// because a call of one operator can cost a thousand calls of another.
#pragma once

#include "base/random_stream.h"
#include "generator/hunt/operator_catalog.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

class OperatorChoice {
 public:
  static constexpr double kFloor = 0.04;

  OperatorChoice();

  [[nodiscard]] OperatorId next(RandomStream& random) const;
  // Records the cost and the reward of a call. REQUIRES: work > 0, reward >= 0.
  void learn(OperatorId chosen, double work, double reward);
  // Adds a reward that came later than its call, from the rating.
  void reward(OperatorId chosen, double reward) { rewards_[chosen] += reward; }

  // Shares of the work.
  [[nodiscard]] PerEnum<OperatorId, double> shares() const;

  void save(StateWriter& state) const;
  void restore(StateReader& state);

 private:
  PerEnum<OperatorId, double> rewards_{};
  PerEnum<OperatorId, double> works_{};
};

}  // namespace nonet
