#include "generator/hunt/rating_queue.h"

#include <algorithm>
#include <utility>

#include "generator/hunt/phase_catalog.h"

namespace nonet {
namespace {

// Children are chosen when one of them resists the closure, after so many arrivals ...
constexpr std::uint64_t kArrivedEnough = 12;
constexpr std::uint64_t kBredEnough = 400;  // ... or after so many children
constexpr std::size_t kRatedAtOnce = 4;
constexpr std::size_t kMostWaiting = 200;
constexpr std::int64_t kMeritOfTenth = 40;  // merit of a tenth of the parent's ER

constexpr std::uint64_t kMostRestored = 100'000;  // more makes a checkpoint invalid
constexpr std::uint64_t kMostParentsKept = 2;

std::int64_t promise(const BredChild& bred) {
  return kPhaseTable[IslandPhase::kTrials].merit(bred.child) + kMeritOfTenth * bred.child.er;
}

void save_operation(const std::optional<OperatorId>& operation, StateWriter& state) {
  state.number(operation ? array_index(*operation) : kMembers<OperatorId>);
}

std::optional<OperatorId> restored_operation(StateReader& state) {
  const std::size_t known = operators_of(state.version());
  const std::uint64_t operation = state.count(known);
  return operation < known ? std::optional(static_cast<OperatorId>(operation)) : std::nullopt;
}

}  // namespace

void RatingQueue::wait(BredChild bred) {
  const auto more_promising = [](const BredChild& a, const BredChild& b) {
    return promise(a) > promise(b);
  };
  const auto place = std::upper_bound(waiting_.begin(), waiting_.end(), bred, more_promising);
  waiting_.insert(place, std::move(bred));
  ++arrived_;
}

void RatingQueue::demand(BredChild bred) {
  waiting_.push_back(std::move(bred));
  ++to_rate_;
}

std::vector<BredChild> RatingQueue::choose() {
  const bool promising = !waiting_.empty() && !waiting_.front().child.closed;
  if (!promising && arrived_ < kArrivedEnough && bred_ < kBredEnough) return {};
  std::vector<BredChild> in_vain;
  while (waiting_.size() > kMostWaiting) {
    in_vain.push_back(std::move(waiting_.back()));
    waiting_.pop_back();
  }
  to_rate_ = std::min(kRatedAtOnce, waiting_.size());
  bred_ = arrived_ = 0;
  return in_vain;
}

void RatingQueue::drop_first() {
  waiting_.erase(waiting_.begin());
  --to_rate_;
}

void RatingQueue::save(StateWriter& state) const {
  state.number(waiting_.size());
  for (const BredChild& bred : waiting_) {
    save_hunted_puzzle(state, bred.child);
    save_list(bred.parents, state);
    save_operation(bred.operation, state);
  }
  for (const std::uint64_t number : {bred_, arrived_, to_rate_}) state.number(number);
}

void RatingQueue::restore(StateReader& state) {
  waiting_.clear();
  for (std::uint64_t left = state.count(kMostRestored); left > 0 && state.good(); --left) {
    auto child = restored_hunted_puzzle(state);
    if (!child) return state.fail();
    BredChild& bred = waiting_.emplace_back(BredChild{.child = *child});
    restore_list(bred.parents, state, kMostParentsKept);
    bred.operation = restored_operation(state);
  }
  bred_ = state.number();
  arrived_ = state.number();
  to_rate_ = state.count(waiting_.size());
}

}  // namespace nonet
