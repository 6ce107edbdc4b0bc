#include "cli/rating_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "base/request_error.h"
#include "cli/topics.h"

namespace nonet {

Result<std::vector<const ScaleRow*>> scales_in(std::string_view list) {
  std::vector<const ScaleRow*> scales;
  if (list == "all") {
    for (const ScaleRow& row : scale_catalog()) scales.push_back(&row);
    return scales;
  }
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string_view key = list.substr(start, end - start);
    const ScaleRow* row = find_scale(key);
    if (row == nullptr) {
      return request_error(fmt::format("--scale: no scale '{}', expected all or some of {}", key,
                                       fmt::join(scale_choices(), ", ")));
    }
    if (std::ranges::find(scales, row) == scales.end()) scales.push_back(row);
    start = end + 1;
  }
  return scales;
}

RatingTable::RatingTable(std::vector<const ScaleRow*> scales, StepCounts step_counts)
    : scales_(std::move(scales)), step_counts_(step_counts) {
  for (const ScaleRow* scale : scales_) {
    const std::string prefix = scales_.size() > 1 ? fmt::format("{}_", scale->key) : "";
    for (const std::string_view column : scale->columns)
      columns_.push_back(prefix + std::string(column));
    if (step_counts_ == StepCounts::kShown) columns_.push_back(prefix + "steps");
  }
}

std::string RatingTable::header() const {
  return fmt::format("puzzle\t{}\n", fmt::join(columns_, "\t"));
}

std::vector<std::string> RatingTable::texts(std::span<const Rating> ratings,
                                            std::span<const std::string> counts) const {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    for (std::string& text : column_texts(*scales_[i], ratings[i])) {
      texts.push_back(std::move(text));
    }
    if (step_counts_ == StepCounts::kShown) texts.push_back(counts[i]);
  }
  return texts;
}

std::string RatingTable::line(const Grid& puzzle, std::span<const Rating> ratings,
                              std::span<const std::string> counts) const {
  return fmt::format("{}\t{}\n", puzzle.line(), fmt::join(texts(ratings, counts), "\t"));
}

}  // namespace nonet
