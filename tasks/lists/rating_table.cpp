#include "tasks/lists/rating_table.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "base/keyed_rows.h"
#include "base/request_error.h"
#include "formats/json_format.h"

namespace nonet {

namespace {

// A number, a word, or null if the scale has no value.
Field json_field(const std::string& key, const std::string& value) {
  if (value == "-") return {key, "null", FieldKind::kJson};
  return {key, value, is_json_number(value) ? FieldKind::kJson : FieldKind::kText};
}

}  // namespace

Result<std::vector<const ScaleRow*>> scales_in(std::string_view list) {
  return rows_named(scale_catalog(), list, [](std::string_view key) {
    return request_error(fmt::format("--scale: no scale '{}', expected all or some of {}", key,
                                     fmt::join(keys_of(scale_catalog()), ", ")));
  });
}

RatingTable::RatingTable(std::vector<const ScaleRow*> scales, StepCounts step_counts, Format format)
    : scales_(std::move(scales)), step_counts_(step_counts), format_(format) {
  for (const ScaleRow* scale : scales_) {
    for (const std::string_view column : columns_of(*scale)) {
      options_.columns.push_back(needs_prefix(column) ? full_column_name(*scale, column)
                                                      : std::string(column));
    }
  }
}

std::vector<std::string_view> RatingTable::columns_of(const ScaleRow& scale) const {
  std::vector<std::string_view> columns(scale.columns.begin(), scale.columns.end());
  if (step_counts_ == StepCounts::kShown) columns.emplace_back("steps");
  return columns;
}

bool RatingTable::needs_prefix(std::string_view column) const {
  if (format_ != Format::kJsonl) return scales_.size() > 1;
  return std::ranges::count_if(scales_, [&](const ScaleRow* scale) {
           const auto columns = columns_of(*scale);
           return std::ranges::find(columns, column) != columns.end();
         }) > 1;
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

std::string RatingTable::line(const PuzzleText& puzzle, std::span<const Rating> ratings,
                              std::span<const std::string> counts) const {
  PuzzleText text;
  text.givens = puzzle.givens;
  if (puzzle.candidates() != nullptr) text.marks = puzzle.marks;
  const std::vector<std::string> values = texts(ratings, counts);
  for (std::size_t i = 0; i < values.size(); ++i) {
    text.fields.push_back(format_ == Format::kJsonl
                              ? json_field(columns()[i], values[i])
                              : Field{columns()[i], values[i], FieldKind::kText});
  }
  return write_puzzle(format_, text, options_);
}

}  // namespace nonet
