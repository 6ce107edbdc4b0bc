// An experiment as text: tables of tab-separated columns, each under its title.
#pragma once

#include <string>

#include "study/papers/experiment.h"

namespace nonet {

std::string experiment_text(const Experiment& experiment);

// "Stopped before the end. Missing: ...". REQUIRES: experiment.stopped.
std::string stop_text(const Experiment& experiment);

}  // namespace nonet
