// How far long work is, in a line for a terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/run_control.h"

namespace nonet {

// Units a second; 0 where no time has passed.
double rate_after(const Progress& progress, double seconds);

// Seconds that are left; nullopt where that is not known. `work_done`: the share of all work, from
// 0 to 1, where units are unlike (base/work_forecast.h); else each counts as much as any other.
std::optional<double> seconds_left(const Progress& progress, double seconds,
                                   std::optional<double> work_done);

// A bar where the end is known, rate, time left or taken, and the note; cut to `width` columns.
std::string progress_line(const Progress& progress, double seconds, std::size_t width,
                          std::optional<double> work_done = {});

}  // namespace nonet
