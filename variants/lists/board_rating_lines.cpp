#include "variants/lists/board_rating_lines.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "formats/json_format.h"
#include "rater/orders/catalog.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

// Keys and words of ratings need no escapes.
std::string json_value(const std::string& text) {
  if (text == "-") return "null";
  return is_json_number(text) ? text : '"' + text + '"';
}

// The columns of the scale `explainer`, the only one of these boards.
std::vector<std::string> values_of(const RatedBoard& rated) {
  const ScaleRow& scale = *find_scale("explainer");
  if (rated.rating) return column_texts(scale, *rated.rating);
  return std::vector<std::string>(scale.columns.size(), "-");
}

std::string json_line(const BoardRecord& record, const Geometry& geometry, const RatedBoard& rated,
                      const std::vector<std::string>& values) {
  const ScaleRow& scale = *find_scale("explainer");
  std::string line =
      fmt::format(R"({{"puzzle":"{}","board":"{}")", text_of(record.givens), geometry.key());
  for (std::size_t i = 0; i < values.size(); ++i) {
    line += fmt::format(R"(,"{}":{})", scale.columns[i], json_value(values[i]));
  }
  if (rated.steps) line += fmt::format(R"(,"steps":"{}")", *rated.steps);
  return line + "}\n";
}

}  // namespace

std::string rating_line(const BoardRecord& record, const Geometry& geometry,
                        const RatedBoard& rated, Format format) {
  std::vector<std::string> values = values_of(rated);
  if (format == Format::kJsonl) return json_line(record, geometry, rated, values);
  if (rated.steps) values.push_back(*rated.steps);
  std::string line = text_of(record.givens);
  for (const std::string& value : values) line += (format == Format::kCsv ? ',' : '\t') + value;
  return line + '\n';
}

std::string technique_counts_text(const BoardPath& path) {
  std::vector<std::pair<BoardTechnique, int>> counts;
  for (const PricedBoardStep& taken : path.steps) {
    const BoardTechnique technique = taken.step.technique;
    auto count = std::ranges::find(counts, technique, &std::pair<BoardTechnique, int>::first);
    if (count == counts.end()) count = counts.insert(counts.end(), {technique, 0});
    ++count->second;
  }
  std::string text;
  for (const auto& [technique, steps] : counts)
    text += fmt::format("{}{}*{}", text.empty() ? "" : ";", board_row(technique).key, steps);
  return text;
}

}  // namespace nonet::variants
