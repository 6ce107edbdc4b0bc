// Fish of `size` columns and rows: X-wing, swordfish and so on. Columns are bases first, then rows;
// combinations of bases come before digits.
#include <algorithm>
#include <array>
#include <tuple>

#include "variants/ladder/board_tuples.h"
#include "variants/ladder/patterns/pattern_finders.h"

namespace nonet::variants {
namespace {

constexpr std::array kFishOfSize = {
    BoardTechnique::kXWing,     BoardTechnique::kSwordfish, BoardTechnique::kJellyfish,
    BoardTechnique::kSquirmbag, BoardTechnique::kWhale,     BoardTechnique::kLeviathan,
    BoardTechnique::kEightFish,
};

struct BoardFish {
  BoardTuple lines;  // bases, covers
  std::size_t digit;
};

// The bases' lines and the lines that cross them. A position in a base is the number of a cover.
struct FishLines {
  const LayerRange& bases;
  const LayerRange& covers;
};

BoardStep fish_step(const BoardSearch& search, const FishLines& lines, const BoardFish& fish) {
  BoardStep step;
  step.technique = kFishOfSize[static_cast<std::size_t>(search.size - 2)];
  step.digits = bit_at(fish.digit);
  for (const std::size_t base : each_bit(fish.lines.members)) {
    step.bases.push_back(static_cast<HouseIndex>(lines.bases.first + base));
  }
  for (const std::size_t line : each_bit(fish.lines.joined)) {
    const auto cover = static_cast<HouseIndex>(lines.covers.first + line);
    step.covers.push_back(cover);
    const Bits outside = search.marks.spots(cover, fish.digit) & ~fish.lines.members;
    for (const std::size_t spot : each_bit(outside)) {
      step.eliminations.push_back(
          {search.board.house(cover).cells[spot], static_cast<std::uint8_t>(fish.digit)});
    }
  }
  return step;
}

std::vector<BoardFish> all_fish(const BoardSearch& search, const FishLines& lines) {
  std::vector<BoardFish> found;
  for (const std::size_t digit : each_bit(search.changed_digits())) {
    std::array<Bits, kMostLadderDigits> masks{};
    int open = 0;
    for (std::size_t i = 0; i < search.digits(); ++i) {
      masks[i] = search.marks.spots(static_cast<HouseIndex>(lines.bases.first + i), digit);
      open += masks[i] != 0 ? 1 : 0;
    }
    if (open < 2 * search.size) continue;
    for_each_tuple(std::span(masks.data(), search.digits()), search.size,
                   [&](const BoardTuple& tuple) {
                     found.push_back({tuple, digit});
                     return Flow::kContinue;
                   });
  }
  std::ranges::sort(
      found, {}, [](const BoardFish& fish) { return std::tuple(fish.lines.members, fish.digit); });
  return found;
}

Flow scan_fish(const BoardSearch& search, const FishLines& lines) {
  for (const BoardFish& fish : all_fish(search, lines)) {
    BoardStep step = fish_step(search, lines, fish);
    if (step.eliminations.empty()) continue;
    if (search.sink.offer(std::move(step)) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

}  // namespace

Flow find_board_fish(const BoardSearch& search) {
  for (const GridLines& grid : search.board.grids()) {
    if (scan_fish(search, {grid.columns, grid.rows}) == Flow::kStop) return Flow::kStop;
    if (scan_fish(search, {grid.rows, grid.columns}) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

}  // namespace nonet::variants
