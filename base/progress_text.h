// How far long work is, in a line for a terminal.
#pragma once

#include <cstddef>
#include <string>

#include "base/run_control.h"

namespace nonet {

// Units a second; 0 where no time has passed.
double rate_after(const Progress& progress, double seconds);

// A bar where the end is known, rate, time left or taken, and the note; cut to `width` columns.
std::string progress_line(const Progress& progress, double seconds, std::size_t width);

}  // namespace nonet
