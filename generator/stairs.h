// Minimal puzzles of many clues, by an ascent, and of few, by a descent. Random minimal puzzles
// have 20 to 30 clues; but a minimal puzzle has minimal neighbours with as many clues ({-1,+1}) and
// now and then with one more ({-1,+2}) or one less ({-2,+1}). So the search goes stair by stair,
// from random puzzles: always on from a puzzle of the last stair whose neighbours were not searched
// yet, since among the neighbours of a puzzle that was just reached the next stair is the most
// likely. High up these neighbours soon come to an end: there an ascent takes all minimal puzzles
// with one or two clues less and others instead, up and down ({-2,+1}) too, which widens the stair
// that fed the last one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/random_stream.h"
#include "base/run_control.h"
#include "board/puzzle.h"

namespace nonet {

enum class Direction : std::uint8_t { kAscent, kDescent };

struct StairGoal {
  Direction direction = Direction::kAscent;
  int clues = 0;              // the search ends at a puzzle of so many
  std::uint64_t parents = 0;  // or after the search of so many neighbourhoods, up to 25 ms each
};

// The first puzzle of each number of clues that was reached, the fewest first: from these puzzles,
// or from random ones if there are none. Fewer after a stop. REQUIRES: the puzzles are minimal.
std::vector<Puzzle> climb(const StairGoal& goal, std::span<const Puzzle> first,
                          RandomStream& random, const RunControl& control);

// The clues of an ascent where the wish names no least number, of a descent no greatest.
inline constexpr int kAscentClues = 34;
inline constexpr int kDescentClues = 18;

struct ClimbWish {
  Direction direction = Direction::kAscent;
  int fewest_clues = 0;
  int most_clues = kCells;
};

// The last puzzle of a climb that has not gone beyond the wished numbers of clues; it may end
// before them. Nothing after a stop.
std::optional<Puzzle> climb_to(const ClimbWish& wish, RandomStream& random,
                               const RunControl& control);

}  // namespace nonet
