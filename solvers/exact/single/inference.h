// What follows for a board without guessing. Inference has no branches: a pass applies every rule
// to every cell and digit, some 200 vector operations most of which do not wait for each other. An
// event-driven solver does less, but mispredicts its branches and runs one dependent step after the
// other.
//
// A board is nine vectors, one for each cell of a box, with the candidates of that cell in all
// boxes. So the sets of a line of a box, and the digits with one place in a box, are plain logic on
// vectors, and bands and stacks turn within a vector.
//
// The rules are those of the batch solver (batch/slice_inference.h): singles in boxes and cells,
// the permutation rule in bands and stacks; and where they are stuck, the triad rules.
//
// Included by the kernels of this folder only.
#pragma once

#include "solvers/exact/logic.h"
#include "solvers/exact/single/boxes.h"

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

using vectors::one_two;
using vectors::OneTwo;
using vectors::or3;
using vectors::or_both;

struct Board {
  Boxes at[kSize];  // [cell of the box]
};

// The two directions: rows in bands, and columns in stacks. A box has three lines, a line three
// cells.
struct Rows {
  static constexpr int kNextLane = 1;  // from a box to the next of the band
  static constexpr int cell(int line, int place) { return kBoxSize * line + place; }
  NONET_INLINE static Boxes next(Boxes x) { return next_in_band(x); }
  NONET_INLINE static Boxes last(Boxes x) { return last_in_band(x); }
};
struct Columns {
  static constexpr int kNextLane = 4;
  static constexpr int cell(int line, int place) { return kBoxSize * place + line; }
  NONET_INLINE static Boxes next(Boxes x) { return next_in_stack(x); }
  NONET_INLINE static Boxes last(Boxes x) { return last_in_stack(x); }
};

// The digits of each line.
struct Lines {
  Boxes of[kBoxSize];

  [[nodiscard]] NONET_INLINE Boxes after(int line) const { return of[(line + 1) % kBoxSize]; }
  [[nodiscard]] NONET_INLINE Boxes before(int line) const { return of[(line + 2) % kBoxSize]; }
};
template <typename Direction>
NONET_INLINE Lines lines_of(const Board& board) {
  Lines lines;
  for (int i = 0; i < kBoxSize; ++i) {
    lines.of[i] = or3(board.at[Direction::cell(i, 0)], board.at[Direction::cell(i, 1)],
                      board.at[Direction::cell(i, 2)]);
  }
  return lines;
}
template <Boxes (*turn)(Boxes)>
NONET_INLINE Lines turned(const Lines& lines) {
  return {turn(lines.of[0]), turn(lines.of[1]), turn(lines.of[2])};
}

// The permutation rule: a digit stays in a line where the other two boxes of the band (stack) can
// have it in the other two lines.
template <typename Direction>
NONET_INLINE void permutation_rule(Board& board) {
  const Lines lines = lines_of<Direction>(board);
  const Lines next = turned<Direction::next>(lines);
  const Lines last = turned<Direction::last>(lines);
  for (int i = 0; i < kBoxSize; ++i) {
    const Boxes kept =
        or_both(Boxes(next.after(i) & last.before(i)), next.before(i), last.after(i));
    for (int place = 0; place < kBoxSize; ++place) board.at[Direction::cell(i, place)] &= kept;
  }
}

// Digits with at least one place, and with at least two, in each box.
NONET_INLINE OneTwo<Boxes> count_places(const Board& board) {
  const auto& x = board.at;
  return one_two(one_two(x[0], x[1], x[2]), one_two(x[3], x[4], x[5]), one_two(x[6], x[7], x[8]));
}

NONET_INLINE Boxes where_one(Boxes x) { return where_empty(without_first(x)); }

// Singles in cells leave the other cells of their box; digits with one place in a box keep others
// out of it. False where a cell has no candidate or a digit no place.
NONET_INLINE bool place_singles(Board& board) {
  const OneTwo<Boxes> places = count_places(board);
  EmptySets empty;
  Boxes single[kSize];  // the candidates of cells that have one
  Boxes placed{};
  for (int k = 0; k < kSize; ++k) {
    const Boxes x = board.at[k];
    empty.check(x);
    single[k] = x & where_one(x);
    placed |= single[k];
  }
  for (int k = 0; k < kSize; ++k) {
    const Boxes x = board.at[k];
    const Boxes kept_out = places.two & ~where_empty(x & ~places.two);
    board.at[k] = x & ~((placed & ~single[k]) | kept_out);
  }
  return !any(empty.found() | (places.one ^ in_all(kNineDigits)));
}

// Changes whenever a candidate is lost, because inference only removes candidates: cheaper than
// comparing all cells.
struct BoardWeight {
  Boxes of_row[kBoxSize];
};
NONET_INLINE BoardWeight weight_of(const Board& board) {
  BoardWeight weight;
  for (int i = 0; i < kBoxSize; ++i) {
    weight.of_row[i] = board.at[3 * i] + board.at[3 * i + 1] + board.at[3 * i + 2];
  }
  return weight;
}
NONET_INLINE bool differ(const BoardWeight& a, const BoardWeight& b) {
  return any((a.of_row[0] ^ b.of_row[0]) | (a.of_row[1] ^ b.of_row[1]) |
             (a.of_row[2] ^ b.of_row[2]));
}

enum class State { kDead, kOpen, kSolved };

// The state of a board on which permutations and singles change nothing. It is dead where a single
// should have removed something: two cells of a box have the same only digit, or two digits of a
// box the same only cell.
NONET_INLINE State state_of(const Board& board) {
  const OneTwo<Boxes> places = count_places(board);
  Boxes clash{};
  Boxes open{};
  for (const Boxes& x : board.at) {
    const Boxes more = ~where_one(x);
    open |= more;
    clash |= (x & ~more & places.two) | (more & ~where_empty(x & ~places.two));
  }
  if (any(clash & kNineBoxes)) return State::kDead;
  return any(open & kNineBoxes) ? State::kOpen : State::kSolved;
}

// Sets with at most three digits, and with at least three.
NONET_INLINE Boxes where_three_at_most(Boxes x) {
  return where_empty(without_first(without_first(without_first(x))));
}
NONET_INLINE Boxes where_three_at_least(Boxes x) {
  return ~where_empty(without_first(without_first(x)));
}

// The triad rules: three digits confined to a line leave the box's other lines, and other digits
// leave a line that three digits need.
template <typename Direction>
NONET_INLINE void triad_rules(Board& board) {
  const Lines lines = lines_of<Direction>(board);
  Lines settled;
  for (int i = 0; i < kBoxSize; ++i) {
    settled.of[i] = lines.of[i] & where_three_at_most(lines.of[i]);
  }
  for (int i = 0; i < kBoxSize; ++i) {
    const Boxes needs_it = lines.of[i] & ~(lines.after(i) | lines.before(i));
    const Boxes full = where_three_at_least(needs_it);
    const Boxes lost = settled.after(i) | settled.before(i) | (full & ~needs_it);
    for (int place = 0; place < kBoxSize; ++place) board.at[Direction::cell(i, place)] &= ~lost;
  }
}

// Infers until nothing changes.
inline State infer(Board& board) {
  BoardWeight weight = weight_of(board);
  const auto has_changed = [&] {
    const BoardWeight before = weight;
    weight = weight_of(board);
    return differ(weight, before);
  };
  do {
    do {
      permutation_rule<Rows>(board);
      permutation_rule<Columns>(board);
      if (!place_singles(board)) return State::kDead;
    } while (has_changed());
    const State state = state_of(board);
    if (state != State::kOpen) return state;
    triad_rules<Rows>(board);
    triad_rules<Columns>(board);
  } while (has_changed());
  return State::kOpen;
}

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
