// The tridagon against its definition: twelve cells that three digits cannot fill. This test finds
// the possible cells by trying all fillings, without the signs of permutations.
#include "rater/logic/patterns/tridagon/tridagon.h"

#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "board/geometry.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

bool clash(Cell a, Cell b) { return peers_of(a).contains(b); }

// Whether three digits, 1 to 3, can fill the cells.
bool can_be_filled(const std::vector<Cell>& cells, std::vector<int>& digits) {
  if (digits.size() == cells.size()) return true;
  const Cell cell = cells[digits.size()];
  for (int digit = 1; digit <= 3; ++digit) {
    bool free = true;
    for (std::size_t i = 0; i < digits.size(); ++i) {
      free = free && !(digits[i] == digit && clash(cells[i], cell));
    }
    if (!free) continue;
    digits.push_back(digit);
    if (can_be_filled(cells, digits)) return true;
    digits.pop_back();
  }
  return false;
}
bool can_be_filled(const std::vector<Cell>& cells) {
  std::vector<int> digits;
  return can_be_filled(cells, digits);
}

// Three cells of a box, none in a row or column with another.
std::vector<std::vector<Cell>> scattered_cells_of(House box) {
  std::vector<std::vector<Cell>> sets;
  const auto apart = [](Cell a, Cell b) { return a.row() != b.row() && a.column() != b.column(); };
  const auto& cells = cells_of(box);
  for (std::size_t i = 0; i < kSize; ++i) {
    for (std::size_t j = i + 1; j < kSize; ++j) {
      for (std::size_t k = j + 1; k < kSize; ++k) {
        if (!apart(cells[i], cells[j]) || !apart(cells[i], cells[k])) continue;
        if (apart(cells[j], cells[k])) sets.push_back({cells[i], cells[j], cells[k]});
      }
    }
  }
  return sets;
}

// All sets of twelve cells, three in each of four boxes of two bands and two stacks, that three
// digits cannot fill.
std::vector<std::vector<Cell>> impossible_dozens() {
  std::vector<std::vector<Cell>> dozens;
  const auto with_box = [&](std::vector<std::vector<Cell>> sets, int box) {
    std::vector<std::vector<Cell>> longer;
    for (const auto& set : sets) {
      for (const auto& more : scattered_cells_of(House::box(box))) {
        longer.push_back(set);
        longer.back().insert(longer.back().end(), more.begin(), more.end());
      }
    }
    return longer;
  };
  for (int corner = 0; corner < kSize; ++corner) {
    std::vector<std::vector<Cell>> sets = {{}};
    for (int box = 0; box < kSize; ++box) {
      if (box / kBoxSize == corner / kBoxSize || box % kBoxSize == corner % kBoxSize) continue;
      sets = with_box(sets, box);
    }
    for (const auto& set : sets) {
      if (!can_be_filled(set)) dozens.push_back(set);
    }
  }
  return dozens;
}

// The fewest guardians of all dozens and digits; nullopt if there is no tridagon.
std::optional<int> fewest_guardians(const PencilMarks& marks,
                                    const std::vector<std::vector<Cell>>& dozens) {
  std::optional<int> fewest;
  for (const auto& dozen : dozens) {
    DigitSet common = DigitSet::all();
    int candidates = 0;
    for (const Cell cell : dozen) {
      common &= marks[cell];
      candidates += marks[cell].size();
    }
    if (common.size() < 3) continue;
    const int guardians = candidates - 3 * static_cast<int>(dozen.size());
    if (!fewest || guardians < *fewest) fewest = guardians;
  }
  return fewest;
}

std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.size() >= kCells && line.find_first_not_of("123456789.") >= kCells) {
      lines.push_back(line.substr(0, kCells));
    }
  }
  return lines;
}

// Every digit is possible in the twelve cells, and nothing else is known.
PencilMarks marks_with(const std::vector<Cell>& dozen) {
  PencilMarks marks;
  for (const Cell cell : all_cells()) marks[cell] = DigitSet{Digit(4), Digit(5)};
  for (const Cell cell : dozen) marks[cell] = DigitSet{Digit(2), Digit(7), Digit(9)};
  return marks;
}

TEST_CASE("Every dozen of cells that three digits cannot fill is a tridagon", "[rater]") {
  const auto dozens = impossible_dozens();
  CHECK(dozens.size() == 9U * 648U);  // half of the 6^4 choices in each of nine places
  for (std::size_t i = 0; i < dozens.size(); i += 7) {
    PencilMarks marks = marks_with(dozens[i]);
    const auto found = find_tridagon(marks);
    REQUIRE(found);
    CHECK(std::set<Cell>(found->cells.begin(), found->cells.end()) ==
          std::set<Cell>(dozens[i].begin(), dozens[i].end()));
    CHECK(found->digits == DigitSet{Digit(2), Digit(7), Digit(9)});
    CHECK(found->guardians == 0);
    marks[dozens[i].front()] -= DigitSet(Digit(7));
    CHECK_FALSE(find_tridagon(marks));
  }
}

TEST_CASE("The tridagon found has the fewest guardians", "[rater]") {
  const auto dozens = impossible_dozens();
  for (const char* line :
       {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        "8....4.....5.6...7.6.3...5.....1...2..7...16....4.6.3..98.2...6.2....9..5..8...2."}) {
    const PencilMarks marks = PencilMarks::of(testing::puzzle_of(line).givens());
    const auto found = find_tridagon(marks);
    const auto fewest = fewest_guardians(marks, dozens);
    REQUIRE(found.has_value() == fewest.has_value());
    if (found) CHECK(found->guardians == *fewest);
  }
}

TEST_CASE("All puzzles of depth 3 at hand hold a tridagon", "[rater]") {
  const auto file = testing::reference_file("te3_minimals.txt");
  if (!file) return;
  for (const std::string& line : lines_of(*file)) {
    INFO(line);
    CHECK(tridagon_after_singles(testing::puzzle_of(line)));
  }
}

TEST_CASE("Random puzzles and the hardest ones of 2019 hold none", "[rater]") {
  for (const char* name : {"random_minimal.txt", "forum_hardest.txt"}) {
    const auto file = testing::reference_file(name);
    if (!file) return;
    const auto lines = lines_of(*file);
    for (std::size_t i = 0; i < lines.size(); i += 50) {
      INFO(lines[i]);
      CHECK_FALSE(tridagon_after_singles(testing::puzzle_of(lines[i])));
    }
  }
}

}  // namespace
}  // namespace nonet
