#include "tasks/lessons/planted_fish.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "board/geometry.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "tasks/lessons/earlier_steps.h"

namespace nonet {

namespace {

using enum TechniqueId;

constexpr int kTries = 400;       // per digit
constexpr int kMostRemoved = 24;  // places
// Of a position. Those that need the fewest places removed are chains in most cases, so they do not
// come first.
constexpr std::size_t kMostKept = 600;
constexpr std::size_t kMostKeptSlow = 60;  // of fish whose finder is slow
constexpr int kMostPlantedFins = 5;

// The houses that a fish may have; lines of `base_lines` are on the base side.
enum class PlantShape : std::uint8_t { kBasic, kFranken, kMutant };

struct PlantForm {
  PlantShape shape = PlantShape::kBasic;
  bool finned = false;
};

PlantForm form_of(TechniqueId fish) {
  if (fish >= kFinnedMutantXWing && fish <= kFinnedMutantLeviathan)
    return {PlantShape::kMutant, true};
  if (fish >= kMutantXWing && fish <= kMutantLeviathan) return {PlantShape::kMutant, false};
  if (fish >= kFinnedFrankenXWing && fish <= kFinnedFrankenLeviathan)
    return {PlantShape::kFranken, true};
  if (fish >= kFrankenXWing && fish <= kFrankenLeviathan) return {PlantShape::kFranken, false};
  return {PlantShape::kBasic, fish >= kFinnedXWing};
}

struct Planted {
  Digit digit;
  CellSet removed;
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
    const CellSet below = places_of(bases);
    CellSet over = (below - places_of(covers)) | twice_in(bases);
    const CellSet targets = (places_of(covers) - below) | twice_in(covers);
    if (form_.finned) {
      const CellSet fins = draw_fins(over, targets - over);
      if (fins.empty()) return std::nullopt;
      over -= fins;
    } else if (targets.empty()) {
      return std::nullopt;
    }
    if (over.intersects(right_) || over.size() > kMostRemoved) return std::nullopt;
    return Planted{digit_, over};
  }

 private:
  [[nodiscard]] bool may_be(HouseKind kind, bool base, bool turned) const {
    if (form_.shape == PlantShape::kMutant) return true;
    if (kind == HouseKind::kBox) return form_.shape == PlantShape::kFranken;
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

  // Surplus places that one target sees.
  CellSet draw_fins(CellSet over, CellSet targets) {
    for (const Cell target : shuffled(targets)) {
      const CellSet seen = over & peers_of(target);
      if (right_.contains(target) || seen.empty() || seen.size() > kMostPlantedFins) continue;
      return seen;
    }
    return {};
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
  if (has_open_single(position)) return std::nullopt;
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

std::vector<Position> with_planted_fish(TechniqueId fish, const Position& position,
                                        const Puzzle& puzzle, RandomStream& random) {
  std::vector<Position> found;
  for (const Digit digit : DigitSet::all()) {
    PlantedFish search(form_of(fish), finder_row(fish).size, position, puzzle.solution(), digit,
                       random);
    for (int i = 0; i < kTries; ++i) {
      const auto planted = search.draw();
      if (!planted) continue;
      auto next = without(*planted, position);
      if (next) found.push_back(*next);
    }
  }
  random.shuffle(std::span<Position>(found));
  const std::size_t most = finder_row(fish).pace == Pace::kSlow ? kMostKeptSlow : kMostKept;
  if (found.size() > most)
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(most), found.end());
  return found;
}

}  // namespace nonet
