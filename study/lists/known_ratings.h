// The ratings that a store has, as the scales would give them again: a puzzle that was rated need
// not be rated twice.
#pragma once

#include <mutex>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "db/store.h"
#include "rater/orders/catalog.h"

namespace nonet {

// nullopt: of no scale of this program in its present version.
std::optional<Rating> rating_from(const StoredRating& stored);

// Safe on any thread. Borrows the store, a connection of its own.
class KnownRatings {
 public:
  explicit KnownRatings(const Store& store) : store_(store) {}

  // Of the puzzle in exactly this form, by the weights that `weights` tells (empty: the scales'
  // own). Each is what rate() would say, to the last digit. Empty where the store cannot be read:
  // whoever writes to it next hears why.
  [[nodiscard]] std::vector<Rating> of(const PuzzleRecord& puzzle,
                                       std::string_view weights = {}) const;

 private:
  const Store& store_;
  mutable std::mutex mutex_;
};

// Those of the present versions and the given weights (empty: the scales' own).
std::vector<Rating> present_ratings(std::span<const StoredRating> stored,
                                    std::string_view weights = {});

// nullptr where the scale is not among them.
const Rating* rating_on(const ScaleRow& scale, const std::vector<Rating>& ratings);

}  // namespace nonet
