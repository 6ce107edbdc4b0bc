// A summary as pictures and as one HTML page.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "study/statistics/summary.h"

namespace nonet {

// One picture, drawn by `nonet stats --to svg --figure KEY` and in every report.
struct FigureRow {
  std::string_view key;    // forever: command line
  std::string_view needs;  // the data that the picture needs, for messages
  // SVG; nullopt if the collection lacks that data.
  std::optional<std::string> (*draw)(const Summary& summary);
};

std::span<const FigureRow> figure_catalog();
// nullptr if there is no such key.
const FigureRow* find_figure(std::string_view key);

// `source`: the origin of the puzzles, for the reader.
std::string summary_html(const Summary& summary, std::string_view source);

}  // namespace nonet
