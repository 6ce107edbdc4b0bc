#include "generator/full_grid.h"

#include "generator/random_choice.h"
#include "solvers/constraint/propagation.h"

namespace nonet {

Grid random_full_grid(RandomStream& random) {
  constexpr constraint::Rules kSingles{};
  for (;;) {
    constraint::Domains domains;
    bool consistent = true;
    while (consistent && !domains.solved()) {
      const Cell cell = random_member(domains.open(), random);
      domains.assign(cell, random_member(domains.of(cell), random));
      consistent = constraint::propagate(domains, kSingles);
    }
    if (consistent) return domains.grid();
  }
}

}  // namespace nonet
