#include "rater/techniques/singles_queue.h"

#include <array>
#include <catch2/catch.hpp>
#include <string_view>
#include <vector>

namespace nonet {
namespace {

constexpr std::array<std::string_view, 6> kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "............1..2.6..9.37.5..3......18.4....2....86...7...5.4.1...16..4.3..29....8",
    "12.4.67.94.718.2.66..2.7.14261.4.9..3...6..2..7..2..6.54.6.2.717.2.14695.16.75.42",
    ".....67...5......2.8...36..2.....9......6.4.891.54..6.3.2.95.7..........89.63...4",
    "98.7..6..7...5..9...4.....75..3.2....1..9.........5.3.2...3..1..7......8..6...4.."};

struct Heard {
  std::vector<Candidate> naked_singles;
  std::vector<Candidate> hidden_singles;

  void naked(Candidate candidate) { naked_singles.push_back(candidate); }
  void hidden(Candidate candidate) { hidden_singles.push_back(candidate); }
};

std::vector<Candidate> still_empty(const std::vector<Candidate>& singles, const Grid& grid) {
  std::vector<Candidate> left;
  for (const Candidate single : singles) {
    if (grid.empty(single.cell)) left.push_back(single);
  }
  return left;
}

TEST_CASE("The queues are in the order in which the givens bring singles about", "[rater]") {
  std::size_t singles = 0;
  for (const std::string_view line : kPuzzles) {
    const Grid puzzle = *Grid::from_line(line);
    Heard heard;
    Position placed{Grid()};
    for (const Cell cell : puzzle.filled()) placed.place({cell, puzzle.digit(cell)}, heard);
    SinglesQueue queue(puzzle);
    CHECK(queue.position() == placed);
    std::vector<Candidate> naked;
    std::vector<Candidate> hidden;
    while (const auto single = queue.take_naked_single()) naked.push_back(single->candidate);
    while (const auto single = queue.take_hidden_single()) hidden.push_back(single->candidate);
    CHECK(naked == still_empty(heard.naked_singles, puzzle));
    CHECK(hidden == still_empty(heard.hidden_singles, puzzle));
    singles += naked.size() + hidden.size();
  }
  CHECK(singles > 20);
}

}  // namespace
}  // namespace nonet
