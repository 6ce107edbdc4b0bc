#include "cli/harvest.h"

#include <fmt/format.h>
#include <utility>

namespace nonet {

Flow Harvest::take(const Puzzle& puzzle, const Grid& canonical,
                   const std::function<std::string(RunFind&)>& write) {
  if (recording_) {
    const auto held = recording_->holds(canonical);
    if (!held) {
      session_.fail(held.error());
      return Flow::kStop;
    }
    if (*held) return Flow::kContinue;
  }
  RunFind find{.puzzle = {puzzle, canonical}, .ratings = {}, .genotype = {}};
  const std::string text = write(find);
  if (recording_ && recording_->add(std::move(find)) == Flow::kStop) return Flow::kStop;
  session_.write(text);
  return ++taken_ == wanted_ ? Flow::kStop : Flow::kContinue;
}

void Harvest::show(std::uint64_t tries) {
  const std::string note = fmt::format("{} tried", tries);
  session_.show_progress({.done = taken_, .total = wanted_, .note = note});
  session_.flush();
}

void Harvest::finish() {
  if (recording_) recording_->finish();
}

bool Harvest::needs_no_excuse() const {
  return taken_ == wanted_ || session_.should_stop() || session_.exit_code() != ExitCode::kOk;
}

}  // namespace nonet
