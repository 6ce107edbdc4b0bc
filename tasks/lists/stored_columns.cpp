#include "tasks/lists/stored_columns.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "formats/table_format.h"
#include "tasks/lists/known_ratings.h"
#include "tasks/lists/list_fields.h"

namespace nonet {
namespace {

constexpr std::string_view kUsualScale = "explainer";
constexpr std::string_view kImported = "imported_";

std::optional<std::size_t> column_of(const ScaleRow& scale, std::string_view name) {
  const auto at = std::ranges::find(scale.columns, name);
  if (at == scale.columns.end()) return std::nullopt;
  return static_cast<std::size_t>(at - scale.columns.begin());
}

// Whether the name includes its scale, as "explainer_er" does. Earlier versions called te_depth
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

// The scale and the column that a name refers to; null: no scale has such a column.
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

const Field* field_named(const std::vector<Field>& fields, std::string_view key) {
  const auto at = std::ranges::find(fields, key, &Field::key);
  return at == fields.end() ? nullptr : &*at;
}

}  // namespace

StoredColumns::StoredColumns(std::span<const std::string> names, const ScaleRow* preferred) {
  for (const std::string& name : names) {
    const MeantColumn meant = meant_by(name, preferred);
    rated_ = rated_ || meant.scale != nullptr;
    columns_.push_back({name, meant.scale, meant.column});
  }
}

std::optional<Field> StoredColumns::value_of(const Column& column, const Known& known) {
  const std::string& name = column.name;
  if (name == "solution") return Field{name, known.puzzle.solution().line()};
  if (name == "clues") return Field{name, fmt::format("{}", known.puzzle.givens().clue_count())};
  if (column.scale != nullptr) {
    const Rating* rating = rating_on(*column.scale, known.ratings);
    if (rating == nullptr) return std::nullopt;
    return Field{name, column_texts(*column.scale, *rating)[column.of_scale]};
  }
  const bool by_origin = name.starts_with(kImported);
  const Field* field =
      field_named(known.imported, by_origin ? name.substr(kImported.size()) : name);
  if (field == nullptr) return std::nullopt;
  return Field{name, field->value, field->kind};
}

Status StoredColumns::fill(const Store& store, const StoredPuzzle& puzzle, PuzzleText& text) {
  const auto said = store.fields_of(puzzle.id);
  if (!said) return said.error();
  take_stored_fields(text, *said);
  if (columns_.empty()) return {};
  Known known{puzzle.puzzle, std::exchange(text.fields, {}), {}};
  if (rated_) {
    const auto ratings = store.ratings_of(puzzle.id);
    if (!ratings) return ratings.error();
    known.ratings = present_ratings(*ratings);
  }
  bool comments = false;
  for (Column& column : columns_) {
    if (column.name == kCommentColumn) {
      comments = true;
      column.filled |= !text.comment.empty();
    } else if (auto field = value_of(column, known)) {
      column.filled = true;
      text.fields.push_back(*std::move(field));
    }
  }
  if (!comments) text.comment.clear();
  return {};
}

std::vector<std::string> StoredColumns::empty() const {
  std::vector<std::string> names;
  for (const Column& column : columns_) {
    if (!column.filled) names.push_back(column.name);
  }
  return names;
}

}  // namespace nonet
