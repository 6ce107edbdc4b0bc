// Boards that are solved, thinned and filled side by side, beside a plain solver by singles.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <set>
#include <string_view>

#include "base/quick_stream.h"
#include "variants/exact/board_solver.h"

namespace nonet::variants {
namespace {

// A position of a board, solved in turns of all singles that are open, by the definitions alone.
class PlainBoard {
 public:
  PlainBoard(const Geometry& geometry, const CellDigits& givens)
      : geometry_(&geometry),
        digits_(givens.size()),
        open_(givens.size(), (1U << geometry.digits()) - 1) {
    for (std::size_t i = 0; i < givens.size(); ++i) {
      if (givens[i] != 0) place(static_cast<CellIndex>(i), givens[i]);
    }
  }

  BySingles solve(Singles kinds) {
    BySingles found{.filled = false, .fewest_open = cells_open()};
    while (!failed_ && cells_open() > 0) {
      const std::vector<std::uint32_t> singles = singles_of(kinds);
      int placed = 0;
      for (std::size_t i = 0; i < singles.size(); ++i) {
        if (singles[i] == 0) continue;
        failed_ = failed_ || std::popcount(singles[i]) > 1;
        place(static_cast<CellIndex>(i), std::countr_zero(singles[i]) + 1);
        ++placed;
      }
      if (placed == 0 && (kinds != Singles::kAfterPairs || !remove_more())) break;
      if (placed > 0 && cells_open() > 0) found.fewest_open = std::min(found.fewest_open, placed);
    }
    found.filled = !failed_ && cells_open() == 0;
    return found;
  }
  [[nodiscard]] bool is_filled(CellIndex cell) const { return digits_[cell] != 0; }

 private:
  void place(CellIndex cell, int digit) {
    failed_ = failed_ || (open_[cell] >> (digit - 1) & 1U) == 0;
    digits_[cell] = static_cast<std::uint8_t>(digit);
    open_[cell] = 0;
    for (const CellIndex peer : geometry_->peers(cell)) exclude(peer, digit);
    for (const CellIndex far : geometry_->far_from(cell)) {
      exclude(far, digit - 1);
      exclude(far, digit + 1);
    }
  }
  void exclude(CellIndex cell, int digit) {
    if (digits_[cell] != 0 && digits_[cell] == digit) failed_ = true;
    if (digits_[cell] != 0 || digit < 1 || digit > geometry_->digits()) return;
    open_[cell] &= ~(1U << (digit - 1));
    failed_ = failed_ || open_[cell] == 0;
  }
  [[nodiscard]] int cells_open() const { return static_cast<int>(std::ranges::count(digits_, 0)); }
  [[nodiscard]] std::vector<CellIndex> places(const Region& region, int digit) const {
    std::vector<CellIndex> found;
    for (const CellIndex cell : region.cells) {
      if ((open_[cell] >> (digit - 1) & 1U) != 0) found.push_back(cell);
    }
    return found;
  }

  // By cell: the digits that are singles there.
  [[nodiscard]] std::vector<std::uint32_t> singles_of(Singles kinds) const {
    std::vector<std::uint32_t> singles(digits_.size());
    for (const Region& region : geometry_->regions()) {
      const auto open =
          std::ranges::count_if(region.cells, [&](CellIndex cell) { return digits_[cell] == 0; });
      const bool is_last =
          open == 1 && (kinds == Singles::kInBoxesOrLast || region.layer <= Layer::kColumns);
      if (kinds < Singles::kHidden && region.layer != Layer::kBoxes && !is_last) continue;
      for (int digit = 1; digit <= geometry_->digits(); ++digit) {
        const std::vector<CellIndex> cells = places(region, digit);
        if (cells.size() == 1) singles[cells.front()] |= 1U << (digit - 1);
      }
    }
    for (std::size_t i = 0; i < open_.size() && kinds >= Singles::kAll; ++i) {
      if (std::has_single_bit(open_[i])) singles[i] |= open_[i];
    }
    return singles;
  }

  // Locked candidates, naked and hidden pairs.
  bool remove_more() {
    const std::vector<std::uint32_t> before = open_;
    for (const Region& region : geometry_->regions()) {
      for (int digit = 1; digit <= geometry_->digits(); ++digit) lock(region, digit);
      for (const CellIndex a : region.cells) {
        for (const CellIndex b : region.cells) {
          if (a < b) remove_by_pair(region, a, b);
        }
      }
    }
    return open_ != before;
  }
  void lock(const Region& region, int digit) {
    const std::vector<CellIndex> cells = places(region, digit);
    for (const Region& other : geometry_->regions()) {
      if (&other == &region || cells.empty() || !std::ranges::includes(other.cells, cells)) {
        continue;
      }
      for (const CellIndex cell : other.cells) {
        if (!std::ranges::binary_search(region.cells, cell)) open_[cell] &= ~(1U << (digit - 1));
      }
    }
  }
  void remove_by_pair(const Region& region, CellIndex a, CellIndex b) {
    std::uint32_t elsewhere = 0;
    for (const CellIndex cell : region.cells) elsewhere |= cell == a || cell == b ? 0 : open_[cell];
    const std::uint32_t hidden = open_[a] & open_[b] & ~elsewhere;
    if (std::popcount(hidden) == 2) open_[a] = open_[b] = hidden;
    if (open_[a] != open_[b] || std::popcount(open_[a]) != 2) return;
    for (const CellIndex cell : region.cells) {
      if (cell != a && cell != b) open_[cell] &= ~open_[a];
    }
  }

  const Geometry* geometry_;
  CellDigits digits_;
  std::vector<std::uint32_t> open_;
  bool failed_ = false;
};

// Full boards by chance.
std::vector<CellDigits> full_boards_of(const BoardSolver& solver, std::size_t count) {
  QuickStream random(11, "packed", 0);
  const std::vector<DrawBelow> draws(
      count, [&random](std::uint32_t bound) { return random.below(bound); });
  return solver.fill_all(draws);
}

constexpr auto kKinds = {Singles::kInBoxes, Singles::kInBoxesOrLast, Singles::kHidden,
                         Singles::kAll, Singles::kAfterPairs};

TEST_CASE("boards filled side by side keep the rules and differ", "[variants][packed]") {
  const auto key = GENERATE(as<std::string_view>(), "4x4", "6x6+x", "8x8", "9x9+windoku", "12x12",
                            "16x16", "samurai", "9x9+anti-knight", "25x25");
  INFO(key);
  const auto geometry = geometry_of(key);
  const BoardSolver solver(*geometry);
  const std::vector<CellDigits> full = full_boards_of(solver, 70);
  std::set<CellDigits> different;
  for (const CellDigits& board : full) {
    if (board.empty()) continue;  // given up
    different.insert(board);
    CHECK(PlainBoard(*geometry, board).solve(Singles::kAll).filled);
  }
  CHECK(different.size() > 45);  // there are 288 of 4x4
}

TEST_CASE("the smallest boards are filled side by side, too", "[variants][packed]") {
  const auto key = GENERATE(as<std::string_view>(), "2x2+latin", "3x3+latin");
  INFO(key);
  const auto geometry = geometry_of(key);
  for (const CellDigits& board : full_boards_of(BoardSolver(*geometry), 20)) {
    REQUIRE_FALSE(board.empty());
    CHECK(PlainBoard(*geometry, board).solve(Singles::kAll).filled);
  }
}

TEST_CASE("puzzles solved side by side are solved as alone", "[variants][packed]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6", "9x9+x", "9x9+latin", "12x12",
                            "9x9+anti-knight", "9x9+non-consecutive", "twin");
  INFO(key);
  const auto geometry = geometry_of(key);
  const BoardSolver solver(*geometry);
  QuickStream random(12, "packed", 1);
  std::vector<CellDigits> puzzles;
  for (int number = 0; number < 80; ++number) {
    CellDigits puzzle = solver.fill(CellDigits(static_cast<std::size_t>(geometry->cells())),
                                    [&](std::uint32_t bound) { return random.below(bound); });
    const std::uint32_t of_ten = 4 + random.below(5);  // so many tenths are taken out
    for (std::uint8_t& digit : puzzle) digit = random.below(10) < of_ten ? 0 : digit;
    // Every fifth has a digit that may be wrong.
    if (number % 5 == 0) {
      puzzle[random.below(static_cast<std::uint32_t>(puzzle.size()))] = static_cast<std::uint8_t>(
          1 + random.below(static_cast<std::uint32_t>(geometry->digits())));
    }
    puzzles.push_back(puzzle);
  }
  for (const Singles kinds : kKinds) {
    const std::vector<BySingles> found = solver.solve_by(kinds, puzzles);
    int filled = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      const BySingles alone = PlainBoard(*geometry, puzzles[i]).solve(kinds);
      CHECK(found[i].filled == alone.filled);
      if (alone.filled && kinds <= Singles::kHidden)
        CHECK(found[i].fewest_open == alone.fewest_open);
      filled += alone.filled ? 1 : 0;
    }
    if (kinds >= Singles::kAll) CHECK(filled > 0);
    CHECK(filled < 80);
  }
}

TEST_CASE("puzzles thinned side by side are thinned as alone, one by one", "[variants][packed]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6", "9x9+x", "9x9+non-consecutive", "10x10");
  const auto geometry = geometry_of(key);
  const BoardSolver solver(*geometry);
  std::vector<CellIndex> cells(static_cast<std::size_t>(geometry->cells()));
  std::iota(cells.begin(), cells.end(), CellIndex{0});
  const std::vector<CellDigits> full = full_boards_of(solver, 40);
  const std::size_t size = GENERATE(as<std::size_t>(), 1, 2);  // cells of a step
  const int fewest = GENERATE(0, 30);
  INFO(key << ", steps of " << size << ", at least " << fewest);
  std::vector<Step> steps;
  for (std::size_t first = 0; first < cells.size(); first += size)
    steps.push_back(std::span(cells).subspan(first, std::min(size, cells.size() - first)));
  QuickStream(13, "packed", 2).shuffle(std::span(steps));
  std::vector<ThinningTask> tasks;
  for (const CellDigits& board : full) {
    if (!board.empty()) tasks.push_back({board, steps});
  }
  for (const Singles kinds : kKinds) {
    const std::vector<CellDigits> thinned = solver.thin_for(kinds, tasks, fewest);
    REQUIRE(thinned.size() == tasks.size());
    for (std::size_t i = 0; i < tasks.size(); i += 7) {
      CellDigits alone = tasks[i].puzzle;
      for (const Step& step : steps) {
        CellDigits fewer = alone;
        for (const CellIndex cell : step) fewer[cell] = 0;
        PlainBoard board(*geometry, fewer);
        board.solve(kinds);
        const bool follows =
            std::ranges::all_of(step, [&](CellIndex cell) { return board.is_filled(cell); });
        if (follows && clue_count(fewer) >= fewest) alone = fewer;
      }
      CHECK(thinned[i] == alone);
    }
  }
}

}  // namespace
}  // namespace nonet::variants
