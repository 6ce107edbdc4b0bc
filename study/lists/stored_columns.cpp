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

// Does the name say which scale it is of, as "explainer_er" does?
bool names_scale(const ScaleRow& scale, std::string_view name) {
  return name.size() > scale.key.size() && name.starts_with(scale.key) &&
         name[scale.key.size()] == '_' && column_of(scale, name.substr(scale.key.size() + 1));
}

const ScaleRow* scale_of(std::string_view name, const ScaleRow* preferred) {
  for (const ScaleRow& scale : scale_catalog()) {
    if (names_scale(scale, name)) return &scale;
  }
  for (const ScaleRow* scale : {preferred, find_scale(kUsualScale)}) {
    if (scale != nullptr && column_of(*scale, name)) return scale;
  }
  const auto any = std::ranges::find_if(
      scale_catalog(), [&](const ScaleRow& scale) { return column_of(scale, name).has_value(); });
  return any == scale_catalog().end() ? nullptr : &*any;
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
    const ScaleRow* scale = scale_of(name, preferred);
    if (scale == nullptr) continue;
    const std::string_view column =
        names_scale(*scale, name) ? std::string_view(name).substr(scale->key.size() + 1) : name;
    rated_.push_back({name, scale, *column_of(*scale, column)});
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
