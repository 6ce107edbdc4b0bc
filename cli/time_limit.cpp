#include "cli/time_limit.h"

#include <algorithm>

namespace nonet {

TimeLimit TimeLimit::of(const Options& options) {
  if (!options.has("time")) return TimeLimit(std::nullopt);
  return TimeLimit(options.seconds("time"));
}

std::optional<double> TimeLimit::left() const {
  if (!seconds_) return std::nullopt;
  return std::max(0.0, *seconds_ - elapsed());
}

TimedStop::TimedStop(const TimeLimit& limit, const std::stop_token& of_session)
    : at_stop_of_session_(of_session, [this] { stop_.request_stop(); }) {
  const auto left = limit.left();
  if (!left) return;
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(*left));
  watcher_ = std::jthread([this, end](const std::stop_token& ending) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_until(lock, ending, end, [] { return false; });
    if (!ending.stop_requested()) stop_.request_stop();
  });
}

std::optional<double> PuzzleClock::limit_of(const Options& options) {
  if (!options.has("time-limit")) return std::nullopt;
  return options.seconds("time-limit");
}

PuzzleClock::PuzzleClock(const Session& session, std::optional<double> seconds)
    : session_(session) {
  if (!seconds) return;
  limit_ = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*seconds));
  watcher_ = std::jthread([this](const std::stop_token& ending) { watch(ending); });
}

PuzzleClock::Turn PuzzleClock::begin() { return Turn(*this); }

void PuzzleClock::watch(const std::stop_token& ending) {
  std::unique_lock lock(mutex_);
  while (!ending.stop_requested()) {
    if (running_.empty()) {
      changed_.wait(lock, ending, [&] { return !running_.empty(); });
      continue;
    }
    if (Deadline& first = running_.front(); first.time <= Clock::now()) {
      first.stop.request_stop();
      first.time = Clock::time_point::max();  // stopped once; its turn removes it
      running_.splice(running_.end(), running_, running_.begin());
      continue;
    }
    const Clock::time_point next = running_.front().time;
    changed_.wait_until(lock, ending, next,
                        [&] { return running_.empty() || running_.front().time != next; });
  }
}

PuzzleClock::Turn::Turn(PuzzleClock& clock)
    : clock_(clock),
      at_stop_of_all_(clock.session_.stop_token(), [this] { stop_.request_stop(); }),
      control_(stop_.get_token()) {
  if (!clock_.limit_) return;
  const std::lock_guard lock(clock_.mutex_);
  // Puzzles already stopped are at the end.
  const auto told = std::ranges::find(clock_.running_, Clock::time_point::max(), &Deadline::time);
  deadline_ = clock_.running_.insert(told, {Clock::now() + *clock_.limit_, stop_});
  clock_.changed_.notify_one();
}

PuzzleClock::Turn::~Turn() {
  if (!deadline_) return;
  const std::lock_guard lock(clock_.mutex_);
  clock_.running_.erase(*deadline_);
}

}  // namespace nonet
