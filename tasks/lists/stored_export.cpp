#include "tasks/lists/stored_export.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "base/ordered_parallel.h"
#include "tasks/lists/stored_columns.h"

namespace nonet {
namespace {

constexpr std::size_t kPuzzlesAThread = 8;  // in a batch

// Collects puzzles for a selection that must solve them, to be shared among threads.
class Export {
 public:
  Export(const StoredExport& plan, PuzzleSelection& selection, const PuzzleSelection::Write& write,
         const RunControl& control)
      : plan_(plan),
        selection_(selection),
        write_(write),
        control_(control),
        columns_(selection.writer().columns(), plan.scale),
        batch_size_(selection.filter().needs_solution() ? kPuzzlesAThread * plan.threads : 1) {}

  Flow take(const StoredPuzzle& stored) {
    batch_.push_back(stored);
    return batch_.size() < batch_size_ ? Flow::kContinue : write_batch();
  }
  // Exports the remaining puzzles.
  Status finish() {
    write_batch();
    return filled_;
  }
  [[nodiscard]] std::vector<std::string> empty_columns() const { return columns_.empty(); }

 private:
  Flow write_batch() {
    const std::vector<StoredPuzzle> batch = std::exchange(batch_, {});
    Flow flow = Flow::kContinue;
    ordered_parallel(
        {.threads = batch.size() > 1 ? plan_.threads : 1, .units = batch.size()}, control_,
        [&](std::uint64_t i) {
          const Puzzle& puzzle = batch[i].puzzle;
          return selection_.place_of(puzzle.givens(), &puzzle);
        },
        [&](std::uint64_t i, std::optional<double> place) {
          if (place) flow = put(batch[i], *place);
          return flow;
        });
    return control_.should_stop() ? Flow::kStop : flow;
  }

  Flow put(const StoredPuzzle& stored, double place) {
    PuzzleText text;
    text.givens = stored.puzzle.givens();
    filled_ = columns_.fill(*plan_.store, stored, text);
    if (!filled_) return Flow::kStop;
    return selection_.put({place, selection_.writer().record(text)}, write_);
  }

  const StoredExport& plan_;
  PuzzleSelection& selection_;
  const PuzzleSelection::Write& write_;
  const RunControl& control_;
  StoredColumns columns_;
  std::size_t batch_size_;
  std::vector<StoredPuzzle> batch_;
  Status filled_;
};

}  // namespace

Result<std::vector<std::string>> export_puzzles(const StoredExport& plan,
                                                PuzzleSelection& selection,
                                                const PuzzleSelection::Write& write,
                                                const RunControl& control) {
  Export all(plan, selection, write, control);
  const Status visited = plan.store->visit_puzzles(
      plan.query, [&](const StoredPuzzle& stored) { return all.take(stored); });
  const Status finished = visited ? all.finish() : visited;
  if (!finished) return finished.error();
  return all.empty_columns();
}

Result<std::string> why_nothing(const Store& store, const PuzzleQuery& query) {
  const auto info = store.info();
  if (!info) return info.error();
  const auto puzzles = std::ranges::find(info->tables, "puzzles", &TableSize::table);
  const std::uint64_t held = puzzles == info->tables.end() ? 0 : puzzles->rows;
  if (held == 0)
    return fmt::format("{} holds no puzzle: `nonet db import` stores some", store.path());
  bool rated = query.scale.empty();
  if (!rated) {
    const Status visited =
        store.visit_ratings(query.scale, query.scale_version, [&](const StoredRating&) {
          rated = true;
          return Flow::kStop;
        });
    if (!visited) return visited.error();
  }
  if (rated) return fmt::format("none of the {} puzzles in {} fits", grouped(held), store.path());
  return fmt::format(
      "none of the {0} puzzles in {1} is rated on the scale {2}: `nonet db export --db {1} | nonet "
      "rate --scale {2} --db {1}` rates them",
      grouped(held), store.path(), query.scale);
}

}  // namespace nonet
