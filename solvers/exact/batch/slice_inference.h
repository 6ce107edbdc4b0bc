// One sweep of inference over all lanes, without a branch.
//
// The box rules look at the 81 candidates of a box, and at its mini-rows and mini-columns (three
// cells of the box in line):
//   naked single     a cell with one digit: no other cell of the box has it
//   hidden single    a digit with one cell: the cell has no other digit
//   closed triad     a mini-row with three digits in all: they are nowhere else in the box
//   full triad       a mini-row that three digits must use, because they have no other places in
//                    the box: no other digit is in it
// The band rule looks at one digit in the nine mini-rows of a band: the digit takes one mini-row of
// each row and each box, a permutation of three; a mini-row in no possible permutation is dead.
// The same for the mini-columns of a stack. The band rule passes the state of a box on to its
// neighbours, and together with the box rules gives hidden singles in rows and columns and locked
// candidates.
//
// The triad rules come from T. Dillon's tdoku (2019), here without any order of propagation: each
// rule is applied everywhere in every sweep that has it. They are half the work of a box and seldom
// needed, so most sweeps leave them out (kernel_impl.h).
//
// Operations per box: 600 without the triad rules, 1,050 with them; per digit and band 63.
#pragma once

#include "solvers/exact/batch/slice_board.h"

namespace nonet::slices {

enum class Rules { kSingles, kSinglesAndTriads };

// The findings of a sweep, by lane.
template <typename S>
struct SweepResult {
  S dead;     // a cell without a digit, a digit without a cell, or a contradiction between singles
  S changed;  // lost a candidate
  S open;     // a cell with two candidates or more
};

// As SweepResult, while the sweep runs.
template <typename S>
struct SweepState {
  S dead = S::none();
  S changed = S::none();
  S open = S::none();
  S pressed = S::none();  // a single had something to remove
};

// Lines of a box, mini-rows or mini-columns, by the digits each can hold; `drops` receives the
// digits each must not keep.
template <typename S>
NONET_INLINE void triad_rules(const S (&holds)[3][9], S (&drops)[3][9], S& dead) {
  S open[3];
  S full[3];
  for (int line = 0; line < 3; ++line) {
    const auto possible = three_four(holds[line]);
    dead |= ~possible.three;
    open[line] = possible.four;
    S elsewhere[9];  // no triad must have it
    for (int d = 0; d < 9; ++d) elsewhere[d] = holds[(line + 1) % 3][d] | holds[(line + 2) % 3][d];
    full[line] = ~seven(elsewhere);
  }
  for (int d = 0; d < 9; ++d) {
    S settled[3];
    for (int line = 0; line < 3; ++line) settled[line] = minus(holds[line][d], open[line]);
    for (int line = 0; line < 3; ++line) {
      const int next = (line + 1) % 3;
      const int last = (line + 2) % 3;
      drops[line][d] =
          or_both(settled[next] | settled[last], full[line], holds[next][d] | holds[last][d]);
    }
  }
}

// The loops over cells stay loops, the loops over digits are unrolled: nine slices by digit fit in
// registers, and loading the candidates limits the speed.
template <Rules kRules, typename S>
[[gnu::noinline]] void box_rules(SliceBoard<S>& board, int box, SweepState<S>& result) {
  S(*const corner)[9] = board.at + (box / 3 * 27 + box % 3 * 3);
  const auto x = [corner](int k, int d) -> S& { return corner[k / 3 * 9 + k % 3][d]; };
  SweepState<S> now = result;

  S cell_two[9];
  S naked[9];  // the digit is a cell's only one
  for (S& n : naked) n = S::none();
#pragma GCC unroll 1
  for (int k = 0; k < 9; ++k) {
    const auto n = one_two(one_two(x(k, 0), x(k, 1), x(k, 2)), one_two(x(k, 3), x(k, 4), x(k, 5)),
                           one_two(x(k, 6), x(k, 7), x(k, 8)));
    cell_two[k] = n.two;
    now.dead |= ~n.one;
    now.open |= n.two;
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) naked[d] = or_minus(naked[d], x(k, d), n.two);
  }

  S digit_two[9];
  [[maybe_unused]] S row_drops[3][9];
  [[maybe_unused]] S column_drops[3][9];
  [[maybe_unused]] S in_row[3][9];
  [[maybe_unused]] S in_column[3][9];
#pragma GCC unroll 9
  for (int d = 0; d < 9; ++d) {
    const auto row0 = one_two(x(0, d), x(1, d), x(2, d));
    const auto row1 = one_two(x(3, d), x(4, d), x(5, d));
    const auto row2 = one_two(x(6, d), x(7, d), x(8, d));
    const auto n = one_two(row0, row1, row2);
    digit_two[d] = n.two;
    now.dead |= ~n.one;
    now.pressed = or_both(now.pressed, naked[d], n.two);
    if constexpr (kRules == Rules::kSinglesAndTriads) {
      in_row[0][d] = row0.one;
      in_row[1][d] = row1.one;
      in_row[2][d] = row2.one;
      for (int c = 0; c < 3; ++c) in_column[c][d] = or3(x(c, d), x(c + 3, d), x(c + 6, d));
    }
  }
  if constexpr (kRules == Rules::kSinglesAndTriads) {
    triad_rules(in_row, row_drops, now.dead);
    triad_rules(in_column, column_drops, now.dead);
  }

#pragma GCC unroll 1
  for (int k = 0; k < 9; ++k) {
    S hidden = minus(x(k, 0), digit_two[0]);  // the cell is a digit's only one
#pragma GCC unroll 9
    for (int d = 1; d < 9; ++d) hidden = or_minus(hidden, x(k, d), digit_two[d]);
    now.pressed = or_both(now.pressed, hidden, cell_two[k]);
#pragma GCC unroll 9
    for (int d = 0; d < 9; ++d) {
      S kept = minus_both(x(k, d), naked[d], cell_two[k]);
      kept = minus_both(kept, hidden, digit_two[d]);
      if constexpr (kRules == Rules::kSinglesAndTriads) {
        kept = minus_either(kept, row_drops[k / 3][d], column_drops[k % 3][d]);
        now.changed = or_differ(now.changed, x(k, d), kept);
      }
      x(k, d) = kept;
    }
  }
  result = now;
}

// `first` is the band's first cell; kAlong and kAcross are the steps along its lines and across
// them. One pointer moves from digit to digit, all else is a constant distance from it: for a loop
// over cells GCC kept an address for each of the 27 in memory.
template <int kAlong, int kAcross, typename S>
[[gnu::noinline]] void band_rule(SliceBoard<S>& board, int first, S& has_changed) {
  S changed = has_changed;
  S* const digits = board.at[first];
#pragma GCC unroll 1
  for (int d = 0; d < 9; ++d) {
    S* const digit = digits + d;
    const auto x = [digit](int line, int triad, int i) -> S& {
      return digit[9 * (line * kAcross + (3 * triad + i) * kAlong)];
    };
    S holds[3][3];
#pragma GCC unroll 3
    for (int line = 0; line < 3; ++line) {
#pragma GCC unroll 3
      for (int t = 0; t < 3; ++t) {
        holds[line][t] = or3(x(line, t, 0), x(line, t, 1), x(line, t, 2));
      }
    }
#pragma GCC unroll 3
    for (int line = 0; line < 3; ++line) {
      const S* const next = holds[(line + 1) % 3];
      const S* const last = holds[(line + 2) % 3];
#pragma GCC unroll 3
      for (int t = 0; t < 3; ++t) {
        const int u = (t + 1) % 3;
        const int v = (t + 2) % 3;
        const S supported = or_both(next[v] & last[u], next[u], last[v]);
        changed = or_minus(changed, holds[line][t], supported);
        for (int i = 0; i < 3; ++i) x(line, t, i) &= supported;
      }
    }
  }
  has_changed = changed;
}

template <Rules kRules, typename S>
inline SweepResult<S> sweep(SliceBoard<S>& board) {
  SweepState<S> state;
  for (int band = 0; band < 3; ++band) {
    band_rule<1, 9>(board, 27 * band, state.changed);
    for (int box = 3 * band; box < 3 * band + 3; ++box) box_rules<kRules>(board, box, state);
  }
  for (int stack = 0; stack < 3; ++stack) {
    band_rule<9, 1>(board, 3 * stack, state.changed);
  }
  // A single that has candidates to remove, and removes none, faces another single: two cells with
  // the same only digit, or two digits with the same only cell. The full sweep can detect this; the
  // short one treats pressure as change.
  if constexpr (kRules == Rules::kSinglesAndTriads) {
    state.dead |= minus(state.pressed, state.changed);
  } else {
    state.changed |= state.pressed;
  }
  return {state.dead, state.changed, state.open};
}

}  // namespace nonet::slices
