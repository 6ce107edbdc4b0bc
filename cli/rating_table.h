// Ratings as the columns of a tab-separated table.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/grid.h"
#include "rater/scales/catalog.h"

namespace nonet {

// "all", or keys between commas, each scale once, in the order given.
Result<std::vector<const ScaleRow*>> scales_in(std::string_view list);

// Whether a column after each scale's own says how often its path takes each technique.
enum class StepCounts : bool { kLeftOut, kShown };

class RatingTable {
 public:
  // Columns are prefixed with the scale's key where there are several.
  explicit RatingTable(std::vector<const ScaleRow*> scales,
                       StepCounts step_counts = StepCounts::kLeftOut);

  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const { return scales_; }
  [[nodiscard]] StepCounts step_counts() const { return step_counts_; }
  // The names of the columns after "puzzle".
  [[nodiscard]] const std::vector<std::string>& columns() const { return columns_; }
  [[nodiscard]] std::string header() const;
  // The texts of columns(). REQUIRES: one rating, and one text of counts where they are shown, for
  // each of scales(), in their order.
  [[nodiscard]] std::vector<std::string> texts(std::span<const Rating> ratings,
                                               std::span<const std::string> counts = {}) const;
  [[nodiscard]] std::string line(const Grid& puzzle, std::span<const Rating> ratings,
                                 std::span<const std::string> counts = {}) const;

 private:
  std::vector<const ScaleRow*> scales_;
  StepCounts step_counts_;
  std::vector<std::string> columns_;
};

}  // namespace nonet
