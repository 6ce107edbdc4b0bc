#include "rater/logic/patterns/singles/singles_queue.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <deque>
#include <optional>
#include <string_view>

#include "base/random_stream.h"
#include "board/geometry.h"

namespace nonet {
namespace {

constexpr std::array<std::string_view, 6> kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
    "............1..2.6..9.37.5..3......18.4....2....86...7...5.4.1...16..4.3..29....8",
    "12.4.67.94.718.2.66..2.7.14261.4.9..3...6..2..7..2..6.54.6.2.717.2.14695.16.75.42",
    ".....67...5......2.8...36..2.....9......6.4.891.54..6.3.2.95.7..........89.63...4",
    "98.7..6..7...5..9...4.....75..3.2....1..9.........5.3.2...3..1..7......8..6...4.."};

// The queue by its definition, candidate by candidate: each elimination is made in its own
// position, and the singles it leaves are put in line.
class SlowQueue {
 public:
  explicit SlowQueue(const Grid& puzzle) {
    for (const Cell cell : puzzle.filled()) place({cell, puzzle.digit(cell)});
  }

  void place(Candidate placed) {
    const auto houses = houses_of(placed.cell);
    for (const Cell peer : peers_of(placed.cell)) {
      lose({peer, placed.digit},
           [&](House house) { return std::ranges::find(houses, house) == houses.end(); });
    }
    for (const Digit other : ~DigitSet(placed.digit)) {
      lose({placed.cell, other}, [](House) { return true; });
    }
    position_.place(placed);
  }
  std::optional<Candidate> naked() { return next(naked_); }
  std::optional<Candidate> hidden() { return next(hidden_); }
  [[nodiscard]] const Position& position() const { return position_; }

 private:
  template <typename Counts>
  void lose(Candidate lost, Counts counts) {
    if (!position_.has(lost)) return;
    position_.eliminate(lost);
    const DigitSet left = position_.candidates(lost.cell);
    if (left.size() == 1) naked_.push_back({lost.cell, left.first()});
    for (const House house : houses_of(lost.cell)) {
      const CellSet places = position_.places(lost.digit) & cell_set_of(house);
      if (counts(house) && places.size() == 1) hidden_.push_back({places.first(), lost.digit});
    }
  }
  std::optional<Candidate> next(std::deque<Candidate>& queue) {
    while (!queue.empty()) {
      const Candidate head = queue.front();
      queue.pop_front();
      if (position_.grid().empty(head.cell)) return head;
    }
    return std::nullopt;
  }

  Position position_{Grid()};
  std::deque<Candidate> naked_;
  std::deque<Candidate> hidden_;
};

TEST_CASE("Singles are taken in the order in which they appeared, from the givens on", "[rater]") {
  RandomStream chance(3, "singles-queue");
  std::size_t singles = 0;
  for (const std::string_view line : kPuzzles) {
    for (int round = 0; round < 20; ++round) {
      const Grid puzzle = *Grid::from_line(line);
      SinglesQueue queue(puzzle);
      SlowQueue slow(puzzle);
      CHECK(queue.position() == slow.position());
      for (;;) {
        // The order depends on which queue is read first, so both ways are tried.
        const bool hidden_first = chance.chance(0.5);
        auto single = hidden_first ? queue.take_hidden_single() : queue.take_naked_single();
        auto expected = hidden_first ? slow.hidden() : slow.naked();
        if (!single) {
          CHECK_FALSE(expected.has_value());
          single = hidden_first ? queue.take_naked_single() : queue.take_hidden_single();
          expected = hidden_first ? slow.naked() : slow.hidden();
        }
        REQUIRE(single.has_value() == expected.has_value());
        if (single) REQUIRE(single->candidate == *expected);
        if (!single) break;
        queue.place(single->candidate);
        slow.place(*expected);
        ++singles;
        CHECK(queue.position() == slow.position());
      }
    }
  }
  CHECK(singles > 1000);
}

}  // namespace
}  // namespace nonet
