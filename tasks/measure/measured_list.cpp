#include "tasks/measure/measured_list.h"

#include <deque>
#include <fmt/format.h>
#include <mutex>
#include <optional>
#include <utility>

#include "tasks/lists/sukakus.h"

namespace nonet {
namespace {

// The puzzles for the solvers, read ahead on their threads, and the errors read between them.
class ReadAhead {
 public:
  explicit ReadAhead(PuzzleInput& input) : input_(input) {}

  // On any thread, one at a time.
  std::optional<Grid> next() {
    for (;;) {
      PuzzleChunk chunk = read_chunk(input_, 1, Sukakus::kRefused);
      if (chunk.empty()) return std::nullopt;
      std::optional<Grid> givens;
      if (!chunk.puzzles.empty()) givens = chunk.puzzles.front().givens;
      const std::lock_guard lock(mutex_);
      read_.push_back(std::move(chunk));
      if (givens) return givens;
    }
  }

  // The next chunk, in order: at most one puzzle, and the errors around it.
  std::optional<PuzzleChunk> take() {
    const std::lock_guard lock(mutex_);
    if (read_.empty()) return std::nullopt;
    PuzzleChunk chunk = std::move(read_.front());
    read_.pop_front();
    return chunk;
  }

 private:
  PuzzleInput& input_;
  std::mutex mutex_;
  std::deque<PuzzleChunk> read_;
};

// Reports the faults in their places between the rows.
class ListOrder {
 public:
  ListOrder(const MeasurePlan& plan, ReadAhead& input, const MeasuredListVisitor& visitor)
      : plan_(plan), input_(input), visitor_(visitor) {}

  Flow put(const MeasuredRow& row) {
    if (row.solver == 0 && begin_puzzle() == Flow::kStop) return Flow::kStop;
    if (visitor_.row(row) == Flow::kStop) return Flow::kStop;
    const bool last = row.solver + 1 == plan_.solvers.size();
    if (last && tell_misfits(1) == Flow::kStop) return Flow::kStop;
    visitor_.progress(chunk_, row.solver + 1);
    return Flow::kContinue;
  }

  // Reports the faults after the last puzzle.
  void finish() {
    while (!plan_.control.should_stop()) {
      auto chunk = input_.take();
      if (!chunk) return;
      chunk_ = std::move(*chunk);
      if (tell_misfits(0) == Flow::kStop) return;
    }
  }

 private:
  // Advances to the next chunk with a puzzle.
  Flow begin_puzzle() {
    do {
      chunk_ = input_.take().value_or(PuzzleChunk());
      if (tell_misfits(0) == Flow::kStop) return Flow::kStop;
    } while (chunk_.puzzles.empty() && !chunk_.empty());
    return Flow::kContinue;
  }

  Flow tell_misfits(std::size_t after) {
    if (stopped_) return Flow::kStop;
    for (const PuzzleChunk::Misfit& misfit : chunk_.misfits) {
      if (misfit.after != after) continue;
      stopped_ = visitor_.fault(misfit.error) == Flow::kStop;
      if (stopped_) return Flow::kStop;
    }
    return Flow::kContinue;
  }

  const MeasurePlan& plan_;
  ReadAhead& input_;
  const MeasuredListVisitor& visitor_;
  PuzzleChunk chunk_;     // of the puzzle whose rows are being reported
  bool stopped_ = false;  // by a fault
};

}  // namespace

Result<MeasureCount> measure_list(const MeasurePlan& plan, const MeasureStore* store,
                                  PuzzleInput& input, const MeasuredListVisitor& visitor) {
  ReadAhead ahead(input);
  ListOrder order(plan, ahead, visitor);
  auto count = measure(
      plan, store, [&] { return ahead.next(); },
      [&](const MeasuredRow& row) { return order.put(row); });
  order.finish();
  return count;
}

std::string line_of(const MeasuredRow& row, SecondsColumn seconds) {
  const SolverRecord& record = row.record;
  return fmt::format(
      "{}\t{}\t{}\t{}\t{}\t{}\n", row.givens.line(), record.solver, key_of(record.verdict),
      record.hardness ? fmt::format("{}", *record.hardness) : "-", record.unit,
      seconds == SecondsColumn::kShown ? fmt::format("{:.6f}", record.seconds) : "-");
}

}  // namespace nonet
