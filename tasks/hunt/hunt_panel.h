// The display of a running hunt: a panel of lines for the terminal, redrawn every second from the
// numbers of the hunt's last complete round. Pure text: the caller knows the terminal. A single
// line for terminals too small for the panel, and a JSON object for programs that watch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "generator/hunt/hunt_progress.h"
#include "tasks/hunt/hunt_text.h"

namespace nonet {

// Numbers that the hunt itself does not know.
struct HuntTimes {
  double seconds = 0;                     // of this hunt, all sessions
  double session_seconds = 0;             // since this session began
  std::uint64_t session_evaluations = 0;  // bred in it
  std::optional<double> seconds_left;     // to the limit of time or evaluations; nullopt: no limit
  std::uint64_t islands_done = 0;         // in the current round
};

struct PanelSize {
  std::size_t columns = 80;
  std::size_t lines = 24;
};
inline constexpr PanelSize kSmallestPanel = {64, 20};

// At most size.lines lines of at most size.columns columns, plain text. REQUIRES: the size is at
// least kSmallestPanel.
std::vector<std::string> hunt_panel(const HuntProgress& progress, const HuntTimes& times,
                                    const PanelSize& size);

// The same in one line.
std::string hunt_line(const HuntProgress& progress);

// One JSON object: counts of every stage and operator, yields, the best puzzle.
std::string hunt_json(const HuntProgress& progress, const HuntTimes& times);

}  // namespace nonet
