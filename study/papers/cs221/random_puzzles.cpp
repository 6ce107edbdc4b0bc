#include "study/papers/cs221/random_puzzles.h"

#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "generator/random_choice.h"
#include "solvers/constraint/constraint_solvers.h"
#include "solvers/constraint/propagation.h"
#include "solvers/exact/count.h"

namespace nonet::cs221 {
namespace {

constexpr int kKnownSquares = 17;
constexpr int kDifferentDigits = 8;

bool enough_known(const constraint::Domains& domains) {
  if (kCells - domains.open().size() < kKnownSquares) return false;
  DigitSet digits;
  for (const Cell c : ~domains.open()) digits |= domains.of(c);
  return digits.size() >= kDifferentDigits;
}

}  // namespace

Grid random_puzzle(RandomStream& random) {
  const constraint::Rules singles;
  constraint::Domains empty;
  constraint::propagate(empty, singles);
  for (;;) {
    constraint::Domains domains = empty;
    std::array<int, kCells> order{};
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(std::span<int>(order));
    for (const int index : order) {
      domains.assign(Cell(index), random_member(domains.of(Cell(index)), random));
      if (!constraint::propagate(domains, singles)) break;
      if (enough_known(domains)) return domains.grid();
    }
  }
}

Grid minimal_puzzle(RandomStream& random) {
  constexpr constraint::SearchLimits kOneSolution{1, 100'000};  // options; few take more
  std::vector<Grid> solved;
  while (solved.empty()) {
    solved = search(random_puzzle(random), constraint::kNorvig, kOneSolution).solutions;
  }
  Grid puzzle = solved.front();
  std::array<int, kCells> order{};
  std::iota(order.begin(), order.end(), 0);
  random.shuffle(std::span<int>(order));
  for (const int index : order) {
    Grid emptier = puzzle;
    emptier.clear(Cell(index));
    if (count_solutions(emptier, 2).count == 1) puzzle = emptier;
  }
  return puzzle;
}

}  // namespace nonet::cs221
