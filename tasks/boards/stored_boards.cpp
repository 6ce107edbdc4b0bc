#include "tasks/boards/stored_boards.h"

#include <algorithm>

#include "rater/orders/catalog.h"
#include "variants/ladder/board_technique.h"
#include "variants/text/board_text.h"

namespace nonet {

Result<BoardPuzzleRow> BoardRows::row_of(const variants::CellDigits& givens,
                                         const variants::CellDigits& solution) const {
  const auto form = canonical_.form_of(givens);
  if (!form) return form.error();
  return BoardPuzzleRow{.id = {},
                        .board = geometry_.key(),
                        .canonical = variants::text_of(*form),
                        .givens = variants::text_of(givens),
                        .solution = variants::text_of(solution)};
}

std::optional<Rating> rating_from(const StoredBoardRating& stored) {
  const ScaleRow& scale = *find_scale("explainer");
  const auto* technique = variants::find_board_technique(stored.hardest);
  if (stored.scale != scale.key || stored.scale_version != scale.version || technique == nullptr)
    return std::nullopt;
  Rating rating{.scale = scale.key,
                .scale_version = scale.version,
                .score = stored.score,
                .hardest = technique->key,
                .end = RatingEnd::kSolved,
                .cells_left = 0,
                .values = {}};
  for (const StoredRatingValue& value : stored.values) {
    const auto column = std::ranges::find(scale.columns, value.key);
    if (column == scale.columns.end()) return std::nullopt;
    rating.values.push_back({*column, value.value, value.decimals});
  }
  return rating;
}

std::optional<Rating> KnownBoardRatings::of(const BoardPuzzleRow& puzzle) const {
  const ScaleRow& scale = *find_scale("explainer");
  const std::lock_guard lock(mutex_);
  const auto stored = store_.board_rating(puzzle, scale.key, scale.version);
  if (!stored || !*stored) return std::nullopt;
  return rating_from(**stored);
}

std::vector<BoardSolverRecord> KnownBoardMeasurements::of(const BoardPuzzleRow& puzzle) const {
  const std::lock_guard lock(mutex_);
  auto records = store_.board_measurements(puzzle);
  if (!records) return {};
  return *std::move(records);
}

}  // namespace nonet
