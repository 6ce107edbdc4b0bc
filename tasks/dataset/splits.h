// How a dataset is divided into parts for training, validation and test, and which part a puzzle
// belongs to. A part owns whole classes: puzzles that are isomorphic, or whose solution grids are
// isomorphic, are always in the same part.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "board/fingerprint_table.h"

namespace nonet {

inline constexpr std::array<std::string_view, 3> kSplitNames = {"train", "validation", "test"};
inline constexpr std::size_t kSplits = kSplitNames.size();
using SplitShares = std::array<std::uint32_t, kSplits>;

// "80,10,10": any three whole numbers, not all of them 0.
Result<SplitShares> parse_splits(std::string_view text);

// The number of puzzles in each part, by largest remainder; they add up to `count`.
std::array<std::uint64_t, kSplits> quotas(std::uint64_t count, const SplitShares& shares);

// The keys of a candidate.
struct ClassKeys {
  Fingerprint puzzle;  // of the canonical form of the puzzle
  Fingerprint grid;    // of that of its solution grid
};

// What became of a candidate.
enum class Admission : std::uint8_t {
  kTaken,
  kRepeated,  // an isomorphic puzzle was taken before
  kFull,      // its part has enough puzzles of this stratum
};

// Admits candidates, strata by number.
class SplitBook {
 public:
  SplitBook(std::uint64_t seed, const SplitShares& shares,
            const std::vector<std::uint64_t>& counts);

  struct Answer {
    Admission admission;
    std::size_t split;
  };
  // Of a grid class that is met for the first time the part is drawn, by the seed and the class.
  Answer admit(std::size_t stratum, const ClassKeys& keys);

  [[nodiscard]] std::uint64_t left(std::size_t stratum) const;
  [[nodiscard]] std::uint64_t left_in(std::size_t stratum, std::size_t split) const {
    return left_[stratum][split];
  }
  [[nodiscard]] std::size_t grids() const { return grids_.size(); }

 private:
  struct GridEntry {
    Fingerprint print;
    std::uint32_t split;
  };

  // The part of a new grid class.
  [[nodiscard]] std::size_t drawn_split(const Fingerprint& grid) const;

  std::uint64_t seed_;
  SplitShares shares_;
  std::vector<std::array<std::uint64_t, kSplits>> left_;  // by stratum
  FingerprintSet puzzles_;
  FingerprintTable<GridEntry> grids_;
};

}  // namespace nonet
