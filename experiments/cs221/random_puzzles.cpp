#include "experiments/cs221/random_puzzles.h"

#include <array>
#include <numeric>

#include "generator/random_choice.h"
#include "solvers/constraint/propagation.h"

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

}  // namespace nonet::cs221
