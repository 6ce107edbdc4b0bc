#include "solvers/constraint/move_features.h"

#include <algorithm>

#include "board/typed_array.h"

namespace nonet::constraint {
namespace {

// Where each group of features starts in kFeatureNames.
constexpr std::size_t kOpenSquares = 0;  // three buckets for each of row, column, box
constexpr std::size_t kHouseOptions = 9;
constexpr std::size_t kSquareOptions = 18;  // 2 .. 9
constexpr std::size_t kMostConstrained = 26;
constexpr std::size_t kOpenPeers = 27;
constexpr std::size_t kLeastConstraining = 32;
constexpr std::size_t kDepth = 33;
static_assert(kDepth + 1 == kFeatures);

// The index of the first limit that is not below the value.
template <std::size_t N>
std::size_t bucket(int value, const std::array<int, N>& limits) {
  return static_cast<std::size_t>(std::lower_bound(limits.begin(), limits.end(), value) -
                                  limits.begin());
}

}  // namespace

PositionFeatures::PositionFeatures(const Domains& domains, int depth)
    : domains_(domains), depth_(depth) {
  for (const Cell c : domains.open()) {
    const int options = domains.of(c).size();
    smallest_domain_ = std::min(smallest_domain_, options);
    for (const House h : houses_of(c)) {
      HouseLoad& load = loads_[h];
      ++load.open_squares;
      load.options += options;
    }
  }
}

int PositionFeatures::open_peers_with(Cell square, Digit digit) const {
  return (domains_.places(digit) & domains_.open() & peers_of(square)).size();
}

FeatureVector PositionFeatures::of(Cell square, Digit digit) const {
  FeatureVector features{};
  for (const House h : houses_of(square)) {
    const HouseLoad& load = loads_[h];
    const std::size_t kind = 3 * array_index(h.kind());
    features[kOpenSquares + kind + bucket<2>(load.open_squares, {2, 4})] = 1;
    features[kHouseOptions + kind + bucket<2>(load.options, {5, 10})] = 1;
  }
  const int options = domains_.of(square).size();
  features[kSquareOptions + static_cast<std::size_t>(options - 2)] = 1;
  features[kMostConstrained] = options == smallest_domain_ ? 1 : 0;
  const int peers = open_peers_with(square, digit);
  features[kOpenPeers + bucket<4>(peers, {2, 4, 6, 9})] = 1;
  bool least = true;
  for (const Digit other : domains_.of(square)) {
    least = least && peers <= open_peers_with(square, other);
  }
  features[kLeastConstraining] = least ? 1 : 0;
  features[kDepth] = static_cast<double>(depth_) / kCells;
  return features;
}

}  // namespace nonet::constraint
