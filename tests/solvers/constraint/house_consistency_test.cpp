#include "solvers/constraint/house_consistency.h"

#include <bit>
#include <catch2/catch.hpp>
#include <vector>

#include "base/random_stream.h"

namespace nonet::constraint {
namespace {

using Masks = std::vector<std::uint16_t>;

// The digits that occur in some assignment with all variables different, by trying them all.
bool brute_force(const Masks& domains, Masks& kept, Masks& chosen) {
  if (chosen.size() == domains.size()) {
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      kept[i] = static_cast<std::uint16_t>(kept[i] | chosen[i]);
    }
    return true;
  }
  bool any = false;
  for (unsigned left = domains[chosen.size()]; left != 0; left &= left - 1) {
    const auto value = static_cast<std::uint16_t>(left & (0U - left));
    bool used = false;
    for (const std::uint16_t other : chosen) used = used || other == value;
    if (used) continue;
    chosen.push_back(value);
    any = brute_force(domains, kept, chosen) || any;
    chosen.pop_back();
  }
  return any;
}

Masks random_domains(RandomStream& random, std::size_t size) {
  Masks masks(size);
  for (std::uint16_t& mask : masks) {
    do {
      mask = static_cast<std::uint16_t>(random.bits() & random.bits() & ((1U << size) - 1));
    } while (mask == 0);
  }
  return masks;
}

TEST_CASE("Hall sets and the automaton keep exactly the supported digits", "[constraint]") {
  RandomStream random(1, "house-consistency");
  int inconsistent = 0;
  for (int round = 0; round < 3000; ++round) {
    const Masks domains = random_domains(random, 2 + random.below(5));
    Masks kept(domains.size(), 0);
    Masks chosen;
    const bool consistent = brute_force(domains, kept, chosen);
    inconsistent += consistent ? 0 : 1;
    Masks by_hall = domains;
    Masks by_automaton = domains;
    CHECK(prune_by_hall_sets(by_hall) == consistent);
    CHECK(prune_by_automaton(by_automaton) == consistent);
    if (!consistent) continue;
    CHECK(by_hall == kept);
    CHECK(by_automaton == kept);
  }
  CHECK(inconsistent > 300);
  CHECK(inconsistent < 2700);
}

TEST_CASE("Hall sets and the automaton agree on whole houses", "[constraint]") {
  RandomStream random(2, "house-consistency");
  for (int round = 0; round < 300; ++round) {
    Masks by_hall = random_domains(random, 9);
    Masks by_automaton = by_hall;
    const bool consistent = prune_by_hall_sets(by_hall);
    CHECK(prune_by_automaton(by_automaton) == consistent);
    if (consistent) CHECK(by_hall == by_automaton);
  }
}

// Naked sets of up to `largest` squares by trying every choice of squares until nothing changes.
Masks naked_sets(Masks domains, int largest) {
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned set = 1; set < 1U << domains.size(); ++set) {
      unsigned digits = 0;
      for (std::size_t i = 0; i < domains.size(); ++i) digits |= (set >> i & 1U) ? domains[i] : 0U;
      if (std::popcount(set) > largest || std::popcount(digits) != std::popcount(set)) continue;
      for (std::size_t i = 0; i < domains.size(); ++i) {
        const auto left = static_cast<std::uint16_t>(domains[i] & ~digits);
        if ((set >> i & 1U) != 0 || left == domains[i]) continue;
        domains[i] = left;
        changed = true;
      }
    }
  }
  return domains;
}

TEST_CASE("Sets up to a size prune exactly as naked sets up to that size", "[constraint]") {
  RandomStream random(2, "house-consistency");
  int weaker = 0;
  for (int round = 0; round < 3000; ++round) {
    const Masks domains = random_domains(random, 6 + random.below(4));
    Masks all = domains;
    if (!prune_by_hall_sets(all)) continue;
    for (const int largest : {1, 2, 3, 4}) {
      Masks naked = domains;
      REQUIRE(prune_by_hall_sets(naked, {largest, 0}));
      CHECK(naked == naked_sets(domains, largest));
      weaker += naked == all ? 0 : 1;
    }
    for (const SetSizes sizes : {SetSizes{8, 0}, SetSizes{1, 8}, SetSizes{4, 4}}) {
      Masks pruned = domains;
      REQUIRE(prune_by_hall_sets(pruned, sizes));
      CHECK(pruned == all);
    }
  }
  CHECK(weaker > 100);
}

}  // namespace
}  // namespace nonet::constraint
