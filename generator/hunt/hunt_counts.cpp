#include "generator/hunt/hunt_counts.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostRecords = kTenths;  // each is better than the one before

constexpr std::uint64_t kMostDiscoveries = 1'000'000;  // more makes a checkpoint invalid

void save_record(const RecordFind& record, StateWriter& state) {
  state.grid(record.givens);
  for (const int tenths : {record.er, record.ep, record.ed}) {
    state.number(static_cast<std::uint64_t>(tenths));
  }
  save_class(record.is, state);
  state.number(record.evaluation);
}

RecordFind restored_record(StateReader& state) {
  RecordFind record;
  record.givens = state.grid();
  for (int* tenths : {&record.er, &record.ep, &record.ed}) {
    *tenths = static_cast<int>(state.count(kTenths - 1));
  }
  record.is = restored_class(state);
  record.evaluation = state.number();
  return record;
}

}  // namespace

void save_class(const PuzzleClass& is, StateWriter& state) {
  for (const int number : {is.depth, is.braids, is.tridagon ? 1 : 0}) {
    state.number(static_cast<std::uint64_t>(number));
  }
}

PuzzleClass restored_class(StateReader& state) {
  PuzzleClass is;
  is.depth = static_cast<int>(state.count(kMostHuntedDepth));
  is.braids = static_cast<int>(state.count(kMostHuntedBraids));
  is.tridagon = state.count(1) == 1;
  return is;
}

void save_counts(const HuntProgress& counts, StateWriter& state) {
  for (const std::uint64_t number : {counts.seed, counts.evaluations, counts.rounds}) {
    state.number(number);
  }
  for (const Recall& recall : counts.recall) {
    for (const std::uint64_t number : {recall.rejected, recall.sampled, recall.missed}) {
      state.number(number);
    }
  }
  for (const StageCount& stage : counts.stages) {
    for (const std::uint64_t number : {stage.in, stage.out, stage.work}) state.number(number);
  }
  for (const OperatorCount& count : counts.operators) {
    for (const std::uint64_t number : {count.calls, count.children, count.rated, count.improved}) {
      state.number(number);
    }
  }
  state.number(counts.records.size());
  for (const RecordFind& record : counts.records) save_record(record, state);
  state.number(static_cast<std::uint64_t>(counts.objective));
  state.number(counts.discoveries.size());
  for (const RecordFind& discovery : counts.discoveries) save_record(discovery, state);
  state.number(counts.timeline.size());
  for (const TimelinePoint& point : counts.timeline) {
    for (const std::uint64_t number : {point.rounds, point.evaluations, point.rated}) {
      state.number(number);
    }
    for (const int tenths : {point.best, point.median}) {
      state.number(static_cast<std::uint64_t>(tenths));
    }
    for (const std::uint64_t number : point.yield) state.number(number);
  }
}

void restore_counts(HuntProgress& counts, StateReader& state) {
  counts = HuntProgress();
  for (std::uint64_t* number : {&counts.seed, &counts.evaluations, &counts.rounds}) {
    *number = state.number();
  }
  for (Recall& recall : counts.recall) {
    for (std::uint64_t* number : {&recall.rejected, &recall.sampled, &recall.missed}) {
      *number = state.number();
    }
  }
  for (StageCount& stage : counts.stages) {
    for (std::uint64_t* number : {&stage.in, &stage.out, &stage.work}) *number = state.number();
  }
  const std::size_t known = operators_of(state.version());
  for (OperatorCount& count : std::span(counts.operators.values).first(known)) {
    for (std::uint64_t* number : {&count.calls, &count.children, &count.rated, &count.improved}) {
      *number = state.number();
    }
  }
  for (std::uint64_t left = state.count(kMostRecords); left > 0 && state.good(); --left) {
    counts.records.push_back(restored_record(state));
  }
  counts.objective = static_cast<HuntObjective>(state.count(kObjectiveKeys.size() - 1));
  for (std::uint64_t left = state.count(kMostDiscoveries); left > 0 && state.good(); --left) {
    counts.discoveries.push_back(restored_record(state));
  }
  for (std::uint64_t left = state.count(kMostPoints); left > 0 && state.good(); --left) {
    TimelinePoint& point = counts.timeline.emplace_back();
    for (std::uint64_t* number : {&point.rounds, &point.evaluations, &point.rated}) {
      *number = state.number();
    }
    for (int* tenths : {&point.best, &point.median}) {
      *tenths = static_cast<int>(state.count(kTenths - 1));
    }
    for (std::uint64_t& number : point.yield) number = state.number();
  }
}

}  // namespace nonet
