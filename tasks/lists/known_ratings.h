// The stored ratings that equal what the scales would give now: a puzzle need not be rated twice.
#pragma once

#include <mutex>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/store.h"
#include "rater/orders/catalog.h"

namespace nonet {

// nullopt if the rating is not from a scale of this program in its present version.
std::optional<Rating> rating_from(const StoredRating& stored);

// Safe on any thread. Borrows the store; it needs its own connection.
class KnownRatings {
 public:
  explicit KnownRatings(const Store& store) : store_(store) {}

  // The ratings of the puzzle in exactly this form, by the weights named `weights` (empty: the
  // scales' own). Each equals the result of rate() to the last digit. Empty if the store cannot be
  // read; the next write to it reports the reason.
  [[nodiscard]] std::vector<Rating> of(const PuzzleRecord& puzzle,
                                       std::string_view weights = {}) const;

 private:
  const Store& store_;
  mutable std::mutex mutex_;
};

// The ratings by the present versions and the given weights (empty: the scales' own).
std::vector<Rating> present_ratings(std::span<const StoredRating> stored,
                                    std::string_view weights = {});

// nullptr if the scale is not among them.
const Rating* rating_on(const ScaleRow& scale, const std::vector<Rating>& ratings);

}  // namespace nonet
