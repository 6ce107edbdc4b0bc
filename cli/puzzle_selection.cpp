#include "cli/puzzle_selection.h"

#include <algorithm>

#include "cli/filter_options.h"

namespace nonet {

Result<PuzzleSelection> PuzzleSelection::of(Session& session, std::uint64_t most) {
  auto writing = puzzle_writing(session.options());
  if (!writing) return writing.error();
  auto filter = filter_of(session.options());
  if (!filter) return filter.error();
  return PuzzleSelection(session, std::move(*writing), std::move(*filter), most);
}

PuzzleSelection::PuzzleSelection(Session& session, PuzzleWriting writing, PuzzleFilter filter,
                                 std::uint64_t most)
    : session_(&session),
      writing_(std::move(writing)),
      filter_(std::move(filter)),
      control_(session.silent_control()),
      most_(most) {}

std::optional<double> PuzzleSelection::place_of(const Grid& givens, const Puzzle* puzzle) const {
  if (filter_.idle()) return 0;
  if (!filter_.givens_fit(givens)) return std::nullopt;
  if (puzzle != nullptr && !filter_.fits(*puzzle, control_)) return std::nullopt;
  return filter_.place_of(givens, puzzle, control_);
}

void PuzzleSelection::begin() { session_->write_frame(writing_.header()); }

Flow PuzzleSelection::put(double place, std::string record) {
  if (filter_.sorts()) {
    kept_.push_back({place, std::move(record)});
    return Flow::kContinue;
  }
  session_->write(record);
  return ++written_ == most_ ? Flow::kStop : Flow::kContinue;
}

void PuzzleSelection::end() {
  std::ranges::stable_sort(kept_, [&](const Placed& a, const Placed& b) {
    return filter_.reversed() ? b.place < a.place : a.place < b.place;
  });
  for (const Placed& placed : kept_) {
    session_->write(placed.record);
    if (++written_ == most_) break;
  }
  kept_.clear();
  session_->write_frame(writing_.footer());
}

}  // namespace nonet
