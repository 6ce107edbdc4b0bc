#include "generator/hunt/deep_relatives.h"

#include <optional>

#include "generator/hunt/bare_tridagon.h"
#include "generator/hunt/planting.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/tridagon/tridagon.h"

namespace nonet {
namespace {

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
