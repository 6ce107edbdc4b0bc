// Wide blossoms against their definition: almost locked sets by trying all sets of cells, and each
// candidate supposed true.
#include "rater/logic/patterns/blossoms/wide_blossoms.h"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <vector>

#include "board/geometry.h"
#include "tests/rater/random_positions.h"
#include "tests/rater/technique_cases.h"

namespace nonet {
namespace {

using enum TechniqueId;

struct LockableSet {
  CellSet cells;
  DigitSet digits;
};

DigitSet digits_of(const Position& position, CellSet cells) {
  DigitSet digits;
  for (const Cell cell : cells) digits |= position.candidates(cell);
  return digits;
}

// The empty cells of the house whose bits are set.
CellSet chosen_cells(const Position& position, House house, unsigned bits) {
  CellSet cells;
  for (std::size_t i = 0; i < kSize; ++i) {
    const Cell cell = cells_of(house)[i];
    if ((bits >> i & 1U) != 0 && position.empty_cells().contains(cell)) cells.insert(cell);
  }
  return cells;
}

std::vector<LockableSet> lockable_sets(const Position& position) {
  std::vector<LockableSet> sets;
  for (int house = 0; house < kHouses; ++house) {
    for (unsigned bits = 1; bits < 1U << kSize; ++bits) {
      const CellSet cells = chosen_cells(position, House(house), bits);
      const DigitSet digits = digits_of(position, cells);
      if (cells.size() != std::popcount(bits) || digits.size() != cells.size() + 1) continue;
      sets.push_back({cells, digits});
    }
  }
  return sets;
}

// The candidates that the supposed one excludes by itself.
CandidateSet excluded_by(const Position& position, Candidate supposed) {
  CandidateSet excluded;
  excluded[supposed.digit] = position.places(supposed.digit) & peers_of(supposed.cell);
  excluded.insert(supposed.cell, position.candidates(supposed.cell) - DigitSet(supposed.digit));
  return excluded;
}

// Those that each set excludes which the supposed candidate locks.
std::vector<CandidateSet> excluded_by_sets(const Position& position,
                                           const std::vector<LockableSet>& sets,
                                           Candidate supposed) {
  std::vector<CandidateSet> all;
  for (const LockableSet& set : sets) {
    const CellSet places = set.cells & position.places(supposed.digit);
    if (places.empty() || !peers_of(supposed.cell).contains(places)) continue;
    CandidateSet excluded;
    for (const Digit digit : set.digits - DigitSet(supposed.digit)) {
      const CellSet locked = set.cells & position.places(digit);
      excluded[digit] = position.places(digit) & common_peers(locked) & ~set.cells;
    }
    all.push_back(excluded);
  }
  return all;
}

// Stems of each kind that these exclusions leave nothing of.
struct Stems {
  std::vector<CandidateSet> houses;
  std::vector<CandidateSet> sets;  // with two digits too many, or more
  std::vector<CandidateSet> rectangles;
  bool any_short_set = false;  // cells of a house that are left fewer digits
};

bool has_emptied_cell(const Position& left, CellSet cells) {
  for (const Cell cell : cells) {
    if (left.candidates(cell).empty()) return true;
  }
  return false;
}

void add_in_house(const Position& position, const CandidateSet& excluded, Cell supposed,
                  House house, Stems& stems) {
  Position left = position;
  left.eliminate(excluded);
  const CellSet cells = cell_set_of(house);
  for (const Digit digit : DigitSet::all()) {
    CandidateSet stem;
    stem[digit] = position.places(digit) & cells;
    if (!stem.empty() && (left.places(digit) & cells).empty()) stems.houses.push_back(stem);
  }
  for (unsigned bits = 1; bits < 1U << kSize; ++bits) {
    const CellSet set = chosen_cells(position, house, bits);
    if (set.size() != std::popcount(bits)) continue;
    const DigitSet before = digits_of(position, set);
    const DigitSet after = digits_of(left, set);
    if (after.size() >= set.size()) continue;
    stems.any_short_set = true;
    if (set.size() < 2 || set.contains(supposed) || has_emptied_cell(left, set)) continue;
    if (before.size() < set.size() + 2) continue;
    CandidateSet stem;
    for (const Digit digit : before - after) stem[digit] = position.places(digit) & set;
    stems.sets.push_back(stem);
  }
}

void add_rectangles(const Position& position, const CandidateSet& excluded, Stems& stems) {
  Position left = position;
  left.eliminate(excluded);
  for (int a = 0; a < kSize; ++a) {
    for (int b = a + 1; b < kSize; ++b) {
      for (int c = 0; c < kSize; ++c) {
        for (int d = c + 1; d < kSize; ++d) {
          if ((a / 3 == b / 3) == (c / 3 == d / 3)) continue;
          CellSet cells(Cell(a, c));
          for (const Cell cell : {Cell(a, d), Cell(b, c), Cell(b, d)}) cells.insert(cell);
          const DigitSet after = digits_of(left, cells);
          if (!position.empty_cells().contains(cells) || after.size() != 2) continue;
          CandidateSet stem;
          for (const Cell cell : cells) stem.insert(cell, position.candidates(cell) - after);
          stems.rectangles.push_back(stem);
        }
      }
    }
  }
}

bool covers(CandidateSet excluded, const CandidateSet& by_set, CandidateSet stem) {
  excluded |= by_set;
  stem -= excluded;
  return stem.empty();
}

// What the finder of the technique removes.
CandidateSet removed_by(const Position& position, TechniqueId technique) {
  CandidateSet removed;
  for (const Step& step : testing::all_steps(position, technique_row(technique))) {
    removed |= step.eliminations;
  }
  return removed;
}

class CheckedPosition {
 public:
  explicit CheckedPosition(const Position& position)
      : position_(position),
        sets_(lockable_sets(position)),
        houses_(removed_by(position, kHouseBlossom)),
        rectangles_(removed_by(position, kRectangleBlossom)),
        wide_sets_(removed_by(position, kAnlsBlossom)) {}

  // The number of candidates that blossoms remove.
  int run() {
    int found = 0;
    for (const Cell cell : position_.empty_cells()) {
      for (const Digit digit : position_.candidates(cell)) check({cell, digit}, found);
    }
    return found;
  }

 private:
  void check(Candidate candidate, int& found) {
    const CandidateSet by_itself = excluded_by(position_, candidate);
    const auto by_sets = excluded_by_sets(position_, sets_, candidate);
    CandidateSet all = by_itself;
    for (const CandidateSet& by_set : by_sets) all |= by_set;
    Stems stems;
    for (int house = 0; house < kHouses; ++house) {
      add_in_house(position_, all, candidate.cell, House(house), stems);
    }
    add_rectangles(position_, all, stems);
    // With one petal it is another technique.
    const auto needs_two = [&](const CandidateSet& stem) {
      return !covers(by_itself, {}, stem) &&
             std::ranges::none_of(by_sets, [&](const CandidateSet& by_set) {
               return covers(by_itself, by_set, stem);
             });
    };
    CAPTURE(candidate.cell.index(), candidate.digit.value());
    if (std::ranges::any_of(stems.houses, needs_two)) CHECK(houses_.contains(candidate));
    if (std::ranges::any_of(stems.rectangles, needs_two)) CHECK(rectangles_.contains(candidate));
    if (std::ranges::any_of(stems.sets, needs_two)) CHECK(wide_sets_.contains(candidate));
    // What goes along with another candidate may need one petal, or none.
    if (houses_.contains(candidate)) CHECK_FALSE(stems.houses.empty());
    if (rectangles_.contains(candidate)) CHECK_FALSE(stems.rectangles.empty());
    if (wide_sets_.contains(candidate)) CHECK(stems.any_short_set);
    found += wide_sets_.contains(candidate) || houses_.contains(candidate) ? 1 : 0;
  }

  const Position& position_;
  std::vector<LockableSet> sets_;
  CandidateSet houses_;
  CandidateSet rectangles_;
  CandidateSet wide_sets_;
};

TEST_CASE("Wide blossoms remove what their definition excludes, and all of it",
          "[rater][technique]") {
  RandomStream random(7, "wide-blossoms");
  int positions = 0;
  int found = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    const Position position = testing::random_position(puzzle, random);
    found += CheckedPosition(position).run();
    if (++positions == 60) break;
  }
  CHECK(found > 100);
}

}  // namespace
}  // namespace nonet
