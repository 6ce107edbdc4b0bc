#include "generator/hunt/hunt_counts.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostRecords = kTenths;  // each is better than the one before

}  // namespace

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
  for (const RecordFind& record : counts.records) {
    state.grid(record.givens);
    for (const int tenths : {record.er, record.ep, record.ed}) {
      state.number(static_cast<std::uint64_t>(tenths));
    }
    state.number(record.evaluation);
  }
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
  for (OperatorCount& count : counts.operators) {
    for (std::uint64_t* number : {&count.calls, &count.children, &count.rated, &count.improved}) {
      *number = state.number();
    }
  }
  for (std::uint64_t left = state.count(kMostRecords); left > 0 && state.good(); --left) {
    RecordFind& record = counts.records.emplace_back();
    record.givens = state.grid();
    for (int* tenths : {&record.er, &record.ep, &record.ed}) {
      *tenths = static_cast<int>(state.count(kTenths - 1));
    }
    record.evaluation = state.number();
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
