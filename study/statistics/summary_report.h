// A summary as pictures and as one HTML page.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "study/statistics/summary.h"

namespace nonet {

// One picture that `nonet stats --to svg --figure KEY` draws and every report holds.
struct FigureRow {
  std::string_view key;    // forever: command line
  std::string_view needs;  // what a collection without it lacks, for people
  // SVG; nullopt where the collection has nothing of it.
  std::optional<std::string> (*draw)(const Summary& summary);
};

std::span<const FigureRow> figure_catalog();
// nullptr where there is no such key.
const FigureRow* find_figure(std::string_view key);

// `source`: where the puzzles are from, for the reader.
std::string summary_html(const Summary& summary, std::string_view source);

}  // namespace nonet
