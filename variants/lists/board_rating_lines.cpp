#include "variants/lists/board_rating_lines.h"

#include <fmt/format.h>
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

std::string json_line(const BoardRecord& record, const Geometry& geometry, const ScaleRow& scale,
                      const std::vector<std::string>& values) {
  std::string line =
      fmt::format(R"({{"puzzle":"{}","board":"{}")", text_of(record.givens), geometry.key());
  for (std::size_t i = 0; i < values.size(); ++i) {
    line += fmt::format(R"(,"{}":{})", scale.columns[i], json_value(values[i]));
  }
  return line + "}\n";
}

}  // namespace

std::string rating_line(const BoardRecord& record, const Geometry& geometry, const Rating& rating,
                        Format format) {
  const ScaleRow& scale = *find_scale(rating.scale);
  const std::vector<std::string> values = column_texts(scale, rating);
  if (format == Format::kJsonl) return json_line(record, geometry, scale, values);
  std::string line = text_of(record.givens);
  for (const std::string& value : values) line += (format == Format::kCsv ? ',' : '\t') + value;
  return line + '\n';
}

}  // namespace nonet::variants
