#include "tasks/lessons/planted_fish.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "board/geometry.h"
#include "generator/thinning.h"
#include "rater/logic/patterns/fish/fish_walk.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/earlier_steps.h"
#include "tasks/lessons/lesson_order.h"
#include "tasks/lessons/smallest_fish.h"

namespace nonet {

namespace {

using enum TechniqueId;

constexpr int kTries = 4000;      // per digit
constexpr int kMostRemoved = 24;  // places
// Fish of a position. The fish that need the fewest places removed mostly coincide with chains, so
// they do not come first.
constexpr std::size_t kMostKept = 600;
constexpr std::size_t kMostKeptSlow = 60;  // of fish whose finder is slow
constexpr int kMostPlantedFins = 5;

struct PlantForm {
  FishShape shape = FishShape::kBasic;
  bool finned = false;
};

PlantForm form_of(TechniqueId fish) {
  if (fish >= kFinnedMutantXWing && fish <= kFinnedMutantLeviathan)
    return {FishShape::kMutant, true};
  if (fish >= kMutantXWing && fish <= kMutantLeviathan) return {FishShape::kMutant, false};
  if (fish >= kFinnedFrankenXWing && fish <= kFinnedFrankenLeviathan)
    return {FishShape::kFranken, true};
  if (fish >= kFrankenXWing && fish <= kFrankenLeviathan) return {FishShape::kFranken, false};
  return {FishShape::kBasic, fish >= kFinnedXWing};
}

struct Planted {
  Digit digit;
  CellSet removed;
  Cell target;
};

class PlantedFish {
 public:
  PlantedFish(PlantForm form, int size, const Position& position, const Grid& solution, Digit digit,
              RandomStream& random)
      : form_(form), size_(size), digit_(digit), places_(position.places(digit)), random_(random) {
    for (const Cell cell : places_) {
      if (solution.digit(cell) == digit) right_.insert(cell);
    }
  }

  std::optional<Planted> draw() {
    HouseSet bases = 0;
    HouseSet covers = 0;
    const bool turned = random_.chance(0.5);
    if (!draw_sides(turned, bases, covers)) return std::nullopt;
    if (shape_of(bases, covers) != form_.shape) return std::nullopt;
    const CellSet below = places_of(bases);
    const CellSet over = (below - places_of(covers)) | twice_in(bases);
    const CellSet targets = ((places_of(covers) - below) | twice_in(covers)) - over - right_;
    for (const Cell target : shuffled(targets)) {
      const CellSet removed = over - fins_for(target, over);
      if (form_.finned && removed == over) continue;
      if (removed.intersects(right_) || removed.size() > kMostRemoved) continue;
      return Planted{digit_, removed, target};
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] bool may_be(HouseKind kind, bool base, bool turned) const {
    if (form_.shape == FishShape::kMutant) return true;
    if (kind == HouseKind::kBox) return form_.shape == FishShape::kFranken;
    return (kind == HouseKind::kRow) == (base != turned);
  }

  std::vector<Cell> shuffled(CellSet cells) {
    std::vector<Cell> order;
    for (const Cell cell : cells) order.push_back(cell);
    random_.shuffle(std::span<Cell>(order));
    return order;
  }

  // Draws base after base, each with its own right place and a cover for that place.
  bool draw_sides(bool turned, HouseSet& bases, HouseSet& covers) {
    const std::vector<Cell> right = shuffled(right_);
    if (static_cast<int>(right.size()) < size_) return false;
    for (int i = 0; i < size_; ++i) {
      const Cell cell = right[static_cast<std::size_t>(i)];
      const auto base = draw_house(cell, true, turned, bases | covers);
      if (!base) return false;
      bases |= bit_of(*base);
      const auto cover = draw_house(cell, false, turned, bases | covers);
      if (!cover) return false;
      covers |= bit_of(*cover);
    }
    return true;
  }

  std::optional<House> draw_house(Cell cell, bool base, bool turned, HouseSet taken) {
    std::array houses = houses_of(cell);
    random_.shuffle(std::span<House>(houses));
    for (const House house : houses) {
      if (may_be(house.kind(), base, turned) && (taken & bit_of(house)) == 0) return house;
    }
    return std::nullopt;
  }

  // Surplus places that the target sees, as many as fins may be.
  CellSet fins_for(Cell target, CellSet over) {
    CellSet fins;
    if (!form_.finned) return fins;
    for (const Cell seen : shuffled(over & peers_of(target))) {
      if (fins.size() < kMostPlantedFins) fins.insert(seen);
    }
    return fins;
  }

  [[nodiscard]] CellSet places_of(HouseSet houses) const {
    CellSet all;
    for (; houses != 0; houses &= houses - 1)
      all |= places_ & cell_set_of(House(std::countr_zero(houses)));
    return all;
  }

  [[nodiscard]] CellSet twice_in(HouseSet houses) const {
    CellSet once;
    CellSet twice;
    for (; houses != 0; houses &= houses - 1) {
      const CellSet here = places_ & cell_set_of(House(std::countr_zero(houses)));
      twice |= once & here;
      once |= here;
    }
    return twice;
  }

  PlantForm form_;
  int size_;
  Digit digit_;
  CellSet places_;
  CellSet right_;
  RandomStream& random_;
};

std::optional<Position> without(const Planted& planted, Position position) {
  for (const Cell cell : planted.removed) position.eliminate({cell, planted.digit});
  if (has_single(position)) return std::nullopt;
  return position;
}

}  // namespace

std::vector<Candidate> wrong_candidates(const Position& position, const Grid& solution) {
  std::vector<Candidate> wrong;
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) {
      if (solution.digit(cell) != digit) wrong.push_back({cell, digit});
    }
  }
  return wrong;
}

std::vector<Position> with_planted_fish(TechniqueId fish, DigitSet digits, const Position& position,
                                        const Puzzle& puzzle, RandomStream& random) {
  std::vector<Position> found;
  const FinderRow& row = finder_row(fish);
  for (const Digit digit : digits) {
    PlantedFish search(form_of(fish), row.size, position, puzzle.solution(), digit, random);
    for (int i = 0; i < kTries; ++i) {
      const auto planted = search.draw();
      if (!planted) continue;
      const CellSet left = position.places(digit) - planted->removed;
      if (!is_mirrored(fish) && is_removed_by_fish(left, planted->target, row.size - 1)) continue;
      auto next = without(*planted, position);
      if (next) found.push_back(*next);
    }
  }
  random.shuffle(std::span<Position>(found));
  const std::size_t most = row.pace == Pace::kSlow ? kMostKeptSlow : kMostKept;
  if (found.size() > most)
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(most), found.end());
  return found;
}

Puzzle without_clue_of(Digit digit, const Puzzle& puzzle, RandomStream& random) {
  const Grid& solution = puzzle.solution();
  Grid givens = solution;
  for (const Cell cell : all_cells()) {
    if (solution.digit(cell) == digit) givens.clear(cell);
  }
  return minimised(*Puzzle::with_proven_solution(givens, solution), random);
}

}  // namespace nonet
