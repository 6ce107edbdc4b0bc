// An experiment as text: tables of tab-separated columns, each under its title.
#pragma once

#include <string>

#include "study/papers/experiment.h"

namespace nonet {

std::string experiment_text(const Experiment& experiment);

}  // namespace nonet
