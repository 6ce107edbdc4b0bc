// Experiments as one HTML file: published values beside ours, the plots, and what is to be known of
// each document.
#pragma once

#include <span>
#include <string>

#include "study/papers/experiment.h"

namespace nonet {

std::string report_html(std::span<const Experiment> experiments, std::uint64_t seed);

}  // namespace nonet
