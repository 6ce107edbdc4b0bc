#include "tasks/lists/sukakus.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Reduces positions to their givens, and moves refused sukakus to the misfits, with their places.
void sift_sukakus(PuzzleChunk& chunk, Sukakus sukakus) {
  std::vector<PuzzleText> kept;
  std::vector<PuzzleChunk::Misfit> misfits;
  auto misfit = chunk.misfits.begin();
  for (std::size_t i = 0;; ++i) {
    for (; misfit != chunk.misfits.end() && misfit->after == i; ++misfit) {
      misfits.push_back({kept.size(), std::move(misfit->error)});
    }
    if (i == chunk.puzzles.size()) break;
    PuzzleText& puzzle = chunk.puzzles[i];
    if (puzzle.candidates() != nullptr && certify(puzzle.givens)) puzzle.marks.reset();
    if (puzzle.candidates() != nullptr && sukakus == Sukakus::kRefused) {
      misfits.push_back({kept.size(), not_for_sukakus("this command", puzzle.place)});
    } else {
      kept.push_back(std::move(puzzle));
    }
  }
  chunk.puzzles = std::move(kept);
  chunk.misfits = std::move(misfits);
}

}  // namespace

Error not_for_sukakus(std::string_view what, const Place& place) {
  return {.kind = ErrorKind::kInput,
          .reason = fmt::format("a sukaku, whose cells hold only some digits from the start: {} "
                                "takes puzzles that are decided by their givens",
                                what),
          .place = place};
}

PuzzleChunk read_chunk(PuzzleInput& input, std::size_t most, Sukakus sukakus) {
  PuzzleChunk chunk = input.next_chunk(most);
  const bool any = std::ranges::any_of(
      chunk.puzzles, [](const PuzzleText& puzzle) { return puzzle.candidates() != nullptr; });
  if (any && sukakus != Sukakus::kAsTheyStand) sift_sukakus(chunk, sukakus);
  return chunk;
}

std::string refuses_sukakus(const ScaleRow& scale) {
  return scale.traits.takes_sukakus ? "" : fmt::format("the scale {}", scale.key);
}

}  // namespace nonet
