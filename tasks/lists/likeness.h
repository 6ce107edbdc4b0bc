// How alike two puzzles are, and the keys that alike puzzles share.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "board/canonical.h"
#include "formats/puzzle_text.h"

namespace nonet {

// The closest first; each holds for puzzles that are alike in an earlier way.
enum class Likeness : std::uint8_t { kEqual, kIsomorphic, kSameGrid };

// kEqual: the same givens. kIsomorphic: the same canonical form. kSameGrid: isomorphic solutions.
inline constexpr std::array kLikenesses = {Likeness::kEqual, Likeness::kIsomorphic,
                                           Likeness::kSameGrid};
inline constexpr std::array<std::string_view, kLikenesses.size()> kLikenessWords = {
    "equal", "isomorphic", "grid"};

constexpr std::string_view word_of(Likeness likeness) {
  return kLikenessWords[static_cast<std::size_t>(likeness)];
}

// Puzzles are alike in some way where they share its key.
class LikenessKeys {
 public:
  // nullopt: not computed, or (of kSameGrid) the puzzle has no single solution.
  [[nodiscard]] const std::optional<Fingerprint>& of(Likeness likeness) const {
    return keys_[static_cast<std::size_t>(likeness)];
  }
  void set(Likeness likeness, const Fingerprint& key) {
    keys_[static_cast<std::size_t>(likeness)] = key;
  }

 private:
  std::array<std::optional<Fingerprint>, kLikenesses.size()> keys_;
};

struct LikenessRange {
  Likeness closest = Likeness::kEqual;
  Likeness farthest = Likeness::kSameGrid;

  [[nodiscard]] bool contains(Likeness likeness) const {
    return closest <= likeness && likeness <= farthest;
  }
};

// The keys of each puzzle, by its givens alone. Their cost rises with the distance: equality takes
// about a thousand instructions, the grid a search and the canonical form of a full grid, some 10
// microseconds.
std::vector<LikenessKeys> likeness_keys(std::span<const PuzzleText> puzzles, LikenessRange range);

}  // namespace nonet
