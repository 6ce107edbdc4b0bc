// Counts places instead of looking for the surplus house by house, as bug.h does: two candidates in
// every cell but one with three; a digit with three places in the row, column and box of that cell
// and no other house with three places of any digit. HoDoKu's counts are as strict: a cell with one
// candidate or a digit with one place rules the grave out, but HoDoKu gets here without pending
// singles.
#include "rater/logic/patterns/uniqueness/hodoku_bug.h"

#include "board/geometry.h"
#include "rater/logic/position/cell_counts.h"

namespace nonet::hodoku {

namespace {

// The digit with three places in exactly these houses; nullopt where another house has three.
std::optional<Digit> surplus_digit(const Position& position, Cell cell) {
  std::optional<Digit> surplus;
  int houses = 0;
  for (int index = 0; index < kHouses; ++index) {
    const House house(index);
    for (const Digit digit : DigitSet::all()) {
      const int places = bit_count(position.places(house, digit));
      if (places < 3) continue;
      if (places > 3 || (surplus && *surplus != digit)) return std::nullopt;
      if (!cell_set_of(house).contains(cell)) return std::nullopt;
      surplus = digit;
      ++houses;
    }
  }
  return houses == 3 ? surplus : std::nullopt;
}

}  // namespace

void find_bug(const Search& search) {
  if (has_single(search.position)) return;
  const CellCounts counts = count_candidates(search.position);
  if (!counts.four_or_more.empty() || counts.three.size() != 1) return;
  const Cell cell = counts.three.first();
  const std::optional<Digit> surplus = surplus_digit(search.position, cell);
  if (!surplus || !search.position.has({cell, *surplus})) return;
  Step step;
  step.technique = TechniqueId::kBug1;
  step.variant = 1;
  step.pivot = cell;
  step.cells.insert(cell);
  step.digits.insert(*surplus);
  step.eliminations.insert(cell, search.position.candidates(cell) - DigitSet(*surplus));
  search.sink.offer(step);
}

}  // namespace nonet::hodoku
