// How long each of a row of random searches goes on before the next one begins anew.
#pragma once

#include <bit>
#include <cstdint>

namespace nonet {

// The length of search `number`, from 0, in lengths of the shortest: 1, 1, 2, 1, 1, 2, 4, 1, ...
// Whatever the distribution of the time to success is, such a row takes longer than the best
// lengths for it by no more than the order of a logarithm. Source: M. Luby, A. Sinclair, D.
// Zuckerman, "Optimal speedup of Las Vegas algorithms", 1993.
constexpr std::uint64_t restart_length(std::uint64_t number) {
  // The last of 2^k - 1 searches has length 2^(k - 1); after it comes the row before it again.
  for (std::uint64_t place = number + 1;;) {
    const std::uint64_t power = std::bit_floor(place);
    if (place == 2 * power - 1) return power;
    place -= power - 1;
  }
}

}  // namespace nonet
