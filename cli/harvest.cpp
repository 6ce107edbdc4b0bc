#include "cli/harvest.h"

#include <fmt/format.h>
#include <utility>

namespace nonet {

Flow Harvest::take(Find find, const std::function<std::string(Find&)>& write) {
  if (recording_) {
    const auto held = recording_->holds(find.canonical);
    if (!held) {
      session_.fail(held.error());
      return Flow::kStop;
    }
    if (*held) return Flow::kContinue;
  }
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
