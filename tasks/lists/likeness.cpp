#include "tasks/lists/likeness.h"

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

void add_grid_keys(std::span<const PuzzleText> puzzles, Canonicalizer& canonicalizer,
                   std::vector<LikenessKeys>& keys) {
  std::vector<Grid> grids;
  grids.reserve(puzzles.size());
  for (const PuzzleText& puzzle : puzzles) grids.push_back(puzzle.givens);
  const std::vector<Certificate> certificates = certify_all(grids);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (!certificates[i]) continue;
    const Grid grid = canonicalizer.grid_of(certificates[i].puzzle->solution());
    keys[i].set(Likeness::kSameGrid, fingerprint(grid));
  }
}

}  // namespace

std::vector<LikenessKeys> likeness_keys(std::span<const PuzzleText> puzzles, LikenessRange range) {
  std::vector<LikenessKeys> keys(puzzles.size());
  Canonicalizer canonicalizer;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const Grid& givens = puzzles[i].givens;
    if (range.contains(Likeness::kEqual)) keys[i].set(Likeness::kEqual, fingerprint(givens));
    if (!range.contains(Likeness::kIsomorphic)) continue;
    keys[i].set(Likeness::kIsomorphic, fingerprint(canonicalizer.grid_of(givens)));
  }
  if (range.contains(Likeness::kSameGrid)) add_grid_keys(puzzles, canonicalizer, keys);
  return keys;
}

}  // namespace nonet
