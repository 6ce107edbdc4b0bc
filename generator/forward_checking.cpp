// The grid is closed under singles as it grows. The closure only ever grows with it, so a
// contradiction in it, or a random digit that differs from one already implied, means that no
// further digit can make the grid solvable by singles: the attempt is given up there, long before
// its dead end, without changing which attempts succeed.

#include "generator/forward_checking.h"

#include <utility>

#include "generator/random_choice.h"
#include "solvers/constraint/propagation.h"

namespace nonet {

std::optional<GeneratedPuzzle> try_forward_checking(RandomStream& random) {
  constexpr constraint::Rules kSingles{};
  Grid grid;
  CellSet empty = CellSet::all();
  constraint::Domains closure;
  Genotype genotype;
  while (!closure.solved()) {
    const Cell cell = random_member(empty, random);
    const DigitSet candidates = ~grid.seen_by(cell);
    if (candidates.empty()) return std::nullopt;
    const Digit digit = random_member(candidates, random);
    grid.set(cell, digit);
    empty.erase(cell);
    genotype.push_back({cell, digit});
    closure.assign(cell, digit);
    if (!constraint::propagate(closure, kSingles)) return std::nullopt;
  }
  const std::optional<Puzzle> puzzle = Puzzle::with_proven_solution(grid, closure.grid());
  if (!puzzle) return std::nullopt;
  return GeneratedPuzzle{*puzzle, std::move(genotype), 1};
}

std::optional<GeneratedPuzzle> generate_by_forward_checking(RandomStream& random,
                                                            const RunControl& control) {
  for (std::uint64_t attempts = 1; !control.should_stop(); ++attempts) {
    if (auto generated = try_forward_checking(random)) {
      generated->attempts = attempts;
      return generated;
    }
  }
  return std::nullopt;
}

}  // namespace nonet
