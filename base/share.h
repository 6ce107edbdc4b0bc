// One of several equal shares of a list, for runs side by side: every N-th item, from the I-th on.
// The shares together are the whole, and each knows its items without seeing the others.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace nonet {

struct Share {
  std::uint64_t number = 1;  // from 1 to `of`
  std::uint64_t of = 1;

  // Items count from 1.
  [[nodiscard]] bool has(std::uint64_t item) const { return (item - 1) % of == number - 1; }
  [[nodiscard]] bool is_all() const { return of == 1; }
};

// The seed for a share of work that cannot be dealt out, such as a hunt: each share is a separate
// run. Share 1 keeps the seed itself, so it is the run without shares. The seed does not depend on
// the number of shares, so that more can be added.
std::uint64_t seed_of_share(std::uint64_t seed, const Share& share);

// "I/N"; nullopt for anything else, and where I is not from 1 to N.
std::optional<Share> parse_share(std::string_view text);

}  // namespace nonet
