#include "study/lists/stored_columns.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace nonet {
namespace {

constexpr std::string_view kUsualScale = "explainer";

std::optional<std::size_t> column_of(const ScaleRow& scale, std::string_view name) {
  const auto at = std::ranges::find(scale.columns, name);
  if (at == scale.columns.end()) return std::nullopt;
  return static_cast<std::size_t>(at - scale.columns.begin());
}

// Does the name say which scale it is of, as "explainer_er" does? Earlier versions called te_depth
// te-depth_te_depth.
bool names_column(const ScaleRow& scale, std::string_view column, std::string_view name) {
  return name == full_column_name(scale, column) || name == fmt::format("{}_{}", scale.key, column);
}

std::optional<std::size_t> fully_named(const ScaleRow& scale, std::string_view name) {
  for (std::size_t i = 0; i < scale.columns.size(); ++i) {
    if (names_column(scale, scale.columns[i], name)) return i;
  }
  return std::nullopt;
}

// The scale that is meant, and which of its columns; null: the name is no scale's.
struct MeantColumn {
  const ScaleRow* scale = nullptr;
  std::size_t column = 0;
};

MeantColumn meant_by(std::string_view name, const ScaleRow* preferred) {
  for (const ScaleRow& scale : scale_catalog()) {
    if (const auto column = fully_named(scale, name)) return {&scale, *column};
  }
  for (const ScaleRow* scale : {preferred, find_scale(kUsualScale)}) {
    if (scale == nullptr) continue;
    if (const auto column = column_of(*scale, name)) return {scale, *column};
  }
  for (const ScaleRow& scale : scale_catalog()) {
    if (const auto column = column_of(scale, name)) return {&scale, *column};
  }
  return {};
}

// As `rate` prints the column (column_texts): the first says where the scale stops.
std::string text_of(const StoredRating& rating, const ScaleRow& scale, std::size_t column) {
  if (!rating.score) return column == 0 ? fmt::format("stuck {}", rating.cells_left) : "-";
  const std::string_view key = scale.columns[column];
  const auto value = std::ranges::find(rating.values, key, &StoredRatingValue::key);
  if (value != rating.values.end()) return fmt::format("{:.{}f}", value->value, value->decimals);
  return rating.hardest.empty() ? "-" : rating.hardest;
}

}  // namespace

StoredColumns::StoredColumns(std::span<const std::string> names, const ScaleRow* preferred) {
  for (const std::string& name : names) {
    if (name == "solution") solution_ = true;
    if (name == "clues") clues_ = true;
    const MeantColumn meant = meant_by(name, preferred);
    if (meant.scale != nullptr) rated_.push_back({name, meant.scale, meant.column});
  }
}

Status StoredColumns::fill(const Store& store, const StoredPuzzle& puzzle, PuzzleText& text) const {
  if (solution_) text.set_field("solution", puzzle.puzzle.solution().line());
  if (clues_) text.set_field("clues", fmt::format("{}", puzzle.puzzle.givens().clue_count()));
  if (rated_.empty()) return {};
  const auto ratings = store.ratings_of(puzzle.id);
  if (!ratings) return ratings.error();
  for (const Rated& wanted : rated_) {
    const auto rating = std::ranges::find_if(*ratings, [&](const StoredRating& stored) {
      return stored.weights.empty() && stored.scale == wanted.scale->key &&
             stored.scale_version == wanted.scale->version;
    });
    if (rating == ratings->end()) continue;
    text.set_field(wanted.name, text_of(*rating, *wanted.scale, wanted.column));
  }
  return {};
}

}  // namespace nonet
