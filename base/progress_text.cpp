#include "base/progress_text.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/number_text.h"

namespace nonet {

double rate_after(const Progress& progress, double seconds) {
  return seconds > 0 ? static_cast<double>(progress.done) / seconds : 0;
}

std::optional<double> seconds_left(const Progress& progress, double seconds,
                                   std::optional<double> work_done) {
  if (progress.total <= progress.done || progress.done == 0) return std::nullopt;
  const double share =
      work_done.value_or(static_cast<double>(progress.done) / static_cast<double>(progress.total));
  if (share <= 0) return std::nullopt;
  return seconds * (1 - share) / share;
}

std::string progress_line(const Progress& progress, double seconds, std::size_t width,
                          std::optional<double> work_done) {
  const double rate = rate_after(progress, seconds);
  std::string line;
  if (progress.total > 0) {
    constexpr std::size_t kBar = 20;
    const double share =
        std::min(1.0, static_cast<double>(progress.done) / static_cast<double>(progress.total));
    const auto full = static_cast<std::size_t>(share * kBar);
    line = fmt::format("[{}{}] {:3.0f}%  {}/{}", std::string(full, '#'),
                       std::string(kBar - full, '.'), share * 100, progress.done, progress.total);
  } else {
    line = fmt::format("{} done", progress.done);
  }
  line += fmt::format("  {}/s", short_number(rate));
  if (const auto left = seconds_left(progress, seconds, work_done)) {
    line += fmt::format("  {} left", duration_text(*left));
  } else {
    line += fmt::format("  {}", duration_text(seconds));
  }
  if (!progress.note.empty()) line += fmt::format("  {}", progress.note);
  if (line.size() > width) line.resize(width);
  return line;
}

}  // namespace nonet
