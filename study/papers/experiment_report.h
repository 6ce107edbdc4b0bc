// Experiments as one HTML file: what was run and how, every claim with its finding, and for each
// paper the tables, the charts and the notes.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "study/papers/experiment.h"

namespace nonet {

// How the page was made, for its header. Empty fields are left out.
struct ReportHeader {
  std::string command;  // that makes the page again
  std::string version;
  std::string puzzle_file;
  std::string date;
  std::uint64_t seed = 1;
};

std::string report_html(std::span<const Experiment> experiments, const ReportHeader& header);

}  // namespace nonet
