#include "generator/neighbourhood/neighbours.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "board/canonical.h"
#include "generator/thinning.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"
#include "solvers/exact/exact_cover.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

Puzzle sparse() {
  return puzzle_of(
      "4..5...6.9...172..831..2....5..2.....7............4.19.....17......6..53....9..2.");
}

// A puzzle with three redundant clues.
Puzzle wasteful() {
  const Puzzle puzzle = sparse();
  Grid more = puzzle.givens();
  for (const int i : {1, 40, 79}) more.set(Cell(i), puzzle.solution().digit(Cell(i)));
  return *Puzzle::with_proven_solution(more, puzzle.solution());
}

std::vector<Puzzle> all_of(const NeighbourPlan& plan, std::span<const Puzzle> parents,
                           const slices::Kernel& kernel = slices::best_kernel()) {
  std::vector<Puzzle> found;
  std::size_t last = 0;
  NeighbourFinder(plan, kernel).visit(parents, [&](std::size_t parent, const Puzzle& neighbour) {
    CHECK(parent >= last);
    last = parent;
    found.push_back(neighbour);
    return Flow::kContinue;
  });
  return found;
}
std::vector<Puzzle> all_of(const NeighbourPlan& plan, const Puzzle& parent) {
  return all_of(plan, std::span(&parent, 1));
}

std::set<Grid> givens_of(const std::vector<Puzzle>& puzzles) {
  std::set<Grid> grids;
  for (const Puzzle& puzzle : puzzles) grids.insert(puzzle.givens());
  CHECK(grids.size() == puzzles.size());
  return grids;
}

// Every way to exchange one clue, tried one by one by the single-puzzle solver.
std::set<Grid> tried_one_by_one(const Puzzle& parent) {
  std::set<Grid> unique;
  for (const Cell clue : parent.givens().filled()) {
    Grid grid = parent.givens();
    grid.clear(clue);
    for (const Cell cell : ~grid.filled()) {
      for (const Digit digit : ~grid.seen_by(cell)) {
        if (parent.givens().value(cell) == digit.value()) continue;
        Grid neighbour = grid;
        neighbour.set(cell, digit);
        if (count_solutions(neighbour, 2).count == 1) unique.insert(neighbour);
      }
    }
  }
  return unique;
}

int clues_lost(const Puzzle& parent, const Puzzle& neighbour) {
  int lost = 0;
  for (const Cell cell : parent.givens().filled()) {
    if (parent.givens().value(cell) != neighbour.givens().value(cell)) ++lost;
  }
  return lost;
}

TEST_CASE("{-1,+1} neighbours are the same as by trying everything", "[generator]") {
  for (const Puzzle& parent : {sparse(), wasteful()}) {
    const std::set<Grid> tried = tried_one_by_one(parent);
    CHECK(givens_of(all_of({}, parent)) == tried);
    CHECK(givens_of(all_of({.reach = Reach::kExactly}, parent)) == tried);
    std::set<Grid> minimal;
    for (const Grid& grid : tried) {
      if (is_minimal(*certify(grid).puzzle)) minimal.insert(grid);
    }
    CHECK(minimal.empty() ==
          (parent == wasteful()));  // one exchange does not remove three redundant clues
    CHECK(minimal.size() < tried.size());
    CHECK(givens_of(all_of({.minimality = Minimality::kOnly}, parent)) == minimal);
  }
}

TEST_CASE("Neighbours are puzzles that differ by the requested number of clues", "[generator]") {
  const Puzzle parent = sparse();
  for (const Shell shell : {Shell{1, 0}, Shell{0, 1}, Shell{1, 2}, Shell{2, 1}, Shell{2, 2}}) {
    NeighbourPlan plan{.shell = shell, .reach = Reach::kExactly, .sample = 40};
    INFO("remove " << shell.remove << " add " << shell.add);
    const std::vector<Puzzle> found = all_of(plan, parent);
    CHECK(found.size() == (shell == Shell{1, 0} ? 0 : 40));
    for (const Puzzle& neighbour : found) {
      const SolutionCount count = count_by_exact_cover(neighbour.givens(), 2);
      REQUIRE(count.count == 1);
      CHECK(*count.first == neighbour.solution());
      CHECK(clues_lost(parent, neighbour) <= shell.remove);
      CHECK(neighbour.givens().clue_count() ==
            parent.givens().clue_count() - shell.remove + shell.add);
    }
  }
  const auto without_one = givens_of(all_of({.shell = {1, 0}}, wasteful()));
  CHECK(without_one.contains([] {
    Grid grid = wasteful().givens();
    grid.clear(Cell(40));
    return grid;
  }()));
}

TEST_CASE("Reach says whether removed clues may come back", "[generator]") {
  const Puzzle parent = sparse();
  const std::set<Grid> near = givens_of(all_of({}, parent));
  const NeighbourPlan up_to{.shell = {2, 2}, .sample = 1000};
  NeighbourPlan exactly = up_to;
  exactly.reach = Reach::kExactly;
  std::size_t back = 0;
  for (const Grid& neighbour : givens_of(all_of(up_to, parent))) {
    const int lost = clues_lost(parent, *certify(neighbour).puzzle);
    CHECK(near.contains(neighbour) == (lost == 1));
    CHECK(lost > 0);
    back += near.contains(neighbour) ? 1U : 0U;
  }
  CHECK(back > 0);
  for (const Puzzle& neighbour : all_of(exactly, parent)) {
    CHECK(clues_lost(parent, neighbour) == 2);
  }
}

TEST_CASE("Minimal neighbours of a puzzle with redundant clues are minimal", "[generator]") {
  const Puzzle parent = wasteful();
  std::size_t count = 0;
  for (const Shell shell : {Shell{1, 0}, Shell{2, 0}, Shell{2, 1}, Shell{3, 0}, Shell{4, 0}}) {
    CAPTURE(shell.remove, shell.add);
    std::set<Grid> minimal;
    for (const Puzzle& neighbour : all_of({.shell = shell}, parent)) {
      if (is_minimal(neighbour)) minimal.insert(neighbour.givens());
    }
    NeighbourPlan plan{.shell = shell, .minimality = Minimality::kOnly};
    CHECK(givens_of(all_of(plan, parent)) == minimal);
    count += minimal.size();
    plan.minimality = Minimality::kMinimise;
    for (const Puzzle& neighbour : all_of(plan, parent)) CHECK(is_minimal(neighbour));
  }
  CHECK(count > 0);
}

// tests/data/neighbour_counts.txt, which explains its columns.
TEST_CASE("Minimal neighbours are as many as another program finds", "[generator]") {
  std::ifstream in(NONET_TEST_DATA "/neighbour_counts.txt");
  REQUIRE(in);
  std::size_t lines = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string text;
    Shell shell;
    std::size_t count = 0;
    REQUIRE(fields >> text >> shell.remove >> shell.add >> count);
    INFO(line);
    const NeighbourPlan plan{
        .shell = shell, .minimality = Minimality::kOnly, .form = Form::kCanonical};
    CHECK(all_of(plan, puzzle_of(text)).size() == count);
    ++lines;
  }
  CHECK(lines > 10);
}

TEST_CASE("Minimised neighbours are minimal puzzles within neighbours", "[generator]") {
  const Puzzle parent = wasteful();
  const std::vector<Puzzle> found =
      all_of({.minimality = Minimality::kMinimise, .seed = 3}, parent);
  const std::set<Grid> whole = givens_of(all_of({}, parent));
  CHECK_FALSE(givens_of(found).contains(parent.givens()));
  for (const Puzzle& neighbour : found) {
    REQUIRE(certify(neighbour.givens()).puzzle == neighbour);
    CHECK(is_minimal(neighbour));
    CHECK(std::ranges::any_of(
        whole, [&](const Grid& grid) { return neighbour.givens().extended_by(grid); }));
  }
  CHECK(found == all_of({.minimality = Minimality::kMinimise, .seed = 3}, parent));
  CHECK(found != all_of({.minimality = Minimality::kMinimise, .seed = 4}, parent));
}

TEST_CASE("Canonical neighbours come once and are not the parent", "[generator]") {
  const Puzzle parent = sparse();
  std::set<Grid> forms;
  for (const Puzzle& neighbour : all_of({}, parent)) {
    forms.insert(canonical_form(neighbour.givens()));
  }
  forms.erase(canonical_form(parent.givens()));
  const std::vector<Puzzle> found = all_of({.form = Form::kCanonical}, parent);
  CHECK(givens_of(found) == forms);
  for (const Puzzle& neighbour : found) CHECK(certify(neighbour.givens()).puzzle == neighbour);
}

TEST_CASE("A sample is a seeded part of the neighbourhood", "[generator]") {
  const Puzzle parent = sparse();
  const std::set<Grid> all = givens_of(all_of({}, parent));
  std::map<Grid, int> times;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto sample = all_of({.sample = 10, .seed = seed}, parent);
    CHECK(sample.size() == 10);
    for (const Grid& grid : givens_of(sample)) {
      CHECK(all.contains(grid));
      ++times[grid];
    }
    CHECK(sample == all_of({.sample = 10, .seed = seed}, parent));
  }
  CHECK(times.size() > all.size() / 3);
  CHECK(givens_of(all_of({.sample = 1'000'000}, parent)) == all);
  CHECK(all_of({.sample = 0}, parent).empty());
}

TEST_CASE("A sample may be of the neighbours without a few clues only", "[generator]") {
  const Puzzle parent = sparse();
  const std::set<Grid> minimal = givens_of(all_of({.minimality = Minimality::kOnly}, parent));
  for (const std::uint64_t removals : {1U, 3U, 8U}) {
    std::set<Grid> met;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const NeighbourPlan plan{
          .minimality = Minimality::kOnly, .sample = 1'000, .removals = removals, .seed = seed};
      const std::vector<Puzzle> sample = all_of(plan, parent);
      CHECK(sample == all_of(plan, parent));
      CellSet removed;
      for (const Grid& grid : givens_of(sample)) {
        CHECK(minimal.contains(grid));
        removed |= parent.givens().filled() - grid.filled();
        met.insert(grid);
      }
      CHECK(static_cast<std::uint64_t>(removed.size()) <= removals);
      NeighbourPlan part = plan;
      part.sample = 2;
      CHECK(all_of(part, parent).size() == std::min<std::size_t>(2, sample.size()));
    }
    CHECK(met.size() > minimal.size() / 2);
  }
}

TEST_CASE("The neighbours found for a parent depend on nothing else", "[generator]") {
  std::vector<Puzzle> parents;
  for (int i = 0; i < 17; ++i) parents.push_back(i % 3 == 0 ? wasteful() : sparse());
  for (const Minimality minimality : {Minimality::kAny, Minimality::kOnly, Minimality::kMinimise}) {
    for (const auto sample : {std::optional<std::uint64_t>{}, std::optional<std::uint64_t>{7}}) {
      const NeighbourPlan plan{.minimality = minimality, .sample = sample, .seed = 5};
      std::vector<Puzzle> one_by_one;
      for (const Puzzle& parent : parents) {
        for (const Puzzle& neighbour : all_of(plan, parent)) one_by_one.push_back(neighbour);
      }
      for (const slices::Kernel* kernel : slices::kernels()) {
        if (kernel->runs_here()) CHECK(all_of(plan, parents, *kernel) == one_by_one);
      }
    }
  }
}

TEST_CASE("A visit that ends early has seen the first neighbours", "[generator]") {
  const std::vector<Puzzle> parents(3, sparse());
  const std::vector<Puzzle> all = all_of({}, parents);
  std::vector<Puzzle> some;
  NeighbourFinder({}).visit(parents, [&](std::size_t, const Puzzle& neighbour) {
    some.push_back(neighbour);
    return some.size() == 100 ? Flow::kStop : Flow::kContinue;
  });
  CHECK(some == std::vector(all.begin(), all.begin() + 100));

  std::stop_source stop;
  stop.request_stop();
  NeighbourFinder({}).visit(
      parents,
      [](std::size_t, const Puzzle&) {
        FAIL("nothing is visited after a stop");
        return Flow::kStop;
      },
      RunControl(stop.get_token()));
}

}  // namespace
TEST_CASE("removals in ranges give the neighbours of all, in the same order", "[neighbours]") {
  NeighbourPlan plan;
  plan.shell = {2, 2};
  const Puzzle parent = sparse();
  const std::vector<Puzzle> whole = all_of(plan, parent);
  std::vector<Grid> in_ranges;
  NeighbourFinder finder(plan);
  const std::uint64_t removals = removals_of(parent, plan);
  for (std::uint64_t first = 0; first < removals; first += 7) {
    finder.visit(parent, {first, std::min<std::uint64_t>(7, removals - first)},
                 [&](std::size_t, const Puzzle& neighbour) {
                   in_ranges.push_back(neighbour.givens());
                   return Flow::kContinue;
                 });
  }
  REQUIRE(in_ranges.size() == whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i) CHECK(in_ranges[i] == whole[i].givens());
}

TEST_CASE("a neighbour lies around its parent, and around no puzzle that is farther away",
          "[neighbours]") {
  for (const Reach reach : {Reach::kUpTo, Reach::kExactly}) {
    NeighbourPlan plan;
    plan.shell = {2, 1};
    plan.reach = reach;
    const Puzzle parent = sparse();
    const std::vector<Puzzle> found = all_of(plan, parent);
    REQUIRE(found.size() > 2);
    const std::set<Grid> grids = givens_of(found);
    for (const Puzzle& one : found) CHECK(lies_around(parent, one.givens(), plan));
    CHECK_FALSE(lies_around(parent, parent.givens(), plan));
    // By definition: of the neighbours' neighbours, those around the parent are the neighbours
    // already found.
    for (const Puzzle& other : all_of(plan, found.front())) {
      CHECK(lies_around(parent, other.givens(), plan) == grids.contains(other.givens()));
    }
  }
}

}  // namespace nonet
