#include "book/web/play_puzzle.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <utility>

#include "base/ordered_parallel.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {

namespace {

std::string rating_text(const Path& path, const BookWords& words) {
  const TechniqueRow* hardest = find_technique(path.rating.hardest);
  return fmt::format("{}ER {:.1f}",
                     hardest != nullptr ? fmt::format("{}, ", words.technique(hardest->key)) : "",
                     path.rating.score);
}

// As books print it; 0 if the scale does not reach the end.
int target_of(const Puzzle& puzzle, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  const Rating minutes = find_scale("minutes")->rate(puzzle, request);
  return minutes.solved() ? static_cast<int>(std::lround(minutes.score * 60)) : 0;
}

}  // namespace

PlayPuzzle play_puzzle(const Puzzle& puzzle, std::string name, const BookWords& words,
                       const RunControl& control) {
  RateRequest request;
  request.control = &control;
  Path path = find_scale("explainer")->explain(puzzle, request);
  const LevelRow* level = level_of(path.rating);
  const int clues = puzzle.givens().clue_count();
  return {.puzzle = puzzle,
          .path = path,
          .level = level != nullptr ? words.level_name(*level) : "Sudoku",
          .facts = words.say_page(clues == 1 ? "one-clue" : "many-clue", clues),
          .rating = rating_text(path, words),
          .target = target_of(puzzle, control),
          .name = std::move(name)};
}

std::vector<PlayPuzzle> play_puzzles(std::span<const NamedPuzzle> puzzles, const BookWords& words,
                                     unsigned threads, const RunControl& control,
                                     const std::function<void(std::size_t done)>& made) {
  std::vector<PlayPuzzle> playables;
  ordered_parallel(
      {.threads = threads, .units = puzzles.size()}, control,
      [&](std::uint64_t i) {
        return play_puzzle(puzzles[i].puzzle, puzzles[i].name, words, control);
      },
      [&](std::uint64_t, PlayPuzzle playable) {
        playables.push_back(std::move(playable));
        made(playables.size());
        return Flow::kContinue;
      });
  return playables;
}

void sort_by_difficulty(std::vector<PlayPuzzle>& puzzles) {
  std::ranges::stable_sort(puzzles, {},
                           [](const PlayPuzzle& each) { return each.path.rating.score; });
}

}  // namespace nonet
