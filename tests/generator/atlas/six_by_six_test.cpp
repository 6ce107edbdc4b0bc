// What the atlas estimates by random subsets, on boards of six by six, where it can be counted.
#include "generator/atlas/six_by_six.h"

#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

#include "base/random_stream.h"
#include "generator/atlas/subset_plan.h"

namespace nonet {
namespace {

// All minimal puzzles among the cells, by trying all sets of clues.
std::set<six::Cells> by_trying(const std::vector<six::Cells>& sets, six::Cells among) {
  std::set<six::Cells> minimal;
  for (six::Cells clues = among;; clues = (clues - 1) & among) {
    bool needs_all = six::has_one_solution(sets, clues);
    for (six::Cells rest = clues; needs_all && rest != 0; rest &= rest - 1)
      needs_all = !six::has_one_solution(sets, clues & ~(rest & -rest));
    if (needs_all) minimal.insert(clues);
    if (clues == 0) return minimal;
  }
}

TEST_CASE("The grids of six by six fall into 49 classes", "[atlas]") {
  const auto classes = six::grid_classes();
  std::int64_t grids = 0;
  for (const six::GridClass& one : classes) grids += one.grids;
  CHECK(classes.size() == 49);
  CHECK(grids == six::kGrids);
}

TEST_CASE("Minimal puzzles of six by six inside a subset are those that trying all sets finds",
          "[atlas]") {
  RandomStream random(1, "six by six");
  const auto sets = six::unavoidable_sets(six::grid_classes().front().grid);
  std::size_t found = 0;
  for (int i = 0; i < 20; ++i) {
    const six::Cells among = six::random_cells(15, random);
    std::set<six::Cells> listed;
    six::for_each_minimal_puzzle(sets, among,
                                 [&](six::Cells clues) { CHECK(listed.insert(clues).second); });
    CHECK(listed == by_trying(sets, among));
    found += listed.size();
  }
  CHECK(found > 20);
}

TEST_CASE("Random subsets give the number of minimal puzzles of a grid of six by six", "[atlas]") {
  constexpr int kDraws = 4000;
  const auto sets = six::unavoidable_sets(six::grid_classes().front().grid);
  double exact = 0;
  six::for_each_minimal_puzzle(sets, six::kAllCells, [&](six::Cells) { ++exact; });
  CHECK(exact == 806'024);
  const std::array plan = {SubsetDraws{17, 1}};
  RandomStream random(2, "six by six");
  double sum = 0;
  double squares = 0;
  for (int i = 0; i < kDraws; ++i) {
    const six::Cells among = six::random_cells(17, random);
    if (!six::has_one_solution(sets, among)) continue;
    double weight = 0;
    six::for_each_minimal_puzzle(sets, among, [&](six::Cells clues) {
      weight += weight_of_find(plan, six::kCells, std::popcount(clues));
    });
    sum += weight;
    squares += weight * weight;
  }
  const double mean = sum / kDraws;
  const double error = std::sqrt((squares / kDraws - mean * mean) / kDraws);
  CHECK(error < 0.1 * exact);
  CHECK(std::abs(mean - exact) < 4 * error);
}

}  // namespace
}  // namespace nonet
