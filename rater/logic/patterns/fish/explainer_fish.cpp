// A fish is a common tuple (common_tuple.h) of the places of one digit in parallel lines. The
// required order is by lines first and by digit second, while tuples come digit by digit; so each
// digit is searched only up to the best combination of lines found for earlier digits. Sudoku
// Explainer looks for a fish of k lines only where the digit is missing from 2k lines.
#include "rater/logic/patterns/fish/explainer_fish.h"

#include <optional>

#include "rater/logic/patterns/subsets/common_tuple.h"
#include "rater/logic/position/houses.h"

namespace nonet::explainer {

namespace {

struct Fish {
  Digit digit;
  CommonTuple tuple;
};

HouseKind crossing(HouseKind kind) {
  return kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
}

NineMasks lines_of(const Position& position, HouseKind kind, Digit digit) {
  NineMasks masks{};
  for (int number = 0; number < kSize; ++number) {
    masks[static_cast<std::size_t>(number)] =
        static_cast<std::uint16_t>(position.places(House(kind, number), digit));
  }
  return masks;
}

CellSet cleared_by(const Position& position, HouseKind base, const Fish& fish) {
  CellSet cleared;
  for (unsigned covers = fish.tuple.joined; covers != 0; covers &= covers - 1) {
    const House cover(crossing(base), std::countr_zero(covers));
    cleared |= cells_at(cover, position.places(cover, fish.digit) & ~fish.tuple.members);
  }
  return cleared;
}

CellSet cells_of_fish(const Position& position, HouseKind base, const Fish& fish) {
  CellSet cells;
  for (unsigned lines = fish.tuple.members; lines != 0; lines &= lines - 1) {
    cells |= position.places(fish.digit) & cell_set_of(House(base, std::countr_zero(lines)));
  }
  return cells;
}

HouseSet lines_in(HouseKind kind, unsigned numbers) {
  HouseSet lines = 0;
  for (; numbers != 0; numbers &= numbers - 1) {
    lines |= bit_of(House(kind, std::countr_zero(numbers)));
  }
  return lines;
}

Step step_of(const Position& position, HouseKind base, const Fish& fish, int size) {
  Step step;
  step.technique = size == 2   ? TechniqueId::kXWing
                   : size == 3 ? TechniqueId::kSwordfish
                               : TechniqueId::kJellyfish;
  step.size = static_cast<std::uint8_t>(size);
  step.cells = cells_of_fish(position, base, fish);
  step.digits.insert(fish.digit);
  step.house = House(base, std::countr_zero(fish.tuple.members));
  step.cover = House(crossing(base), std::countr_zero(fish.tuple.joined));
  step.bases = lines_in(base, fish.tuple.members);
  step.covers = lines_in(crossing(base), fish.tuple.joined);
  step.eliminations[fish.digit] = cleared_by(position, base, fish);
  return step;
}

// Enumerates the productive fish with these base lines in order of (lines, digit): each call finds
// the first one after `last`.
struct FishQuery {
  HouseKind base;
  int size;
  DigitSet digits;
};

std::optional<Fish> next_fish(const Position& position, const FishQuery& query,
                              const std::optional<Fish>& last) {
  const auto after_last = [&](const Fish& fish) {
    if (!last) return true;
    if (fish.tuple.members != last->tuple.members) return fish.tuple.members > last->tuple.members;
    return fish.digit > last->digit;
  };
  std::optional<Fish> best;
  for (const Digit digit : query.digits) {
    if (position.filled_count(digit) + 2 * query.size > kSize) continue;
    const NineMasks masks = lines_of(position, query.base, digit);
    find_common_tuple(masks, query.size, [&](const CommonTuple& tuple) {
      if (best && tuple.members >= best->tuple.members) return true;
      const Fish fish{digit, tuple};
      if (!after_last(fish) || cleared_by(position, query.base, fish).empty()) return false;
      best = fish;
      return true;
    });
  }
  return best;
}

}  // namespace

void find_fish(const Search& search) {
  const auto finder =
      static_cast<DigitFinder>(static_cast<int>(DigitFinder::kXWing) + search.size - 2);
  DigitSet& to_search = search.memory.changes.digits_to_search(finder, search.position);
  DigitSet with_fish;
  for (const HouseKind base : {HouseKind::kColumn, HouseKind::kRow}) {
    const FishQuery query{base, search.size, to_search};
    std::optional<Fish> fish;
    while ((fish = next_fish(search.position, query, fish))) {
      with_fish.insert(fish->digit);
      const Step step = step_of(search.position, base, *fish, search.size);
      if (search.sink.offer(step) == Demand::kEnough) return;
    }
  }
  to_search &= with_fish;
}

}  // namespace nonet::explainer
