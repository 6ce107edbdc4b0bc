// Exact search for one puzzle, the nine boxes side by side in the lanes of a vector, one vector for
// each digit (kernel.h has the drawing). Inference has no branches: a pass applies every rule to
// every box and digit, some 380 vector operations that do not wait for each other. An event-driven
// solver does less, but mispredicts its branches and runs one dependent step after the other.
//
// The rules are those of the batch solver (batch/slice_inference.h): singles in boxes and cells,
// the permutation rule in bands and stacks; and where they are stuck, the triad rules. The branch
// is chosen in the same way. Only the layout differs: here the places of a digit in a box are in
// one lane, so "exactly one place" is arithmetic instead of logic.
//
// Included by the kernel_*.cpp of this folder only.
#pragma once

#include <bit>

#include "solvers/exact/single/kernel.h"

#if defined(__AVX__)
#include <immintrin.h>
#endif

// NOLINTBEGIN(misc-definitions-in-headers): compiled once for each kernel, with its instructions

namespace nonet::single {
namespace {

using Lanes = std::uint16_t __attribute__((vector_size(2 * kLanes)));

#define NONET_INLINE [[gnu::always_inline]] inline

constexpr std::uint16_t kAll = 0x1FF;
constexpr Lanes kBoxLanes = {kAll, kAll, kAll, 0, kAll, kAll, kAll, 0,
                             kAll, kAll, kAll, 0, 0,    0,    0,    0};
constexpr std::uint16_t kRowStarts = 0x49;    // cells 0, 3, 6: stand for the mini-rows
constexpr std::uint16_t kColumnStarts = 0x7;  // cells 0, 1, 2: stand for the mini-columns

// The lanes of the next and the last box of the same band.
NONET_INLINE Lanes next_in_band(Lanes x) {
  return __builtin_shufflevector(x, x, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
NONET_INLINE Lanes last_in_band(Lanes x) {
  return __builtin_shufflevector(x, x, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}
// The lanes of the next and the last box of the same stack.
NONET_INLINE Lanes next_in_stack(Lanes x) {
  return __builtin_shufflevector(x, x, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15);
}
NONET_INLINE Lanes last_in_stack(Lanes x) {
  return __builtin_shufflevector(x, x, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15);
}

NONET_INLINE Lanes where_zero(Lanes x) { return (Lanes)(x == 0); }
NONET_INLINE bool any(Lanes x) {
#if defined(__AVX__)
  return _mm256_testz_si256((__m256i)x, (__m256i)x) == 0;
#else
  using Words = std::uint64_t __attribute__((vector_size(2 * kLanes)));
  const auto w = (Words)x;
  return (w[0] | w[1] | w[2] | w[3]) != 0;
#endif
}

// The two directions: mini-rows in bands, and mini-columns in stacks. A line is named by its first
// cell; copies of the three line bits `kCopy` above them make turning them a shift.
struct Rows {
  static constexpr std::uint16_t kStarts = kRowStarts;
  static constexpr int kTurn = 3;             // from one line's bit to the next
  static constexpr int kCopy = 9;             // to the copy of the line's bit
  static constexpr std::uint16_t kCells = 7;  // a line's cells, from its first
  static constexpr int kAlong = 1;            // from cell to cell within a line
  NONET_INLINE static Lanes next(Lanes x) { return next_in_band(x); }
  NONET_INLINE static Lanes last(Lanes x) { return last_in_band(x); }
  NONET_INLINE static Lanes count_lines(Lanes lines) {
    return (lines + (lines >> kTurn) + (lines >> 2 * kTurn)) & 3;
  }
};
struct Columns {
  static constexpr std::uint16_t kStarts = kColumnStarts;
  static constexpr int kTurn = 1;
  static constexpr int kCopy = 3;
  static constexpr std::uint16_t kCells = 0x49;
  static constexpr int kAlong = 3;
  NONET_INLINE static Lanes next(Lanes x) { return next_in_stack(x); }
  NONET_INLINE static Lanes last(Lanes x) { return last_in_stack(x); }
  NONET_INLINE static Lanes count_lines(Lanes lines) {
    return lines - (lines >> kTurn) - (lines >> 2 * kTurn);  // of three bits
  }
};

// The lines with a place.
template <typename Direction>
NONET_INLINE Lanes lines_of(Lanes x) {
  return (x | x >> Direction::kAlong | x >> 2 * Direction::kAlong) & Direction::kStarts;
}
template <typename Direction>
NONET_INLINE Lanes with_copies(Lanes lines) {
  return lines | lines << Direction::kCopy;
}
template <typename Direction>
NONET_INLINE Lanes cells_of(Lanes lines) {
  return lines * Direction::kCells;
}

// The permutation rule: a line stays where the other two boxes of the band (stack) can have the
// other two lines. With n and l the lines of the next and the last box, and their copies above, the
// support of a line is n's next and l's last or n's last and l's next. Two forms, each the shortest
// for its bits.
NONET_INLINE Lanes permutation_rule_in_bands(Lanes x) {
  // Bits other than line bits hold rubbish; shifts by three keep it apart until the mask.
  const Lanes lines = x | x >> 1 | x >> 2;
  const Lanes copies = lines | lines << 9;
  const Lanes n = next_in_band(copies);
  const Lanes l = last_in_band(copies);
  const Lanes supported = ((n & l >> 3) | (n >> 3 & l)) & (kRowStarts << 3);
  return x & (supported - (supported >> 3));  // 8 << 3r becomes 7 << 3r, the cells of row r
}
NONET_INLINE Lanes permutation_rule_in_stacks(Lanes x) {
  // Every bit of a column is its line bit, and bits 9 and up repeat the first ones.
  const Lanes twice = x | x << 9;
  const Lanes lines = twice | twice >> 3 | twice >> 6;
  const Lanes n = next_in_stack(lines);
  const Lanes l = last_in_stack(lines);
  const Lanes supported = (n & l >> 1) | (n >> 1 & l);  // of the column one bit lower
  return x & (supported >> 1 | supported << 2);  // bit 8 lacks its copy, and uses the copy of bit 5
}

struct Board {
  Lanes at[kSize];  // [digit]
};

// Changes whenever a place is lost, because inference only removes places: cheaper than comparing
// all places.
NONET_INLINE Lanes weight_of(const Board& board) {
  Lanes weight{};
  for (const Lanes& places : board.at) weight += places;
  return weight;
}

enum class PassResult { kDead, kChanged, kUnchanged, kSolved };

// One pass of permutations and singles over a board of this weight, which is kept up to date.
NONET_INLINE PassResult pass(Board& board, Lanes& weight) {
  Lanes one{};
  Lanes two{};
  Lanes hidden{};
  Lanes least = ~Lanes{};
  Lanes alone[kSize];  // boxes where the digit has at most one place
  for (int d = 0; d < kSize; ++d) {
    const Lanes x = permutation_rule_in_stacks(permutation_rule_in_bands(board.at[d]));
    least = x < least ? x : least;
    alone[d] = where_zero(x & (x - 1));
    hidden |= x & alone[d];
    two |= one & x;
    one |= x;
    board.at[d] = x;
  }
  if (any(where_zero(least) | (one ^ kAll))) return PassResult::kDead;
  Lanes left{};
  for (int d = 0; d < kSize; ++d) {
    const Lanes before = board.at[d];
    const Lanes naked = before & ~two;
    const Lanes x = before & (naked | where_zero(naked)) & (~hidden | alone[d]);
    left += x;
    board.at[d] = x;
  }
  const Lanes lost = weight ^ left;
  weight = left;
  if (any(lost)) return PassResult::kChanged;
  // Singles that removed nothing now, but should have: two cells of a box with the same only digit,
  // or two digits of a box with the same only cell.
  Lanes clash = hidden & two;
  for (int d = 0; d < kSize; ++d) clash |= board.at[d] & ~two & ~alone[d];
  if (any(clash)) return PassResult::kDead;
  return any(two & kBoxLanes) ? PassResult::kUnchanged : PassResult::kSolved;
}

struct AtLeast {
  Lanes three;
  Lanes four;
};
NONET_INLINE Lanes majority(Lanes a, Lanes b, Lanes c) { return (a & b) | (c & (a | b)); }
NONET_INLINE AtLeast count_bits(const Lanes (&x)[kSize]) {
  Lanes sum[3];
  Lanes pair[3];
  for (int i = 0; i < 3; ++i) {
    sum[i] = x[3 * i] ^ x[3 * i + 1] ^ x[3 * i + 2];
    pair[i] = majority(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
  }
  const Lanes odd = sum[0] ^ sum[1] ^ sum[2];
  const Lanes last = majority(sum[0], sum[1], sum[2]);
  const Lanes some = pair[0] | pair[1] | pair[2];
  const Lanes four = majority(pair[0], pair[1], pair[2]) | (some & last);
  return {four | ((some | last) & odd), four};
}

// The triad rules: three digits confined to a line leave the box's other lines, and other digits
// leave a line that three digits need.
template <typename Direction>
NONET_INLINE void triad_rules(Board& board) {
  Lanes lines[kSize];
  Lanes others[kSize];  // lines that have another line with a place
  Lanes must[kSize];
  for (int d = 0; d < kSize; ++d) {
    lines[d] = lines_of<Direction>(board.at[d]);
    const Lanes copies = with_copies<Direction>(lines[d]);
    others[d] = copies >> Direction::kTurn | copies >> 2 * Direction::kTurn;
    must[d] = ~others[d];
  }
  const Lanes closed = ~count_bits(lines).four;
  const Lanes full = count_bits(must).three;
  for (int d = 0; d < kSize; ++d) {
    const Lanes settled = with_copies<Direction>(lines[d] & closed);
    const Lanes elsewhere = settled >> Direction::kTurn | settled >> 2 * Direction::kTurn;
    const Lanes keeps = ~(elsewhere | (full & others[d])) & Direction::kStarts;
    board.at[d] &= cells_of<Direction>(keeps);
  }
}

// Infers until a pass changes nothing.
inline PassResult infer(Board& board) {
  Lanes weight = weight_of(board);
  for (;;) {
    const PassResult outcome = pass(board, weight);
    if (outcome == PassResult::kChanged) continue;
    if (outcome != PassResult::kUnchanged) return outcome;
    triad_rules<Rows>(board);
    triad_rules<Columns>(board);
    const Lanes left = weight_of(board);
    if (!any(weight ^ left)) return outcome;
    weight = left;
  }
}

// The number of ways in which each digit can lie in the band or stack of a lane: 0..6.
template <typename Direction>
NONET_INLINE Lanes count_ways(Lanes x) {
  const Lanes lines = lines_of<Direction>(x);
  const Lanes copies = with_copies<Direction>(lines);
  const Lanes n = Direction::next(copies);
  const Lanes l = Direction::last(copies);
  constexpr int kOne = Direction::kTurn;
  constexpr int kTwo = 2 * kOne;
  const Lanes even = lines & n >> kOne & l >> kTwo;
  const Lanes odd = lines & n >> kTwo & l >> kOne;
  return Direction::count_lines(even) + Direction::count_lines(odd);
}

// A line of a box for one digit: the digit goes there, or it does not.
struct GuessedLine {
  int digit;
  int lane;
  std::uint16_t cells;
};

// In the band or stack with the fewest ways summed over its digits, the digit with the fewest, at
// least two; there the first line of the first box with a choice.
inline GuessedLine choose_branch(const Board& board) {
  Lanes row_ways[kSize];
  Lanes column_ways[kSize];
  Lanes row_total{};
  Lanes column_total{};
  for (int d = 0; d < kSize; ++d) {
    row_ways[d] = count_ways<Rows>(board.at[d]);
    column_ways[d] = count_ways<Columns>(board.at[d]);
    row_total += row_ways[d];
    column_total += column_ways[d];
  }
  unsigned best_total = ~0U;
  int best = 0;
  for (int band = 0; band < 3; ++band) {
    const unsigned of_rows = row_total[4 * band] - unsigned{kSize + 1};
    const unsigned of_columns = column_total[band] - unsigned{kSize + 1};
    if (of_rows < best_total) best_total = of_rows, best = band;
    if (of_columns < best_total) best_total = of_columns, best = 3 + band;
  }
  const bool rows = best < 3;
  const int first_lane = rows ? 4 * best : best - 3;
  const Lanes* const ways = rows ? row_ways : column_ways;
  unsigned fewest = ~0U;
  int digit = 0;
  for (int d = 0; d < kSize; ++d) {
    const unsigned count = ways[d][first_lane] - 2U;
    if (count < fewest) fewest = count, digit = d;
  }
  const Lanes lines = rows ? lines_of<Rows>(board.at[digit]) : lines_of<Columns>(board.at[digit]);
  int lane = first_lane;
  while ((lines[lane] & (lines[lane] - 1)) == 0) lane += rows ? 1 : 4;
  const unsigned line = lines[lane] & -unsigned{lines[lane]};
  return {digit, lane, static_cast<std::uint16_t>(line * (rows ? Rows::kCells : Columns::kCells))};
}

class DepthFirstSearch {
 public:
  explicit DepthFirstSearch(const SearchHooks& hooks) : hooks_(hooks) {}

  // Explores the subtree of the board, overwriting it. False where a hook ended the search.
  bool explore(Board& board) {
    for (;;) {
      const PassResult outcome = infer(board);
      if (outcome == PassResult::kDead) return true;
      if (outcome == PassResult::kSolved) return accept(board);
      if (!hooks_.may_guess(hooks_.owner)) return false;
      const GuessedLine branch = choose_branch(board);
      Board child = board;
      child.at[branch.digit][branch.lane] &= branch.cells;
      if (!explore(child)) return false;
      board.at[branch.digit][branch.lane] &= static_cast<std::uint16_t>(~branch.cells);
    }
  }

 private:
  bool accept(const Board& board) {
    constexpr int kCellInBox[16] = {0, 1, 2, 9, 10, 11, 18, 19, 20};
    Solution solution{};
    for (int d = 0; d < kSize; ++d) {
      for (int box = 0; box < kSize; ++box) {
        const int k = std::countr_zero(board.at[d][box / 3 * 4 + box % 3]) & 15;
        const int cell = box / 3 * 27 + box % 3 * 3 + kCellInBox[k];
        solution.value[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(d + 1);
      }
    }
    return hooks_.accept(hooks_.owner, solution);
  }

  const SearchHooks& hooks_;
};

void search(const Places& start, const SearchHooks& hooks) {
  Board board;
  __builtin_memcpy(&board, &start, sizeof board);
  DepthFirstSearch(hooks).explore(board);
}

}  // namespace
}  // namespace nonet::single

// NOLINTEND(misc-definitions-in-headers)
