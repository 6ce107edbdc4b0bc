// One name for all versions of a puzzle. Two grids are isomorphic where one of the 2 x 6^8 x 9!
// transforms (board/transform.h) takes one to the other. The canonical form of a grid is the least
// grid isomorphic to it, as an 81-digit number read row by row, empty cells being 0 (the order of
// Grid's comparison). So two grids are isomorphic exactly where their canonical forms are equal.
//
// This is the row-minimal form of the players' forum (Michael Deverin's definition of 2007), for
// puzzles of any number of clues as well as for complete grids.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>

#include "board/grid.h"
#include "board/transform.h"

namespace nonet {

struct CanonicalForm {
  Grid grid;
  Transform from_original;  // takes the original to `grid`; one of several where it has symmetries
};

// Keeps its working memory between calls; use one per thread.
class Canonicalizer {
 public:
  Canonicalizer();
  ~Canonicalizer();
  Canonicalizer(Canonicalizer&&) noexcept;
  Canonicalizer& operator=(Canonicalizer&&) noexcept;

  // REQUIRES: !grid.clash().
  [[nodiscard]] Grid grid_of(const Grid& grid);
  [[nodiscard]] CanonicalForm form_of(const Grid& grid);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

// For single puzzles; many go through one Canonicalizer. REQUIRES: !grid.clash().
[[nodiscard]] Grid canonical_form(const Grid& grid);

// 128 bits that stand for a grid in sets of many millions: by chance alone, a billion different
// grids hold two equal fingerprints with a probability of about 10^-21. The same on every machine.
struct Fingerprint {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  auto operator<=>(const Fingerprint&) const = default;
};
[[nodiscard]] Fingerprint fingerprint(const Grid& grid);

}  // namespace nonet
