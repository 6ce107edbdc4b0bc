// Puzzles of other boards as rows of the database, and back.
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "base/result.h"
#include "db/run_recorder.h"
#include "db/store.h"
#include "rater/orders/scale/rating.h"
#include "variants/canonical/canonical_board.h"

namespace nonet {

// Makes the rows of one board's puzzles; may be used by several threads at once.
class BoardRows {
 public:
  // Borrows the geometry.
  explicit BoardRows(const variants::Geometry& geometry)
      : geometry_(geometry), canonical_(geometry) {}

  // An error if the puzzle has no canonical form (variants/canonical). REQUIRES: `solution` is the
  // only one.
  [[nodiscard]] Result<BoardPuzzleRow> row_of(const variants::CellDigits& givens,
                                              const variants::CellDigits& solution) const;

 private:
  const variants::Geometry& geometry_;
  variants::CanonicalBoards canonical_;
};

// nullopt if the rating is not of the present version of the scale.
std::optional<Rating> rating_from(const StoredBoardRating& stored);

// The stored ratings that need not be made again. Safe on any thread. Borrows the store; it needs
// its own connection.
class KnownBoardRatings {
 public:
  explicit KnownBoardRatings(const Store& store) : store_(store) {}

  // Of the puzzle in exactly this form; nullopt: none, or the store cannot be read.
  [[nodiscard]] std::optional<Rating> of(const BoardPuzzleRow& puzzle) const;

 private:
  const Store& store_;
  mutable std::mutex mutex_;
};

// The same for measurements.
class KnownBoardMeasurements {
 public:
  explicit KnownBoardMeasurements(const Store& store) : store_(store) {}

  // Of the puzzle in exactly this form; empty: none, or the store cannot be read.
  [[nodiscard]] std::vector<BoardSolverRecord> of(const BoardPuzzleRow& puzzle) const;

 private:
  const Store& store_;
  mutable std::mutex mutex_;
};

}  // namespace nonet
