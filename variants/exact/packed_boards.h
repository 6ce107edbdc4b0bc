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
#include <cstring>
#include <span>
#include <vector>

#include "variants/exact/lanes.h"
#include "variants/exact/pack_facts.h"
#include "variants/exact/singles.h"

// NOLINTBEGIN(misc-definitions-in-headers): see above

namespace nonet::variants {
namespace {

// Boards of a pack, a bit each.
using BoardBits = std::uint64_t;

// Calls visit(board) for each board of the set.
template <typename Visit>
void for_each_board(BoardBits boards, const Visit& visit) {
  for (; boards != 0; boards &= boards - 1)
    visit(static_cast<std::size_t>(std::countr_zero(boards)));
}

// The boards of a pack of so many for which load(board) finds work.
template <typename Load>
BoardBits loaded_boards(std::size_t boards, const Load& load) {
  BoardBits loaded = 0;
  for (std::size_t board = 0; board < boards; ++board) {
    if (load(board)) loaded |= BoardBits{1} << board;
  }
  return loaded;
}

// Calls visit(house) for each; most cells have three.
template <typename Visit>
void for_each_house(std::span<const std::uint16_t> houses, const Visit& visit) {
  if (houses.size() == 3) {
    visit(houses[0]);
    visit(houses[1]);
    visit(houses[2]);
  } else {
    for (const std::uint16_t house : houses) visit(house);
  }
}

// The boards whose lane is not zero.
template <typename Word, typename Vector>
BoardBits boards_with(const Vector& lanes) {
#if defined(__AVX512BW__)
  if constexpr (sizeof(Vector) == 64) {
    if constexpr (sizeof(Word) == 1) return _mm512_test_epi8_mask((__m512i)lanes, (__m512i)lanes);
    if constexpr (sizeof(Word) == 2) return _mm512_test_epi16_mask((__m512i)lanes, (__m512i)lanes);
    if constexpr (sizeof(Word) == 4) return _mm512_test_epi32_mask((__m512i)lanes, (__m512i)lanes);
  }
#endif
  BoardBits boards = 0;
  const auto words = std::bit_cast<std::array<Word, sizeof(Vector) / sizeof(Word)>>(lanes);
  for (std::size_t i = 0; i < words.size(); ++i) boards |= BoardBits{words[i] != 0} << i;
  return boards;
}

// Where a board begins: its clues and candidates.
template <typename Word>
class PackStart {
 public:
  explicit PackStart(const PackFacts& facts) : facts_(&facts) { clear(); }

  // No clues.
  void clear() {
    candidates_.assign(facts_->cells, everything());
    clues_.assign(facts_->cells, 0);
    taken_.assign(facts_->house_cells.size(), 0);
  }
  // The clues of a puzzle. False: a house has a digit twice.
  bool set_clues(const CellDigits& puzzle) {
    clear();
    bool sound = true;
    for (std::size_t i = 0; i < puzzle.size(); ++i)
      sound = sound && (puzzle[i] == 0 || set_clue(static_cast<CellIndex>(i), puzzle[i]));
    return sound;
  }
  // False: a house of the cell has the digit.
  bool set_clue(CellIndex cell, int digit) {
    Word taken = 0;
    for (const std::uint16_t house : facts_->cell_houses[cell]) {
      taken |= taken_[house];
      taken_[house] = static_cast<Word>(taken_[house] | bit_of(digit));
    }
    candidates_[cell] = 0;
    clues_[cell] = bit_of(digit);
    return (taken & bit_of(digit)) == 0;
  }
  // REQUIRES: the digit is the cell's clue.
  void clear_clue(CellIndex cell, int digit) {
    for (const std::uint16_t house : facts_->cell_houses[cell])
      taken_[house] = static_cast<Word>(taken_[house] & ~bit_of(digit));
    candidates_[cell] = everything();
    clues_[cell] = 0;
  }
  // REQUIRES: the cell has no clue.
  void set_candidates(CellIndex cell, Word candidates) { candidates_[cell] = candidates; }

  // By cell: without what clues exclude; zero for clues.
  [[nodiscard]] const std::vector<Word>& candidates() const { return candidates_; }
  [[nodiscard]] const std::vector<Word>& clues() const { return clues_; }  // by cell: the bit
  [[nodiscard]] const std::vector<Word>& taken() const { return taken_; }  // by house
  [[nodiscard]] Word everything() const { return static_cast<Word>(facts_->all_digits); }

  static Word bit_of(int digit) { return static_cast<Word>(Word{1} << (digit - 1)); }

 private:
  const PackFacts* facts_;
  std::vector<Word> candidates_;
  std::vector<Word> clues_;
  std::vector<Word> taken_;
};

// What boards are packed for. Thinning: the digits so far are those of a solution. Filling and
// solving find contradictions, and filling keeps the digits. Solving places all singles at once
// that are open; otherwise the first ones may open others, which comes to the same end sooner.
enum class PackUse : std::uint8_t { kThinning, kFilling, kSolving };

template <typename Word, PackUse kUse>
class PackedBoards {
 public:
  using Vector = typename VectorOf<Word, kWidest>::Type;
  using Start = PackStart<Word>;
  static constexpr std::size_t kBoards = kWidest / sizeof(Word);

  PackedBoards(const PackFacts& facts, Singles kinds)
      : facts_(&facts),
        kinds_(kinds),
        keeps_digits_(kUse == PackUse::kFilling || facts.has_pairs),
        open_(facts.cells),
        placed_(keeps_digits_ ? facts.cells : 0),
        taken_(facts.house_cells.size()),
        hidden_(taken_.size()) {}

  void restart(std::size_t board, const Start& start) {
    for (std::size_t i = 0; i < open_.size(); ++i) set_lane(open_[i], board, start.candidates()[i]);
    for (std::size_t i = 0; i < placed_.size(); ++i) set_lane(placed_[i], board, start.clues()[i]);
    for (std::size_t i = 0; i < taken_.size(); ++i) {
      set_lane(taken_[i], board, start.taken()[i]);
      set_lane(hidden_[i], board, 0);
    }
    set_lane(failed_, board, 0);
    waiting_.for_locked &= ~(BoardBits{1} << board);
    waiting_.for_pairs &= ~(BoardBits{1} << board);
  }

  // Without a candidate: the cell has a digit.
  [[nodiscard]] Word candidates(std::size_t board, CellIndex cell) const {
    return lane(open_[cell], board);
  }
  // Those that no digit placed since the last call of advance() excludes, in houses of the cell.
  [[nodiscard]] Word candidates_now(std::size_t board, CellIndex cell) const {
    Word candidates = lane(open_[cell], board);
    for (const std::uint16_t house : facts_->cell_houses[cell])
      candidates = static_cast<Word>(candidates & ~lane(taken_[house], board));
    return candidates;
  }
  // The digit of a cell that has been placed, with its clues; 0: none. REQUIRES: kFilling.
  [[nodiscard]] int digit_at(std::size_t board, CellIndex cell) const {
    return static_cast<int>(std::bit_width(lane(placed_[cell], board)));
  }
  // REQUIRES: the digit is a candidate of the cell.
  void place(std::size_t board, CellIndex cell, int digit) {
    set_lane(open_[cell], board, 0);
    set_lane(placed_[cell], board, Start::bit_of(digit));
    for (const std::uint16_t house : facts_->cell_houses[cell]) {
      const Word taken = lane(taken_[house], board);
      set_lane(taken_[house], board, static_cast<Word>(taken | Start::bit_of(digit)));
    }
  }

  // Places singles that are open. Returns the boards, of these, that have come to their end:
  // filled, without a single (of Singles::kAfterPairs: and with nothing to remove), or
  // contradicting.
  BoardBits advance(BoardBits boards);

  // Where the last call placed digits, where cells are open, where there is a contradiction.
  [[nodiscard]] BoardBits placed() const { return placed_somewhere_; }
  [[nodiscard]] BoardBits open() const { return open_somewhere_; }
  [[nodiscard]] BoardBits failed() const { return boards_with<Word>(failed_); }
  // How many digits the last call placed. REQUIRES: kSolving.
  [[nodiscard]] int count_placed(std::size_t board) const {
    return static_cast<int>(lane(count_, board));
  }

 private:
  // Boards that wait go on when no more than so many others run.
  static constexpr int kFewRunning = kBoards / 4;
  static constexpr bool kMayFail = kUse != PackUse::kThinning;

  static Word lane(const Vector& vector, std::size_t board) {
    Word word = 0;
    std::memcpy(&word, reinterpret_cast<const unsigned char*>(&vector) + board * sizeof(Word),
                sizeof(Word));
    return word;
  }
  static void set_lane(Vector& vector, std::size_t board, Word word) {
    std::memcpy(reinterpret_cast<unsigned char*>(&vector) + board * sizeof(Word), &word,
                sizeof(Word));
  }
  // All ones for these boards.
  static Vector lanes_of(BoardBits boards) {
    Vector lanes{};
    for_each_board(boards,
                   [&](std::size_t board) { set_lane(lanes, board, static_cast<Word>(~Word{0})); });
    return lanes;
  }
  // The lanes that are one bit; the others are zero.
  static Vector single(const Vector& x) { return x & (Vector)((x & (x - 1)) == 0); }

  BoardBits stuck_boards(BoardBits boards);
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
  std::vector<Vector> open_;    // by cell: the candidates; zero where a digit is placed
  std::vector<Vector> placed_;  // by cell: the digit's bit, or zero; empty if digits are not kept
  std::vector<Vector> taken_;   // by house: its digits
  std::vector<Vector> hidden_;  // by house: the digits with one place
  Vector failed_{};             // not zero for boards with a contradiction
  Vector count_{};
  BoardBits placed_somewhere_ = 0;
  BoardBits changed_somewhere_ = 0;
  BoardBits open_somewhere_ = 0;
  Waiting waiting_;
};

template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::advance(BoardBits boards) {
  const BoardBits ended = stuck_boards(boards);
  if (kinds_ != Singles::kAfterPairs) return ended;
  const BoardBits waiting = waiting_.for_locked | waiting_.for_pairs;
  const BoardBits stuck = ended & open_somewhere_ & ~waiting & ~failed();
  waiting_.for_locked |= stuck;
  const BoardBits finished = ended & ~(stuck | waiting);
  const BoardBits running = boards & ~(waiting | stuck);
  if (finished != 0 || (waiting | stuck) == 0 || std::popcount(running) > kFewRunning)
    return finished;
  if (waiting_.for_locked != 0) {
    waiting_.for_pairs |= waiting_.for_locked & ~remove_locked(lanes_of(waiting_.for_locked));
    waiting_.for_locked = 0;
    find_hidden();
    return 0;
  }
  const BoardBits left = waiting_.for_pairs & ~remove_by_pairs(lanes_of(waiting_.for_pairs));
  waiting_.for_pairs = 0;
  find_hidden();
  return left;
}

// The boards without a single.
template <typename Word, PackUse kUse>
BoardBits PackedBoards<Word, kUse>::stuck_boards(BoardBits boards) {
  if constexpr (kUse == PackUse::kSolving) {
    visit_cells<false>();
    find_hidden();
    visit_cells<true>();
    return boards & (~placed_somewhere_ | failed());
  }
  visit_cells<true>();
  find_hidden();
  const BoardBits stuck = boards & ~(placed_somewhere_ | changed_somewhere_);
  return kMayFail ? stuck | (boards & failed()) : stuck;
}

// Removes the digits of its houses from each cell and, if it places, fills those that have a
// single.
template <typename Word, PackUse kUse>
template <bool kPlaces>
void PackedBoards<Word, kUse>::visit_cells() {
  const Vector naked = kPlaces && kinds_ >= Singles::kAll ? ~Vector{} : Vector{};
  Vector any{};
  Vector changed{};
  Vector left{};
  Vector count{};
  Vector failed{};
  for (const std::uint16_t i : facts_->apart_order) {
    const std::span<const std::uint16_t> houses = facts_->cell_houses[i];
    Vector seen{};
    for_each_house(houses, [&](std::uint16_t house) { seen |= taken_[house]; });
    if (facts_->has_pairs) seen |= seen_by_pairs(i);
    const Vector before = open_[i];
    Vector open = before & ~seen;
    changed |= before & seen;
    if constexpr (kMayFail) failed |= (Vector)(open == 0) & (Vector)(before != 0);
    if constexpr (kPlaces) {
      Vector found{};
      for_each_house(houses, [&](std::uint16_t house) { found |= hidden_[house]; });
      found = (found & open) | (single(open) & naked);
      for_each_house(houses, [&](std::uint16_t house) { taken_[house] |= found; });
      if (keeps_digits_) placed_[i] |= found;
      any |= found;
      open &= (Vector)(found == 0);
      if constexpr (kMayFail) failed |= found & (found - 1);
      if constexpr (kUse == PackUse::kSolving) count -= (Vector)(found != 0);
    }
    open_[i] = open;
    left |= open;
  }
  failed_ |= failed;
  count_ = count;
  placed_somewhere_ = boards_with<Word>(any);
  changed_somewhere_ = boards_with<Word>(changed);
  open_somewhere_ = boards_with<Word>(left);
}

template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::seen_by_pairs(
    std::size_t cell) const {
  Vector seen{};
  for (const std::uint16_t other : facts_->apart[cell]) seen |= placed_[other];
  for (const std::uint16_t other : facts_->far[cell])
    seen |= placed_[other] << 1 | placed_[other] >> 1;
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
  Vector failed{};
  for (std::size_t house = 0; house < hidden_.size(); ++house) {
    const std::span<const std::uint16_t> cells = facts_->house_cells[house];
    Vector once{};
    Vector more{};
    for (std::size_t i = 0; i < size; ++i) {
      const Vector open = open_[cells[i]];
      more |= once & open;
      once |= open;
    }
    if constexpr (kMayFail) failed |= everything & ~(once | taken_[house]);
    hidden_[house] = once & ~more;
    if (kinds_ >= Singles::kHidden || facts_->boxes[house]) continue;
    const bool counts = kinds_ == Singles::kInBoxesOrLast || facts_->usual[house];
    hidden_[house] &= counts ? hidden_last(cells) : Vector{};
  }
  failed_ |= failed;
}

// All ones for the boards in which one of the cells is open.
template <typename Word, PackUse kUse>
typename PackedBoards<Word, kUse>::Vector PackedBoards<Word, kUse>::hidden_last(
    std::span<const std::uint16_t> cells) const {
  Vector one{};
  Vector more{};
  for (const std::uint16_t cell : cells) {
    const auto is_open = (Vector)(open_[cell] != 0);
    more |= one & is_open;
    one |= is_open;
  }
  return one & ~more;
}

}  // namespace
}  // namespace nonet::variants

// NOLINTEND(misc-definitions-in-headers)
