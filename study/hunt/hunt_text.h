// The numbers of a hunt as its panel and its page write them.
#pragma once

#include <string>

#include "generator/hunt/hunt_progress.h"

namespace nonet {

// Tenths of an ER: 105 -> "10.5".
std::string er_text(int tenths);
// The share of a stage's children that passed it, "8.73 %"; where a call makes several, "3.7 each".
std::string passed_text(const StageCount& count);

}  // namespace nonet
