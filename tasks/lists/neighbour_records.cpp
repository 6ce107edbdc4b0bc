#include "tasks/lists/neighbour_records.h"

#include <cstddef>
#include <utility>

#include "tasks/lists/proper_puzzles.h"

namespace nonet {

std::vector<Result<std::vector<NeighbourRecord>>> neighbour_records(
    std::span<const PuzzleText> texts, const NeighbourPlan& plan, const RecordWriter& writer,
    const RunControl& control) {
  std::vector<Result<std::vector<NeighbourRecord>>> all;
  std::vector<Puzzle> parents;
  std::vector<std::size_t> place_of;
  for (Result<Puzzle>& puzzle : proper_puzzles(texts)) {
    if (puzzle) {
      place_of.push_back(all.size());
      parents.push_back(*puzzle);
      all.emplace_back(std::vector<NeighbourRecord>{});
    } else {
      all.emplace_back(std::move(puzzle).error());
    }
  }
  NeighbourFinder(plan).visit(
      parents,
      [&](std::size_t parent, const Puzzle& neighbour) {
        const Grid& givens = neighbour.givens();
        all[place_of[parent]].value().push_back({writer.record(givens), fingerprint(givens)});
        return Flow::kContinue;
      },
      control);
  return all;
}

NextParent next_parent(PuzzleInput& input) {
  NextParent next;
  const PuzzleChunk chunk = input.next_chunk(1);
  for (const PuzzleChunk::Misfit& misfit : chunk.misfits) next.errors.push_back(misfit.error);
  for (const Result<Puzzle>& puzzle : proper_puzzles(chunk.puzzles)) {
    if (puzzle) {
      next.parent = *puzzle;
    } else {
      next.errors.push_back(puzzle.error());
    }
  }
  return next;
}

}  // namespace nonet
