// The progress of long work, in one line for a terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/run_control.h"

namespace nonet {

// Units per second; 0 where no time has passed.
double rate_after(const Progress& progress, double seconds);

// Seconds left; nullopt where unknown. `work_done`: the share of all work done, from 0 to 1, where
// units differ in cost (base/work_forecast.h); without it every unit counts the same.
std::optional<double> seconds_left(const Progress& progress, double seconds,
                                   std::optional<double> work_done);

// A bar where the total is known, the rate, the time left or taken, and the note; cut to `width`
// columns.
std::string progress_line(const Progress& progress, double seconds, std::size_t width,
                          std::optional<double> work_done = {});

}  // namespace nonet
