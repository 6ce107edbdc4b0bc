// Ratings as the columns of a tab-separated table.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"
#include "cli/option.h"
#include "rater/scales/catalog.h"

namespace nonet {

// The keys of the scales, and "all".
Choices scale_or_all_choices();

class RatingTable {
 public:
  // Columns are prefixed with the scale's key where the user asked for "all".
  explicit RatingTable(std::string_view scale_key);

  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const { return scales_; }
  // The names of the columns after "puzzle".
  [[nodiscard]] const std::vector<std::string>& columns() const { return columns_; }
  [[nodiscard]] std::string header() const;
  // The texts of columns(). REQUIRES: one rating for each of scales(), in their order.
  [[nodiscard]] std::vector<std::string> texts(std::span<const Rating> ratings) const;
  [[nodiscard]] std::string line(const Grid& puzzle, std::span<const Rating> ratings) const;

 private:
  std::vector<const ScaleRow*> scales_;
  std::vector<std::string> columns_;
};

}  // namespace nonet
