#include "generator/hunt/hunt_counts.h"

#include <span>

namespace nonet {
namespace {

constexpr std::uint64_t kMostRecords = kTenths;        // each is better than the one before
constexpr std::uint64_t kMostDiscoveries = 1'000'000;  // more makes a checkpoint invalid

}  // namespace

void save_counts(const HuntProgress& counts, StateWriter& state) {
  for (const std::uint64_t number : {counts.seed, counts.evaluations, counts.rounds}) {
    state.number(number);
  }
  save_state(counts.recall, state);
  save_state(counts.stages, state);
  save_state(counts.operators, state);
  save_list(counts.records, state);
  save_state(counts.objective, state);
  save_list(counts.discoveries, state);
  save_list(counts.timeline, state);
}

void restore_counts(HuntProgress& counts, StateReader& state) {
  counts = HuntProgress();
  for (std::uint64_t* number : {&counts.seed, &counts.evaluations, &counts.rounds}) {
    *number = state.number();
  }
  restore_state(counts.recall, state);
  restore_state(counts.stages, state);
  auto operators = std::span(counts.operators.values).first(operators_of(state.version()));
  restore_state(operators, state);
  restore_list(counts.records, state, kMostRecords);
  restore_state(counts.objective, state);
  restore_list(counts.discoveries, state, kMostDiscoveries);
  restore_list(counts.timeline, state, kMostPoints);
}

}  // namespace nonet
