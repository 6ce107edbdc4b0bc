#include "variants/exact/pack_facts.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace nonet::variants {

PackFacts::PackFacts(const Geometry& geometry)
    : cells(static_cast<std::size_t>(geometry.cells())),
      digits(static_cast<std::size_t>(geometry.digits())),
      all_digits((std::uint32_t{1} << digits) - 1) {
  const std::vector<Region>& regions = geometry.regions();
  std::vector<std::vector<std::uint16_t>> houses(cells);
  std::vector<std::vector<CellIndex>> company(cells);  // cells with a common house, more than once
  for (std::size_t house = 0; house < regions.size(); ++house) {
    const Region& region = regions[house];
    house_cells.add(region.cells);
    boxes.push_back(region.layer == Layer::kBoxes);
    usual.push_back(region.layer <= Layer::kColumns);
    for (const CellIndex cell : region.cells) {
      houses[cell].push_back(static_cast<std::uint16_t>(house));
      company[cell].insert(company[cell].end(), region.cells.begin(), region.cells.end());
    }
    for (std::size_t second = house + 1; second < regions.size(); ++second)
      add_crossing(region, regions[second]);
  }
  for (std::size_t i = 0; i < cells; ++i) {
    const auto cell = static_cast<CellIndex>(i);
    cell_houses.add(houses[i]);
    std::ranges::sort(company[i]);
    std::vector<CellIndex> strangers;
    std::ranges::copy_if(geometry.peers(cell), std::back_inserter(strangers), [&](CellIndex peer) {
      return !std::ranges::binary_search(company[i], peer);
    });
    has_pairs = has_pairs || !strangers.empty() || !geometry.far_from(cell).empty();
    apart.add(strangers);
    far.add(geometry.far_from(cell));
  }
  order_cells(geometry);
}

// Groups of cells that share no house, each with the first cells that fit.
void PackFacts::order_cells(const Geometry& geometry) {
  std::vector<bool> ordered(cells);
  while (apart_order.size() < cells) {
    std::vector<bool> near(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
      if (ordered[cell] || near[cell]) continue;
      ordered[cell] = true;
      apart_order.push_back(static_cast<std::uint16_t>(cell));
      for (const CellIndex peer : geometry.peers(static_cast<CellIndex>(cell))) near[peer] = true;
    }
  }
}

bool PackFacts::keeps_pairs(const CellDigits& digits_of) const {
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const int digit = digits_of[cell];
    const auto clashes = [&](std::uint16_t other, int least) {
      return digit != 0 && digits_of[other] != 0 && std::abs(digits_of[other] - digit) < least;
    };
    if (std::ranges::any_of(apart[cell], [&](auto other) { return clashes(other, 1); }) ||
        std::ranges::any_of(far[cell], [&](auto other) { return clashes(other, 2); }))
      return false;
  }
  return true;
}

void PackFacts::add_crossing(const Region& first, const Region& second) {
  std::vector<CellIndex> both;
  std::ranges::set_intersection(first.cells, second.cells, std::back_inserter(both));
  if (both.size() < 2) return;
  std::vector<CellIndex> rest;
  std::ranges::set_difference(first.cells, both, std::back_inserter(rest));
  common.add(both);
  first_only.add(rest);
  rest.clear();
  std::ranges::set_difference(second.cells, both, std::back_inserter(rest));
  second_only.add(rest);
}

}  // namespace nonet::variants
