#include "cli/rating_table.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/topics.h"

namespace nonet {
namespace {

constexpr std::string_view kAll = "all";

// The scale with this key, or all of them for "all".
std::vector<const ScaleRow*> asked_scales(std::string_view key) {
  if (key != kAll) return {find_scale(key)};
  std::vector<const ScaleRow*> scales;
  for (const ScaleRow& row : scale_catalog()) scales.push_back(&row);
  return scales;
}

}  // namespace

Choices scale_or_all_choices() {
  Choices keys = scale_choices();
  keys.push_back(kAll);
  return keys;
}

RatingTable::RatingTable(std::string_view scale_key) : scales_(asked_scales(scale_key)) {
  for (const ScaleRow* scale : scales_) {
    for (const std::string_view column : scale->columns) {
      columns_.push_back(scale_key == kAll ? fmt::format("{}_{}", scale->key, column)
                                           : std::string(column));
    }
  }
}

std::string RatingTable::header() const {
  return fmt::format("puzzle\t{}\n", fmt::join(columns_, "\t"));
}

std::vector<std::string> RatingTable::texts(std::span<const Rating> ratings) const {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    for (std::string& text : column_texts(*scales_[i], ratings[i])) {
      texts.push_back(std::move(text));
    }
  }
  return texts;
}

std::string RatingTable::line(const Grid& puzzle, std::span<const Rating> ratings) const {
  return fmt::format("{}\t{}\n", puzzle.line(), fmt::join(texts(ratings), "\t"));
}

}  // namespace nonet
