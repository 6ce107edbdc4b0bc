// Ratings as the columns of a table, or as the fields of JSON lines.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "formats/writer.h"
#include "rater/orders/catalog.h"

namespace nonet {

// "all", or keys separated by commas, each scale once, in the order given.
Result<std::vector<const ScaleRow*>> scales_in(std::string_view list);

// Whether each scale has another column that counts the techniques of its path.
enum class StepCounts : bool { kLeftOut, kShown };

class RatingTable {
 public:
  // With several scales, a column has its full name (full_column_name()); a field of JSON lines
  // only if two scales have it. REQUIRES: the format is tsv, csv or jsonl.
  explicit RatingTable(std::vector<const ScaleRow*> scales,
                       StepCounts step_counts = StepCounts::kLeftOut, Format format = Format::kTsv);

  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const { return scales_; }
  [[nodiscard]] StepCounts step_counts() const { return step_counts_; }
  // The names of the columns after "puzzle".
  [[nodiscard]] const std::vector<std::string>& columns() const { return options_.columns; }
  [[nodiscard]] std::string header() const { return file_header(format_, options_); }
  // The texts of columns(). REQUIRES: one rating, and one text of counts if they are shown, for
  // each of scales(), in their order.
  [[nodiscard]] std::vector<std::string> texts(std::span<const Rating> ratings,
                                               std::span<const std::string> counts = {}) const;
  // One record: the puzzle (a sukaku with its candidates) and the columns. REQUIRES: as texts().
  [[nodiscard]] std::string line(const PuzzleText& puzzle, std::span<const Rating> ratings,
                                 std::span<const std::string> counts = {}) const;

 private:
  [[nodiscard]] std::vector<std::string_view> columns_of(const ScaleRow& scale) const;
  [[nodiscard]] bool needs_prefix(std::string_view column) const;

  std::vector<const ScaleRow*> scales_;
  StepCounts step_counts_;
  Format format_;
  WriteOptions options_;
};

}  // namespace nonet
