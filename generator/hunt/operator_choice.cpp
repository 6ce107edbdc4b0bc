#include "generator/hunt/operator_choice.h"

namespace nonet {
namespace {

constexpr double kMemory = 0.995;   // of what was earned, after each further call
constexpr double kPriorReward = 1;  // all start alike
constexpr double kPriorWork = 100;

}  // namespace

OperatorChoice::OperatorChoice() {
  rewards_.fill(kPriorReward);
  works_.fill(kPriorWork);
}

std::array<double, kOperators> OperatorChoice::shares() const {
  std::array<double, kOperators> shares{};
  double sum = 0;
  for (std::size_t i = 0; i < kOperators; ++i) {
    shares[i] = rewards_[i] / works_[i];
    sum += shares[i];
  }
  for (double& share : shares) {
    const double earned = sum > 0 ? share / sum : 1.0 / kOperators;
    share = kFloor + (1 - kFloor * kOperators) * earned;
  }
  return shares;
}

std::size_t OperatorChoice::next(RandomStream& random) const {
  std::array<double, kOperators> calls = shares();
  double sum = 0;
  for (std::size_t i = 0; i < kOperators; ++i) {
    calls[i] /= operator_catalog()[i].work;
    sum += calls[i];
  }
  double left = random.unit() * sum;
  for (std::size_t i = 0; i + 1 < kOperators; ++i) {
    left -= calls[i];
    if (left < 0) return i;
  }
  return kOperators - 1;
}

void OperatorChoice::learn(std::size_t chosen, double work, double reward) {
  rewards_[chosen] = rewards_[chosen] * kMemory + reward;
  works_[chosen] = works_[chosen] * kMemory + work;
}

void OperatorChoice::save(StateWriter& state) const {
  for (const double reward : rewards_) state.real(reward);
  for (const double work : works_) state.real(work);
}

void OperatorChoice::restore(StateReader& state) {
  for (double& reward : rewards_) reward = state.real();
  for (double& work : works_) work = state.real();
}

}  // namespace nonet
