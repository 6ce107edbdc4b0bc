// What a position asks of shares (shares.h), by number.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "board/geometry.h"

namespace nonet {

// The constraints by number: cells, then the digits of each house.
inline constexpr std::size_t kConstraints = kCells + std::size_t{kHouses} * kSize;

std::size_t number_of(House house, Digit digit);
std::array<std::size_t, 4> constraints_of(Candidate candidate);

struct ShareProgram {
  // Constraints, each by its place in a list.
  std::vector<std::vector<std::size_t>> columns;
  // By candidate; nullopt: none of its constraints is in the list.
  std::vector<std::optional<std::size_t>> column_of;
};

// The program with some constraints only, ascending. Candidates with the same of them share a
// column.
ShareProgram program_of(const std::vector<Candidate>& candidates,
                        const std::vector<std::size_t>& constraints);

}  // namespace nonet
