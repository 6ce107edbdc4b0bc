// Many boards of one geometry side by side: one in each lane of a vector, so that an operation
// places the singles of all of them. A cell is a vector, whose lanes are the cell's candidates in
// the boards.
//
// Included by the kernels of this folder only: compiled once for each, with its instructions. What
// becomes of a board does not depend on those beside it, so that all kernels give the same answers.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "variants/exact/pack_facts.h"
#include "variants/exact/packed_state.h"
#include "variants/exact/singles.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// The boards of a pack of so many for which load(board) finds work.
template <typename Load>
BoardBits loaded_boards(std::size_t boards, const Load& load) {
  BoardBits loaded = 0;
  for (std::size_t board = 0; board < boards; ++board) {
    if (load(board)) loaded |= BoardBits{1} << board;
  }
  return loaded;
}

// What boards are packed for. Thinning: the digits so far are those of a solution. The others find
// contradictions, and filling keeps the digits. Solving places all singles at once that are open;
// otherwise the first ones may open others, which comes to the same end sooner.
enum class PackUse : std::uint8_t { kThinning, kFilling, kSolving, kChecking };

template <typename Word, PackUse kUse>
class PackedBoards {
 public:
  using State = PackState<Word>;
  using Vector = typename State::Vector;
  static constexpr std::size_t kBoards = kWidest / sizeof(Word);

  PackedBoards(const PackFacts& facts, Singles kinds)
      : facts_(&facts),
        kinds_(kinds),
        keeps_digits_(kUse == PackUse::kFilling || facts.has_pairs),
        now_(facts, keeps_digits_),
        hidden_(now_.taken.size()) {}

  [[nodiscard]] State empty_state() const { return State(*facts_, keeps_digits_); }
  [[nodiscard]] const State& now() const { return now_; }

  // These boards begin anew, from this state.
  void restart(BoardBits boards, const State& start) {
    if (boards == 0) return;
    now_.copy(start, boards);
    const Vector others = ~State::lanes_of(boards);
    for (Vector& hidden : hidden_) hidden &= others;
    failed_ &= others;
    placed_somewhere_ |= boards;
  }

  // The board begins anew, with these clues. False: a house has a digit twice.
  bool restart(std::size_t board, const CellDigits& clues) {
    for (Vector& hidden : hidden_) State::set_lane(hidden, board, 0);
    State::set_lane(failed_, board, 0);
    placed_somewhere_ |= bit_of_board(board);
    return now_.set_clues(board, clues);
  }

  // Without a candidate: the cell has a digit.
  [[nodiscard]] Word candidates(std::size_t board, CellIndex cell) const {
    return State::lane(now_.open[cell], board);
  }
  // Those that no digit placed since the last call of find_singles() excludes, in houses of the
  // cell.
  [[nodiscard]] Word candidates_now(std::size_t board, CellIndex cell) const {
    Word candidates = this->candidates(board, cell);
    for_each_house(facts_->cell_houses[cell], [&](std::uint16_t house) {
      candidates = static_cast<Word>(candidates & ~State::lane(now_.taken[house], board));
    });
    return candidates;
  }
  // The digit of a cell that has been placed, with its clues; 0: none. REQUIRES: kFilling.
  [[nodiscard]] int digit_at(std::size_t board, CellIndex cell) const {
    return static_cast<int>(std::bit_width(State::lane(now_.placed[cell], board)));
  }
  // In a board without singles. REQUIRES: the digit is a candidate of the cell.
  void place(std::size_t board, CellIndex cell, int digit) { now_.set_digit(board, cell, digit); }

  // Places the singles that were found, and naked ones.
  void place_singles() { visit_cells<true>(); }
  // Looks for hidden singles. Returns the boards, of these, that have come to their end: without a
  // single (of Singles::kAfterPairs: and with nothing to remove), or contradicting.
  BoardBits find_singles(BoardBits boards);
  // Both; all singles at once that are open. REQUIRES: kSolving.
  BoardBits advance(BoardBits boards);

  // Where the last singles were placed, where cells were left open, where there is a contradiction.
  [[nodiscard]] BoardBits placed() const { return placed_somewhere_; }
  [[nodiscard]] BoardBits open() const { return open_somewhere_; }
  [[nodiscard]] BoardBits failed() const { return boards_with<Word>(failed_); }
  // How many singles were placed last. REQUIRES: kSolving.
  [[nodiscard]] int count_placed(std::size_t board) const {
    return static_cast<int>(State::lane(count_, board));
  }

 private:
  // Boards that wait go on when no more than so many others run.
  static constexpr int kFewRunning = kBoards / 4;
  static constexpr bool kMayFail = kUse != PackUse::kThinning;

  // The lanes that are one bit; the others are zero.
  static Vector single(const Vector& x) { return x & (Vector)((x & (x - 1)) == 0); }

  BoardBits ended(BoardBits boards, BoardBits stuck);
  template <bool kPlaces>
  void visit_cells();
  [[nodiscard]] Vector seen_by_pairs(std::size_t cell) const;
  void find_hidden();
  template <std::size_t kSize>
  void find_hidden_of();
  [[nodiscard]] Vector hidden_last(std::span<const std::uint16_t> cells) const;

  // packed_removals.h
  BoardBits remove_locked(const Vector& boards);
  BoardBits remove_by_pairs(const Vector& boards);
  Vector remove_from(std::span<const std::uint16_t> cells, const Vector& lost);
  Vector remove_by_naked_pairs(std::span<const std::uint16_t> cells, const Vector& boards);
  Vector remove_by_hidden_pairs(std::span<const std::uint16_t> cells, const Vector& boards);

  // Boards without a single, which wait until most others have none.
  struct Waiting {
    BoardBits for_locked = 0;
    BoardBits for_pairs = 0;  // those without locked candidates, too
  };

  const PackFacts* facts_;
  Singles kinds_;
  bool keeps_digits_;
  State now_;
  std::vector<Vector> hidden_;  // by house: the digits with one place
  Vector failed_{};             // not zero for boards with a contradiction
  Vector count_{};
  BoardBits placed_somewhere_ = 0;
  BoardBits hidden_somewhere_ = 0;
  BoardBits open_somewhere_ = 0;
  Waiting waiting_;
};

template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::find_singles(BoardBits boards) {
  find_hidden();
  // Where nothing was placed all candidates are known, so that naked singles would have been.
  const BoardBits stuck = boards & ~(placed_somewhere_ | hidden_somewhere_);
  return ended(boards, kMayFail ? stuck | (boards & failed()) : stuck);
}

template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::advance(BoardBits boards) {
  visit_cells<false>();
  find_hidden();
  visit_cells<true>();
  return ended(boards, boards & (~placed_somewhere_ | failed()));
}

// Of boards, some of which are stuck, those that nothing helps.
template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::ended(BoardBits boards, BoardBits stuck) {
  if (kinds_ != Singles::kAfterPairs) return stuck;
  const BoardBits waiting = waiting_.for_locked | waiting_.for_pairs;
  const BoardBits hopeful = stuck & open_somewhere_ & ~waiting & ~failed();
  waiting_.for_locked |= hopeful;
  const BoardBits finished = stuck & ~(hopeful | waiting);
  const BoardBits running = boards & ~(waiting | hopeful);
  if (finished != 0 || (waiting | hopeful) == 0 || std::popcount(running) > kFewRunning)
    return finished;
  if (waiting_.for_locked != 0) {
    const Vector lanes = State::lanes_of(waiting_.for_locked);
    waiting_.for_pairs |= waiting_.for_locked & ~remove_locked(lanes);
    waiting_.for_locked = 0;
    find_hidden();
    return 0;
  }
  const Vector lanes = State::lanes_of(waiting_.for_pairs);
  const BoardBits left = waiting_.for_pairs & ~remove_by_pairs(lanes);
  waiting_.for_pairs = 0;
  find_hidden();
  return left;
}

// Removes the digits of its houses from each cell and, if it places, fills those that have a
// single.
template <typename Word, PackUse kUse>
template <bool kPlaces>
void PackedBoards<Word, kUse>::visit_cells() {
  const Vector naked = kPlaces && kinds_ >= Singles::kAll ? ~Vector{} : Vector{};
  Vector any{};
  Vector left{};
  Vector count{};
  Vector failed{};
  for (const std::uint16_t i : facts_->apart_order) {
    const std::span<const std::uint16_t> houses = facts_->cell_houses[i];
    Vector seen{};
    for_each_house(houses, [&](std::uint16_t house) { seen |= now_.taken[house]; });
    if (facts_->has_pairs) seen |= seen_by_pairs(i);
    const Vector before = now_.open[i];
    Vector open = before & ~seen;
    if constexpr (kMayFail) failed |= (Vector)(open == 0) & (Vector)(before != 0);
    if constexpr (kPlaces) {
      Vector found{};
      for_each_house(houses, [&](std::uint16_t house) { found |= hidden_[house]; });
      found = (found & open) | (single(open) & naked);
      for_each_house(houses, [&](std::uint16_t house) { now_.taken[house] |= found; });
      if (keeps_digits_) now_.placed[i] |= found;
      any |= found;
      open &= (Vector)(found == 0);
      if constexpr (kMayFail) failed |= found & (found - 1);
      if constexpr (kUse == PackUse::kSolving) count -= (Vector)(found != 0);
    }
    now_.open[i] = open;
    left |= open;
  }
  failed_ |= failed;
  count_ = count;
  placed_somewhere_ = boards_with<Word>(any);
  open_somewhere_ = boards_with<Word>(left);
}

template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::seen_by_pairs(
    std::size_t cell) const {
  Vector seen{};
  for (const std::uint16_t other : facts_->apart[cell]) seen |= now_.placed[other];
  for (const std::uint16_t other : facts_->far[cell])
    seen |= now_.placed[other] << 1 | now_.placed[other] >> 1;
  return seen;
}

// The sizes of most boards have loops of known length.
template <typename Word, PackUse kUse>
void PackedBoards<Word, kUse>::find_hidden() {
  switch (facts_->digits) {
    case 6:
      return find_hidden_of<6>();
    case 9:
      return find_hidden_of<9>();
    case 12:
      return find_hidden_of<12>();
    case 16:
      return find_hidden_of<16>();
    default:
      return find_hidden_of<0>();
  }
}

template <typename Word, PackUse kUse>
template <std::size_t kSize>
void PackedBoards<Word, kUse>::find_hidden_of() {
  const std::size_t size = kSize != 0 ? kSize : facts_->digits;
  const Vector everything = Vector{} + static_cast<Word>(facts_->all_digits);
  Vector any{};
  Vector failed{};
  for (std::size_t house = 0; house < hidden_.size(); ++house) {
    const std::span<const std::uint16_t> cells = facts_->house_cells[house];
    Vector once{};
    Vector more{};
    for (std::size_t i = 0; i < size; ++i) {
      const Vector open = now_.open[cells[i]];
      more |= once & open;
      once |= open;
    }
    if constexpr (kMayFail) failed |= everything & ~(once | now_.taken[house]);
    Vector hidden = once & ~more;
    if (kinds_ < Singles::kHidden && !facts_->boxes[house]) {
      const bool counts = kinds_ == Singles::kInBoxesOrLast || facts_->usual[house];
      hidden &= counts ? hidden_last(cells) : Vector{};
    }
    hidden_[house] = hidden;
    any |= hidden;
  }
  failed_ |= failed;
  hidden_somewhere_ = boards_with<Word>(any);
}

// All ones for the boards in which one of the cells is open.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::hidden_last(
    std::span<const std::uint16_t> cells) const {
  Vector one{};
  Vector more{};
  for (const std::uint16_t cell : cells) {
    const auto is_open = (Vector)(now_.open[cell] != 0);
    more |= one & is_open;
    one |= is_open;
  }
  return one & ~more;
}

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
