// The functions of kernel.h, in terms of boards and closures. Included by the kernel_*.cpp only.
#pragma once

#include "rater/logic/trials/braid_trials.h"
#include "rater/logic/trials/chain_rating.h"
#include "rater/logic/trials/closure.h"
#include "rater/logic/trials/kernel.h"

// NOLINTBEGIN(misc-definitions-in-headers)

namespace nonet::trials {
namespace {

Board board_of(const Grid& grid) {
  Board board = full_board();
  for (const Cell cell : grid.filled()) {
    board.assume(static_cast<std::size_t>(cell.index()),
                 static_cast<std::size_t>(grid.digit(cell).index()));
  }
  return board;
}

LevelResult depth_of(const Request& request) {
  Board board = board_of(request.puzzle.givens());
  const Board truth = board_of(request.puzzle.solution());
  Trials trials(request.control, request.budget);
  LevelResult result;
  for (int depth = 0; depth <= std::min(request.most, kMostDepth); ++depth) {
    result.level = depth;
    const Closed closed = trials.close(board, depth, &truth);
    result.cells_left = board.cells_left();
    if (closed == Closed::kStopped) {
      result.end = LevelEnd::kStopped;
      return result;
    }
    if (result.cells_left == 0) {
      result.end = LevelEnd::kSolved;
      return result;
    }
  }
  return result;
}

std::optional<int> refuted_at_once(const Request& request) {
  Board board = board_of(request.puzzle.givens());
  const Board truth = board_of(request.puzzle.solution());
  Trials trials(request.control, request.budget);
  if (trials.close(board, request.most - 1, &truth) == Closed::kStopped) return std::nullopt;
  return trials.refuted_at_once(board, request.most, &truth);
}

Board board_of(const PencilMarks& marks) {
  Board board = full_board();
  for (const Cell cell : all_cells()) {
    for (const Digit digit : ~marks[cell]) {
      board.remove(static_cast<CandidateNumber>(Candidate{cell, digit}.index()));
    }
  }
  return board;
}

PencilMarks marks_of(const Board& board) {
  PencilMarks marks;
  for (const Cell cell : all_cells()) {
    marks[cell] = DigitSet::from_bits(board.of_cell(static_cast<std::size_t>(cell.index())) & kAll);
  }
  return marks;
}

Left close(const Closing& closing) {
  Board board = board_of(closing.marks);
  std::optional<Board> staying;
  if (closing.staying != nullptr) staying = board_of(*closing.staying);
  const Closed closed =
      Trials(closing.control).close(board, closing.depth, staying ? &*staying : nullptr);
  if (closed == Closed::kConsistent) return {.marks = marks_of(board), .stopped = false};
  return {.marks = std::nullopt, .stopped = closed == Closed::kStopped};
}

template <Chain kChain, Groups kGroupUse>
LevelResult chain_length_of(const Request& request) {
  const Board truth = board_of(request.puzzle.solution());
  return ChainRating<kChain, kGroupUse>(request, truth).rate(board_of(request.puzzle.givens()));
}

template <int kDepth>
LevelResult braids_in_trials_of(const Request& request) {
  const Board truth = board_of(request.puzzle.solution());
  Board board = board_of(request.puzzle.givens());
  BraidTrials trials(request.control, request.budget);
  Trials unbounded(request.control, request.budget);
  LevelResult result;
  const auto ended = [&](Closed closed) {
    result.cells_left = board.cells_left();
    if (closed == Closed::kStopped) result.end = LevelEnd::kStopped;
    if (result.cells_left == 0) result.end = LevelEnd::kSolved;
    return result.end != LevelEnd::kStuck;
  };
  if (ended(unbounded.close(board, kDepth, &truth))) return result;
  // Braids of any length are equivalent to one more level of trials.
  Board end = board;
  const Closed closed = unbounded.close(end, kDepth + 1, &truth);
  if (closed == Closed::kStopped || !end.solved()) {
    board = end;
    ended(closed);
    return result;
  }
  trials.start(kDepth);
  for (result.level = 1; result.level <= request.most; ++result.level) {
    if (ended(trials.close_further(board, kDepth, result.level, &truth))) return result;
  }
  result.level = request.most;
  return result;
}

Refuted refuted_by_shortest(const TrialBoard& start) {
  Board board = full_board();
  for (std::size_t c = 0; c < kCandidates; ++c) {
    const DigitSet left = start.left[Cell(static_cast<int>(c / kSize))];
    if (!left.contains(Digit::from_index(static_cast<int>(c % kSize)))) {
      board.remove(static_cast<CandidateNumber>(c));
    }
  }
  board.propagate();
  const Board truth = board_of(start.solution);
  return BraidTrials(start.control, start.budget).refuted_by_shortest(board, start.depth, &truth);
}

// Where even all right-links at once lead to no contradiction there is no chain of any length.
template <Chain kChain, Groups kGroupUse>
Exclusions excluded_by_chains(const ChainBoard& start) {
  Board board = board_of(start.left);
  board.propagate();
  const Board targets = board_of(start.targets);
  ChainSearch<kChain, kGroupUse> search(start.control, start.budget);
  Exclusions exclusions;
  board.for_each_open([&](CandidateNumber c) {
    if (!targets.has(c)) return;
    Board world = board;
    world.assume(c);
    if (propagate_links<kGroupUse>(world) || !search.excludes(board, c, start.length)) return;
    exclusions.push_back({c, {search.chain().rbegin(), search.chain().rend()}});
  });
  return exclusions;
}

constexpr Kernel kernel_of(std::string_view key, bool (*runs_here)()) {
  return {.key = key,
          .runs_here = runs_here,
          .depth = depth_of,
          .refuted_at_once = refuted_at_once,
          .close = close,
          .braids = chain_length_of<Chain::kBraid, Groups::kNone>,
          .whips = chain_length_of<Chain::kWhip, Groups::kNone>,
          .g_braids = chain_length_of<Chain::kBraid, Groups::kUsed>,
          .g_whips = chain_length_of<Chain::kWhip, Groups::kUsed>,
          .bxb = braids_in_trials_of<1>,
          .bxbb = braids_in_trials_of<2>,
          .refuted_by_shortest = refuted_by_shortest,
          .excluded_by_braids = excluded_by_chains<Chain::kBraid, Groups::kNone>,
          .excluded_by_whips = excluded_by_chains<Chain::kWhip, Groups::kNone>,
          .excluded_by_g_braids = excluded_by_chains<Chain::kBraid, Groups::kUsed>,
          .excluded_by_g_whips = excluded_by_chains<Chain::kWhip, Groups::kUsed>};
}

}  // namespace
}  // namespace nonet::trials

// NOLINTEND(misc-definitions-in-headers)
