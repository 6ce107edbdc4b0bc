#include "generator/neighbourhood/solution_table.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <span>

#include "base/random_stream.h"

namespace nonet {
namespace {

// Boards with one of two digits in each cell; they need not be solution grids.
std::vector<PackedBoard> some_solutions(std::size_t count) {
  RandomStream random(1, "solution-table-test");
  std::vector<PackedBoard> boards(count);
  for (PackedBoard& board : boards) {
    for (int i = 0; i < kCells; ++i) {
      board.insert({Cell(i), Digit::from_index((i + (random.chance(0.4) ? 1 : 0)) % kSize)});
    }
  }
  return boards;
}

std::size_t having(const std::vector<PackedBoard>& solutions, const std::set<int>& set) {
  return static_cast<std::size_t>(std::ranges::count_if(solutions, [&](const PackedBoard& board) {
    return std::ranges::all_of(set, [&](int index) {
      return board.contains({Cell(index / kSize), Digit::from_index(index % kSize)});
    });
  }));
}

// All sets of two or three of the allowed candidates in exactly one solution, one by one.
std::set<std::set<int>> tried(const std::vector<PackedBoard>& solutions,
                              const std::vector<int>& allowed, int count, bool needed) {
  std::set<std::set<int>> sets;
  const auto consider = [&](const std::set<int>& set) {
    if (static_cast<int>(set.size()) != count || having(solutions, set) != 1) return;
    for (const int left_out : set) {
      std::set<int> others = set;
      others.erase(left_out);
      if (needed && having(solutions, others) == 1) return;
    }
    sets.insert(set);
  };
  for (const int a : allowed) {
    for (const int b : allowed) {
      consider({a, b});
      if (count == 3) {
        for (const int c : allowed) consider({a, b, c});
      }
    }
  }
  return sets;
}

TEST_CASE("Sets that occur in one solution are found, and no others", "[generator]") {
  const std::vector<PackedBoard> solutions = some_solutions(20);
  SolutionTable table;
  for (const PackedBoard& solution : solutions) table.add(solution);
  CHECK(table.size() == 20);
  PackedBoard allowed;
  std::vector<int> allowed_indices;
  for (int index = 0; index < kCells * kSize; index += 5) {
    const Candidate candidate{Cell(index / kSize), Digit::from_index(index % kSize)};
    if (having(solutions, {index}) == 0) continue;
    allowed.insert(candidate);
    allowed_indices.push_back(index);
  }
  for (const int count : {2, 3}) {
    for (const bool needed : {false, true}) {
      INFO(count << (needed ? " needed" : ""));
      std::set<std::set<int>> found;
      table.for_each_unique_set({count, allowed, needed}, [&](const std::vector<Candidate>& set,
                                                              const PackedBoard& solution) {
        std::set<int> indices;
        for (const Candidate c : set) {
          indices.insert(c.index());
          CHECK(solution.contains(c));
        }
        CHECK(found.insert(indices).second);
      });
      CHECK_FALSE(found.empty());
      CHECK(found == tried(solutions, allowed_indices, count, needed));
    }
  }
}

TEST_CASE("Smaller sets come with the others if they are wanted", "[generator]") {
  const std::vector<PackedBoard> solutions = some_solutions(6);
  SolutionTable table;
  for (const PackedBoard& solution : solutions) table.add(solution);
  const auto sizes = [&](bool or_fewer) {
    std::map<std::size_t, int> counts;
    table.for_each_unique_set(
        {.count = 3, .allowed = PackedBoard::of({}), .needed = true, .or_fewer = or_fewer},
        [&](const std::vector<Candidate>& set, const PackedBoard&) { ++counts[set.size()]; });
    return counts;
  };
  const auto exactly = sizes(false);
  auto up_to = sizes(true);
  REQUIRE(exactly.contains(3));
  CHECK(up_to[3] == exactly.at(3));
  for (const int count : {1, 2}) {
    int found = 0;
    table.for_each_unique_set({.count = count, .allowed = PackedBoard::of({}), .needed = true},
                              [&](const std::vector<Candidate>&, const PackedBoard&) { ++found; });
    CHECK(found > 0);
    CHECK(up_to[static_cast<std::size_t>(count)] == found);
  }
}

TEST_CASE("Sets are within a witness for each given", "[generator]") {
  const std::vector<PackedBoard> boards = some_solutions(40);
  const std::span<const PackedBoard> solutions = std::span(boards).first(10);
  const std::array givens{std::span(boards).subspan(10, 8), std::span(boards).subspan(18, 22)};
  SolutionTable plain;
  for (const PackedBoard& solution : solutions) plain.add(solution);
  SolutionTable witnessed = plain;
  for (const auto& witnesses : givens) {
    witnessed.open_witnesses();
    // In two parts, as they come.
    witnessed.add_witnesses(witnesses.first(3));
    witnessed.add_witnesses(witnesses.subspan(3));
  }
  using Sets = std::set<std::vector<Candidate>>;
  const auto sets_of = [](const SolutionTable& table, const auto& wanted) {
    Sets sets;
    table.for_each_unique_set(
        {.count = 3, .allowed = PackedBoard::of({}), .needed = true, .or_fewer = true},
        [&](const std::vector<Candidate>& set, const PackedBoard&) {
          if (wanted(set)) sets.insert(set);
        });
    return sets;
  };
  const auto is_witnessed = [&](const std::vector<Candidate>& set) {
    return std::ranges::all_of(givens, [&](std::span<const PackedBoard> witnesses) {
      return std::ranges::any_of(witnesses, [&](const PackedBoard& board) {
        return std::ranges::all_of(set, [&](Candidate c) { return board.contains(c); });
      });
    });
  };
  const Sets found = sets_of(witnessed, [](const auto&) { return true; });
  CHECK_FALSE(found.empty());
  CHECK(found.size() < sets_of(plain, [](const auto&) { return true; }).size());
  CHECK(found == sets_of(plain, is_witnessed));
}

TEST_CASE("A table without solutions has no sets", "[generator]") {
  SolutionTable().for_each_unique_set(
      {.count = 2, .allowed = PackedBoard::of({})},
      [](const std::vector<Candidate>&, const PackedBoard&) { FAIL("no solution, no set"); });
}

}  // namespace
}  // namespace nonet
