#include "variants/exact/board_solver.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>

#include "base/quick_stream.h"
#include "generator/thinning.h"
#include "solvers/exact/count.h"
#include "variants/exact/board_engine.h"
#include "variants/lists/board_lines.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

CellDigits empty_board(const Geometry& geometry) {
  return CellDigits(static_cast<std::size_t>(geometry.cells()));
}

std::uint64_t full_boards(std::string_view key) {
  const auto geometry = geometry_of(key);
  REQUIRE(geometry.ok());
  return BoardSolver(*geometry).solve(empty_board(*geometry), 1'000'000).count;
}

TEST_CASE("the numbers of full small boards are the known ones", "[variants]") {
  // OEIS A107739 and A002860; boards with diagonals by hand: 48 = 2 x 4!.
  CHECK(full_boards("4x4") == 288);
  CHECK(full_boards("4x4+latin") == 576);
  CHECK(full_boards("5x5+latin") == 161'280);
  CHECK(full_boards("4x4+x") == 48);
}

TEST_CASE("on 9x9 the general solver counts the same as the classic one", "[variants]") {
  const auto geometry = geometry_of("9x9");
  const BoardSolver solver(*geometry);
  const auto puzzles = thinned({.seed = 7, .count = 100, .style = {}}, FullGrids());
  REQUIRE(puzzles.size() == 100);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    Grid weak = puzzles[i].givens();
    for (std::size_t taken = 0; taken < i % 3; ++taken) weak.clear(*weak.filled().begin());
    CellDigits givens(weak.values().begin(), weak.values().end());
    const BoardSolutions found = solver.solve(givens, 500);
    CHECK(found.count == count_solutions(weak, 500).count);
  }
}

TEST_CASE("a full board by chance keeps the rules and the givens", "[variants]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6:3x2", "9x9+x+windoku", "12x12", "16x16",
                            "samurai", "anti-knight", "non-consecutive", "25x25");
  const auto geometry = geometry_of(key);
  INFO(key);
  QuickStream random(3, "full", 0);
  CellDigits givens = empty_board(*geometry);
  givens[5] = 3;
  const CellDigits full =
      BoardSolver(*geometry).fill(givens, [&](std::uint32_t bound) { return random.below(bound); });
  REQUIRE(full.size() == givens.size());
  CHECK(full[5] == 3);
  CHECK(std::ranges::count(full, 0) == 0);
  for (int cell = 0; cell < geometry->cells(); ++cell) {
    const auto here = static_cast<CellIndex>(cell);
    for (const CellIndex peer : geometry->peers(here)) REQUIRE(full[peer] != full[here]);
    for (const CellIndex far : geometry->far_from(here))
      REQUIRE(std::abs(full[far] - full[here]) > 1);
  }
}

// All that an engine answers about a puzzle made from a seed.
std::vector<CellDigits> answers(const BoardSolver::Engine& engine, const Geometry& geometry,
                                std::uint64_t seed) {
  QuickStream random(seed, "kernels", 0);
  const auto below = [&](std::uint32_t bound) { return random.below(bound); };
  std::vector<CellDigits> all = {engine.fill(empty_board(geometry), below, {})};
  std::vector<CellIndex> order;
  for (int cell = 0; cell < geometry.cells(); ++cell) order.push_back(static_cast<CellIndex>(cell));
  random.shuffle(std::span(order));
  std::vector<Step> steps;
  for (const CellIndex& cell : order) steps.emplace_back(&cell, 1);
  std::vector<QuickStream> streams;
  for (std::uint64_t number = 0; number < 3; ++number) streams.emplace_back(seed, "packs", number);
  std::vector<DrawBelow> draws;
  for (QuickStream& stream : streams)
    draws.emplace_back([&stream](std::uint32_t bound) { return stream.below(bound); });
  const std::vector<CellDigits> filled = engine.fill_all(draws);
  all.insert(all.end(), filled.begin(), filled.end());
  for (const Singles kinds : {Singles::kInBoxes, Singles::kInBoxesOrLast, Singles::kHidden,
                              Singles::kAll, Singles::kAfterPairs}) {
    const ThinningTask task{all.front(), steps};
    all.push_back(engine.thin_for(kinds, {&task, 1}, 0).front());
    const BySingles solved = engine.solve_by(kinds, {&all.back(), 1}).front();
    all.push_back({static_cast<std::uint8_t>(solved.filled ? 1 : 0),
                   static_cast<std::uint8_t>(solved.fewest_open)});
  }
  const CellDigits thinned = all[all.size() - 2];
  all.push_back(engine.thin(thinned, all.front(), steps, 0, RunControl().limited_to(100)));
  const BoardSolutions found = engine.solve(all.back(), 2, {});
  all.push_back(found.first);
  all.push_back({static_cast<std::uint8_t>(found.nodes % 256)});
  return all;
}

TEST_CASE("the engines of all instruction sets give the same answers", "[variants]") {
  const auto key = GENERATE(as<std::string_view>(), "6x6", "8x8+x", "9x9+windoku", "12x12",
                            "16x16+x", "twin", "samurai", "9x9+non-consecutive", "25x25");
  const auto geometry = geometry_of(key);
  INFO(key);
  const auto expected = answers(*portable_engine(*geometry), *geometry, 2);
  for (const EngineKernel& kernel : engine_kernels()) {
    if (!kernel.runs_here()) continue;
    INFO(kernel.key);
    CHECK(answers(*kernel.engine_for(*geometry), *geometry, 2) == expected);
  }
}

TEST_CASE("givens that contradict one another have no solution", "[variants]") {
  const auto geometry = geometry_of("9x9+anti-knight");
  CellDigits givens = empty_board(*geometry);
  givens[0] = 1;
  givens[11] = 1;  // a knight's move away
  CHECK(BoardSolver(*geometry).solve(givens, 2).count == 0);
}

TEST_CASE("a limit on nodes ends the search, and it says so", "[variants]") {
  const auto geometry = geometry_of("16x16");
  const auto found = BoardSolver(*geometry).solve(empty_board(*geometry), 1'000'000,
                                                  RunControl().limited_to(1'000));
  CHECK_FALSE(found.complete);
  CHECK(found.nodes == 1'001);
}

// The findings of a puzzle, with so many nodes for its spare clues.
BoardFindings findings_for(std::string_view key, std::string_view line, std::uint64_t nodes) {
  const auto geometry = geometry_of(key);
  const BoardRecord record = {.givens = *read_cells(line, *geometry, {})};
  return examine(record, *geometry, BoardSolver(*geometry), {}, nodes);
}

TEST_CASE("spare clues that the search does not tell are called undecided", "[variants]") {
  constexpr std::string_view kSmall = "......1..3..1.2.";
  CHECK(findings_for("4x4", kSmall, 4'000).line == "......1..3..1.2.\tyes\tyes\tyes\tnone\t4\n");
  const BoardFindings none = findings_for("4x4", kSmall, 3'999);
  CHECK(none.line == "......1..3..1.2.\tyes\tyes\tundecided (4 clues)\tnone\t4\n");
  CHECK(none.undecided == 4);
  CHECK_FALSE(none.fault.has_value());
  constexpr std::string_view kLarge =
      ".5.3E....2..1C...76..8.1.......A.A...7....B13.D8.G.EA.B69.8.2F.."
      "16.4...3F.DG....G.F....A.7.5.D............1C....7..52.G...49..6."
      ".....4...B..6....1.......D2.4.5.6.7F.31.....8GB.A.E....7..64D1.2"
      ".....1C4.....89.93.6...D....B...E.4.G6.5...2...3.F..3...C.G6.2..";
  const auto ends = [&](std::uint64_t nodes, std::string_view end) {
    return findings_for("16x16", kLarge, nodes).line.ends_with(end);
  };
  CHECK(ends(100'000, "\tundecided (7 clues)\tnone\t96\n"));
  CHECK(ends(kNodesForSpare, "\tno (3 spare)\tnone\t96\n"));
}

}  // namespace
}  // namespace nonet::variants
