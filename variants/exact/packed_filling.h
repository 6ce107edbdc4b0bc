// Full boards by chance, a pack at a time.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "variants/exact/board_solver.h"
#include "variants/exact/packed_boards.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// Each board gets a digit by chance in a cell with the fewest candidates, then all singles, until
// it is full. A contradiction takes the last digit back; after many of them the board begins anew.
//
// A board that goes back begins from what it was before its last choices. If it goes back further,
// it begins from its digits so far, whose singles are placed again.
template <typename Word>
class PackedFilling {
 public:
  PackedFilling(const PackFacts& facts, std::span<const DrawBelow> draws)
      : facts_(&facts),
        boards_(facts, Singles::kAll),
        chosen_(boards_.empty_state()),
        ahead_(boards_.empty_state()),
        draws_(draws),
        results_(draws.size()) {}

  // A full board for each draw; an empty one where the search was given up.
  std::vector<CellDigits> run() && {
    active_ =
        loaded_boards(Boards::kBoards, [this](std::size_t board) { return begin_next(board); });
    boards_.restart(active_, chosen_);
    while (active_ != 0) {
      boards_.place_singles();
      go_on(active_ & (boards_.failed() | ~boards_.open()));
      go_on(boards_.find_singles(active_));
    }
    return std::move(results_);
  }

 private:
  using Boards = PackedBoards<Word, PackUse::kFilling>;
  using State = typename Boards::State;

  // A digit that was placed by chance, or one that leads to a contradiction after those before it.
  struct Choice {
    CellIndex cell;
    int digit;
    bool excluded;
  };
  struct Lane {
    std::size_t number = 0;
    int contradictions = 0;
    int attempts = 0;
    std::vector<Choice> choices;
    std::size_t choices_ahead = 0;  // the first ones, which ahead_ follows from
    bool is_ahead = false;          // begins from ahead_, not from chosen_
  };

  static constexpr int kContradictions = 40;
  static constexpr int kAttempts = 8;
  static constexpr std::size_t kDigitsForAssumption = 4;
  static constexpr std::size_t kAtATime = 8;
  static constexpr std::size_t kLookedAt = 2;  // cells for each digit

  // Boards that are full, contradict themselves, or have no single.
  void go_on(BoardBits ended) {
    if (ended == 0) return;
    const BoardBits failed = ended & boards_.failed();
    const BoardBits full = ended & ~failed & ~boards_.open();
    const BoardBits stuck = ended & ~(failed | full);
    ahead_.copy(boards_.now(), stuck);
    for_each_board(stuck, [this](std::size_t board) { assume(board); });
    BoardBits from_chosen = 0;
    BoardBits from_ahead = 0;
    for_each_board(ended & ~stuck, [&](std::size_t board) {
      const bool has_failed = (failed & bit_of_board(board)) != 0;
      if (!has_failed) keep(board);
      if (has_failed && go_back(board)) {
        (lanes_[board].is_ahead ? from_ahead : from_chosen) |= bit_of_board(board);
      } else if (begin_next(board)) {
        from_chosen |= bit_of_board(board);
      } else {
        active_ &= ~bit_of_board(board);
      }
    });
    boards_.restart(from_chosen, chosen_);
    boards_.restart(from_ahead, ahead_);
  }

  std::uint32_t below(const Lane& lane, std::size_t bound) const {
    return draws_[lane.number](static_cast<std::uint32_t>(bound));
  }

  bool begin_next(std::size_t board) {
    if (next_ == draws_.size()) return false;
    Lane& lane = lanes_[board];
    lane.number = next_++;
    lane.attempts = 0;
    begin(board);
    return true;
  }

  // The first house has the digits in a random order.
  void begin(std::size_t board) {
    Lane& lane = lanes_[board];
    chosen_.clear(board);
    lane.choices.clear();
    lane.is_ahead = false;
    lane.contradictions = 0;
    ++lane.attempts;
    if (!facts_->has_pairs) set_first_house(board);
  }

  void set_first_house(std::size_t board) {
    const Lane& lane = lanes_[board];
    std::array<int, kMostDigits> digits{};
    for (std::size_t i = 0; i < facts_->digits; ++i) {
      const std::size_t other = below(lane, i + 1);
      digits[i] = digits[other];
      digits[other] = static_cast<int>(i + 1);
    }
    for (std::size_t i = 0; i < facts_->digits; ++i)
      chosen_.set_digit(board, facts_->house_cells[0][i], digits[i]);
  }

  // Several digits at once on large boards, so that fewer rounds of singles fill them. A digit may
  // contradict one that was placed with it, as any that is placed by chance; that is rare.
  void assume(std::size_t board) {
    const std::size_t most = facts_->has_pairs ? 1 : facts_->digits / kDigitsForAssumption;
    lanes_[board].choices_ahead = lanes_[board].choices.size();
    std::size_t count = 0;
    while (assume_one(board) && ++count < most) {
    }
  }

  // False: the cell that was looked for has been left without a candidate.
  bool assume_one(std::size_t board) {
    Lane& lane = lanes_[board];
    const CellIndex cell = narrowest(board, below(lane, facts_->cells));
    Word candidates = boards_.candidates_now(board, cell);
    if (candidates == 0) return false;
    const bool several = std::popcount(candidates) > 2;
    for (std::uint32_t k = below(lane, static_cast<std::size_t>(std::popcount(candidates))); k > 0;
         --k)
      candidates = static_cast<Word>(candidates & (candidates - 1));
    const int digit = std::countr_zero(candidates) + 1;
    lane.choices.push_back({cell, digit, false});
    chosen_.set_digit(board, cell, digit);
    ahead_.set_digit(board, cell, digit);
    boards_.place(board, cell, digit);
    return several;
  }

  // Of some cells from `start` on, around the board, the first one with the fewest candidates. The
  // cells are looked at a few at a time, without a branch for each.
  CellIndex narrowest(std::size_t board, std::size_t start) const {
    std::uint32_t best = ~0U;  // fewest candidates, less one; the cell
    std::size_t cell = start;
    std::size_t looked_at = 0;
    for (std::size_t i = 0; i < facts_->cells && looked_at < kLookedAt * facts_->digits;) {
      const std::size_t end = std::min({i + kAtATime, facts_->cells, i + facts_->cells - cell});
      for (; i < end; ++i, ++cell) {
        const Word candidates = boards_.candidates(board, static_cast<CellIndex>(cell));
        const auto count = static_cast<std::uint32_t>(std::popcount(candidates));
        looked_at += count != 0 ? 1U : 0U;
        best = std::min(best, (count - 1) << 16 | static_cast<std::uint32_t>(cell));
      }
      if (best >> 16 <= 1) break;
      if (cell == facts_->cells) cell = 0;
    }
    return static_cast<CellIndex>(best & 0xFFFF);
  }

  // False: the search is given up.
  bool go_back(std::size_t board) {
    Lane& lane = lanes_[board];
    std::vector<Choice>& choices = lane.choices;
    while (!choices.empty() && choices.back().excluded) take_back(board);
    if (choices.empty() || ++lane.contradictions > kContradictions) {
      if (lane.attempts == kAttempts) return false;
      begin(board);
      return true;
    }
    Choice& last = choices.back();
    last.excluded = true;
    lane.is_ahead = choices.size() > lane.choices_ahead;
    chosen_.clear_digit(board, last.cell, last.digit);
    if (lane.is_ahead) ahead_.clear_digit(board, last.cell, last.digit);
    exclude_choices(board, last.cell);
    return true;
  }

  // The last choice, whose digit was excluded, no longer counts.
  void take_back(std::size_t board) {
    const CellIndex cell = lanes_[board].choices.back().cell;
    lanes_[board].choices.pop_back();
    exclude_choices(board, cell);
  }

  // The candidates of a cell without a digit. (Those of ahead_ no longer matter where one of the
  // choices that it follows from has been taken back.)
  void exclude_choices(std::size_t board, CellIndex cell) {
    Word candidates = chosen_.everything();
    for (const Choice& choice : lanes_[board].choices) {
      if (choice.cell == cell)
        candidates = static_cast<Word>(candidates & ~State::bit_of(choice.digit));
    }
    State::set_lane(chosen_.open[cell], board, candidates);
    State::set_lane(ahead_.open[cell], board, candidates);
  }

  void keep(std::size_t board) {
    CellDigits& full = results_[lanes_[board].number];
    full.resize(facts_->cells);
    for (std::size_t i = 0; i < full.size(); ++i)
      full[i] = static_cast<std::uint8_t>(boards_.digit_at(board, static_cast<CellIndex>(i)));
  }

  const PackFacts* facts_;
  Boards boards_;
  State chosen_;  // the digits chosen and nothing else
  State ahead_;   // what followed before the last choice, and these digits
  std::span<const DrawBelow> draws_;
  std::vector<CellDigits> results_;
  std::array<Lane, Boards::kBoards> lanes_;
  BoardBits active_ = 0;
  std::size_t next_ = 0;
};

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
