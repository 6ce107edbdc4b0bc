#include "rater/logic/patterns/rank_zero/share_program.h"

#include <cstdint>
#include <unordered_map>
#include <utility>

namespace nonet {

std::size_t number_of(House house, Digit digit) {
  return static_cast<std::size_t>(kCells + house.index() * kSize + digit.index());
}

std::array<std::size_t, 4> constraints_of(Candidate candidate) {
  const auto number = [&](House house) { return number_of(house, candidate.digit); };
  const auto houses = houses_of(candidate.cell);
  return {static_cast<std::size_t>(candidate.cell.index()), number(houses[0]), number(houses[1]),
          number(houses[2])};
}

ShareProgram program_of(const std::vector<Candidate>& candidates,
                        const std::vector<std::size_t>& constraints) {
  constexpr int kBitsOfPlace = 16;
  std::array<std::size_t, kConstraints> place{};  // from 1; 0: it is not in the list
  for (std::size_t i = 0; i < constraints.size(); ++i) place[constraints[i]] = i + 1;
  ShareProgram program;
  std::unordered_map<std::uint64_t, std::size_t> known;  // columns, by all their places
  for (const Candidate candidate : candidates) {
    std::vector<std::size_t> column;
    std::uint64_t places = 0;
    for (const std::size_t number : constraints_of(candidate)) {
      if (place[number] == 0) continue;
      column.push_back(place[number] - 1);
      places = places << kBitsOfPlace | place[number];
    }
    program.column_of.emplace_back();
    if (column.empty()) continue;
    const auto [at, is_new] = known.try_emplace(places, program.columns.size());
    if (is_new) program.columns.push_back(std::move(column));
    program.column_of.back() = at->second;
  }
  return program;
}

}  // namespace nonet
