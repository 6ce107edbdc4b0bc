#include "variants/making/six_by_six.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>
#include <set>
#include <string_view>

#include "generator/atlas/six_by_six.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

TEST_CASE("the classes of 6x6 are all that there are", "[variants][six]") {
  const auto listed = six::grid_classes();
  REQUIRE(listed.size() == kSixBySixClasses.size());
  std::int64_t boards = 0;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const SixBySixClass& mine = kSixBySixClasses.at(i);
    for (std::size_t cell = 0; cell < listed[i].grid.size(); ++cell)
      REQUIRE(mine.board[cell] - '1' == listed[i].grid.at(cell));
    CHECK(mine.boards == listed[i].grids);
    boards += mine.boards;
  }
  CHECK(boards == kSixBySixBoards);
}

TEST_CASE("full 6x6 boards keep the rules and are drawn evenly", "[variants][six]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6", "6x6:3x2");
  const auto geometry = geometry_of(key);
  const SixBySix boards(*geometry);
  constexpr int kDraws = 40'000;
  std::array<int, kSixBySixClasses.size()> drawn{};
  std::array<std::array<int, 7>, 36> digits{};
  std::set<CellDigits> different;
  bool keeps_rules = true;
  for (int i = 0; i < kDraws; ++i) {
    QuickStream random(5, "six", static_cast<std::uint64_t>(i));
    const SixBySix::Full full = boards.draw(random);
    ++drawn.at(full.number);
    different.insert(full.digits);
    for (std::size_t cell = 0; cell < 36; ++cell) {
      ++digits.at(cell).at(full.digits[cell]);
      keeps_rules &= std::ranges::none_of(
          geometry->peers(static_cast<CellIndex>(cell)),
          [&](CellIndex peer) { return full.digits[peer] == full.digits[cell]; });
    }
  }
  CHECK(keeps_rules);
  // Of 40,000 out of 28,200,960 about 28 come twice.
  CHECK(different.size() > kDraws - 60);
  CHECK(different.size() < kDraws);
  const auto is_near = [](int count, double share) {
    const double mean = kDraws * share;
    return std::abs(count - mean) < 4.5 * std::sqrt(mean) + 1;
  };
  for (std::size_t i = 0; i < drawn.size(); ++i)
    CHECK(is_near(drawn.at(i), kSixBySixClasses.at(i).boards / double{kSixBySixBoards}));
  for (const auto& of_cell : digits) {
    for (std::size_t digit = 1; digit <= 6; ++digit) CHECK(is_near(of_cell.at(digit), 1.0 / 6));
  }
}

TEST_CASE("6x6 puzzles are those of taking clues one by one", "[variants][six]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6", "6x6:3x2");
  const auto geometry = geometry_of(key);
  const SixBySix boards(*geometry);
  const BoardSolver solver(*geometry);
  std::vector<CellIndex> cells(36);
  std::iota(cells.begin(), cells.end(), CellIndex{0});
  for (std::uint64_t number = 0; number < 300; ++number) {
    QuickStream random(6, "six", number);
    const SixBySix::Full full = boards.draw(random);
    random.shuffle(std::span<CellIndex>(cells));
    std::vector<Step> steps;
    const std::size_t size = number % 3 + 1;  // cells of a step
    for (std::size_t first = 0; first < cells.size(); first += size)
      steps.push_back(std::span(cells).subspan(first, size));
    const int fewest = number % 5 == 0 ? 15 : 0;
    CHECK(text_of(boards.thin(full, steps, fewest, {})) ==
          text_of(solver.thin(full.digits, full.digits, steps, fewest)));
  }
}

}  // namespace
}  // namespace nonet::variants
