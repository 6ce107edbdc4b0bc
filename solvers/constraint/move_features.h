// The features of a move (a digit in an open square) by which the CS221 report learns to rank
// moves. All are binary but the depth, as in the report; where it names a count without its
// buckets, the buckets are ours (see kFeatureNames).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "board/typed_array.h"
#include "solvers/constraint/domains.h"

namespace nonet::constraint {

inline constexpr std::array<std::string_view, 34> kFeatureNames = {
    "row has 2 open squares",      "row has 3-4 open squares",
    "row has more open squares",   "column has 2 open squares",
    "column has 3-4 open squares", "column has more open squares",
    "box has 2 open squares",      "box has 3-4 open squares",
    "box has more open squares",   "row holds <= 5 options",
    "row holds 6-10 options",      "row holds more options",
    "column holds <= 5 options",   "column holds 6-10 options",
    "column holds more options",   "box holds <= 5 options",
    "box holds 6-10 options",      "box holds more options",
    "square has 2 options",        "square has 3 options",
    "square has 4 options",        "square has 5 options",
    "square has 6 options",        "square has 7 options",
    "square has 8 options",        "square has 9 options",
    "square is most constrained",  "digit in 0-2 open peers",
    "digit in 3-4 open peers",     "digit in 5-6 open peers",
    "digit in 7-9 open peers",     "digit in more open peers",
    "digit is least constraining", "depth / 81"};

inline constexpr std::size_t kFeatures = kFeatureNames.size();
using FeatureVector = std::array<double, kFeatures>;

// The features common to the moves of one position, computed once.
class PositionFeatures {
 public:
  // Refers to `domains`, which must outlive it. `depth` is the depth of the search tree's node.
  PositionFeatures(const Domains& domains, int depth);

  // REQUIRES: the square is open and the digit is in its domain.
  [[nodiscard]] FeatureVector of(Cell square, Digit digit) const;

 private:
  struct HouseLoad {
    int open_squares = 0;
    int options = 0;
  };

  [[nodiscard]] int open_peers_with(Cell square, Digit digit) const;

  const Domains& domains_;
  int depth_;
  int smallest_domain_ = kSize;
  PerHouse<HouseLoad> loads_{};
};

}  // namespace nonet::constraint
