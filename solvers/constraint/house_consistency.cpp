#include "solvers/constraint/house_consistency.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"

namespace nonet::constraint {
namespace {

constexpr std::size_t kSubsets = 512;

// A set of states, each the set of values used so far.
class StateSet {
 public:
  void set(std::size_t state) { words_[state / 64] |= std::uint64_t{1} << state % 64; }
  [[nodiscard]] bool test(std::size_t state) const {
    return (words_[state / 64] >> state % 64 & 1) != 0;
  }
  [[nodiscard]] bool none() const { return words_ == std::array<std::uint64_t, kSubsets / 64>{}; }

  // Calls visit(state) for each, rising.
  template <typename Visit>
  void for_each(Visit visit) const {
    for (std::size_t word = 0; word < words_.size(); ++word) {
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1) {
        visit(64 * word + static_cast<std::size_t>(std::countr_zero(left)));
      }
    }
  }

 private:
  std::array<std::uint64_t, kSubsets / 64> words_{};
};

// The states reached from `states` by adding one unused value of the domain.
StateSet after(const StateSet& states, std::uint16_t domain) {
  StateSet next;
  states.for_each([&](std::size_t used) {
    for (unsigned free = domain & ~static_cast<unsigned>(used); free != 0; free &= free - 1) {
      next.set(used | (free & (0U - free)));
    }
  });
  return next;
}

}  // namespace

bool prune_by_hall_sets(HouseDomains domains, const SetSizes& sizes) {
  assert(domains.size() <= 9);
  const std::size_t subsets = std::size_t{1} << domains.size();
  const int open = static_cast<int>(domains.size());
  std::array<std::uint16_t, kSubsets> unions{};
  for (std::size_t set = 1; set < subsets; ++set) {
    unions[set] = static_cast<std::uint16_t>(unions[set & (set - 1)] | domains[lowest(set)]);
    const int squares = std::popcount(set);
    if (squares > sizes.naked && open - squares > sizes.hidden) continue;
    const int digits = std::popcount(unions[set]);
    if (digits < squares) return false;
    if (digits > squares || set == subsets - 1) continue;
    bool pruned = false;
    for (std::size_t i = 0; i < domains.size(); ++i) {
      if ((set >> i & 1) != 0 || (domains[i] & unions[set]) == 0) continue;
      domains[i] = static_cast<std::uint16_t>(domains[i] & ~unions[set]);
      pruned = true;
    }
    if (pruned) return prune_by_hall_sets(domains, sizes);  // unions of later sets have changed
  }
  return true;
}

bool prune_by_automaton(HouseDomains domains) {
  const std::size_t n = domains.size();
  assert(n <= 9);
  // forward[i]: sets of values that x_1 .. x_i can use; live: the sets among them that x_{i+1} ..
  // x_n can complete.
  std::array<StateSet, 10> forward;
  forward[0].set(0);
  for (std::size_t i = 0; i < n; ++i) forward[i + 1] = after(forward[i], domains[i]);
  if (forward[n].none()) return false;
  StateSet live = forward[n];
  for (std::size_t i = n; i-- > 0;) {
    StateSet live_before;
    unsigned supported = 0;
    forward[i].for_each([&](std::size_t used) {
      for (unsigned free = domains[i] & ~static_cast<unsigned>(used); free != 0; free &= free - 1) {
        const unsigned value = free & (0U - free);
        if (!live.test(used | value)) continue;
        supported |= value;
        live_before.set(used);
      }
    });
    domains[i] = static_cast<std::uint16_t>(supported);
    live = live_before;
  }
  return true;
}

}  // namespace nonet::constraint
