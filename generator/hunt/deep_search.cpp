#include "generator/hunt/deep_search.h"

#include <algorithm>
#include <array>
#include <span>

#include "generator/hunt/bare_tridagon.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/tridagon/tridagon.h"

namespace nonet {
namespace {

// After this many changes, a place with more solutions than this is abandoned: about the worse half
// of those still searched (32 places, seed 31). The last gate ends every search.
struct Gate {
  int changes;
  std::uint64_t most_solutions;
};
constexpr std::array<Gate, 7> kGates = {
    {{5, 2000}, {15, 1000}, {35, 500}, {75, 128}, {155, 32}, {315, 8}, {635, 0}}};

constexpr std::size_t kDigitsInCorner = 2;

// The six other digits around the twelve cells, and two of the three in the corner: fewer than two
// leave several solutions, in which these digits swap.
Grid first_clues(const PlantedPlace& planted, RandomStream& random) {
  const TridagonPlace& place = planted.place;
  const Grid& all = planted.clues.givens();
  Grid clues;
  std::vector<Cell> of_corner;
  const CellSet around = cells_around(place);
  for (const Cell cell : all.filled()) {
    if (around.contains(cell)) clues.set(cell, all.digit(cell));
    if (place.digits.contains(all.digit(cell))) of_corner.push_back(cell);
  }
  random.shuffle(std::span<Cell>(of_corner));
  of_corner.resize(std::min(of_corner.size(), kDigitsInCorner));
  for (const Cell cell : of_corner) clues.set(cell, all.digit(cell));
  return clues;
}

// The place of its tridagon; nullopt if it has none after singles.
std::optional<TridagonPlace> place_in(const Puzzle& puzzle) {
  const auto tridagon = tridagon_after_singles(puzzle);
  if (!tridagon) return std::nullopt;
  TridagonPlace place{.twelve = {}, .digits = tridagon->digits, .corner = House::box(0)};
  CellSet around;
  for (const Cell cell : tridagon->cells) {
    place.twelve.insert(cell);
    around |= peers_of(cell) | cell_set_of(House::box(cell.box()));
  }
  for (int box = 0; box < kSize; ++box) {
    const House house = House::box(box);
    if ((cell_set_of(house) & around).empty()) place.corner = house;
  }
  return place;
}

}  // namespace

DeepSearch search_deep(const PlantedPlace& planted, RandomStream& random,
                       const RunControl& control) {
  DeepSearch search;
  auto bare = BareTridagon::around(planted.place, first_clues(planted, random),
                                   planted.clues.solution(), random, control);
  if (!bare) return search;
  for (const Gate& gate : kGates) {
    for (; search.changes < gate.changes && !bare->solved(); ++search.changes) {
      if (control.should_stop()) return search;
      bare->change(random, control);
    }
    if (bare->solutions() > gate.most_solutions) break;
  }
  if (bare->solved()) search.found = minimised(bare->puzzle(), random);
  return search;
}

std::vector<Puzzle> deep_relatives(const Puzzle& puzzle, int changes, RandomStream& random,
                                   const RunControl& control) {
  std::vector<Puzzle> relatives;
  const auto place = place_in(puzzle);
  if (!place) return relatives;
  auto bare = BareTridagon::around(*place, puzzle.givens(), puzzle.solution(), random, control);
  if (!bare) return relatives;
  for (int i = 0; i < changes; ++i) {
    if (bare->change(random, control)) relatives.push_back(minimised(bare->puzzle(), random));
  }
  return relatives;
}

}  // namespace nonet
