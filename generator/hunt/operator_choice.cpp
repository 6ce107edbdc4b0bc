#include "generator/hunt/operator_choice.h"

#include <span>

#include "board/every_key.h"

namespace nonet {
namespace {

constexpr double kChoiceMemory = 0.995;  // weight of the earnings after each further call
constexpr double kPriorReward = 1;       // equal for all operators
constexpr double kPriorWork = 100;

}  // namespace

OperatorChoice::OperatorChoice() {
  rewards_.fill(kPriorReward);
  works_.fill(kPriorWork);
}

PerEnum<OperatorId, double> OperatorChoice::shares() const {
  PerEnum<OperatorId, double> shares{};
  double sum = 0;
  for (const OperatorId id : all_of<OperatorId>()) {
    shares[id] = rewards_[id] / works_[id];
    sum += shares[id];
  }
  for (double& share : shares) {
    const double earned = sum > 0 ? share / sum : 1.0 / kMembers<OperatorId>;
    share = kFloor + (1 - kFloor * kMembers<OperatorId>)*earned;
  }
  return shares;
}

OperatorId OperatorChoice::next(RandomStream& random) const {
  PerEnum<OperatorId, double> calls = shares();
  double sum = 0;
  OperatorId last{};
  for (const OperatorRow& row : operator_catalog()) {
    calls[row.id] /= row.work;
    sum += calls[row.id];
    last = row.id;
  }
  double left = random.unit() * sum;
  for (const OperatorId id : all_of<OperatorId>()) {
    left -= calls[id];
    if (left < 0) return id;
  }
  return last;  // the remainder of rounding
}

void OperatorChoice::learn(OperatorId chosen, double work, double reward) {
  rewards_[chosen] = rewards_[chosen] * kChoiceMemory + reward;
  works_[chosen] = works_[chosen] * kChoiceMemory + work;
}

void OperatorChoice::save(StateWriter& state) const {
  for (const double reward : rewards_) state.real(reward);
  for (const double work : works_) state.real(work);
}

void OperatorChoice::restore(StateReader& state) {
  const std::size_t known = operators_of(state.version());
  for (double& reward : std::span(rewards_.values).first(known)) reward = state.real();
  for (double& work : std::span(works_.values).first(known)) work = state.real();
}

}  // namespace nonet
